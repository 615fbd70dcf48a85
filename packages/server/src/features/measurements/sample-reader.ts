import type { MeasurementStore, Sample } from '../../store/port.ts';
import { nextTurn } from '../../kernel/turns.ts';

/** Number of samples read in one turn of the event loop. */
export const SAMPLES_AT_A_TIME = 2_000;

type Readable = Pick<MeasurementStore, 'range' | 'oldest'>;

/** Yields all samples of a resource in a range, both ends inclusive, oldest first, in chunks. */
export async function* samplesOf(
  store: Readable,
  resourceId: string,
  fromMs: number,
  toMs: number,
): AsyncGenerator<readonly Sample[]> {
  for (let from = fromMs; ;) {
    const part = await store.oldest(resourceId, from, toMs, SAMPLES_AT_A_TIME);
    if (part.length > 0) yield part;
    const last = part.at(-1);
    if (last === undefined || part.length < SAMPLES_AT_A_TIME) return;
    from = last.timeMs + 1;
    await nextTurn();
  }
}

/** Returns the newest samples of a resource in a range, both ends inclusive, oldest first. */
export async function newestOf(
  store: Readable,
  resourceId: string,
  fromMs: number,
  toMs: number,
  limit: number,
): Promise<Sample[]> {
  const parts: Sample[][] = [];
  let left = limit;
  for (let to = toMs; left > 0;) {
    const wanted = Math.min(left, SAMPLES_AT_A_TIME);
    const part = await store.range(resourceId, fromMs, to, wanted);
    const [first] = part;
    if (first === undefined) break;
    parts.push(part);
    left -= part.length;
    if (part.length < wanted) break;
    to = first.timeMs - 1;
    await nextTurn();
  }
  return parts.reverse().flat();
}

/** Returns the newest sample before a time. */
export async function sampleBefore(
  store: Readable,
  resourceId: string,
  timeMs: number,
): Promise<Sample | undefined> {
  return timeMs === 0 ? undefined : (await store.range(resourceId, 0, timeMs - 1, 1))[0];
}
