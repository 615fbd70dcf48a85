import 'uplot/dist/uPlot.min.css';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { NativeSelect, useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LatestMeasurement } from '@muster/sdk/core';
import uPlot from 'uplot';
import { CliLine } from '../commands/cli-view.tsx';
import { timeText } from '../format/text.ts';
import { EmptyState, ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import { seriesOf, summaryOf, timeLabels, type Series } from './plot-series.ts';

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
          <Canvas series={series} name={props.name} unit={props.unit} />
        ))}
      <CliLine cli={props.cli} />
    </figure>
  );
}

const HEIGHT = 180;

function Canvas(props: {
  readonly series: Series;
  readonly name: string;
  readonly unit: string;
}): ReactElement {
  const { series, name, unit } = props;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const scheme = useComputedColorScheme('light');
  const latest = useRef(series);
  latest.current = series;
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const made = new uPlot(optionsOf(element, name, unit), dataOf(latest.current), element);
    plot.current = made;
    const resize = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: HEIGHT }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      made.destroy();
      plot.current = undefined;
    };
  }, [name, unit, scheme]);
  useEffect(() => {
    plot.current?.setData(dataOf(series));
  }, [series]);
  const [times] = series;
  const label = `Plot of ${name}, ${times.length} values from ${timeText((times[0] ?? 0) * 1_000)}`;
  return <div ref={box} className="plot-box" role="img" aria-label={label} />;
}

/** uPlot takes mutable arrays. */
const dataOf = ([times, values]: Series): uPlot.AlignedData => [[...times], [...values]];

function optionsOf(element: HTMLElement, name: string, unit: string): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (variable: string): string => style.getPropertyValue(variable).trim();
  const axis = {
    stroke: colour('--text-dim'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line') },
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: true },
    scales: { x: { time: true } },
    axes: [
      { ...axis, values: (_plot, splits) => timeLabels(splits), space: 90 },
      { ...axis, size: 62 },
    ],
    series: [
      { label: 'Time', value: (_plot, time) => (Number.isFinite(time) ? timeText(time * 1_000) : '–') },
      {
        label: unit === '' ? name : `${name} (${unit})`,
        stroke: colour('--accent'),
        width: 2,
        points: { size: 5 },
      },
    ],
  };
}
