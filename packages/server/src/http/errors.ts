import { STATUS_CODES } from 'node:http';
import { omitUndefined } from '../kernel/data.ts';
import { MusterError } from '../kernel/errors.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import { StoreError } from '../store/port.ts';
import type { StoreErrorCode } from '../store/port.ts';
import type { ErrorResponse, ProblemResponse } from './generated/contract.ts';

/** The client disconnected before the response. */
export class ClientGone extends Error {
  constructor() {
    super('The client closed the connection before the response.');
    this.name = 'ClientGone';
  }
}

/** An earlier request with the same Idempotency-Key was refused with this error. */
export class ReplayedRefusal extends Error {
  readonly refusal: MusterError;

  constructor(refusal: MusterError) {
    super(refusal.message);
    this.name = 'ReplayedRefusal';
    this.refusal = refusal;
  }
}

/** Returns the MusterError for a thrown value. */
export function errorOf(thrown: unknown): MusterError {
  if (thrown instanceof MusterError) return thrown;
  if (thrown instanceof StoreError) return fromStore(thrown);
  // Thrown by Express's router for a path with invalid percent-encoding.
  if (thrown instanceof URIError || statusOf(thrown) === 400) {
    return new MusterError('malformed-request', undefined, { cause: thrown });
  }
  return new MusterError('internal', undefined, { cause: thrown });
}

function statusOf(thrown: unknown): unknown {
  return thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
}

/** Codes of errors of the store. All others mean that the store is unavailable. */
const storeErrors: Readonly<Partial<Record<StoreErrorCode, ErrorCode>>> = {
  unique: 'already-exists',
  closed: 'shutting-down',
  referenced: 'in-use',
  'too-slow': 'query-too-slow',
  overloaded: 'overloaded',
  timeout: 'overloaded',
  invalid: 'internal',
  nested: 'internal',
};

function fromStore(error: StoreError): MusterError {
  const message = error.code === 'referenced' ? error.message : undefined;
  return new MusterError(storeErrors[error.code] ?? 'store-unavailable', message, { cause: error });
}

export function presentError(error: MusterError, requestId: string): ErrorResponse {
  const { message, code, modelState } = error;
  return omitUndefined({ Message: message, Code: code, RequestId: requestId, ModelState: modelState });
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
