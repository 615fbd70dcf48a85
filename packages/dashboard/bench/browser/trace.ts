/** The start of a page, from a trace of Chromium. Times in milliseconds since the start of the navigation. */
export interface StartFigures {
  /** First contentful paint. */
  readonly firstPaintMs: number;
  /** End of the last long task before 5 seconds without one, but not before the first paint. */
  readonly interactiveMs: number;
  /** Total blocking time: the sum of the parts above 50 ms of the long tasks before `interactiveMs`. */
  readonly blockingMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly navigationId?: string } };
}

/** Milliseconds above which a task delays input. */
const LONG_MS = 50;
const QUIET_MS = 5_000;

/**
 * Reads a trace of one navigation.
 *
 * @throws {Error} the trace has no paint
 */
export function figuresOf(trace: Buffer): StartFigures {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  // Each SVG image of the page has its own navigation in the same process.
  const navigation = paint?.args?.data?.navigationId;
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.navigationId === navigation,
  );
  if (paint === undefined || start === undefined) throw new Error('The trace has no first contentful paint.');
  const since = (ts: number): number => (ts - start.ts) / 1_000;
  const firstPaintMs = since(paint.ts);
  let interactiveMs = firstPaintMs;
  let blockingMs = 0;
  const long = traceEvents
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid,
    )
    .map(({ ts, dur = 0 }) => ({ fromMs: since(ts), ms: dur / 1_000 }))
    .filter(({ fromMs, ms }) => ms > LONG_MS && fromMs + ms > firstPaintMs)
    .sort((a, b) => a.fromMs - b.fromMs);
  for (const { fromMs, ms } of long) {
    if (fromMs - interactiveMs > QUIET_MS) break;
    interactiveMs = fromMs + ms;
    blockingMs += ms - LONG_MS;
  }
  return { firstPaintMs, interactiveMs, blockingMs };
}
