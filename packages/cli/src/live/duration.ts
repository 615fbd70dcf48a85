import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import { UsageError } from '../errors/cli-error.ts';

const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
export type TimeUnit = keyof typeof unitMs;

const unitNames: Readonly<Record<TimeUnit, string>> = {
  ms: 'milliseconds',
  s: 'seconds',
  m: 'minutes',
  h: 'hours',
  d: 'days',
  w: 'weeks',
};

/** Bounds of a duration in its unit. */
export interface DurationBounds {
  readonly min?: number | undefined;
  /** Default: 24 days, the longest timer of Node.js. */
  readonly max?: number | undefined;
}

/**
 * Parses a duration: `500ms`, `30s`, `1.5m`, `2h`, `1d`, `1w`, or a number in `unit`. All duration flags use this
 * grammar.
 *
 * @param unit unit of the result, and of a number without a unit
 * @throws {UsageError} the text is not a duration within the bounds
 */
export function parseDuration(
  name: string,
  text: string,
  unit: TimeUnit = 's',
  { min = 0, max = (24 * unitMs.d) / unitMs[unit] }: DurationBounds = {},
): number {
  const { count, own = unit } =
    /^(?<count>\d+(?:\.\d+)?)(?<own>ms|[smhdw])?$/u.exec(text.trim())?.groups ?? {};
  const value = Math.round(Number(count) * unitMs[own as TimeUnit]) / unitMs[unit];
  if (value >= min && value <= max) return value;
  throw new UsageError(
    `${name} must be a duration of ${min} to ${max} ${unitNames[unit]}, not "${text}".`,
    `Give a number with its unit (500ms, 30s, 5m, 2h, 7d, 1w), or a number of ${unitNames[unit]}.`,
  );
}

interface DurationFlag extends DurationBounds {
  /** Text for the help, with a full stop at the end. */
  readonly description: string;
  readonly unit?: TimeUnit;
  /** Whether the duration must be a whole number of the unit. */
  readonly isWhole?: boolean;
  readonly helpGroup?: string;
  readonly dependsOn?: string[];
  readonly default?: number;
}

type Value<Spec> = Spec extends { readonly default: number } ? number : number | undefined;

/** Creates a flag for a duration. Its value is a number in `unit`, which is seconds by default. */
export function durationFlag<Spec extends DurationFlag>(spec: Spec): Interfaces.OptionFlag<Value<Spec>> {
  const { unit = 's', min, max, isWhole = false, description, ...others }: DurationFlag = spec;
  return Flags.custom<number>({
    ...others,
    description: `${description} ${durationForms(unit)}`,
    helpValue: unit === 'ms' ? 'MS' : 'SECONDS',
    parse: (text, _context, { name }) => {
      const value = parseDuration(`--${name}`, text, unit, { min, max });
      if (isWhole && !Number.isInteger(value))
        throw new UsageError(`--${name} must be a whole number of ${unitNames[unit]}, not "${text}".`);
      return Promise.resolve(value);
    },
    // The parser of flags types optional and defaulted flags differently.
  })() as Interfaces.OptionFlag<Value<Spec>>;
}

/** Returns the sentence about the forms of a duration, for the help. */
export const durationForms = (unit: TimeUnit): string => `Also ${unit === 'ms' ? '500ms, ' : ''}30s, 5m, 2h.`;

/**
 * Returns a flag parser for a setting that is a number in a unit. The parser converts durations, and leaves other text
 * to the checks of the setting.
 */
export const inUnit =
  (unit: TimeUnit) =>
  (text: string, _context: unknown, { name }: { readonly name: string }): Promise<string> =>
    Promise.resolve(
      /^\d[\d.]*(?:ms|[smhdw])$/u.test(text)
        ? String(parseDuration(`--${name}`, text, unit, { max: Infinity }))
        : text,
    );
