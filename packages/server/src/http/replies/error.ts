import { STATUS_CODES } from 'node:http';
import type { MusterError } from '../../kernel/errors.ts';
import type { ErrorResponse, ProblemResponse } from '../generated/contract.ts';

export function presentError(error: MusterError, requestId: string): ErrorResponse {
  return {
    Message: error.message,
    Code: error.code,
    RequestId: requestId,
    ...(error.modelState === undefined ? {} : { ModelState: error.modelState }),
  };
}

/**
 * The same as problem details (RFC 9457). The instance names the request by its id: problem details end up in logs, and
 * paths may hold tokens and values.
 */
export function presentProblem(error: MusterError, requestId: string): ProblemResponse {
  return {
    type: `urn:muster:error:${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    instance: `urn:muster:request:${requestId}`,
    ...presentError(error, requestId),
  };
}
