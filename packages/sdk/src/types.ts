import type { ApiPromise } from './api-promise.ts';
import type { UploadProgress } from './encoded-body.ts';
import type { operations } from './generated/api.ts';
import type { operationTable } from './generated/operations.ts';
import type { ListId, SortOf } from './list-keys.ts';
import type { Operation, OperationId } from './operation.ts';
import type { Paged } from './paging.ts';

export type { ApiPromise, ApiResponse } from './api-promise.ts';
export type { UploadProgress } from './encoded-body.ts';
export type { WriteRequest, WriteValue } from './write-value.ts';
export type { ByteStream, FileSource } from './file-source.ts';

/** Options of every method. */
export interface CallOptions {
  /** Aborts the call, which rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Time-out of the call in milliseconds, retries included; 0 is no limit. Default: that of the client. */
  readonly timeoutMs?: number;
  /** Number of retries, 0 to 10. Default: that of the client. */
  readonly retries?: number;
  /**
   * After 429, waits as long as the service asks, any number of times before the time-out. These waits are not retries.
   * Default: true for the methods that iterate, false for the others.
   */
  readonly waitOnRateLimit?: boolean;
  /** ID of the device network of this call. Default: that of the client. */
  readonly deviceNetwork?: string;
}

/** Options of the methods that take an Idempotency-Key. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Idempotency key: 1 to 255 ASCII characters without `"` and `\`. The service executes requests with the same key
   * only once. Default: a random key per call, which makes retries safe.
   */
  readonly idempotencyKey?: string;
}

/** Options of the methods that upload files. */
export interface UploadOptions extends CallOptions {
  /**
   * Called each time the connection has taken a part of a file. Browsers send a File or Blob as a whole, and call it for
   * streams only. If it throws, the call ends with its error.
   */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Options of an operation. */
export type OptionsOf<Id extends OperationId> = Id extends OperationId
  ? ((typeof operationTable)[Id] extends { takesKey: true } ? KeyedCallOptions : CallOptions) &
      ((typeof operationTable)[Id] extends { form: object } ? UploadOptions : object)
  : never;

/** Query parameters of an operation. `Sort` accepts the fields of the list. */
export type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? object
    : Id extends ListId
      ? Omit<NonNullable<Query>, 'Sort'> & { Sort?: SortOf<Id> }
      : NonNullable<Query>
  : object;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type Success<Responses> = Responses extends { 200: infer Ok }
  ? JsonOf<Ok> | (Responses extends { 204: unknown } ? undefined : never)
  : Responses extends { 201: infer Created }
    ? JsonOf<Created>
    : undefined;

/** Result of an operation. */
export type ResultOf<Id extends OperationId> = Id extends OperationId
  ? (typeof operationTable)[Id]['result'] extends 'command'
    ? CommandReceipt
    : (typeof operationTable)[Id]['result'] extends 'binary'
      ? Download
      : (typeof operationTable)[Id]['result'] extends 'none'
        ? undefined
        : Success<operations[Id]['responses']>
  : never;

/** A file from the service. Read `body` to its end, or cancel it. */
export interface Download {
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
  /** File name from the service, without folders. */
  readonly fileName: string | undefined;
  /** Size in bytes; undefined if the service does not send it. */
  readonly sizeBytes: number | undefined;
  /** Reads the whole body. Can be called once. */
  blob(): Promise<Blob>;
}

/** The rows of a paged operation. */
export type RowOf<Id extends OperationId> = ResultOf<Id> extends { Rows: (infer Row)[] } ? Row : never;

/** Receipt of an accepted command. An activity log entry shows its progress. */
export interface CommandReceipt {
  /** ID of the activity log entry. Undefined if nothing was sent. */
  readonly activityId: string | undefined;
}

/** Parameters and body of a request, not yet checked against its operation. */
export interface OperationInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Calls operations. */
export interface Caller {
  /**
   * Calls one operation.
   *
   * @param operation the operation, as generated from the contract; clients of `createClient` take its ID too
   * @throws {MusterApiError} the service answered with an error
   * @throws {ConnectionError} the service could not be reached
   * @throws {TimeoutError} the call took longer than its time-out
   */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput,
    options?: OptionsOf<Id>,
  ): ApiPromise<ResultOf<Id>>;
  /** Iterates over all pages of a paged operation. */
  iterate<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput,
    options?: CallOptions,
  ): Paged<RowOf<Id>>;
}

/** One attempt to send a request. */
export interface AttemptInfo {
  readonly operationId: OperationId;
  readonly method: string;
  readonly url: string;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/** A request before it is sent. */
export interface RequestInfo extends AttemptInfo {
  /**
   * The headers of this attempt. A hook can read, set and delete them, for example `traceparent`. They do not include
   * `Authorization` and `Idempotency-Key`. Values that a hook sets for these are ignored.
   */
  readonly headers: Headers;
}

/** A response to one attempt. */
export interface ResponseInfo extends AttemptInfo {
  readonly status: number;
  /** ID under which the service logged the request. */
  readonly requestId: string | undefined;
  /**
   * Milliseconds from the start of the attempt to the end of the response; for downloads and streams, to its headers.
   */
  readonly durationMs: number;
  /** Copy of the response headers. */
  readonly headers: Headers;
}

/** A failed attempt before the delay for the next one. */
export interface RetryInfo extends AttemptInfo {
  /** Milliseconds until the next attempt. */
  readonly delayMs: number;
  /** Message of the error that ended the attempt. */
  readonly reason: string;
}

/**
 * Functions that run at each attempt. The call waits for a promise that a hook returns, and fails with the error that a
 * hook throws.
 */
export interface Hooks {
  /** Runs before each attempt; can change the headers. */
  onRequest?(info: RequestInfo): unknown;
  /** Runs after each response of any status. */
  onResponse?(info: ResponseInfo): unknown;
  /** Runs before the delay that precedes another attempt. */
  onRetry?(info: RetryInfo): unknown;
}
