import type { ReactElement } from 'react';
import type { ActivityLogEntry } from '@muster/sdk/core';
import { Link } from 'wouter';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useRefetchMs } from '../live/use-live.ts';
import { useSession } from '../session/session-context.ts';
import { EntryEntity, EntryResult } from './entry-parts.tsx';
import { childrenFilter, statusOptions } from './entry-words.ts';

export const childColumns: readonly Column<ActivityLogEntry>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: ({ Status }) => <ActivityMark status={Status} /> },
  { id: 'EntityName', label: 'Entity', cell: (entry) => <EntryEntity entry={entry} /> },
  {
    id: 'Description',
    label: 'Operation',
    cell: ({ Id, Description }) => <Link href={`/activity/${Id}`}>{Description}</Link>,
  },
  { id: 'Result', label: 'Result', cell: (entry) => <EntryResult entry={entry} /> },
  {
    id: 'StatusUpdatedTimestamp',
    label: 'Changed',
    tight: true,
    cell: ({ StatusUpdatedTimestamp }) => timeText(StatusUpdatedTimestamp),
  },
];
const sortable = ['Status', 'EntityName', 'Description', 'StatusUpdatedTimestamp'] as const;
const filters: readonly ListFilter[] = [{ name: 'status', label: 'Status', options: statusOptions }];

/** The children of an entry, latest first. */
export function ChildrenList(props: {
  readonly entry: ActivityLogEntry;
  /** Plural noun for the children, such as `devices`. */
  readonly what: string;
  /** Must keep its identity between renderings. Defaults to `childColumns`. */
  readonly columns?: readonly Column<ActivityLogEntry>[];
}): ReactElement {
  const { entry, columns = childColumns } = props;
  const { client } = useSession();
  return (
    <EntityList
      what={props.what}
      operation="activityLogs.list"
      load={(query, signal) => client.activityLogs.list(query, { signal })}
      columns={columns}
      sortable={sortable}
      filters={filters}
      condition={({ status }) => childrenFilter(entry, status)}
      searches="Entity or result"
      cli={['activity-logs', 'list']}
      empty={<EmptyState title={`This entry has no ${props.what}.`} />}
      refetchMs={useRefetchMs()}
    />
  );
}
