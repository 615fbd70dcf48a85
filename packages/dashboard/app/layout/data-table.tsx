import { useMemo, type ReactElement, type ReactNode } from 'react';
import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table';
import { countText } from '../format/text.ts';
import { Icon } from './icon.tsx';

export interface Column<Row> {
  /** ID of the column. If it is sortable, the field by which the API sorts. */
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Whether the column is as narrow as its content. */
  readonly tight?: boolean;
  /** Whether users have to choose the column to see it. */
  readonly isExtra?: boolean;
}

/** Rows that users choose, on this and on other pages. */
export interface RowChoice<Row> {
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], chosen: boolean) => void;
  readonly nameOf: (row: Row) => string;
}

/** Sort key of the API: a field, with a minus for descending order. */
export type Sort = string;

const features = tableFeatures({ rowSortingFeature });

/**
 * A table paged and sorted by the server. Below 48 rem, each row becomes a card.
 *
 * @param caption description of the table for screen readers
 * @param columns must keep its identity while unchanged
 */
export function DataTable<Row extends { readonly Id: string }>(props: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort | undefined) => void;
  /** Whether newer rows are being loaded. */
  readonly busy?: boolean;
  /** Adds a column with checkboxes. */
  readonly choice?: RowChoice<Row> | undefined;
}): ReactElement {
  const { columns, rows, sort, onSort, choice } = props;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) =>
      helper.accessor((row): unknown => row, {
        id: column.id,
        header: column.label,
        cell: ({ row }) => column.cell(row.original),
        enableSorting: column.sortable === true && onSort !== undefined,
      }),
    );
  }, [columns, onSort]);
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ Id }) => Id,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (change) => onSort?.(sortOf(typeof change === 'function' ? change(sorting) : change)),
  });
  return (
    <div
      className="table-wrap"
      tabIndex={0}
      role="region"
      aria-label={`Table: ${props.caption}`}
      aria-busy={props.busy}
    >
      <table className="table cards">
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {choice !== undefined && (
                <td className="tight choice">
                  <ChoiceBox
                    label="Choose all rows of this page"
                    checked={rows.every(choice.has)}
                    onChange={(chosen) => choice.set(rows, chosen)}
                  />
                </td>
              )}
              {group.headers.map(({ id, column }) => {
                const { label = '', tight = false } = byId.get(id) ?? {};
                const className = tight ? 'tight' : undefined;
                // A column of buttons has no heading.
                if (label === '') return <td key={id} className={className} />;
                return (
                  <th
                    key={id}
                    scope="col"
                    className={className}
                    aria-sort={column.getCanSort() ? ariaSort(column.getIsSorted()) : undefined}
                  >
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        className="text-button"
                        onClick={column.getToggleSortingHandler()}
                      >
                        {label}
                        <Icon name={sortIcon(column.getIsSorted())} size={14} />
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-chosen={choice?.has(row.original)}>
              {choice !== undefined && (
                <td className="tight choice" data-label="Choose">
                  <ChoiceBox
                    label={`Choose ${choice.nameOf(row.original)}`}
                    checked={choice.has(row.original)}
                    onChange={(chosen) => choice.set([row.original], chosen)}
                  />
                </td>
              )}
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  data-label={byId.get(cell.column.id)?.label}
                  className={byId.get(cell.column.id)?.tight === true ? 'tight' : undefined}
                >
                  <div>{byId.get(cell.column.id)?.cell(row.original)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChoiceBox(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): ReactElement {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={props.label}
        checked={props.checked}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
    </label>
  );
}

const sortingOf = (sort: Sort | undefined): SortingState =>
  sort === undefined ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

function sortOf([first]: SortingState): Sort | undefined {
  return first && `${first.desc ? '-' : ''}${first.id}`;
}

const ariaSort = (direction: 'asc' | 'desc' | false): 'ascending' | 'descending' | 'none' =>
  direction === false ? 'none' : direction === 'asc' ? 'ascending' : 'descending';

const sortIcon = (direction: 'asc' | 'desc' | false): 'sort' | 'up' | 'down' =>
  direction === false ? 'sort' : direction === 'asc' ? 'up' : 'down';

/** Shows the range of visible rows, and buttons for the other pages. */
export function Pager(props: {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}): ReactElement {
  const { page, pageSize, total, onPage } = props;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const button = (label: string, target: number, disabled: boolean, content: ReactNode): ReactElement => (
    <button
      type="button"
      className="pager-button"
      aria-label={label}
      disabled={disabled}
      onClick={() => onPage(target)}
    >
      {content}
    </button>
  );
  return (
    <nav className="pager" aria-label="Pages of the table">
      <span className="dim" role="status">
        {countText(from)} to {countText(Math.min(page * pageSize, total))} of {countText(total)}
      </span>
      {button('First page', 1, page <= 1, '«')}
      {button('Previous page', page - 1, page <= 1, '‹')}
      <span>
        Page {countText(page)} of {countText(last)}
      </span>
      {button('Next page', page + 1, page >= last, '›')}
      {button('Last page', last, page >= last, '»')}
    </nav>
  );
}
