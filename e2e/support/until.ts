import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Less than the time-out of a test, so that a wait in vain says for what, and ends: a process with a loop never does. */
const LIMIT_MS = 230_000;
const MAX_ANSWER = 500;

/**
 * Asks again until the answer satisfies.
 *
 * @param ask what to ask; a rejection counts as "not yet" only when `tolerate` says so
 * @throws Error with the last answer, after 230 seconds
 */
export async function until<T>(
  ask: () => Promise<T>,
  satisfied: (answer: T) => boolean,
  options: { readonly everyMs?: number; readonly tolerate?: (error: unknown) => boolean } = {},
): Promise<T> {
  const deadline = performance.now() + LIMIT_MS;
  let last: unknown;
  while (performance.now() < deadline) {
    try {
      const answer = await ask();
      if (satisfied(answer)) return answer;
      last = answer;
    } catch (error) {
      if (!options.tolerate?.(error)) throw error;
      last = error;
    }
    await delay(options.everyMs ?? 50);
  }
  const answer = inspect(last).slice(0, MAX_ANSWER);
  throw new Error(`Waited for 230 seconds for: ${String(satisfied)}. The last answer: ${answer}`);
}
