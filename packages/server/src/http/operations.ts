import type { Request, Response } from 'express';
import type { IdempotencyService } from '../domain/services/idempotency/idempotency-service.ts';
import type { RequestStream } from './body/request-stream.ts';
import { formReader } from './body/multipart.ts';
import type { FormReader } from './body/multipart.ts';
import { normaliseBody } from './client-values.ts';
import type { Contract, Operation } from './contract.ts';
import { Exchange } from './exchange.ts';
import type { Foretell, Principal, Reply, RouteTable } from './handler.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import type { FilterTerm } from './lists/filter-syntax.ts';
import { ContractValidator } from './validation.ts';
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

/** Nobody asks for the response to a request without an Idempotency-Key again. */
const unheard: Foretell = () => undefined;

/** Runs operations by their handlers. */
export class LocalOperations implements Operations {
  readonly #routes: RouteTable;
  readonly #contract: Contract;
  readonly #idempotency: Idempotency | undefined;

  /**
   * @param routes a handler for every operation of the contract, and no other
   * @param idempotency absent: the header Idempotency-Key does nothing
   * @throws Error when an operation has no handler, or a handler no operation
   */
  constructor(routes: RouteTable, contract: Contract, idempotency?: IdempotencyService) {
    assertComplete(contract, routes);
    this.#routes = routes;
    this.#contract = contract;
    this.#idempotency = idempotency && new Idempotency(idempotency, contract);
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    const handler = this.#routes[operation.operationId];
    if (handler === undefined) throw new Error(`${operation.operationId} has no handler.`);
    const validator = ContractValidator.of(this.#contract);
    const { body } = call.parts;
    const handle = (form: FormReader, foretell: Foretell = unheard): Promise<Reply> =>
      handler(
        new Exchange({
          ...call,
          connection,
          query: call.parts.query,
          validator,
          body: body === undefined ? undefined : normaliseBody(body.value),
          form,
          foretell,
        }),
      );
    if (this.#idempotency === undefined) {
      const reply = await handle(formReader(operation, connection.stream, validator));
      return { reply, isReplay: false };
    }
    return this.#idempotency.run({ operation, call, stream: connection.stream, validator }, handle);
  }
}

/** @throws Error when an operation has no handler, or a handler no operation */
export function assertComplete(contract: Contract, routes: RouteTable): void {
  const operations = new Set(contract.operations.map((one) => one.operationId));
  const missing = [...operations].filter((id) => !Object.hasOwn(routes, id));
  const known = new Set([...operations, ...contract.removed]);
  const surplus = Object.keys(routes).filter((id) => !known.has(id));
  if (missing.length + surplus.length > 0) {
    throw new Error(
      [
        'openapi.yaml and the routes do not match.',
        missing.length === 0 ? '' : `Operations without a handler: ${missing.join(', ')}.`,
        surplus.length === 0 ? '' : `Handlers without an operation: ${surplus.join(', ')}.`,
      ]
        .filter((line) => line !== '')
        .join(' '),
    );
  }
}
