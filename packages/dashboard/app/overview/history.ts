import type { OverviewHistory } from '@muster/sdk/core';
import { countText, timeText } from '../format/text.ts';
import type { Series } from '../layout/plot-axis.ts';

export type HistoryFigure = 'Online' | 'Registrations' | 'Values' | 'Failed';

/**
 * Returns a figure over time. Empty if the key may not read it. Without the sums of an interval that has not ended,
 * unless there is no other.
 */
export function plotted({ Points, Resolution, TimespanEnd }: OverviewHistory, figure: HistoryFigure): Series {
  const isPartial =
    figure !== 'Online' && Points.length > 1 && (Points.at(-1)?.Time ?? 0) + Resolution > TimespanEnd;
  const known = (isPartial ? Points.slice(0, -1) : Points).flatMap(({ Time, [figure]: value }) =>
    value === undefined ? [] : [[Time, value]],
  );
  return [known.map(([time = 0]) => time / 1_000), known.map(([, value = 0]) => value)];
}

/** Returns the times without counts between others, in epoch seconds. The service did not run then. */
export function gapsOf({
  Points,
  Resolution,
}: OverviewHistory): { readonly from: number; readonly to: number }[] {
  return Points.flatMap(({ Time }, index) => {
    const from = (Points[index - 1]?.Time ?? Time) + Resolution;
    return from < Time ? [{ from: from / 1_000, to: Time / 1_000 }] : [];
  });
}

/** Describes a figure in words: the state now and the lowest one, or the sum and the highest interval. */
export function summaryOf({ Points, Resolution }: OverviewHistory, figure: HistoryFigure): string {
  const first = Points[0];
  if (first === undefined) return 'No counts';
  const of = (point: typeof first): number => point[figure] ?? 0;
  const at = (point: typeof first): string => `${countText(of(point))} at ${timeText(point.Time)}`;
  if (figure === 'Online') {
    const least = Points.reduce((one, next) => (of(next) < of(one) ? next : one));
    return `now ${countText(of(Points.at(-1) ?? first))}, lowest ${at(least)}`;
  }
  const sum = Points.reduce((total, point) => total + of(point), 0);
  if (sum === 0) return 'none';
  const length = Resolution < 120_000 ? 'a minute' : `${Resolution / 60_000} minutes`;
  return `${countText(sum)} in all, most in ${length} ${at(Points.reduce((one, next) => (of(next) > of(one) ? next : one)))}`;
}
