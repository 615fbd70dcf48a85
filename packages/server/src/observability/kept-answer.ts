import type { Clock } from '../kernel/clock.ts';

/**
 * Milliseconds for which an answer is reused: any client may ask, and an answer costs a commit or the rendering of a
 * long page.
 */
const VALID_MS = 1_000;

/** Asks at most once a second. All calls within this time get the same answer. */
export function keptAnswer<T>(clock: Clock, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = clock.monotonic();
    if (last === undefined || now - last.at >= VALID_MS) last = { at: now, answer: ask() };
    return last.answer;
  };
}
