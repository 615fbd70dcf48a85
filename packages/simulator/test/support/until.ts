import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition; the test's own time-out ends what never comes. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}
