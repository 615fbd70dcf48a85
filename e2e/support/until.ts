import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again until the answer satisfies; the test's own time-out ends a wait in vain.
 *
 * @param ask what to ask; a rejection counts as "not yet" only when `tolerate` says so
 * @param options.limitMs milliseconds after which it throws, for waits whose end is a promise of the documentation. Far above the
 * documented time: it tells a wait that ends by itself from one that ends with something else, and measures no speed.
 */
export async function until<T>(
  ask: () => Promise<T>,
  satisfied: (answer: T) => boolean,
  options: {
    readonly everyMs?: number;
    readonly limitMs?: number;
    readonly tolerate?: (error: unknown) => boolean;
  } = {},
): Promise<T> {
  const { everyMs = 50, limitMs = Infinity } = options;
  for (let waitedMs = 0; ; waitedMs += everyMs) {
    try {
      const answer = await ask();
      if (satisfied(answer)) return answer;
      if (waitedMs >= limitMs) throw new Error(`Not within ${limitMs} ms: ${JSON.stringify(answer)}`);
    } catch (error) {
      if (waitedMs >= limitMs || !options.tolerate?.(error)) throw error;
    }
    await delay(everyMs);
  }
}
