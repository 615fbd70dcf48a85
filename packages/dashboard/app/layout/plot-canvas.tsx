import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, type ReactElement } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import uPlot from 'uplot';
import { timeText } from '../format/text.ts';
import { timeLabels, type AlignedSeries, type PlotLine } from './plot-axis.ts';

/** A period marked behind the values. */
export interface PlotSpan {
  /** Epoch seconds. */
  readonly from: number;
  /** Epoch seconds. Absent: the end of the plot. */
  readonly to?: number;
}

/** Marks of a plot in addition to the values. */
export interface PlotMarks {
  readonly spans: readonly PlotSpan[];
  /** Values marked with a line, such as limits. */
  readonly limits: readonly number[];
}

const HEIGHT = 210;
/** The axis of the second unit is on the right. */
/** Of the type object, because the enumeration of sides exists only in the types of uPlot. */
const rightAxis: object = { side: 1, grid: { show: false } };
const numbers = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 10 });
const NO_MARKS: PlotMarks = { spans: [], limits: [] };

/** Maximum number of lines with a colour of their own. */
export const MAX_LINES = 8;
/** Number of the first line that is dashed, so that colours are not the only difference. */
const FIRST_DASHED = 4;

/** Values over time. */
export function PlotCanvas(props: {
  readonly series: AlignedSeries;
  readonly name: string;
  readonly unit: string;
  /** The lines of a plot with several, at most two units. Defaults to one with the name and the unit. */
  readonly lines?: readonly PlotLine[];
  readonly marks?: PlotMarks;
}): ReactElement {
  const { series, name, unit, lines, marks = NO_MARKS } = props;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const scheme = useComputedColorScheme('light');
  const latest = useRef(series);
  latest.current = series;
  const shown = JSON.stringify(lines ?? [{ name, unit }]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const made = new uPlot(
      optionsOf(element, JSON.parse(shown) as PlotLine[], marks),
      dataOf(latest.current),
      element,
    );
    plot.current = made;
    const resize = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: HEIGHT }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      made.destroy();
      plot.current = undefined;
    };
  }, [shown, marks, scheme]);
  useEffect(() => {
    plot.current?.setData(dataOf(series));
  }, [series]);
  const [times] = series;
  const label = `Plot of ${name}, ${times.length} values from ${timeText((times[0] ?? 0) * 1_000)}`;
  return <div ref={box} className="plot-box" role="img" aria-label={label} />;
}

/** uPlot requires mutable arrays. */
const dataOf = ([times, ...values]: AlignedSeries): uPlot.AlignedData => [
  [...times],
  ...values.map((one) => [...one]),
];

const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} (${unit})`);

function optionsOf(element: HTMLElement, lines: readonly PlotLine[], marks: PlotMarks): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (variable: string): string => style.getPropertyValue(variable).trim();
  const axis = {
    stroke: colour('--text-dim'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line') },
    labelFont: `12px ${style.fontFamily}`,
    labelGap: 2,
    labelSize: 20,
  };
  const units = [...new Set(lines.map(({ unit }) => unit))];
  const scaleOf = (unit: string): string => (unit === units[0] ? 'y' : 'y2');
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: true },
    scales: { x: { time: true }, ...(marks.limits.length === 0 ? {} : { y: { range: withLimits(marks) } }) },
    axes: [
      { ...axis, label: 'Time', size: 32, values: (_plot, splits) => timeLabels(splits), space: 90 },
      ...units.slice(0, 2).map((unit, index) => ({
        ...axis,
        ...(index === 0 ? {} : rightAxis),
        ...{ scale: scaleOf(unit), label: withUnit('Value', unit), size: 62 },
      })),
    ],
    series: [
      { label: 'Time', value: (_plot, time) => (Number.isFinite(time) ? timeText(time * 1_000) : '–') },
      ...lines.map(({ name, unit }, index) => ({
        label: withUnit(name, unit),
        scale: scaleOf(unit),
        stroke: colour(`--plot-${(index % MAX_LINES) + 1}`),
        ...(index < FIRST_DASHED ? {} : { dash: [7, 4] }),
        width: 2,
        points: { size: 5 },
        value: (_plot: uPlot, value: number | null | undefined) =>
          typeof value === 'number' ? numbers.format(value) : '–',
      })),
    ],
    hooks: { drawClear: [(made) => drawMarks(made, marks, colour('--bad-soft'), colour('--bad'))] },
  };
}

/** Extends the range of the axis to the limits. */
const withLimits =
  ({ limits }: PlotMarks) =>
  (_plot: uPlot, min: number, max: number): uPlot.Range.MinMax =>
    uPlot.rangeNum(Math.min(min, ...limits), Math.max(max, ...limits), 0.1, true);

function drawMarks(made: uPlot, { spans, limits }: PlotMarks, area: string, line: string): void {
  const { ctx, bbox } = made;
  const end = bbox.left + bbox.width;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.fillStyle = area;
  for (const { from, to } of spans) {
    const start = made.valToPos(from, 'x', true);
    const stop = to === undefined ? end : made.valToPos(to, 'x', true);
    // Makes an event visible even if it was reset immediately.
    ctx.fillRect(start, bbox.top, Math.max(stop - start, 3), bbox.height);
  }
  ctx.strokeStyle = line;
  ctx.setLineDash([6, 4]);
  for (const limit of limits) {
    const y = made.valToPos(limit, 'y', true);
    ctx.beginPath();
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(end, y);
    ctx.stroke();
  }
  ctx.restore();
}
