import { Aggregator } from '../measurements/aggregation.ts';
import type { IntervalFigure } from '../measurements/model/aggregation.ts';
import { sampleBefore, samplesOf } from '../measurements/sample-reader.ts';
import { nextTurn } from '../../kernel/turns.ts';
import type { MeasurementStore, Sample } from '../../store/port.ts';

/** Number of periods whose aggregates are computed in one turn of the event loop. */
const PERIODS_AT_A_TIME = 500;

type Readable = Pick<MeasurementStore, 'range' | 'oldest'>;

/** A range in milliseconds. Both ends are inclusive for values; periods are entirely within it. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Yields the stored values of a resource, oldest first, in chunks. */
export function valuesOf(
  store: Readable,
  resourceId: string,
  { fromMs, toMs }: Span,
): AsyncIterable<readonly Sample[]> {
  return samplesOf(store, resourceId, fromMs, toMs);
}

/**
 * Returns the aggregates of the periods in a range, each with the end time of its period. Periods are counted
 * from 1970, UTC.
 */
export async function aggregatesOf(
  store: Readable,
  resourceId: string,
  figure: IntervalFigure,
  resolutionMs: number,
  { fromMs, toMs }: Span,
): Promise<Sample[]> {
  const startMs = Math.ceil(fromMs / resolutionMs) * resolutionMs;
  const endMs = Math.floor(toMs / resolutionMs) * resolutionMs;
  if (endMs <= startMs) return [];
  const before = await sampleBefore(store, resourceId, startMs);
  const aggregator = new Aggregator(figure, { startMs, endMs, resolutionMs }, before?.value);
  for await (const part of samplesOf(store, resourceId, startMs, endMs - 1)) {
    for (const sample of part) aggregator.take(sample);
  }
  return aggregator
    .finish(endMs)
    .flatMap(({ timeMs, figures: [value] }) =>
      typeof value === 'number' ? [{ resourceId, timeMs: timeMs + resolutionMs, value }] : [],
    );
}

/**
 * Returns the part of a range that has periods to aggregate, aligned to periods. It begins with the period of
 * the oldest stored value. Undefined if there is none.
 */
export async function periodsWithin(
  store: Readable,
  resourceId: string,
  resolutionMs: number,
  { fromMs, toMs }: Span,
): Promise<Span | undefined> {
  const [oldest] = await store.oldest(resourceId, 0, toMs, 1);
  if (oldest === undefined) return undefined;
  const startMs = Math.max(
    Math.ceil(fromMs / resolutionMs) * resolutionMs,
    Math.floor(oldest.timeMs / resolutionMs) * resolutionMs,
  );
  const endMs = Math.floor(toMs / resolutionMs) * resolutionMs;
  return endMs > startMs ? { fromMs: startMs, toMs: endMs } : undefined;
}

/** Like {@link aggregatesOf}, some hundred periods at a time. */
export async function* aggregatesInParts(
  store: Readable,
  resourceId: string,
  figure: IntervalFigure,
  resolutionMs: number,
  { fromMs, toMs }: Span,
): AsyncGenerator<readonly Sample[]> {
  const partMs = PERIODS_AT_A_TIME * resolutionMs;
  for (let startMs = fromMs; startMs < toMs; startMs += partMs) {
    const part = { fromMs: startMs, toMs: Math.min(startMs + partMs, toMs) };
    yield await aggregatesOf(store, resourceId, figure, resolutionMs, part);
    await nextTurn();
  }
}
