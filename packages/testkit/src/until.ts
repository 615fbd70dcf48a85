import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Less than the time-out of a test, so that a wait in vain says for what, and ends: a process with a loop never does. */
const LIMIT_MS = 230_000;
const MAX_ANSWER = 500;

/**
 * Asks again until the answer satisfies.
 *
 * @param ask what to ask; a rejection counts as "not yet" only when `tolerate` says so
 * @param satisfied default: the answer is truthy
 * @param options.everyMs milliseconds between two questions; default 50
 * @param options.limitMs milliseconds after which it throws; default 230,000. A shorter one, for an end that the documentation
 * promises, is far above the documented time: it tells an end of its own from that by something else, and measures no speed.
 * @throws Error with the last answer, when the limit has passed
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  satisfied: (answer: T) => boolean = Boolean,
  options: {
    readonly everyMs?: number;
    readonly limitMs?: number;
    readonly tolerate?: (error: unknown) => boolean;
  } = {},
): Promise<T> {
  const { everyMs = 50, limitMs = LIMIT_MS } = options;
  const deadline = performance.now() + limitMs;
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
    await delay(everyMs);
  }
  const answer = inspect(last).slice(0, MAX_ANSWER);
  throw new Error(
    `Waited for ${limitMs} ms for: ${String(satisfied === Boolean ? ask : satisfied)}. The last answer: ${answer}`,
  );
}
