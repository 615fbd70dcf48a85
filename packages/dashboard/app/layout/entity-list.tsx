import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { DataTable, Pager, type Column } from './data-table.tsx';
import { useListMemory } from './list-memory.ts';
import { ListTools } from './list-tools.tsx';
import { fieldsOf, type TermFields } from './list-terms.ts';
import { SelectionBar, useSelection, type Selection } from './selection.tsx';
import {
  isFiltered,
  isId,
  listQuery,
  listWords,
  PAGE_SIZES,
  readState,
  writeState,
  type ListQuery,
  type ListShape,
  type ListState,
  type SortOf,
} from './list-url.ts';
import { EmptyState, ErrorNote, Loading } from './notes.tsx';

/** A filter above the table. */
export interface ListFilter {
  /** Name in the URL. */
  readonly name: string;
  readonly label: string;
  /** Undefined while they are loading. Then the filter is not shown, and any ID is valid. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** Label for no filter. Defaults to `All`. */
  readonly none?: string;
}

export interface EntityListProps<Row extends { readonly Id: string }, Field extends string> {
  /** Plural noun for the rows in lower case, such as `event consumers`. */
  readonly what: string;
  /** Operation of the API, such as `devices.list`, and name of the query for reloads. */
  readonly operation: string;
  readonly load: (
    query: ListQuery<Field>,
    signal: AbortSignal,
  ) => Promise<{ readonly Rows: Row[]; readonly NbrOfRows: number }>;
  /** Must keep its identity while unchanged. */
  readonly columns: readonly Column<Row>[];
  /** IDs of the columns by which the API can sort. Must keep its identity. */
  readonly sortable: readonly Field[];
  /** Sort key of the API until users choose one. Defaults to that of the API. */
  readonly defaultSort?: SortOf<NoInfer<Field>> | `-${NoInfer<Field>},${string}`;
  readonly filters?: readonly ListFilter[];
  /** Filter expression for the values of the filters. Undefined if there is none. */
  readonly condition?: (filters: Readonly<Record<string, string>>) => string | undefined;
  /** Description of the searched fields, such as `Name or endpoint name`. Absent: no search. */
  readonly searches?: string;
  /** First words of the `muster` command, such as `devices`, `list`. */
  readonly cli: readonly string[];
  /** Shown if there are no rows and no filter is set. */
  readonly empty: ReactNode;
  /** Milliseconds after which the rows are loaded again. Defaults to 30,000. */
  readonly refetchMs?: number;
  /** Shows the actions for chosen rows. Without it, rows cannot be chosen. */
  readonly actions?: (selection: Selection<Row>) => ReactNode;
}

const NO_FILTERS: readonly ListFilter[] = [];

/** A table of the API, paged, filtered, sorted and searched by the server. Its state is in the URL. */
export function EntityList<Row extends { readonly Id: string }, Field extends string>(
  props: EntityListProps<Row, Field>,
): ReactElement {
  const { operation, columns, sortable, filters = NO_FILTERS } = props;
  const shape = useMemo(
    () => ({
      ...shapeOf(sortable, filters),
      fields: fieldsOf(operation),
      columns: columns.map(({ id }) => id),
    }),
    [operation, columns, sortable, filters],
  );
  const control = useListState(shape);
  const { state, change } = control;
  const stored = useListMemory(operation.split(' ', 1)[0] ?? '');
  const list = useQuery({
    // Relative times are only replaced when the rows are loaded.
    queryKey: [operation, sortedQuery(props, state, 0)],
    queryFn: ({ signal }) => props.load(sortedQuery(props, state, Date.now()), signal),
    placeholderData: keepPreviousData,
    refetchInterval: props.refetchMs ?? 30_000,
  });
  const total = list.data?.NbrOfRows ?? 0;
  const query = sortedQuery(props, state, list.dataUpdatedAt);
  const shown = shownColumns(columns, state.columns ?? stored.memory.columns);
  return (
    <div className="stack">
      <Filters {...props} filters={filters} state={state} onChange={change} total={total} />
      <Tools list={props} fields={shape.fields} control={control} stored={stored} shown={shown} />
      <Rows {...props} list={list} state={state} onChange={change} query={query} shown={shown.join()} />
      {(total > 0 || state.page > 1) && (
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          onPage={(page) => change({ page })}
        />
      )}
      <CliLine cli={cliLine(...listWords(props.cli, query))} />
    </div>
  );
}

/** Conditions, columns and views, which the URL or the browser keeps. */
function Tools<Row extends { readonly Id: string }, Field extends string>(props: {
  readonly list: EntityListProps<Row, Field>;
  readonly fields: TermFields;
  readonly control: ListControl<Field>;
  readonly stored: ReturnType<typeof useListMemory>;
  readonly shown: readonly string[];
}): ReactElement {
  const { what, columns } = props.list;
  const { state, change, address, reset } = props.control;
  const { memory, remember } = props.stored;
  const showColumns = (next: readonly string[]): void => {
    const isDefault = next.join() === shownColumns(columns, undefined).join();
    remember({ columns: isDefault ? undefined : next });
    change({ columns: isDefault ? undefined : next, page: state.page });
  };
  const resetAll = (): void => {
    remember({ columns: undefined });
    reset();
  };
  return (
    <ListTools
      what={what}
      fields={props.fields}
      terms={state.terms}
      onTerms={(terms) => change({ terms })}
      columns={columns}
      shown={props.shown}
      onColumns={showColumns}
      views={memory.views}
      onViews={(views) => remember({ views })}
      query={address({ columns: state.columns ?? memory.columns })}
      onReset={isChanged(state) || memory.columns !== undefined ? resetAll : undefined}
    />
  );
}

/** The rows of the page, with the actions on chosen rows. */
function Rows<Row extends { readonly Id: string }, Field extends string>(
  props: EntityListProps<Row, Field> & {
    readonly list: UseQueryResult<{ readonly Rows: Row[]; readonly NbrOfRows: number }>;
    readonly state: ListState<Field>;
    readonly onChange: Change<Field>;
    readonly query: ListQuery<Field>;
    /** IDs of the shown columns, separated by commas. */
    readonly shown: string;
  },
): ReactElement {
  const { what, list, state, actions, sortable, shown, onChange } = props;
  const { Rows: rows, NbrOfRows: total } = list.data ?? { Rows: [], NbrOfRows: 0 };
  const columns = useMemo(
    () =>
      props.columns
        .filter(({ id }) => shown.split(',').includes(id))
        .map((column) => ({ ...column, sortable: sortable.some((field) => field === column.id) })),
    [props.columns, sortable, shown],
  );
  const chosen = useSelection<Row>(
    JSON.stringify([state.search, state.filters, state.terms]),
    total,
    rows,
    conditionsOf(props.query),
    (page, signal) => props.load({ ...sortedQuery(props, state, Date.now()), ...page }, signal),
  );
  return (
    <>
      {list.isError && <ErrorNote error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading what={what} />}
      {actions !== undefined && total > 0 && <SelectionBar what={what} state={chosen} actions={actions} />}
      {list.data !== undefined &&
        (rows.length === 0 ? (
          <NoRows what={what} state={state} empty={props.empty} onChange={onChange} />
        ) : (
          <DataTable
            caption={what.charAt(0).toUpperCase() + what.slice(1)}
            columns={columns}
            rows={rows}
            sort={state.sort}
            onSort={(sort) => onChange({ sort: sort as SortOf<Field> | undefined })}
            busy={list.isPlaceholderData}
            choice={actions === undefined ? undefined : chosen.choice}
          />
        ))}
    </>
  );
}

const conditionsOf = ({
  Filter,
  Search,
}: ListQuery<string>): Pick<ListQuery<never>, 'Filter' | 'Search'> => ({
  ...(Filter !== undefined && { Filter }),
  ...(Search !== undefined && { Search }),
});

/** IDs of the shown columns. Ignores IDs of columns that no longer exist. */
function shownColumns(
  columns: readonly Pick<Column<never>, 'id' | 'isExtra' | 'label'>[],
  chosen: readonly string[] | undefined,
): readonly string[] {
  const known = columns.filter(({ id, label }) => chosen?.includes(id) === true || (chosen && label === ''));
  const shown = known.some(({ label }) => label !== '')
    ? known
    : columns.filter(({ isExtra }) => isExtra !== true);
  return shown.map(({ id }) => id);
}

/** The query of the API for a state. Uses the default order until users choose one. */
function sortedQuery<Row extends { readonly Id: string }, Field extends string>(
  { condition, defaultSort }: EntityListProps<Row, Field>,
  state: ListState<Field>,
  nowMs: number,
): ListQuery<Field> {
  const sort = state.sort ?? (defaultSort as SortOf<Field> | undefined);
  return listQuery({ ...state, sort }, condition?.(state.filters), nowMs);
}

const isChanged = (state: ListState<string>): boolean =>
  isFiltered(state) || state.sort !== undefined || state.columns !== undefined;

type Change<Field extends string> = (part: Partial<ListState<Field>>) => void;

interface ListControl<Field extends string> {
  readonly state: ListState<Field>;
  readonly change: Change<Field>;
  /** Query of the URL with the first page and a changed part. */
  readonly address: (part: Partial<ListState<Field>>) => string;
  readonly reset: () => void;
}

function useListState<Field extends string>(shape: ListShape<Field>): ListControl<Field> {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readState(shape, query), [shape, query]);
  const change = useCallback<Change<Field>>(
    (part) => setQuery(writeState(shape, { ...state, page: 1, ...part }, query), { replace: true }),
    [shape, state, query, setQuery],
  );
  const address = (part: Partial<ListState<Field>>): string =>
    writeState(shape, { ...state, page: 1, ...part }, query).toString();
  const reset = (): void =>
    change({ search: '', filters: {}, terms: [], sort: undefined, columns: undefined });
  return { state, change, address, reset };
}

function shapeOf<Field extends string>(
  sortable: readonly Field[],
  filters: readonly ListFilter[],
): Pick<ListShape<Field>, 'sortable' | 'filters'> {
  const accepts = ({ options }: ListFilter): ((value: string) => boolean) =>
    options === undefined ? isId : (value) => options.some((option) => option.value === value);
  return { sortable, filters: Object.fromEntries(filters.map((one) => [one.name, accepts(one)])) };
}

function Filters<Field extends string>(props: {
  readonly what: string;
  readonly searches?: string;
  readonly filters: readonly ListFilter[];
  readonly state: ListState<Field>;
  readonly onChange: Change<Field>;
  readonly total: number;
}): ReactElement | null {
  const { state, filters, onChange } = props;
  const pageable = props.total > PAGE_SIZES[0] || state.pageSize !== PAGE_SIZES[0];
  if (props.searches === undefined && filters.length === 0 && !pageable) return null;
  return (
    <form
      className="filters"
      role="search"
      aria-label={`Filter of ${props.what}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {props.searches !== undefined && (
        <Search
          placeholder={props.searches}
          value={state.search}
          onChange={(search) => onChange({ search })}
        />
      )}
      {filters.map(({ name, label, options, none = 'All' }) =>
        options === undefined ? null : (
          <NativeSelect
            key={name}
            label={label}
            value={state.filters[name] ?? ''}
            data={[{ value: '', label: none }, ...options]}
            onChange={({ currentTarget }) =>
              onChange({ filters: withFilter(state.filters, name, currentTarget.value) })
            }
          />
        ),
      )}
      {pageable && (
        <NativeSelect
          label="Rows per page"
          value={String(state.pageSize)}
          data={PAGE_SIZES.map(String)}
          onChange={({ currentTarget }) => onChange({ pageSize: Number(currentTarget.value) })}
        />
      )}
    </form>
  );
}

function withFilter(
  filters: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Readonly<Record<string, string>> {
  const others = Object.entries(filters).filter(([one]) => one !== name);
  return Object.fromEntries(value === '' ? others : [...others, [name, value]]);
}

/** Searches shortly after the last keystroke. */
function Search(props: {
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { value } = props;
  // A new value from outside, such as a link or "Show all", replaces the text.
  const [draft, setDraft] = useState({ of: value, text: value });
  const text = draft.of === value ? draft.text : value;
  const search = useEffectEvent(props.onChange);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => search(text), 300);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextInput
      label="Search"
      type="search"
      placeholder={props.placeholder}
      maxLength={255}
      value={text}
      onChange={(event) => setDraft({ of: value, text: event.currentTarget.value })}
    />
  );
}

function NoRows<Field extends string>(props: {
  readonly what: string;
  readonly state: ListState<Field>;
  readonly empty: ReactNode;
  readonly onChange: Change<Field>;
}): ReactElement {
  const { what, state, onChange } = props;
  if (state.page > 1)
    return (
      <EmptyState title={`This page of the list has no ${what}.`}>Go back to the first page.</EmptyState>
    );
  if (!isFiltered(state)) return <>{props.empty}</>;
  return (
    <EmptyState title={`No ${what} match the filter.`}>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => onChange({ search: '', filters: {}, terms: [] })}
      >
        Show all {what}
      </Button>
    </EmptyState>
  );
}
