import type { ReactElement } from 'react';
import { filter, type ActivityLogEntry, type Device } from '@muster/sdk/core';
import { Link } from 'wouter';
import { Requester } from '../activity/requester.tsx';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';

const columns: readonly Column<ActivityLogEntry>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: ({ Status }) => <ActivityMark status={Status} /> },
  {
    id: 'Description',
    label: 'Operation',
    cell: ({ Id, Description }) => <Link href={`/activity/${Id}`}>{Description}</Link>,
  },
  {
    id: 'Result',
    label: 'Result',
    cell: ({ ResponseCode, ResponseMessage }) =>
      [ResponseCode, ResponseMessage].filter(Boolean).join(' ') || '–',
  },
  { id: 'ApiKeyName', label: 'Who', cell: (entry) => <Requester of={entry} /> },
  {
    id: 'Created',
    label: 'Requested',
    tight: true,
    cell: ({ CreatedTimestamp }) => timeText(CreatedTimestamp),
  },
];

/** Operations on a device and its resources, latest first. */
export default function ActivityTab({ device }: { readonly device: Device }): ReactElement {
  const { client } = useSession();
  const Filter = filter('activityLogs.list', { DeviceId: device.Id });
  const Sort = '-CreatedTimestamp';
  return (
    <Section title="Activity">
      <div className="stack">
        <PagedList
          what="activity log entries"
          queryKey={['activityLogs.list', device.Id, Filter]}
          load={(paging, signal) => client.activityLogs.list({ ...paging, Filter, Sort }, { signal })}
          columns={columns}
          empty={
            <EmptyState title="Nothing has been done with this device yet.">
              Read or write one of its resources, and the operation appears here with its result.
            </EmptyState>
          }
        />
        <CliLine cli={cliLine('activity-logs', 'list', '--filter', Filter, `--sort=${Sort}`)} />
      </div>
    </Section>
  );
}
