import type { LoadChild } from '../load/child.ts';
import type { HoldOutcome } from '../load/holds.ts';

export interface Watched {
  /** The longest that the event loop was held, without the time in which other processes had the processors. */
  readonly ownMs: number;
  /** The most processor time that it took in one turn. */
  readonly workedMs: number;
  readonly tookMs: number;
}

const everyMs = 150;
/** A server that works for less of the time has nothing left to do. */
const idleShare = 0.1;

/**
 * Does some work, waits for what the server does afterwards, and says how long it held its event loop at most.
 *
 * @param patienceMs for what it does afterwards
 */
export async function watch(
  server: LoadChild,
  work: () => Promise<unknown>,
  patienceMs: number,
): Promise<Watched> {
  await server.run<HoldOutcome>({ type: 'holds' });
  const started = performance.now();
  await work();
  const tookMs = performance.now() - started;
  const answeredAt = performance.now();
  let { longestOwnMs: ownMs, longestWorkedMs: workedMs } = await server.run<HoldOutcome>({ type: 'holds' });
  while (performance.now() - answeredAt < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    const holds = await server.run<HoldOutcome>({ type: 'holds' });
    ownMs = Math.max(ownMs, holds.longestOwnMs);
    workedMs = Math.max(workedMs, holds.longestWorkedMs);
    if (holds.busyShare < idleShare) break;
  }
  return { ownMs, workedMs, tookMs };
}
