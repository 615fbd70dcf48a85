import { useMemo, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import type { Device, QueueItem } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useCommand } from '../commands/use-command.ts';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EmptyState, Section } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';

const columns: readonly Column<QueueItem>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: ({ Status }) => <ActivityMark status={Status} /> },
  { id: 'Operation', label: 'Operation', tight: true, cell: ({ Operation }) => Operation },
  { id: 'Path', label: 'Path', cell: ({ Path }) => <span className="mono">{Path}</span> },
  { id: 'Attempts', label: 'Attempts', tight: true, cell: ({ Attempts }) => Attempts },
  {
    id: 'Created',
    label: 'Requested',
    tight: true,
    cell: ({ CreatedTimestamp }) => timeText(CreatedTimestamp),
  },
  {
    id: 'Expires',
    label: 'Expires',
    tight: true,
    cell: ({ ExpirationTimestamp }) => timeText(ExpirationTimestamp),
  },
];

/** Queue items of a sleeping device. */
export default function QueueTab({ device }: { readonly device: Device }): ReactElement {
  const { client, may } = useSession();
  const withActions = useMemo(
    () =>
      may('QueueItem.Delete')
        ? [
            ...columns,
            { id: 'Actions', label: '', tight: true, cell: (item: QueueItem) => <Remove item={item} /> },
          ]
        : columns,
    [may],
  );
  return (
    <Section title="Queue items">
      <div className="stack">
        <PagedList
          what="queue items"
          queryKey={['queueItems.listByDevice', device.Id]}
          load={(paging, signal) => client.queueItems.listByDevice(device.Id, paging, { signal })}
          columns={withActions}
          empty={
            <EmptyState title="No command is waiting.">
              Commands to a device that sleeps (queue mode) wait here until it wakes up.
            </EmptyState>
          }
        />
        <CliLine cli={cliLine('queue-items', 'list-by-device', deviceWord(device))} />
      </div>
    </Section>
  );
}

function Remove({ item }: { readonly item: QueueItem }): ReactElement {
  const { client } = useSession();
  const run = useCommand();
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={`Delete the queue item ${item.Operation} ${item.Path}`}
      onClick={() =>
        void run({
          title: `Delete the queue item ${item.Operation} ${item.Path}`,
          cli: cliLine('queue-items', 'delete', item.Id),
          send: () => client.queueItems.delete(item.Id),
        })
      }
    >
      Delete
    </Button>
  );
}
