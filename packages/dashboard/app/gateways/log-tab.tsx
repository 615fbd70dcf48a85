/* oxlint-disable typescript/no-deprecated -- The activity log has no posts of gateways. */
import { useState, type ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DataCollector, Log } from '@muster/sdk/core';
import { cliLine, nameWord } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { DataTable, type Column } from '../layout/data-table.tsx';
import type { IconName } from '../layout/icon.tsx';
import { EmptyState, ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import type { Tone } from '../layout/tone.ts';
import { useRefetchMs } from '../live/use-live.ts';
import { useSession } from '../session/session-context.ts';

const LEVELS = ['Error', 'Warning', 'Informational', 'Verbose'] as const;
/** Maximum number of posts that the service stores. */
const KEPT = 256;

type Row = Log & { readonly Id: string };

const marks: Readonly<Record<Log['LogLevel'], readonly [Tone, IconName]>> = {
  Error: ['bad', 'cross'],
  Warning: ['warn', 'warning'],
  Informational: ['neutral', 'info'],
  Verbose: ['neutral', 'dash'],
};

const columns: readonly Column<Row>[] = [
  {
    id: 'LogLevel',
    label: 'Level',
    tight: true,
    cell: ({ LogLevel }) => (
      <StatusMark tone={marks[LogLevel][0]} icon={marks[LogLevel][1]} text={LogLevel} />
    ),
  },
  { id: 'Timestamp', label: 'Time', tight: true, cell: ({ Timestamp }) => timeText(Timestamp) },
  { id: 'Device', label: 'Device', cell: ({ SensorCollectorName }) => SensorCollectorName ?? '–' },
  { id: 'Message', label: 'Message', cell: ({ Message }) => Message },
];

/** The latest posts of a gateway, newest first. */
export default function LogTab({ gateway }: { readonly gateway: DataCollector }): ReactElement {
  const { client } = useSession();
  const [level, setLevel] = useState<Log['LogLevel']>('Verbose');
  const refetchInterval = useRefetchMs();
  const log = useQuery({
    queryKey: ['dataCollectors.listLog', gateway.Id, level],
    queryFn: async ({ signal }) => {
      const posts = await client.dataCollectors.listLog(
        gateway.Id,
        { minLogLevel: level, take: KEPT },
        { signal },
      );
      return posts.map((post, index): Row => ({ ...post, Id: `${post.Timestamp} ${index}` }));
    },
    refetchInterval,
  });
  return (
    <Section title="Log">
      <div className="stack">
        <NativeSelect
          label="From level"
          value={level}
          data={[...LEVELS]}
          onChange={({ currentTarget }) =>
            setLevel(LEVELS.find((one) => one === currentTarget.value) ?? 'Verbose')
          }
        />
        {log.isPending && <Loading what="log posts" />}
        {log.isError && <ErrorNote error={log.error} onRetry={() => void log.refetch()} />}
        {log.data !== undefined &&
          (log.data.length === 0 ? (
            <EmptyState title="There are no log posts of this level.">
              The service keeps the latest {KEPT} posts in memory.
            </EmptyState>
          ) : (
            <DataTable caption="Log posts" columns={columns} rows={log.data} />
          ))}
        <CliLine
          cli={cliLine(
            ...['data-collectors', 'list-log', nameWord(gateway)],
            ...['--min-log-level', level, '--take', String(KEPT)],
          )}
        />
      </div>
    </Section>
  );
}
