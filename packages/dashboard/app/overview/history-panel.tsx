import { lazy, useState, type ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CliLine } from '../commands/cli-view.tsx';
import { LazyPart } from '../layout/lazy-part.tsx';
import { ErrorNote, Loading, Section } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { FailuresPanel } from './failures-panel.tsx';

// The plots are loaded after the rest of the page.
const HistoryPlots = lazy(() => import('./history-plots.tsx'));

const HOUR_MS = 3_600_000;
const ranges = [
  { value: '1', label: 'Last hour' },
  { value: '24', label: 'Last day' },
  { value: '168', label: 'Last week' },
] as const;

/** Devices online, traffic and failures over time, as the service has counted them. */
export function HistoryPanels(): ReactElement {
  const { client } = useSession();
  const [hours, setHours] = useState('24');
  const history = useQuery({
    queryKey: ['overview.history', hours],
    queryFn: ({ signal }) =>
      client.overview.history({ timespanStart: Date.now() - Number(hours) * HOUR_MS }, { signal }),
    placeholderData: keepPreviousData,
    // The service stores new counts every minute.
    refetchInterval: 60_000,
  });
  const range = ranges.find(({ value }) => value === hours)?.label ?? '';
  return (
    <>
      <div className="wide">
        <Section
          title="History"
          aside={
            <NativeSelect
              size="xs"
              aria-label="Time range"
              value={hours}
              data={ranges.map((one) => ({ ...one }))}
              onChange={(event) => setHours(event.currentTarget.value)}
            />
          }
        >
          {history.isPending && <Loading what="the history" />}
          {history.isError && <ErrorNote error={history.error} onRetry={() => void history.refetch()} />}
          {history.data !== undefined && (
            <LazyPart what="the plots">
              <HistoryPlots history={history.data} />
            </LazyPart>
          )}
          <CliLine
            cli={`muster overview history --timespan-start "$(($(date +%s) * 1000 - ${Number(hours) * HOUR_MS}))"`}
          />
        </Section>
      </div>
      {history.data?.Failures !== undefined && (
        <FailuresPanel failures={history.data.Failures} range={range.toLowerCase()} />
      )}
    </>
  );
}
