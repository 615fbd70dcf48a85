import type { AccessService } from '../features/access/access-service.ts';
import type { IdempotencyService } from '../features/idempotency/idempotency-service.ts';
import type { Catalogues } from '../kernel/catalogue.ts';
import type { Clock } from '../kernel/clock.ts';
import type { LiveState } from '../kernel/live-state.ts';
import { UnitOfWork } from '../kernel/unit-of-work.ts';
import { formReader } from './body/multipart.ts';
import type { FormReader } from './body/multipart.ts';
import { normaliseBody } from './client-values.ts';
import type { Contract, Operation } from './contract.ts';
import { Exchange } from './exchange.ts';
import type { BeginUnit, Reply, Route, RouteTable } from './handler.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import type { Connection, OperationCall, OperationOutcome, Operations } from './operation-call.ts';
import type { Reader } from '../store/port.ts';
import { ContractValidator, type RequestParts } from './validation.ts';

export interface LocalOperationsOptions {
  readonly contract: Contract;
  /** Exactly one route for every operation of the contract. */
  readonly routes: RouteTable;
  readonly reader: Reader;
  readonly access: AccessService;
  readonly catalogues: Catalogues;
  readonly live: LiveState;
  readonly clock: Pick<Clock, 'now'>;
  /** What routes use beside the store if they run where the connection is. Absent: none of them can run here. */
  readonly sources?: unknown;
  /** Services for acts. Absent: only operations that read can run here. */
  readonly services?: unknown;
  /** Absent: the header Idempotency-Key has no effect. */
  readonly idempotency?: IdempotencyService;
}

/** Runs operations by their routes. */
export class LocalOperations implements Operations {
  readonly #options: LocalOperationsOptions;
  readonly #idempotency: Idempotency | undefined;

  /** @throws Error if an operation has no route, or a route no operation */
  constructor(options: LocalOperationsOptions) {
    assertComplete(options.contract, options.routes);
    this.#options = options;
    this.#idempotency = options.idempotency && new Idempotency(options.idempotency);
  }

  /** Whether a call changes nothing, so that it can run without services. */
  isRead(operation: Operation, query: RequestParts['query']): boolean {
    const route = this.#routeOf(operation);
    return !('act' in route) || (isPreview(query) && route.preview !== undefined);
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    const { access, catalogues, clock, contract, live, reader, services, sources } = this.#options;
    const route = this.#routeOf(operation);
    const validator = ContractValidator.of(contract);
    const { body } = call.parts;
    const handle = (form: FormReader, begin: BeginUnit): Promise<Reply> => {
      const exchange = new Exchange({
        rowEnums: operation.rowEnums,
        ...call,
        connection,
        reader,
        access,
        catalogues,
        live,
        nowMs: clock.now(),
        query: call.parts.query,
        validator,
        body: body === undefined ? undefined : normaliseBody(body.value),
        form,
        begin,
      });
      if ('read' in route) return route.read(exchange);
      if ('serve' in route) return route.serve(exchange, sources);
      if (isPreview(call.parts.query) && route.preview !== undefined) return route.preview(exchange, sources);
      return route.act(exchange, services);
    };
    if (this.#idempotency === undefined) {
      const reply = await handle(formReader(operation, connection.stream, validator), () => new UnitOfWork());
      return { reply, isReplay: false };
    }
    return this.#idempotency.run({ operation, call, stream: connection.stream, validator }, handle);
  }

  #routeOf({ operationId }: Operation): Route {
    const route = this.#options.routes[operationId];
    if (route === undefined) throw new Error(`${operationId} has no route.`);
    return route;
  }
}

/** Whether a call is a preview, which changes nothing. The contract has the parameter where there are previews. */
export const isPreview = (query: RequestParts['query']): boolean => query['preview'] === true;

/** @throws Error if an operation has no handler, or a handler no operation */
function assertComplete(contract: Contract, routes: RouteTable): void {
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
