import { startDeadline } from './deadline.ts';

/** Waits for the turn of a call. @returns ends the call, which starts the next one */
export type CallLimit = (signals: readonly (AbortSignal | undefined)[]) => Promise<() => void>;

/**
 * Limits the number of calls at a time. Further calls wait in their order.
 *
 * @param max maximum number of calls at a time; 0 is no limit
 */
export function createCallLimit(max: number): CallLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  const end = (): void => {
    const next = waiting.shift();
    // The next call takes over the place of this one.
    if (next === undefined) running -= 1;
    else next();
  };
  return async (signals) => {
    if (max === 0 || running < max) {
      running += 1;
      return end;
    }
    const wait = startDeadline(0, signals);
    let start!: () => void;
    const turn = new Promise<void>((resolve) => (start = resolve));
    waiting.push(start);
    try {
      await wait.race(turn);
      return end;
    } catch (error) {
      const index = waiting.indexOf(start);
      if (index === -1) end();
      else waiting.splice(index, 1);
      throw error;
    } finally {
      wait.release();
    }
  };
}
