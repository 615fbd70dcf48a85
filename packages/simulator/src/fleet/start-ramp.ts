import type { Clock } from '@muster/lwm2m';
import type { SimulatedDevice } from '../device/simulated-device.ts';

/** Which devices of a fleet start, and in which order. */
export interface StartOptions {
  /** Devices that something else starts, for example a timeline. */
  readonly later?: ReadonlySet<SimulatedDevice>;
  /** Places of the others in the order of the whole fleet, by index. Default: a slice starts beside the others. */
  readonly placeOf?: (index: number) => number;
}

export interface RampOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Starts per second. */
  readonly ratePerSecond: number;
  /** Most starts that are under way at one time. */
  readonly concurrency: number;
  /** When a start is due, by its position: in times between two starts. Default: the position. */
  readonly placeOf?: (position: number) => number;
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
  const { clock, signal, ratePerSecond, concurrency, placeOf = Number } = options;
  const beganMs = clock.monotonic();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const position = next;
      next += 1;
      await pause(clock, beganMs + (placeOf(position) * 1000) / ratePerSecond - clock.monotonic(), signal);
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
