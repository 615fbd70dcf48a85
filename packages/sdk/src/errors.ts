/** The root of all errors that the SDK makes itself. */
export class MusterError extends Error {
  override readonly name: string = 'MusterError';
}

/** What the service says about an error. */
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
  /** The stable word for the error, such as `device-not-found`; undefined when the answer has none. */
  readonly code: string | undefined;
  /** The members of the request that are at fault, with what is wrong with each. */
  readonly modelState: Readonly<Record<string, readonly string[]>> | undefined;
  /** The id under which the service logged the request. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The operation that failed, such as `devices.get`. */
  readonly operationId: string | undefined;
  /** The answer; its body is used up. */
  declare readonly response: Response;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.modelState = details.modelState;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.operationId = details.operationId;
    // Not enumerable, so that loggers that print all members stay brief.
    Object.defineProperty(this, 'response', { value: details.response, enumerable: false });
  }
}

/** 400: something in the request is wrong; `modelState` says what. */
export class BadRequestError extends MusterApiError {
  override readonly name = 'BadRequestError';
}

/** 401: there is no key, or it is not valid (any more). */
export class AuthenticationError extends MusterApiError {
  override readonly name = 'AuthenticationError';
}

/** 403: the key may not do this, or is no member of the device network. */
export class PermissionError extends MusterApiError {
  override readonly name = 'PermissionError';
}

/** 404: there is no such entity in the device network. */
export class NotFoundError extends MusterApiError {
  override readonly name = 'NotFoundError';
}

/** 409: the state of things does not allow it. */
export class ConflictError extends MusterApiError {
  override readonly name = 'ConflictError';
}

/** 429: too many requests; `retryAfterMs` says how long to wait. */
export class RateLimitError extends MusterApiError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the service failed, or cannot take the request now. */
export class ServerError extends MusterApiError {
  override readonly name = 'ServerError';
}

/** The service could not be reached, or the connection broke. */
export class ConnectionError extends MusterError {
  override readonly name = 'ConnectionError';
  /** The code of the system, such as `ECONNREFUSED`, where there is one. */
  readonly code: string | undefined;

  constructor(message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = options.code;
  }
}

/** The time for a call was up before the answer was complete. */
export class TimeoutError extends MusterError {
  override readonly name = 'TimeoutError';
  /** The time that was given, in milliseconds. */
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`The response was not complete within ${timeoutMs} ms.`);
    this.timeoutMs = timeoutMs;
  }
}

/** The answer is not what the contract promises, such as a page of HTML. */
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

/** Makes the error class that fits the status. */
export function apiError(details: ApiErrorDetails): MusterApiError {
  const ErrorClass = classes[details.status] ?? (details.status >= 500 ? ServerError : MusterApiError);
  return new ErrorClass(details);
}
