import { useMemo, useState, type ReactElement } from 'react';
import { countText } from '../format/text.ts';
import { DataTable, Pager, type Column } from '../layout/data-table.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { countResults, importRows, type ImportedItems, type ImportRow } from './import-rows.ts';

const marks = {
  Added: <StatusMark tone="good" icon="plus" text="Added" />,
  Ignored: <StatusMark tone="neutral" icon="dash" text="Ignored" />,
  Failed: <StatusMark tone="bad" icon="cross" text="Failed" />,
} as const;

const columns: readonly Column<ImportRow>[] = [
  { id: 'Result', label: 'Result', tight: true, cell: ({ result }) => marks[result] },
  { id: 'Kind', label: 'Kind', tight: true, cell: ({ kind }) => kind },
  { id: 'Name', label: 'Name', cell: ({ name }) => name },
  { id: 'Reason', label: 'Reason', cell: ({ reason }) => reason || '–' },
];

const PAGE_SIZE = 100;

/** The result of each item of an import or of its preview. */
export function ImportResults(props: {
  readonly title: string;
  readonly note: string;
  readonly result: ImportedItems;
}): ReactElement {
  const rows = useMemo(() => importRows(props.result), [props.result]);
  const counts = countResults(rows);
  const [page, setPage] = useState(1);
  return (
    <section className="stack" aria-label={props.title}>
      <h3>{props.title}</h3>
      <p role="status">
        {countText(counts.Added)} added, {countText(counts.Ignored)} ignored, {countText(counts.Failed)}{' '}
        failed. {props.note}
      </p>
      {rows.length === 0 ? (
        <p className="dim">The file contains no items.</p>
      ) : (
        <DataTable
          caption={`${props.title}: items of the file`}
          columns={columns}
          rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        />
      )}
      {rows.length > PAGE_SIZE && (
        <Pager page={page} pageSize={PAGE_SIZE} total={rows.length} onPage={setPage} />
      )}
    </section>
  );
}
