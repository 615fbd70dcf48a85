import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the work has settled, or after a timeout in milliseconds. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  await Promise.race([
    work.catch(() => undefined),
    pause(ms, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
}
