import type express from 'express';
import type { AccessService } from '../features/access/access-service.ts';
import type { RequestStream } from './body/request-stream.ts';
import type { Catalogues } from '../kernel/catalogue.ts';
import { invalid } from '../kernel/errors.ts';
import type { LiveState } from '../kernel/live-state.ts';
import { normaliseBody } from './client-values.ts';
import { assertBounded, parseFilter } from './lists/filter-syntax.ts';
import type { FilterTerm } from './lists/filter-syntax.ts';
import type { Schemas } from './generated/contract.ts';
import type { BeginUnit, Principal, RequestContext } from './handler.ts';
import type { FormReader } from './body/multipart.ts';
import type { PageRequest } from './lists/page-request.ts';
import type { Connection } from './operation-call.ts';
import { normaliseEnums, type RowEnums } from './lists/row-enums.ts';
import { parseSort } from './lists/sort-syntax.ts';
import type { Reader } from '../store/port.ts';
import type { ContractValidator } from './validation.ts';

export interface ExchangeInit {
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
export class Exchange implements RequestContext {
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
