import type { FilterTerm } from './filter-syntax.ts';
import type { SortTerm } from './sort-syntax.ts';

/** A client's request for a list, with the names of the API. `list-fields.ts` converts it to a query of the store. */
export interface PageRequest {
  /** Page number, starting at 1. */
  readonly page: number;
  /** Rows per page, 1 to 1000. */
  readonly pageSize: number;
  /** Conditions that must all hold. */
  readonly filter: readonly FilterTerm[];
  readonly sort: readonly SortTerm[];
  readonly search?: string;
}
