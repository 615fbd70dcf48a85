import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again until the answer satisfies; the test's own time-out ends a wait in vain.
 *
 * @param ask what to ask; a rejection counts as "not yet" only when `tolerate` says so
 */
export async function until<T>(
  ask: () => Promise<T>,
  satisfied: (answer: T) => boolean,
  options: { readonly everyMs?: number; readonly tolerate?: (error: unknown) => boolean } = {},
): Promise<T> {
  for (;;) {
    try {
      const answer = await ask();
      if (satisfied(answer)) return answer;
    } catch (error) {
      if (!options.tolerate?.(error)) throw error;
    }
    await delay(options.everyMs ?? 50);
  }
}
