/** The state of a table in the query of the URL, so that a link shows the same rows. */
import { readTerms, termsFilter, type Term, type TermFields } from './list-terms.ts';

export const PAGE_SIZES = [25, 50, 100, 250] as const;

/** Field to sort by, with a minus for descending order. */
export type SortOf<Field extends string> = Field | `-${Field}`;

/** The allowed states of a table. */
export interface ListShape<Field extends string> {
  /** Fields by which the API can sort. */
  readonly sortable: readonly Field[];
  /** Validators of filter values, keyed by the name of the filter in the URL. */
  readonly filters: Readonly<Record<string, (value: string) => boolean>>;
  /** Fields of further conditions. */
  readonly fields: TermFields;
  /** IDs of all columns. */
  readonly columns: readonly string[];
}

export interface ListState<Field extends string> {
  readonly search: string;
  /** Values of the active filters. */
  readonly filters: Readonly<Record<string, string>>;
  /** Further conditions. */
  readonly terms: readonly Term[];
  /** IDs of the shown columns. Undefined: those that the browser remembers, or the default ones. */
  readonly columns: readonly string[] | undefined;
  readonly sort: SortOf<Field> | undefined;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Query of a paged operation. */
export interface ListQuery<Field extends string> {
  readonly Page: number;
  readonly PageSize: number;
  readonly Filter?: string;
  readonly Search?: string;
  readonly Sort?: SortOf<Field>;
}

/** Reads the state. Ignores invalid values, because users edit URLs. */
export function readState<Field extends string>(
  shape: ListShape<Field>,
  query: URLSearchParams,
): ListState<Field> {
  const size = Number(query.get('size'));
  const sort = query.get('sort') ?? '';
  return {
    search: (query.get('q') ?? '').slice(0, 255),
    filters: readFilters(shape, query),
    terms: readTerms(shape.fields, query.get('filter') ?? ''),
    columns: readColumns(shape, query.get('columns') ?? ''),
    sort: isSort(shape, sort) ? sort : undefined,
    page: readPage(query.get('page')),
    pageSize: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
  };
}

/** At least one known column. */
function readColumns({ columns }: ListShape<string>, text: string): readonly string[] | undefined {
  const chosen = new Set(text.split(','));
  const known = columns.filter((id) => chosen.has(id));
  return known.length === 0 ? undefined : known;
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page < 2 ** 31 ? page : 1;
}

function readFilters(shape: ListShape<string>, query: URLSearchParams): Readonly<Record<string, string>> {
  const filters: Record<string, string> = {};
  for (const [name, accepts] of Object.entries(shape.filters)) {
    const value = query.get(name) ?? '';
    if (value !== '' && accepts(value)) filters[name] = value;
  }
  return filters;
}

/**
 * Writes the state. Omits defaults.
 *
 * @param query of the URL; other parameters are kept
 */
export function writeState<Field extends string>(
  shape: ListShape<Field>,
  state: ListState<Field>,
  query: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string | undefined): void => {
    next.delete(name);
    if (value !== undefined && value !== '') next.set(name, value);
  };
  set('q', state.search);
  for (const name of Object.keys(shape.filters)) set(name, state.filters[name]);
  set('filter', termsFilter(state.terms));
  set('sort', state.sort);
  set('page', state.page === 1 ? undefined : String(state.page));
  set('size', state.pageSize === PAGE_SIZES[0] ? undefined : String(state.pageSize));
  set('columns', state.columns?.join(','));
  return next;
}

/**
 * Returns the query of the API for a state.
 *
 * @param base filter expression of the filters above the table; undefined if there is none
 * @param nowMs replaces relative times
 */
export function listQuery<Field extends string>(
  state: ListState<Field>,
  base: string | undefined,
  nowMs: number,
): ListQuery<Field> {
  const condition = [base, termsFilter(state.terms, nowMs)].filter(Boolean).join(' and ');
  return {
    Page: state.page,
    PageSize: state.pageSize,
    ...(condition === '' ? {} : { Filter: condition }),
    ...(state.search === '' ? {} : { Search: state.search }),
    ...(state.sort === undefined ? {} : { Sort: state.sort }),
  };
}

/**
 * Returns the words of the `muster` command that prints the same rows.
 *
 * @param command its first words, such as `devices`, `list`
 */
export function listWords(command: readonly string[], query: ListQuery<string>): readonly string[] {
  return [
    ...command,
    ...conditionWords(query),
    ...(query.Sort === undefined ? [] : [`--sort=${query.Sort}`]),
    ...['--page', String(query.Page), '--page-size', String(query.PageSize)],
  ];
}

/** Flags for the conditions of a list. */
export const conditionWords = ({
  Filter,
  Search,
}: Pick<ListQuery<string>, 'Filter' | 'Search'>): readonly string[] => [
  ...(Filter === undefined ? [] : ['--filter', Filter]),
  ...(Search === undefined ? [] : ['--search', Search]),
];

export const isFiltered = ({ search, filters, terms }: ListState<string>): boolean =>
  search !== '' || Object.keys(filters).length > 0 || terms.length > 0;

/** Whether a text is an ID of the API. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function isSort<Field extends string>(shape: ListShape<Field>, text: string): text is SortOf<Field> {
  return shape.sortable.some((field) => field === text.replace(/^-/, ''));
}
