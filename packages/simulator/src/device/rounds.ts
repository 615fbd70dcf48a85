import { deriveKey, noiseAt } from './random.ts';

/** Work that a device repeats. */
export interface Round {
  readonly intervalSeconds: number;
  /** Random stream of the intervals. */
  readonly key: number;
  readonly work: () => void;
  /** Runs `next` after the delay, unless the device has ended. */
  readonly later: (delayMs: number, next: () => void) => void;
}

/** Repeated work of a device. Without an interval it does not run. */
export interface DeviceRound {
  readonly intervalSeconds: number | undefined;
  /** Part of the key of the random stream, different for each kind of work. */
  readonly kind: number;
  readonly work: () => void;
  /** Whether the work needs no server. Default false. */
  readonly whileOffline?: boolean;
}

/**
 * Starts the rounds of a device. They run until its run ends, and do nothing in states other than `registered`.
 *
 * @param device the device
 */
export function startRounds(
  rounds: readonly DeviceRound[],
  device: { readonly seed: number; readonly index: number; readonly state: string } & Pick<Round, 'later'>,
): void {
  for (const { intervalSeconds, kind, work, whileOffline = false } of rounds) {
    if (intervalSeconds === undefined) continue;
    startRound({
      intervalSeconds,
      key: deriveKey(device.seed, device.index, kind),
      later: (delayMs, next) => device.later(delayMs, next),
      work: () => {
        if (device.state === 'registered' || (whileOffline && device.state === 'offline')) work();
      },
    });
  }
}

/**
 * Starts a round: repeats the work at the interval, plus or minus a tenth, chosen by the seed. So devices do not act at
 * the same moment, and runs are reproducible.
 */
function startRound({ intervalSeconds, key, work, later }: Round): void {
  let count = 0;
  const next = (): void => {
    const factor = 0.9 + 0.2 * noiseAt(key, count);
    count += 1;
    later(intervalSeconds * 1000 * factor, () => {
      work();
      next();
    });
  };
  next();
}
