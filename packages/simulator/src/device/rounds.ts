import { noiseAt } from './random.ts';

/** Something that a device does again and again. */
export interface Round {
  readonly intervalSeconds: number;
  /** Stream of the pauses. */
  readonly key: number;
  readonly work: () => void;
  /** Runs `next` after the delay, or never when the device has ended by then. */
  readonly later: (delayMs: number, next: () => void) => void;
}

/**
 * Begins a round: the work is done every interval, give or take a tenth. By the seed, so that a fleet neither moves in
 * step nor by chance.
 */
export function startRound({ intervalSeconds, key, work, later }: Round): void {
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
