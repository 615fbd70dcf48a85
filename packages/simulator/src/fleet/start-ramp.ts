import type { Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../device/simulated-device.ts';

/** Devices that a fleet starts, and their order. */
export interface StartOptions {
  /** Devices that are started by another caller, for example by a timeline. */
  readonly later?: ReadonlySet<SimulatedDevice>;
  /**
   * Returns the position of a device in the order of the whole fleet, by its index. Default: a slice starts at the same
   * time as the others.
   */
  readonly positionOf?: (index: number) => number;
}

export interface RampOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Number of starts per second. */
  readonly ratePerSecond: number;
  /** Maximum number of starts in progress. */
  readonly concurrency: number;
  /** Returns the time at which a start is due, in intervals between two starts. Default: the position. */
  readonly dueAt?: (position: number) => number;
}

/**
 * Calls `start` for each position in order, limited by the rate and the concurrency. Resolves when all starts are
 * complete; `start` handles its own failures.
 *
 * @throws the reason of the signal when it is aborted
 */
export async function rampUp(
  count: number,
  start: (position: number) => Promise<void>,
  options: RampOptions,
): Promise<void> {
  const { clock, signal, ratePerSecond, concurrency, dueAt = Number } = options;
  const beganMs = clock.monotonic();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const position = next;
      next += 1;
      await pause(clock, beganMs + (dueAt(position) * 1000) / ratePerSecond - clock.monotonic(), signal);
      await start(position);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, concurrency) }, lane));
}

/**
 * Waits on the clock of the fleet.
 *
 * @throws the reason of the signal when it is aborted
 */
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
