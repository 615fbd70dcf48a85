import type express from 'express';
import { invalid } from '../domain/errors.ts';
import { nextTurn } from '../domain/turns.ts';
import { normaliseBody, normaliseInTurns } from './client-values.ts';
import { assertBounded, parseFilter } from './lists/filter-syntax.ts';
import type { FilterTerm } from './lists/filter-syntax.ts';
import type { Schemas } from './generated/contract.ts';
import type { Foretell, Principal, RequestContext } from './handler.ts';
import type { FormReader } from './body/multipart.ts';
import type { PageRequest } from './lists/page-request.ts';
import { parseSort } from './lists/sort-syntax.ts';
import type { ContractValidator } from './validation.ts';

export interface ExchangeInit {
  readonly request: express.Request;
  readonly response: express.Response;
  readonly requestId: string;
  readonly principal: Principal;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly keyedFilter: readonly FilterTerm[];
  readonly body: unknown;
  readonly validator: Pick<ContractValidator, 'checkValue' | 'prepareValue'>;
  readonly form: FormReader;
  readonly foretell: Foretell;
}

/** A request on its way through a handler. What few handlers ask for is made when it is asked for. */
export class Exchange implements RequestContext {
  readonly request: express.Request;
  readonly response: express.Response;
  readonly requestId: string;
  readonly principal: Principal;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly form: FormReader;
  readonly foretell: Foretell;
  readonly #keyedFilter: readonly FilterTerm[];
  readonly #validator: Pick<ContractValidator, 'checkValue' | 'prepareValue'>;
  #paging: PageRequest | undefined;
  #signal: AbortSignal | undefined;

  constructor(init: ExchangeInit) {
    this.request = init.request;
    this.response = init.response;
    this.requestId = init.requestId;
    this.principal = init.principal;
    this.params = init.params;
    this.query = init.query;
    this.body = init.body;
    this.form = init.form;
    this.foretell = init.foretell;
    this.#keyedFilter = init.keyedFilter;
    this.#validator = init.validator;
  }

  get paging(): PageRequest {
    this.#paging ??= readPaging(this.query, this.#keyedFilter);
    return this.#paging;
  }

  checked<Name extends keyof Schemas>(schema: Name, value: unknown): Schemas[Name] {
    const faults = this.#validator.checkValue(schema, value);
    if (faults !== undefined) throw invalid(faults);
    return normaliseBody(value) as Schemas[Name];
  }

  async checkedInTurns<Name extends keyof Schemas>(schema: Name, value: unknown): Promise<Schemas[Name]> {
    this.#validator.prepareValue(schema);
    await nextTurn();
    const faults = this.#validator.checkValue(schema, value);
    if (faults !== undefined) throw invalid(faults);
    await nextTurn();
    return (await normaliseInTurns(value)) as Schemas[Name];
  }

  get signal(): AbortSignal {
    this.#signal ??= abortedWithClient(this.response);
    return this.#signal;
  }
}

function readPaging(query: Readonly<Record<string, unknown>>, keyed: readonly FilterTerm[]): PageRequest {
  const { Page, PageSize, Filter, Sort, Search } = query;
  const filter = [...(typeof Filter === 'string' ? parseFilter(Filter) : []), ...keyed];
  assertBounded(filter);
  return {
    page: typeof Page === 'number' ? Page : 1,
    pageSize: typeof PageSize === 'number' ? PageSize : 20,
    filter,
    sort: typeof Sort === 'string' ? parseSort(Sort) : [],
    ...(typeof Search === 'string' ? { search: Search } : {}),
  };
}

function abortedWithClient(response: express.Response): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished) {
      controller.abort();
    }
  };
  if (response.destroyed) {
    abort();
  } else {
    response.once('close', abort);
  }
  return controller.signal;
}
