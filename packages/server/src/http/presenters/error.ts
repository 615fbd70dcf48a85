import { STATUS_CODES } from 'node:http';
import type { MusterError } from '../../domain/errors.ts';

/** What every error carries. */
export interface ErrorBody {
  readonly Message: string;
  readonly Code: string;
  readonly RequestId: string;
  readonly ModelState?: MusterError['modelState'];
}

export function presentError(error: MusterError, requestId: string): ErrorBody {
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
export function presentProblem(
  error: MusterError,
  requestId: string,
): ErrorBody & Readonly<Record<string, unknown>> {
  return {
    type: `urn:muster:error:${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    instance: `urn:muster:request:${requestId}`,
    ...presentError(error, requestId),
  };
}
