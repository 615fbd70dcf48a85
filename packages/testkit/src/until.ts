import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Less than the time-out of a test, so that a failed wait ends with its reason instead of blocking the process. */
const LIMIT_MS = 230_000;
const MAX_ANSWER = 500;

/**
 * Polls until the answer satisfies a condition.
 *
 * @param ask returns an answer; a rejection counts as "not yet" only if `tolerate` returns true
 * @param satisfied default: the answer is truthy
 * @param options.everyMs milliseconds between two calls; default 50
 * @param options.limitMs milliseconds after which it throws; default 230,000. A shorter limit, for a documented time-out,
 * must be far above that time-out: it distinguishes the time-out from another cause and does not measure speed.
 * @throws Error with the last answer after the limit
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
