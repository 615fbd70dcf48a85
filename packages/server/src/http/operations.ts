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
import type { BeginUnit, Reply, Route, RouteTable, Principal, RequestContext } from './handler.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import type { Connection, OperationCall, OperationOutcome, Operations } from './operation-call.ts';
import type { Reader } from '../store/port.ts';
import { ContractValidator } from './validation.ts';
import type { RequestParts } from './validation.ts';
import type express from 'express';
import type { RequestStream } from './body/request-stream.ts';
import { invalid } from '../kernel/errors.ts';
import { assertBounded, parseFilter } from './lists/filter-syntax.ts';
import type { FilterTerm } from './lists/filter-syntax.ts';
import type { Schemas } from './generated/contract.ts';
import type { PageRequest } from './lists/page-request.ts';
import { normaliseEnums } from './lists/row-enums.ts';
import type { RowEnums } from './lists/row-enums.ts';
import { parseSort } from './lists/sort-syntax.ts';

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

interface ExchangeInit {
  readonly catalogues: Catalogues;
  readonly live: LiveState;
  readonly nowMs: number;
  readonly connection: Connection;
  readonly reader: Reader;
  readonly requestId: string;
  readonly url: string;
  readonly prepared?: unknown;
  readonly principal: Principal;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly keyedFilter: readonly FilterTerm[];
  readonly rowEnums: RowEnums;
  readonly body: unknown;
  readonly validator: Pick<ContractValidator, 'checkValue'>;
  readonly form: FormReader;
  readonly begin: BeginUnit;
  readonly access: AccessService;
}

/** A request while it is handled. Values that few handlers need are computed on demand. */
class Exchange implements RequestContext {
  readonly access: AccessService;
  readonly catalogues: Catalogues;
  readonly live: LiveState;
  readonly nowMs: number;
  readonly reader: Reader;
  readonly requestId: string;
  readonly url: string;
  readonly prepared: unknown;
  readonly principal: Principal;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly form: FormReader;
  readonly begin: BeginUnit;
  readonly #connection: Connection;
  readonly #keyedFilter: readonly FilterTerm[];
  readonly #rowEnums: RowEnums;
  readonly #validator: Pick<ContractValidator, 'checkValue'>;
  #paging: PageRequest | undefined;

  constructor(init: ExchangeInit) {
    this.#connection = init.connection;
    this.access = init.access;
    this.catalogues = init.catalogues;
    this.live = init.live;
    this.nowMs = init.nowMs;
    this.reader = init.reader;
    this.requestId = init.requestId;
    this.url = init.url;
    this.prepared = init.prepared;
    this.principal = init.principal;
    this.params = init.params;
    this.query = init.query;
    this.body = init.body;
    this.form = init.form;
    this.begin = init.begin;
    this.#keyedFilter = init.keyedFilter;
    this.#rowEnums = init.rowEnums;
    this.#validator = init.validator;
  }

  get paging(): PageRequest {
    this.#paging ??= readPaging(this.query, this.#keyedFilter, this.#rowEnums);
    return this.#paging;
  }

  checked<Name extends keyof Schemas>(schema: Name, value: unknown): Schemas[Name] {
    const faults = this.#validator.checkValue(schema, value);
    if (faults !== undefined) throw invalid(faults);
    return normaliseBody(value) as Schemas[Name];
  }

  get signal(): AbortSignal {
    return this.#connection.signal();
  }

  get stream(): RequestStream {
    return this.#connection.stream;
  }

  get request(): express.Request {
    return this.#http.request;
  }

  get response(): express.Response {
    return this.#http.response;
  }

  get #http(): NonNullable<Connection['http']> {
    const { http } = this.#connection;
    if (http === undefined)
      throw new Error('The operation writes its response itself: declare its route with serve.');
    return http;
  }
}

function readPaging(
  query: Readonly<Record<string, unknown>>,
  keyed: readonly FilterTerm[],
  words: RowEnums,
): PageRequest {
  const { Page, PageSize, Filter, Sort, Search } = query;
  const filter = [...(typeof Filter === 'string' ? parseFilter(Filter) : []), ...keyed];
  assertBounded(filter);
  return {
    page: typeof Page === 'number' ? Page : 1,
    pageSize: typeof PageSize === 'number' ? PageSize : 20,
    filter: normaliseEnums(filter, words),
    sort: typeof Sort === 'string' ? parseSort(Sort) : [],
    ...(typeof Search === 'string' ? { search: Search } : {}),
  };
}
