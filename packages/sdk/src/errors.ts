/** Base class of all errors that the SDK creates. */
export class MusterError extends Error {
  override readonly name: string = 'MusterError';

  /** Returns name, message and details for `JSON.stringify`, which omits the message of an Error. */
  toJSON(): object {
    return { ...Object.fromEntries(Object.entries(this)), message: this.message };
  }
}

/** Details of an error response. */
export interface ApiErrorDetails {
  readonly status: number;
  readonly message: string;
  readonly code?: string | undefined;
  readonly modelState?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly operationId?: string | undefined;
  readonly response: Response;
}

/** The service answered with an error. */
export class MusterApiError extends MusterError {
  override readonly name: string = 'MusterApiError';
  /** The HTTP status. */
  readonly status: number;
  /** Stable identifier of the error, for example `device-not-found`; undefined if the response has none. */
  readonly code: string | undefined;
  /** Faults, keyed by member of the request. */
  readonly modelState: Readonly<Record<string, readonly string[]>> | undefined;
  /** ID under which the service logged the request. */
  readonly requestId: string | undefined;
  /** Delay requested by the service, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The operation that failed, such as `devices.get`. */
  readonly operationId: string | undefined;
  /** The response. Its body has already been read. */
  declare readonly response: Response;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.modelState = details.modelState;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.operationId = details.operationId;
    // Not enumerable, so that loggers do not print the whole response.
    Object.defineProperty(this, 'response', { value: details.response, enumerable: false });
  }
}

/** 400: the request is invalid. `modelState` lists the faults. */
export class BadRequestError extends MusterApiError {
  override readonly name = 'BadRequestError';
}

/** 401: the request has no API key, or the key is not valid. */
export class AuthenticationError extends MusterApiError {
  override readonly name = 'AuthenticationError';
}

/** 403: the key does not have the permission, or is not a member of the device network. */
export class PermissionError extends MusterApiError {
  override readonly name = 'PermissionError';
}

/** 404: the device network has no such entity. */
export class NotFoundError extends MusterApiError {
  override readonly name = 'NotFoundError';
}

/** 409: the current state of the entity does not allow the operation. */
export class ConflictError extends MusterApiError {
  override readonly name = 'ConflictError';
}

/** 429: too many requests. `retryAfterMs` is the delay before the next one. */
export class RateLimitError extends MusterApiError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the service failed or is temporarily unavailable. */
export class ServerError extends MusterApiError {
  override readonly name = 'ServerError';
}

/** The service could not be reached, or the connection broke. */
export class ConnectionError extends MusterError {
  override readonly name = 'ConnectionError';
  /** System error code, for example `ECONNREFUSED`; undefined if there is none. */
  readonly code: string | undefined;

  constructor(message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = options.code;
  }
}

/** A file to upload could not be read. `cause` is the error of its stream. */
export class FileReadError extends MusterError {
  override readonly name = 'FileReadError';

  constructor(part: string, cause: unknown) {
    super(`The file "${part}" could not be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** The call took longer than its time-out. */
export class TimeoutError extends MusterError {
  override readonly name = 'TimeoutError';
  /** The time-out in milliseconds. */
  readonly timeoutMs: number;

  constructor(timeoutMs: number, message = `The response was not complete within ${timeoutMs} ms.`) {
    super(message);
    this.timeoutMs = timeoutMs;
  }
}

/** The response does not conform to the contract, for example a page of HTML. */
export class InvalidResponseError extends MusterError {
  override readonly name = 'InvalidResponseError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const classes: Readonly<Record<number, new (details: ApiErrorDetails) => MusterApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** Creates the error class for a status. */
export function apiError(details: ApiErrorDetails): MusterApiError {
  const ErrorClass = classes[details.status] ?? (details.status >= 500 ? ServerError : MusterApiError);
  return new ErrorClass(details);
}
