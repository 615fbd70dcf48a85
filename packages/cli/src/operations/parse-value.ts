import { parseDuration, type DurationBounds } from '../live/duration.ts';
import { UsageError } from '../errors/cli-error.ts';
import type { FlagSpec, ValueKind } from './spec.ts';
import { TIME_REMEDY, timeOf } from './times.ts';

/**
 * Converts the text of an argument or flag to a value of the contract.
 *
 * @throws {UsageError} the text does not have the right form
 */
export function parseValue(
  name: string,
  kind: ValueKind,
  text: string,
  bounds: DurationBounds = {},
  nowMs = Date.now(),
): unknown {
  return parsers[kind](name, text, bounds, nowMs);
}

type Parse = (name: string, text: string, bounds: DurationBounds, nowMs: number) => unknown;

const parsers: Readonly<Record<ValueKind, Parse>> = {
  integer: (name, text) => parseNumber(name, 'integer', text),
  number: (name, text) => parseNumber(name, 'number', text),
  boolean: parseBoolean,
  time: (name, text, _bounds, nowMs) => parseTime(name, text, nowMs),
  duration: (name, text, bounds) => parseDuration(name, text, 'ms', { max: Infinity, ...bounds }),
  seconds: parseWholeSeconds,
  json: parseJson,
  string: (_name, text) => text,
  file: (_name, text) => text,
};

function parseBoolean(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new UsageError(`${name} must be true or false.`);
  return text === 'true';
}

function parseNumber(name: string, kind: 'integer' | 'number', text: string): number {
  const value = text.trim() === '' ? NaN : Number(text);
  const fits = kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (!fits)
    throw new UsageError(`${name} must be a${kind === 'integer' ? ' whole' : ''} number, not "${text}".`);
  return value;
}

function parseWholeSeconds(name: string, text: string, bounds: DurationBounds): number {
  const seconds = parseDuration(name, text, 's', { max: Infinity, ...bounds });
  if (Number.isInteger(seconds)) return seconds;
  throw new UsageError(`${name} must be a whole number of seconds, not "${text}".`);
}

/** Returns epoch milliseconds; see {@link timeOf}. */
function parseTime(name: string, text: string, nowMs: number): number {
  const time = timeOf(text, nowMs);
  if (time !== undefined) return time;
  throw new UsageError(`${name} must be a time, not "${text}".`, TIME_REMEDY);
}

export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/**
 * Splits the values of flags that are lists: they can be repeated, have values separated by commas (`\\,` is a comma in
 * a value), or be a JSON list. Joins a list that the contract defines as one text.
 */
export function withLists(
  specs: readonly FlagSpec[],
  flags: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const split: Record<string, unknown> = { ...flags };
  for (const spec of specs) {
    const value = flags[spec.flag];
    if ((spec.multiple !== true && spec.separated !== true) || !Array.isArray(value)) continue;
    const values = value.map(String);
    split[spec.flag] =
      spec.separated === true ? values.join(',') : values.flatMap((one) => listOf(spec, one));
  }
  return split;
}

function listOf({ flag }: FlagSpec, text: string): unknown {
  if (text.startsWith('[')) return parseJson(`--${flag}`, text);
  return text.split(/(?<!\\),/u).map((one) => one.trim().replaceAll('\\,', ','));
}

/** Returns the values of flags by their names in the contract. */
export function membersOfFlags(
  specs: readonly FlagSpec[],
  flags: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const spec of specs) {
    const value = flags[spec.flag];
    if (value !== undefined) members[spec.member] = value;
  }
  return members;
}
