import type { FilterTerm } from './filter-syntax.ts';
import type { SortTerm } from './sort-syntax.ts';

/** A client's request for a list, under the names of the API. `list-fields.ts` turns it into a query of the store. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  /** 1 to 1000. */
  readonly pageSize: number;
  /** All of them must hold. */
  readonly filter: readonly FilterTerm[];
  readonly sort: readonly SortTerm[];
  readonly search?: string;
}
