import { noiseAt } from './random.ts';

/** A daily (or other) curve with noise: what a temperature does. */
export interface SineGenerator {
  readonly kind: 'sine';
  readonly mean: number;
  readonly amplitude: number;
  /** Length of one wave, seconds; default 86,400. */
  readonly periodSeconds?: number;
  /** Largest random deviation to either side; default 0. */
  readonly noise?: number;
  /** Largest fixed offset between devices to either side; default 0. */
  readonly spread?: number;
  /** The value stays for this long, seconds; default 1. */
  readonly everySeconds?: number;
  /** Digits after the point; default 2. */
  readonly decimals?: number;
}

/** Wanders between two bounds, like a signal strength. */
export interface WalkGenerator {
  readonly kind: 'walk';
  readonly min: number;
  readonly max: number;
  /** The value stays for this long, seconds; default 10. */
  readonly everySeconds?: number;
  readonly decimals?: number;
}

/** Falls from one level to another, then rises again, like a battery that is charged. */
export interface DrainGenerator {
  readonly kind: 'drain';
  /** Default 100. */
  readonly from?: number;
  /** Default 0. */
  readonly to?: number;
  /** Time from full to empty, seconds; default 604,800 (a week). */
  readonly durationSeconds?: number;
  /** Time from empty to full, seconds; default 7,200. */
  readonly rechargeSeconds?: number;
  readonly decimals?: number;
}

/** Goes through a list, again and again, from 1970-01-01T00:00:00Z on. */
export interface StepsGenerator {
  readonly kind: 'steps';
  readonly values: readonly (string | number | boolean)[];
  readonly everySeconds: number;
}

/** Any value between two bounds, a new one each time. */
export interface UniformGenerator {
  readonly kind: 'uniform';
  readonly min: number;
  readonly max: number;
  /** The value stays for this long, seconds; default 10. */
  readonly everySeconds?: number;
  readonly decimals?: number;
}

/** Counts from the start of the fleet in equal steps, and begins again after its last value. */
export interface SequenceGenerator {
  readonly kind: 'sequence';
  /** First value; default 0. */
  readonly from?: number;
  /** Difference between two values; default 1. */
  readonly step?: number;
  /** Last value, after which the sequence begins again. Default: none. */
  readonly to?: number;
  /** The value stays for this long, seconds. */
  readonly everySeconds: number;
}

/** Replays a column of a CSV file from the start of the fleet. The first line holds the names of the columns. */
export interface CsvGenerator {
  readonly kind: 'csv';
  /** Relative to the fleet file; at most 16 MiB. */
  readonly file: string;
  /** Name of the column with the values. */
  readonly column: string;
  /** Name of the column with the times: seconds, or ISO 8601. The first row is the start of the fleet. */
  readonly timeColumn?: string;
  /** Time between two rows, in place of `timeColumn`. */
  readonly everySeconds?: number;
  /** `loop`: the file begins again after its last row (the default). `hold`: the last value stays. */
  readonly atEnd?: 'loop' | 'hold';
}

/** Generators whose values follow from their settings alone. */
export type ComputedGenerator =
  SineGenerator | WalkGenerator | DrainGenerator | StepsGenerator | UniformGenerator | SequenceGenerator;

export type Generator = ComputedGenerator | CsvGenerator;

/**
 * Computes the value of a generator at one moment. Pure: nothing is stored between calls, so any moment can be asked
 * for in any order, and a device that is not read costs nothing.
 *
 * @param key the stream, of {@link deriveKey}
 * @param timeMs epoch milliseconds
 * @param startMs start of the fleet, epoch milliseconds, from which a sequence counts; default `timeMs`
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

/** The warmest moment of a day-long wave, seconds after midnight UTC. */
const warmestSecond = 15 * 3600;
/** Streams of one key that must not follow each other are told apart by these. */
const phaseStream = 0x70680000;
const spreadStream = 0x73700000;

export function sineAt(generator: Omit<SineGenerator, 'kind'>, key: number, timeMs: number): number {
  const period = generator.periodSeconds ?? 86_400;
  const every = generator.everySeconds ?? 1;
  const step = stepOf(timeMs, every);
  // Devices do not all peak at once: up to a twentieth of a wave to either side.
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
 * A random walk needs all of its past; its look does not. Noise of eight wave lengths, each twice as long and sqrt(2)
 * times as high as the one before, has a walk's spectrum, stays in its bounds and is a function of the time alone.
 */
export function walkAt(generator: Omit<WalkGenerator, 'kind'>, key: number, timeMs: number): number {
  const step = stepOf(timeMs, generator.everySeconds ?? 10);
  let sum = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += Math.SQRT2 ** octave * smoothNoise(key + octave, step / 2 ** octave);
  }
  return round(generator.min + (generator.max - generator.min) * (sum / octaveSum), generator.decimals ?? 2);
}

/** Where a draining device stands. */
export interface DrainPoint {
  readonly level: number;
  readonly charging: boolean;
  /** How often it has been charged since 1970: tells one discharge from the next. */
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

/** How many values a sequence has before it begins again; Infinity without an end. */
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

/** Noise that moves smoothly from one whole position to the next. */
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
