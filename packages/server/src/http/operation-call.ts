import type { Request, Response } from 'express';
import type { RequestStream } from './body/request-stream.ts';
import type { Operation } from './contract.ts';
import type { Principal, Reply } from './handler.ts';
import type { FilterTerm } from './lists/filter-syntax.ts';
import type { RequestParts } from './validation.ts';

/**
 * A request that has passed authentication, authorisation, rate limits and validation. Plain data, so it can be
 * passed between threads.
 */
export interface OperationCall {
  readonly operationId: string;
  readonly requestId: string;
  /** Path and query as sent by the client. */
  readonly url: string;
  readonly principal: Principal;
  /** Path parameters, percent-decoded. UUIDs are in lower case. */
  readonly params: Readonly<Record<string, string>>;
  readonly keyedFilter: readonly FilterTerm[];
  readonly parts: RequestParts;
  /** Result of the body's preparation on the API thread, for operations in `preparations`. */
  readonly prepared?: unknown;
}

/** The client connection of a call. */
export interface Connection {
  /** The body, if the handler reads it itself. */
  readonly stream: RequestStream;
  /** Fires if the client closes the connection before the response. */
  readonly signal: () => AbortSignal;
  /** Absent on the device loop. Handlers that write the response themselves run on the API thread. */
  readonly http?: { readonly request: Request; readonly response: Response };
}

/** The result of an operation. */
export interface OperationOutcome {
  readonly reply: Reply;
  /** Whether this repeats the response to an earlier request with the same Idempotency-Key. */
  readonly isReplay: boolean;
}

/** Runs operations of the contract. */
export interface Operations {
  /** @throws MusterError; ClientGone */
  run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome>;
}
