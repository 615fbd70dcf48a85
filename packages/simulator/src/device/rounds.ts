import { deriveKey, noiseAt } from './random.ts';

/** Something that a device does again and again. */
export interface Round {
  readonly intervalSeconds: number;
  /** Stream of the pauses. */
  readonly key: number;
  readonly work: () => void;
  /** Runs `next` after the delay, or never when the device has ended by then. */
  readonly later: (delayMs: number, next: () => void) => void;
}

/** One of the rounds of a device; without an interval there is none. */
export interface DeviceRound {
  readonly intervalSeconds: number | undefined;
  /** Part of the key that the moments are drawn from. */
  readonly kind: number;
  readonly work: () => void;
  /** The work needs no server. Default false. */
  readonly whileOffline?: boolean;
}

/** @param device whose rounds begin; they go on until its run ends, and do nothing in other states than `registered` */
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
 * Begins a round: the work is done every interval, give or take a tenth. By the seed, so that a fleet neither moves in
 * step nor by chance.
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
