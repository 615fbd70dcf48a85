import type { Request, Response } from 'express';
import type { RequestStream } from './body/request-stream.ts';
import type { Operation } from './contract.ts';
import type { Principal, Reply } from './handler.ts';
import type { FilterTerm } from './lists/filter-syntax.ts';
import type { RequestParts } from './validation.ts';

/** A request that has passed key, permission, rate limits and contract. Plain data: it can cross threads. */
export interface OperationCall {
  readonly operationId: string;
  readonly requestId: string;
  /** Path and query as the client sent them. */
  readonly url: string;
  readonly principal: Principal;
  /** Path parameters, percent-decoded; UUIDs in lower case. */
  readonly params: Readonly<Record<string, string>>;
  readonly keyedFilter: readonly FilterTerm[];
  readonly parts: RequestParts;
  /** What the body came to on the API thread, for operations in `preparations`. */
  readonly prepared?: unknown;
}

/** The connection that a call came in on. */
export interface Connection {
  /** The body, if the handler reads it itself. */
  readonly stream: RequestStream;
  /** Fires when the client closes the connection before its response. */
  readonly signal: () => AbortSignal;
  /** Absent on the device loop: handlers that write the response themselves run on the API thread. */
  readonly http?: { readonly request: Request; readonly response: Response };
}

/** What an operation came to. */
export interface OperationOutcome {
  readonly reply: Reply;
  /** Whether it is the response to an earlier request with the same Idempotency-Key. */
  readonly isReplay: boolean;
}

/** Runs operations of the contract. */
export interface Operations {
  /** @throws MusterError; ClientGone */
  run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome>;
}
