import type { NetworkSetting } from '../scenario/faults.ts';
import { covers } from './period.ts';

export type Direction = 'to-server' | 'to-device';

/** Effect of the network conditions on a datagram. */
export interface DatagramFate {
  readonly end: 'delivered' | 'lost' | 'too-long';
  /** Delay of each copy in milliseconds, 0 or more. */
  readonly delaysMs: readonly number[];
  /** Position of the bit that flips, counted from the start of the datagram. */
  readonly flippedBit: number | undefined;
  /** Whether a later datagram overtakes this one. */
  readonly isOvertaken: boolean;
}

/**
 * Independent random decisions about a datagram. `jitter` and `secondJitter` are increased by the position of the
 * condition in the list.
 */
const decision = {
  loss: 1,
  corruption: 2,
  bit: 3,
  duplication: 4,
  reordering: 5,
  jitter: 1000,
  secondJitter: 2000,
};

const unaffected: DatagramFate = {
  end: 'delivered',
  delaysMs: [0],
  flippedBit: undefined,
  isOvertaken: false,
};

/** A datagram in transit. */
export interface DatagramInfo {
  readonly direction: Direction;
  readonly bytes: number;
  /** Seconds since the start of the run. */
  readonly atSeconds: number;
}

/**
 * Decides the effect of the network on a datagram. Conditions at the same time add up: their rates as independent
 * events, their delays as a sum. Of several MTUs, the smallest applies.
 *
 * @param noise returns a number in [0, 1) for each decision, always the same for the same datagram
 */
export function fateOf(
  settings: readonly NetworkSetting[],
  { direction, bytes, atSeconds }: DatagramInfo,
  noise: (decision: number) => number,
): DatagramFate {
  const active = settings.filter((setting) => isActive(setting, direction, atSeconds));
  if (active.length === 0) return unaffected;
  if (active.some(({ mtuBytes = Infinity }) => bytes > mtuBytes)) return { ...unaffected, end: 'too-long' };
  const happens = (which: number, rate: (setting: NetworkSetting) => number | undefined): boolean =>
    noise(which) < anyOf(active.map((setting) => rate(setting) ?? 0));
  if (happens(decision.loss, ({ lossRate }) => lossRate)) return { ...unaffected, end: 'lost' };
  const isCorrupted = bytes > 0 && happens(decision.corruption, ({ corruptionRate }) => corruptionRate);
  const isDuplicated = happens(decision.duplication, ({ duplicationRate }) => duplicationRate);
  const delay = (stream: number): number => delayOf(active, (position) => noise(stream + position));
  return {
    end: 'delivered',
    delaysMs: isDuplicated
      ? [delay(decision.jitter), delay(decision.secondJitter)]
      : [delay(decision.jitter)],
    flippedBit: isCorrupted ? Math.floor(noise(decision.bit) * bytes * 8) : undefined,
    isOvertaken: happens(decision.reordering, ({ reorderRate }) => reorderRate),
  };
}

function isActive(setting: NetworkSetting, direction: Direction, atSeconds: number): boolean {
  const { direction: affected = 'both' } = setting;
  return (affected === 'both' || affected === direction) && covers(setting, atSeconds);
}

/** Probability that at least one of several independent events happens. */
function anyOf(rates: readonly number[]): number {
  return 1 - rates.reduce((none, rate) => none * (1 - rate), 1);
}

function delayOf(active: readonly NetworkSetting[], noise: (position: number) => number): number {
  const sum = active.reduce(
    (total, { delayMs = 0, jitterMs = 0 }, position) =>
      total + delayMs + (jitterMs === 0 ? 0 : jitterMs * (2 * noise(position) - 1)),
    0,
  );
  return Math.max(0, sum);
}
