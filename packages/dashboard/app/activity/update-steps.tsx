import type { ReactElement } from 'react';
import type { ActivityLogEntry } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import type { Column } from '../layout/data-table.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { PagedList } from '../layout/paged-list.tsx';
import { ActivityMark } from '../layout/status-mark.tsx';
import { useRefetchMs } from '../live/use-live.ts';
import { useSession } from '../session/session-context.ts';
import { childrenFilter, resultOf } from './entry-words.ts';

const columns: readonly Column<ActivityLogEntry>[] = [
  { id: 'Status', label: 'Status', tight: true, cell: ({ Status }) => <ActivityMark status={Status} /> },
  {
    id: 'Step',
    label: 'Step',
    // The description begins with that of the update.
    cell: ({ Description }) => Description.slice(Description.lastIndexOf(': ') + 2),
  },
  { id: 'Result', label: 'Result', cell: (entry) => <span className="break">{resultOf(entry)}</span> },
  {
    id: 'Started',
    label: 'Started',
    tight: true,
    cell: ({ CreatedTimestamp }) => timeText(CreatedTimestamp),
  },
  {
    id: 'Changed',
    label: 'Changed',
    tight: true,
    cell: ({ StatusUpdatedTimestamp }) => timeText(StatusUpdatedTimestamp),
  },
];

/** The steps of the firmware update of one device, in their order. */
export function UpdateSteps(props: { readonly entryId: string; readonly archived?: boolean }): ReactElement {
  const { client } = useSession();
  const Filter = childrenFilter({
    Id: props.entryId,
    ...(props.archived === true ? { ArchivedTimestamp: 0 } : {}),
  });
  const Sort = 'CreatedTimestamp';
  return (
    <div className="stack">
      <PagedList
        what="steps"
        queryKey={['activityLogs.list', Filter]}
        load={(paging, signal) => client.activityLogs.list({ ...paging, Filter, Sort }, { signal })}
        columns={columns}
        empty={
          <EmptyState title="There are no steps yet.">
            The first one begins when the device can be reached. Updates of a campaign have none.
          </EmptyState>
        }
        refetchMs={useRefetchMs()}
      />
      <CliLine cli={cliLine('activity-logs', 'list', '--filter', Filter, `--sort=${Sort}`)} />
    </div>
  );
}
