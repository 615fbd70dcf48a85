import type { LoadChild } from '../load/child.ts';
import type { HoldOutcome } from '../load/holds.ts';

export interface Watched {
  /** Longest hold of the event loop in milliseconds, without the time in which other processes had the processors. */
  readonly ownMs: number;
  /** Maximum processor time of one turn of the event loop. Milliseconds. */
  readonly workedMs: number;
  readonly tookMs: number;
}

const everyMs = 150;
/** The server counts as idle if its event loop works for less than this share of the time. */
const idleShare = 0.1;

/**
 * Does some work, waits until the server is idle again, and returns the longest hold of its event loop.
 *
 * @param patienceMs maximum wait for the server to become idle
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
