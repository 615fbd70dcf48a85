import { noiseAt } from './random.ts';

/** A periodic curve with noise, like a daily temperature. */
export interface SineGenerator {
  readonly kind: 'sine';
  readonly mean: number;
  readonly amplitude: number;
  /** Period in seconds. Default 86,400. */
  readonly periodSeconds?: number;
  /** Maximum random deviation to either side. Default 0. */
  readonly noise?: number;
  /** Maximum constant offset between devices to either side. Default 0. */
  readonly spread?: number;
  /** Seconds for which a value is constant. Default 1. */
  readonly everySeconds?: number;
  /** Decimal places. Default 2. */
  readonly decimals?: number;
}

/** A random walk between two bounds, like a signal strength. */
export interface WalkGenerator {
  readonly kind: 'walk';
  readonly min: number;
  readonly max: number;
  /** Seconds for which a value is constant. Default 10. */
  readonly everySeconds?: number;
  readonly decimals?: number;
}

/** Falls from one level to another and rises again, like a battery that is charged. */
export interface DrainGenerator {
  readonly kind: 'drain';
  /** Level when full. Default 100. */
  readonly from?: number;
  /** Level when empty. Default 0. */
  readonly to?: number;
  /** Seconds from full to empty. Default 604,800 (a week). */
  readonly durationSeconds?: number;
  /** Seconds from empty to full. Default 7,200. */
  readonly rechargeSeconds?: number;
  readonly decimals?: number;
}

/** Repeats a list of values, counted from 1970-01-01T00:00:00Z. */
export interface StepsGenerator {
  readonly kind: 'steps';
  readonly values: readonly (string | number | boolean)[];
  readonly everySeconds: number;
}

/** A uniformly random value between two bounds. */
export interface UniformGenerator {
  readonly kind: 'uniform';
  readonly min: number;
  readonly max: number;
  /** Seconds for which a value is constant. Default 10. */
  readonly everySeconds?: number;
  readonly decimals?: number;
}

/** Counts in equal steps from the start of the fleet, and restarts after its last value. */
export interface SequenceGenerator {
  readonly kind: 'sequence';
  /** First value; default 0. */
  readonly from?: number;
  /** Difference between two values; default 1. */
  readonly step?: number;
  /** Last value, after which the sequence restarts. Default: none. */
  readonly to?: number;
  /** Seconds for which a value is constant. */
  readonly everySeconds: number;
}

/** Replays a column of a CSV file from the start of the fleet. The first line has the names of the columns. */
export interface CsvGenerator {
  readonly kind: 'csv';
  /** Path relative to the fleet file. The maximum size of the file is 16 MiB. */
  readonly file: string;
  /** Name of the column with the values. */
  readonly column: string;
  /** Name of the column with the times: seconds, or ISO 8601. The first row is the start of the fleet. */
  readonly timeColumn?: string;
  /** Seconds between two rows, instead of `timeColumn`. */
  readonly everySeconds?: number;
  /** After the last row, `loop` (the default) restarts and `hold` keeps the last value. */
  readonly atEnd?: 'loop' | 'hold';
}

/** Generators whose values depend only on their settings. */
export type ComputedGenerator =
  SineGenerator | WalkGenerator | DrainGenerator | StepsGenerator | UniformGenerator | SequenceGenerator;

/** A source of changing values for a resource. */
export type Generator = ComputedGenerator | CsvGenerator;

/**
 * Computes the value of a generator at a time. A pure function: nothing is stored between calls, times can be requested
 * in any order, and a device that is not read costs nothing.
 *
 * @param key random stream, from {@link deriveKey}
 * @param timeMs epoch milliseconds
 * @param startMs start of the fleet in epoch milliseconds, from which a sequence counts. Default `timeMs`
 */
export function generate(
  generator: ComputedGenerator,
  key: number,
  timeMs: number,
  startMs = timeMs,
): string | number | boolean {
  switch (generator.kind) {
    case 'sequence':
      return sequenceAt(generator, timeMs - startMs);
    case 'sine':
      return sineAt(generator, key, timeMs);
    case 'walk':
      return walkAt(generator, key, timeMs);
    case 'drain':
      return drainAt(generator, key, timeMs);
    case 'steps': {
      const step = stepOf(timeMs, generator.everySeconds);
      return generator.values[step % generator.values.length] ?? 0;
    }
    case 'uniform': {
      const span = generator.max - generator.min;
      const level = noiseAt(key, stepOf(timeMs, generator.everySeconds ?? 10));
      return round(generator.min + level * span, generator.decimals ?? 2);
    }
  }
}

/** The warmest moment of a wave with a period of a day, in seconds after midnight UTC. */
const warmestSecond = 15 * 3600;
/** Distinguishes independent random streams of the same key. */
const phaseStream = 0x70680000;
const spreadStream = 0x73700000;

export function sineAt(generator: Omit<SineGenerator, 'kind'>, key: number, timeMs: number): number {
  const period = generator.periodSeconds ?? 86_400;
  const every = generator.everySeconds ?? 1;
  const step = stepOf(timeMs, every);
  // Spread the peaks of devices by up to a twentieth of the period to either side.
  const shift = (noiseAt(key ^ phaseStream, 0) - 0.5) * 0.1;
  const turn = (step * every - warmestSecond) / period + shift;
  const spread = (generator.spread ?? 0) * signed(noiseAt(key ^ spreadStream, 0));
  const noise = (generator.noise ?? 0) * signed(noiseAt(key, step));
  const level = generator.mean + spread + generator.amplitude * Math.cos(2 * Math.PI * turn) + noise;
  return round(level, generator.decimals ?? 2);
}

const octaves = 8;
/** Sum of the amplitudes sqrt(2)^0 ... sqrt(2)^(octaves - 1). */
const octaveSum = (Math.SQRT2 ** octaves - 1) / (Math.SQRT2 - 1);

/**
 * Approximates a random walk without its history. The sum of eight noise waves, each twice as long and sqrt(2) times as
 * high as the previous one, has the spectrum of a walk, stays within its bounds and depends only on the time.
 */
export function walkAt(generator: Omit<WalkGenerator, 'kind'>, key: number, timeMs: number): number {
  const step = stepOf(timeMs, generator.everySeconds ?? 10);
  let sum = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += Math.SQRT2 ** octave * smoothNoise(key + octave, step / 2 ** octave);
  }
  return round(generator.min + (generator.max - generator.min) * (sum / octaveSum), generator.decimals ?? 2);
}

/** Level of a draining device. */
export interface DrainPoint {
  readonly level: number;
  readonly charging: boolean;
  /** Number of charges since 1970, which distinguishes one discharge from the next. */
  readonly cycle: number;
}

export function drainPointAt(
  generator: Omit<DrainGenerator, 'kind'>,
  key: number,
  timeMs: number,
): DrainPoint {
  const from = generator.from ?? 100;
  const to = generator.to ?? 0;
  const down = generator.durationSeconds ?? 604_800;
  const up = generator.rechargeSeconds ?? 7200;
  const seconds = timeMs / 1000 + noiseAt(key ^ phaseStream, 0) * (down + up);
  const cycle = Math.floor(seconds / (down + up));
  const inside = seconds - cycle * (down + up);
  const charging = inside >= down;
  const level = charging ? to + ((from - to) * (inside - down)) / up : from - ((from - to) * inside) / down;
  return { level, charging, cycle };
}

function drainAt(generator: DrainGenerator, key: number, timeMs: number): number {
  return round(drainPointAt(generator, key, timeMs).level, generator.decimals ?? 0);
}

/** Number of values in a sequence before it restarts; Infinity if it has no end. */
export function sequenceLength({ from = 0, step = 1, to }: SequenceGenerator): number {
  // The tolerance keeps 0.3 in a sequence of 0.1 to 0.3.
  return to === undefined ? Infinity : Math.floor((to - from) / step + 1e-9) + 1;
}

function sequenceAt(generator: SequenceGenerator, elapsedMs: number): number {
  const { from = 0, step = 1, everySeconds } = generator;
  const position = stepOf(Math.max(elapsedMs, 0), everySeconds) % sequenceLength(generator);
  const value = from + step * position;
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}

/** Noise that is interpolated smoothly between integer positions. */
function smoothNoise(key: number, position: number): number {
  const before = Math.floor(position);
  const part = position - before;
  const weight = part * part * (3 - 2 * part);
  return noiseAt(key, before) * (1 - weight) + noiseAt(key, before + 1) * weight;
}

function stepOf(timeMs: number, everySeconds: number): number {
  return Math.floor(timeMs / (everySeconds * 1000));
}

function signed(unit: number): number {
  return unit * 2 - 1;
}

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
