import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition; the test's own time-out ends what never comes. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

/** @returns what the work rejects with; fails if it does not */
export async function rejection(work: Promise<unknown>): Promise<Error> {
  const [outcome] = await Promise.allSettled([work]);
  if (outcome.status === 'fulfilled') throw new Error('it did not fail');
  return outcome.reason as Error;
}
