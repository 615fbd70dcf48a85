import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { filter, type ActivityLogEntry } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { countText, timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useLive, useRefetchMs } from '../live/use-live.ts';
import { useReload } from '../live/use-reload.ts';
import { useSession } from '../session/session-context.ts';

const liveTypes = ['activityLog'] as const;

const columns: readonly Column<ActivityLogEntry>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: ({ Status }) => <ActivityMark status={Status} /> },
  {
    id: 'Device',
    label: 'Device',
    cell: ({ EntityId, EntityName }) =>
      EntityId === undefined ? (
        EntityName
      ) : (
        <Link href={`/devices/${EntityId}`}>{EntityName ?? EntityId}</Link>
      ),
  },
  { id: 'Description', label: 'Operation', cell: ({ Description }) => Description },
  {
    id: 'Result',
    label: 'Result',
    cell: ({ ResponseCode, ResponseMessage }) =>
      [ResponseCode, ResponseMessage].filter(Boolean).join(' ') || '–',
  },
  {
    id: 'Changed',
    label: 'Changed',
    tight: true,
    cell: ({ StatusUpdatedTimestamp }) => timeText(StatusUpdatedTimestamp),
  },
];

/** The latest template change that was written to devices, with the result of each device. */
export function Rollout({ templateId }: { readonly templateId: string }): ReactElement {
  const { client } = useSession();
  const Filter = filter('activityLogs.list', { EntityId: templateId, ParentId: { exists: false } });
  const Sort = '-CreatedTimestamp';
  const refetchInterval = useRefetchMs();
  const latest = useQuery({
    queryKey: ['activityLogs.list', 'roll-out', templateId],
    queryFn: async ({ signal }) =>
      (await client.activityLogs.list({ Filter, Sort, PageSize: 1 }, { signal })).Rows[0] ?? null,
    refetchInterval,
  });
  const parentId = latest.data?.Id;
  const reload = useReload('activityLogs.list');
  useLive({
    types: liveTypes,
    onEvents: (events) => {
      const concerns = events.some(
        ({ type, data }) =>
          type === 'activityLog' && (data.EntityId === templateId || data.ParentId === parentId),
      );
      if (concerns) reload();
    },
  });
  return (
    <Section
      title="Roll-out"
      aside={
        latest.data && (
          <span className="row">
            <ActivityMark status={latest.data.Status} />
            <span className="dim">{timeText(latest.data.CreatedTimestamp)}</span>
          </span>
        )
      }
    >
      <div className="stack">
        {latest.isPending && <Loading what="the roll-out" />}
        {latest.isError && <ErrorNote error={latest.error} onRetry={() => void latest.refetch()} />}
        {latest.data === null && (
          <EmptyState title="Nothing was written to devices yet.">
            A change of attributes appears here with each device that receives it. A change that no device
            needs is not listed.
          </EmptyState>
        )}
        {latest.data && <Writes parent={latest.data} />}
        <CliLine cli={cliLine('activity-logs', 'list', '--filter', Filter, `--sort=${Sort}`)} />
      </div>
    </Section>
  );
}

/** Counts of an entry before any device has been asked. */
const none = { Total: 0, Completed: 0, Failed: 0 };

function Writes({ parent }: { readonly parent: ActivityLogEntry }): ReactElement {
  const { client } = useSession();
  const { Completed: completed, Failed: failed, Total: total } = parent.Children ?? none;
  const refetchMs = useRefetchMs();
  const Filter = filter('activityLogs.list', { ParentId: parent.Id, EntityType: { ne: 'Multiple' } });
  return (
    <>
      <p>
        {parent.Description}: {countText(completed)} of {countText(total)} writes completed
        {failed > 0 && `, ${countText(failed)} failed`}.
      </p>
      {total > 0 && (
        <progress
          className="types-progress"
          value={(completed + failed) / total}
          aria-label="Progress of the roll-out"
        />
      )}
      <PagedList
        what="Writes to devices"
        queryKey={['activityLogs.list', 'writes', parent.Id]}
        load={(paging, signal) =>
          client.activityLogs.list({ ...paging, Filter, Sort: '-StatusUpdatedTimestamp' }, { signal })
        }
        columns={columns}
        empty={<EmptyState title="No device was asked yet." />}
        refetchMs={refetchMs}
      />
    </>
  );
}
