import type { operations } from './generated/api.ts';
import type { operationTable } from './generated/operations.ts';
import type { ListId, SortOf } from './list-query.ts';
import type { Operation, OperationId } from './operation.ts';
import type { Paged } from './paging.ts';

export type { FileSource } from './file-source.ts';

/** What every method takes as its last argument. */
export interface CallOptions {
  /** Ends the call; it rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call, retries included; 0 is no limit. Default: that of the client. */
  readonly timeoutMs?: number;
  /** How often a request that can be repeated is tried again. Default: that of the client. */
  readonly retries?: number;
  /**
   * Does the request once, however often it is sent with this key: 1 to 255 characters of ASCII without `"` and `\`.
   * For operations that take an Idempotency-Key. Default: one of its own for each call, for the retries.
   */
  readonly idempotencyKey?: string;
  /** The device network of this call. Default: that of the client. */
  readonly deviceNetwork?: string;
}

/** The query of an operation; its Sort takes the fields of the list. */
export type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? object
    : Id extends ListId
      ? Omit<NonNullable<Query>, 'Sort'> & { Sort?: SortOf<Id> }
      : NonNullable<Query>
  : object;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type Success<Responses> = Responses extends { 200: infer Ok }
  ? JsonOf<Ok>
  : Responses extends { 201: infer Created }
    ? JsonOf<Created>
    : undefined;

/** What an operation resolves with. */
export type ResultOf<Id extends OperationId> = Id extends OperationId
  ? (typeof operationTable)[Id]['result'] extends 'command'
    ? CommandReceipt
    : (typeof operationTable)[Id]['result'] extends 'binary'
      ? Download
      : (typeof operationTable)[Id]['result'] extends 'none'
        ? undefined
        : Success<operations[Id]['responses']>
  : never;

/** A file that the service sends. Read `body` to its end, or cancel it. */
export interface Download {
  readonly body: ReadableStream<Uint8Array>;
  readonly contentType: string;
  /** The name that the service proposes, without folders. */
  readonly fileName: string | undefined;
  /** Undefined when the service does not say. */
  readonly sizeBytes: number | undefined;
  /** The whole body; it is read once. */
  blob(): Promise<Blob>;
}

/** The rows of a paged operation. */
export type RowOf<Id extends OperationId> = ResultOf<Id> extends { Rows: (infer Row)[] } ? Row : never;

/** A command was accepted; its course is an entry of the activity log. */
export interface CommandReceipt {
  /** The id of the entry; undefined when there was nothing to send. */
  readonly activityId: string | undefined;
}

/** The parameters and the body of a request, not yet checked against its operation. */
export interface OperationInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls operations. */
export interface Caller {
  /**
   * Calls one operation.
   *
   * @param operation the operation, as generated from the contract; a whole client takes its id too
   * @throws {MusterApiError} the service answered with an error
   * @throws {ConnectionError} the service could not be reached
   * @throws {TimeoutError} the time was up
   */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput,
    options?: CallOptions & Partial<QueryOf<Id>>,
  ): Promise<ResultOf<Id>>;
  /** Goes through all pages of an operation that has pages. */
  iterate<Id extends OperationId>(
    operation: Operation<Id>,
    input: OperationInput,
    options?: CallOptions & Partial<QueryOf<Id>>,
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
   * The headers of this attempt. A hook can read, set and delete them, for example `traceparent`. `Authorization` and
   * `Idempotency-Key` are left out, and what a hook sets for them is ignored.
   */
  readonly headers: Headers;
}

/** A response to one attempt. */
export interface ResponseInfo extends AttemptInfo {
  readonly status: number;
  /** The id under which the service logged the request. */
  readonly requestId: string | undefined;
  /** Milliseconds from sending to the end of the response; for a download and a stream, to its headers. */
  readonly durationMs: number;
  /** A copy of the headers of the response. */
  readonly headers: Headers;
}

/** A failed attempt before the delay for the next one. */
export interface RetryInfo extends AttemptInfo {
  /** Milliseconds until the next attempt. */
  readonly delayMs: number;
  /** Message of the error that the attempt ended with. */
  readonly reason: string;
}

/**
 * Functions that run at each attempt. The call waits for a promise that a hook returns, and fails with the error that a
 * hook throws.
 */
export interface Hooks {
  /** Runs before each attempt; can change the headers. */
  onRequest?(info: RequestInfo): unknown;
  /** Runs after each response, whatever its status. */
  onResponse?(info: ResponseInfo): unknown;
  /** Runs before the delay that precedes another attempt. */
  onRetry?(info: RetryInfo): unknown;
}
