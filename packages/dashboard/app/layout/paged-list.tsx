import { useState, type ReactElement, type ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DataTable, Pager, type Column } from './data-table.tsx';
import { ErrorNote, Loading } from './notes.tsx';

const PAGE_SIZE = 20;

/** A list of the API within a page, with its own paging. */
export function PagedList<Row extends { readonly Id: string }>(props: {
  /** Plural noun for the rows, such as `queue items`. */
  readonly what: string;
  readonly queryKey: readonly unknown[];
  readonly load: (
    paging: { readonly Page: number; readonly PageSize: number },
    signal: AbortSignal,
  ) => Promise<{ readonly Rows: Row[]; readonly NbrOfRows: number }>;
  readonly columns: readonly Column<Row>[];
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  /** Milliseconds after which the rows are loaded again. Defaults to 10,000. */
  readonly refetchMs?: number;
}): ReactElement {
  const [page, setPage] = useState(1);
  const list = useQuery({
    queryKey: [...props.queryKey, page],
    queryFn: ({ signal }) => props.load({ Page: page, PageSize: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: props.refetchMs ?? 10_000,
  });
  if (list.isPending) return <Loading what={props.what} />;
  if (list.data === undefined) return <ErrorNote error={list.error} onRetry={() => void list.refetch()} />;
  const { Rows: rows, NbrOfRows: total } = list.data;
  return (
    <div className="stack">
      {list.isError && <ErrorNote error={list.error} onRetry={() => void list.refetch()} />}
      {rows.length === 0 && page === 1 ? (
        props.empty
      ) : (
        <DataTable caption={props.what} columns={props.columns} rows={rows} busy={list.isPlaceholderData} />
      )}
      {total > PAGE_SIZE && <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />}
    </div>
  );
}
