import { useMemo, useState, type ReactElement } from 'react';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LatestMeasurement } from '@muster/sdk/core';
import { CliLine } from '../commands/cli-view.tsx';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { PlotCanvas } from '../layout/plot-canvas.tsx';
import { useSession } from '../session/session-context.ts';
import { seriesOf, summaryOf } from './plot-series.ts';

const ranges = [
  { value: '900', label: 'Last 15 minutes' },
  { value: '3600', label: 'Last hour' },
  { value: '86400', label: 'Last day' },
  { value: '604800', label: 'Last week' },
] as const;

/** The stored values of a resource over time. New values are appended as they arrive. */
export default function Plot(props: {
  readonly resourceId: string;
  readonly name: string;
  readonly unit: string;
  readonly latest: LatestMeasurement | undefined;
  readonly cli: string;
}): ReactElement {
  const { resourceId, latest } = props;
  const { client } = useSession();
  const [seconds, setSeconds] = useState('3600');
  const stored = useQuery({
    queryKey: ['measurements.since', resourceId, seconds],
    queryFn: ({ signal }) =>
      client.measurements.since(resourceId, Date.now() - Number(seconds) * 1_000, { signal }),
    staleTime: 30_000,
  });
  const values = stored.data?.v;
  const series = useMemo(() => seriesOf(values ?? [], latest), [values, latest]);
  return (
    <figure className="plot">
      <figcaption className="row">
        <NativeSelect
          size="xs"
          aria-label="Time range"
          value={seconds}
          data={ranges.map((range) => ({ ...range }))}
          onChange={(event) => setSeconds(event.currentTarget.value)}
        />
        <span className="dim small">{summaryOf(series, props.unit)}</span>
      </figcaption>
      {stored.isPending && <Loading what="values" />}
      {stored.isError && <ErrorNote error={stored.error} />}
      {stored.isSuccess &&
        (series[0].length < 2 ? (
          <EmptyState title="There are no values to plot in this time.">
            Observe the resource, so that the service stores each value.
          </EmptyState>
        ) : (
          <PlotCanvas series={series} name={props.name} unit={props.unit} />
        ))}
      <CliLine cli={props.cli} />
    </figure>
  );
}
