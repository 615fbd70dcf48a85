import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { countText } from '../format/text.ts';
import type { RowChoice } from './data-table.tsx';
import type { ListQuery } from './list-url.ts';

/** Chosen rows of a list, on all its pages. */
export interface Selection<Row> {
  readonly count: number;
  /** The chosen rows. Undefined: all rows that match the filter. */
  readonly rows: readonly Row[] | undefined;
  /** Rows to name in a question. */
  readonly sample: readonly Row[];
  /** Conditions of the list, with relative times replaced. */
  readonly query: Pick<ListQuery<never>, 'Filter' | 'Search'>;
  /** Loads all chosen rows. */
  readonly load: (signal: AbortSignal) => Promise<readonly Row[]>;
  readonly clear: () => void;
}

interface Chosen<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly isAll: boolean;
}

interface SelectionState<Row> {
  readonly selection: Selection<Row>;
  /** Number of rows that match the filter. */
  readonly total: number;
  readonly chooseAll: () => void;
  readonly choice: RowChoice<Row>;
}

/** Maximum number of rows per request. */
const PAGE_SIZE = 1_000;

/**
 * The chosen rows of a list. They are forgotten when the conditions of the list change.
 *
 * @param conditions identifies the conditions
 * @param total number of rows that match
 * @param shown rows of the present page
 */
export function useSelection<Row extends { readonly Id: string }>(
  conditions: string,
  total: number,
  shown: readonly Row[],
  query: Selection<Row>['query'],
  loadPage: (
    page: { readonly Page: number; readonly PageSize: number },
    signal: AbortSignal,
  ) => Promise<{ readonly Rows: readonly Row[]; readonly NbrOfRows: number }>,
): SelectionState<Row> {
  const [stored, setStored] = useState<Chosen<Row> & { readonly of: string }>();
  const { rows, isAll }: Chosen<Row> =
    stored?.of === conditions ? stored : { rows: new Map<string, Row>(), isAll: false };
  const set = (next: Chosen<Row>): void => setStored({ ...next, of: conditions });
  const load = async (signal: AbortSignal): Promise<readonly Row[]> => {
    if (!isAll) return [...rows.values()];
    // Rows that move to another page while the pages are loaded appear once.
    const all = new Map<string, Row>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { Rows, NbrOfRows } = await loadPage({ Page: page, PageSize: PAGE_SIZE }, signal);
      for (const row of Rows) all.set(row.Id, row);
      pages = Math.ceil(NbrOfRows / PAGE_SIZE);
    }
    return [...all.values()];
  };
  return {
    total,
    selection: {
      count: isAll ? total : rows.size,
      rows: isAll ? undefined : [...rows.values()],
      sample: isAll ? shown : [...rows.values()],
      query,
      load,
      clear: () => setStored(undefined),
    },
    chooseAll: () => set({ rows: new Map<string, Row>(), isAll: true }),
    choice: {
      has: ({ Id }) => isAll || rows.has(Id),
      nameOf: rowName,
      set: (changed, chosen) => {
        // Without one of its rows, the choice of all becomes that of the other rows of the page.
        const next = new Map(isAll ? shown.map((row) => [row.Id, row]) : rows);
        for (const row of changed)
          if (chosen) next.set(row.Id, row);
          else next.delete(row.Id);
        set({ rows: next, isAll: false });
      },
    },
  };
}

/** Name of a row, or its ID if it has none. */
export const rowName = (row: { readonly Id: string; readonly Name?: unknown }): string =>
  typeof row.Name === 'string' ? row.Name : row.Id;

/** The number of chosen rows with the actions for them. */
export function SelectionBar<Row>(props: {
  readonly what: string;
  readonly state: SelectionState<Row>;
  readonly actions: (selection: Selection<Row>) => ReactNode;
}): ReactElement | null {
  const { what, state } = props;
  const { selection, total } = state;
  if (selection.count === 0) return null;
  return (
    <div className="selection-bar" role="group" aria-label={`Chosen ${what}`}>
      <strong role="status">{countText(selection.count)} chosen</strong>
      {selection.rows !== undefined && selection.count < total && (
        <button type="button" className="text-button" onClick={state.chooseAll}>
          Choose all {countText(total)} that match
        </button>
      )}
      <Button variant="default" size="compact-sm" onClick={selection.clear}>
        Choose none
      </Button>
      <div className="row">{props.actions(selection)}</div>
    </div>
  );
}
