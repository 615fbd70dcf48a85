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
 * Returns the error as problem details (RFC 9457). The instance is the ID of the request instead of its path: problem
 * details are logged, and paths may contain tokens and values.
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
