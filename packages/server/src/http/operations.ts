import type { AccessService } from '../features/access/access.ts';
import type { IdempotencyService } from '../features/idempotency/idempotency.ts';
import { invalid } from '../kernel/errors.ts';
import type { Catalogues, LiveState } from '../kernel/ports.ts';
import { runFor } from '../kernel/requester.ts';
import type { Clock } from '../kernel/timers.ts';
import type { Reader } from '../store/port.ts';
import type { FormReader } from './body/multipart.ts';
import { normaliseBody } from './client-values.ts';
import type { Contract, Operation } from './contract.ts';
import type { Schemas } from './generated/contract.ts';
import type {
  BeginUnit,
  Connection,
  OperationCall,
  OperationOutcome,
  Operations,
  ReadContext,
  Reply,
  RequestContext,
  Route,
  RouteTable,
} from './handler.ts';
import { requesterOf } from './handler.ts';
import { runOnce } from './idempotency.ts';
import { readPageRequest } from './lists/page-request.ts';
import type { PageRequest } from './lists/page-request.ts';
import { ContractValidator } from './validation.ts';
import type { RequestParts } from './validation.ts';

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

  /** @throws Error if an operation has no route, or a route no operation */
  constructor(options: LocalOperationsOptions) {
    assertComplete(options.contract, options.routes);
    this.#options = options;
  }

  /** Whether a call changes nothing, so that it can run without services. */
  isRead(operation: Operation, query: RequestParts['query']): boolean {
    const route = this.#routeOf(operation);
    return !('act' in route) || (isPreview(query) && route.preview !== undefined);
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    const { contract, idempotency, services, sources } = this.#options;
    const route = this.#routeOf(operation);
    if ('read' in route)
      return { reply: await route.read(this.#readContextOf(operation, call)), isReplay: false };
    const validator = ContractValidator.of(contract);
    const handle = (form: FormReader, begin: BeginUnit): Promise<Reply> => {
      const context = this.#contextOf(operation, call, connection, form, begin);
      if ('serve' in route) return route.serve(context, sources);
      if (isPreview(call.parts.query) && route.preview !== undefined) return route.preview(context, sources);
      return runFor(requesterOf(call.principal), () => route.act(context, services));
    };
    return runOnce(idempotency, { operation, call, stream: connection.stream, validator }, handle);
  }

  #routeOf({ operationId }: Operation): Route {
    const route = this.#options.routes[operationId];
    if (route === undefined) throw new Error(`${operationId} has no route.`);
    return route;
  }

  /** Returns a request as a route that reads sees it. */
  #readContextOf(operation: Operation, call: OperationCall): ReadContext {
    const { access, catalogues, clock, live, reader } = this.#options;
    const { url, principal, params, keyedFilter, parts } = call;
    let paging: PageRequest | undefined;
    return {
      reader,
      access,
      catalogues,
      live,
      nowMs: clock.now(),
      url,
      principal,
      params,
      query: parts.query,
      body: parts.body === undefined ? undefined : normaliseBody(parts.body.value),
      get paging() {
        return (paging ??= readPageRequest(parts.query, keyedFilter, operation.rowEnums));
      },
    };
  }

  /** Returns a request as its route sees it. What few routes need is computed on demand. */
  #contextOf(
    operation: Operation,
    call: OperationCall,
    connection: Connection,
    form: FormReader,
    begin: BeginUnit,
  ): RequestContext {
    const { contract } = this.#options;
    const more = {
      form,
      begin,
      requestId: call.requestId,
      prepared: call.prepared,
      checked: <Name extends keyof Schemas>(schema: Name, value: unknown): Schemas[Name] => {
        const faults = ContractValidator.of(contract).checkValue(schema, value);
        if (faults !== undefined) throw invalid(faults);
        return normaliseBody(value) as Schemas[Name];
      },
      get signal() {
        return connection.signal();
      },
      stream: connection.stream,
      get request() {
        return httpOf(connection).request;
      },
      get response() {
        return httpOf(connection).response;
      },
    };
    const context = this.#readContextOf(operation, call);
    // A spread would call the accessors.
    return Object.defineProperties(context, Object.getOwnPropertyDescriptors(more)) as typeof context &
      typeof more;
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

function httpOf({ http }: Connection): NonNullable<Connection['http']> {
  if (http === undefined)
    throw new Error('The operation writes its response itself: declare its route with serve.');
  return http;
}
