import type { Clock } from '@muster/lwm2m';

export interface RampOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Starts per second. */
  readonly ratePerSecond: number;
  /** Most starts that are under way at one time. */
  readonly concurrency: number;
  /** Part of the time between two starts that passes before the first, 0 to below 1. Default 0. */
  readonly offset?: number;
}

/**
 * Starts `count` things one after the other: no more per second than the rate, and no more at one time than the
 * concurrency. Resolves when all are through; `start` handles its own failures.
 *
 * @throws the signal's reason when it is aborted
 */
export async function rampUp(
  count: number,
  start: (position: number) => Promise<void>,
  options: RampOptions,
): Promise<void> {
  const { clock, signal, ratePerSecond, concurrency, offset = 0 } = options;
  const beganMs = clock.monotonic();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const position = next;
      next += 1;
      await pause(clock, beganMs + ((position + offset) * 1000) / ratePerSecond - clock.monotonic(), signal);
      await start(position);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, concurrency) }, lane));
}

/** Waits on the fleet's clock. @throws the signal's reason when it is aborted */
async function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (delayMs <= 0) return;
  await new Promise<void>((resolve, reject) => {
    const timer = clock.setTimer(delayMs, () => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    const abort = (): void => {
      timer.cancel();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
