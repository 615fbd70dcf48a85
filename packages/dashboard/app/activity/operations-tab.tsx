import { useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { ActivityLogEntry } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { timeText } from '../format/text.ts';
import { AskButton } from '../layout/ask-button.tsx';
import type { Column } from '../layout/data-table.tsx';
import { EntityList, type ListFilter } from '../layout/entity-list.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';
import { DownloadLog } from './download-log.tsx';
import { EntryEntity, EntryResult } from './entry-parts.tsx';
import { KINDS, operationsFilter, statusOptions } from './entry-words.ts';
import { Requester } from './requester.tsx';

const columns: readonly Column<ActivityLogEntry>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: ({ Status }) => <ActivityMark status={Status} /> },
  {
    id: 'Description',
    label: 'Operation',
    cell: ({ Id, Description }) => <Link href={`/activity/${Id}`}>{Description}</Link>,
  },
  { id: 'EntityName', label: 'Entity', cell: (entry) => <EntryEntity entry={entry} /> },
  { id: 'Result', label: 'Result', cell: (entry) => <EntryResult entry={entry} /> },
  { id: 'ApiKeyName', label: 'Who', cell: (entry) => <Requester of={entry} /> },
  {
    id: 'CreatedTimestamp',
    label: 'Requested',
    tight: true,
    cell: ({ CreatedTimestamp }) => timeText(CreatedTimestamp),
  },
  {
    id: 'StatusUpdatedTimestamp',
    label: 'Changed',
    tight: true,
    cell: ({ StatusUpdatedTimestamp }) => timeText(StatusUpdatedTimestamp),
  },
];
const sortable = [
  'Status',
  'Description',
  'EntityName',
  'ApiKeyName',
  'CreatedTimestamp',
  'StatusUpdatedTimestamp',
] as const;
const filters: readonly ListFilter[] = [
  { name: 'status', label: 'Status', options: statusOptions },
  {
    name: 'kind',
    label: 'Applies to',
    options: KINDS.map((value) => ({ value, label: value === 'Multiple' ? 'Several' : value })),
  },
  {
    name: 'show',
    label: 'Show',
    none: 'Operations',
    options: [
      { value: 'parts', label: 'Operations and their parts' },
      { value: 'archived', label: 'Archived operations' },
    ],
  },
];
const liveTypes = ['activityLog'] as const;

/** Operations on devices and gateways with their results, latest first. */
export default function OperationsTab(): ReactElement {
  const { client } = useSession();
  useLive({ types: liveTypes, onEvents: useReload('activityLogs.list') });
  return (
    <Section title="Operations" aside={<Actions />}>
      <EntityList
        what="operations"
        operation="activityLogs.list"
        load={(query, signal) => client.activityLogs.list(query, { signal })}
        columns={columns}
        sortable={sortable}
        filters={filters}
        condition={operationsFilter}
        searches="Operation, entity or result"
        cli={['activity-logs', 'list']}
        empty={
          <EmptyState title="Nothing has been done yet.">
            Read or write a resource on the page of a <Link href="/devices">device</Link>: the operation
            appears here with its result.
          </EmptyState>
        }
        refetchMs={useRefetchMs()}
      />
    </Section>
  );
}

function Actions(): ReactElement {
  const { client, may } = useSession();
  const [downloading, setDownloading] = useState(false);
  return (
    <div className="row">
      <Button variant="default" size="compact-sm" onClick={() => setDownloading(true)}>
        Download
      </Button>
      {may('ActivityLog.Update') && (
        <AskButton
          compact
          label="Archive all"
          title="Archive all entries"
          cli={cliLine('activity-logs', 'archive-all')}
          send={() => client.activityLogs.archiveAll()}
        >
          Entries that have ended leave the list. “Archived operations” shows them. Open entries stay.
        </AskButton>
      )}
      {may('ActivityLog.Delete') && (
        <>
          <AskButton
            compact
            label="Delete outdated"
            title="Delete outdated entries"
            cli={cliLine('activity-logs', 'delete-all-outdated', '--yes')}
            send={() => client.activityLogs.deleteAllOutdated()}
          >
            Deletes the entries that are archived or have not changed for 30 days. It cannot be undone.
          </AskButton>
          <AskButton
            compact
            label="Delete all"
            title="Delete all entries"
            cli={cliLine('activity-logs', 'delete-all', '--yes')}
            send={() => client.activityLogs.deleteAll()}
          >
            Deletes all entries that have ended. It cannot be undone.
          </AskButton>
        </>
      )}
      {downloading && <DownloadLog onClose={() => setDownloading(false)} />}
    </div>
  );
}
