import { UsageError } from '../errors/cli-error.ts';
import type { FlagSpec, ValueKind } from './spec.ts';

const unitMs: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/**
 * Converts the text of an argument or flag to a value of the contract.
 *
 * @throws {UsageError} the text does not have the right form
 */
export function parseValue(name: string, kind: ValueKind, text: string, nowMs = Date.now()): unknown {
  switch (kind) {
    case 'integer':
    case 'number':
      return parseNumber(name, kind, text);
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw new UsageError(`${name} must be true or false.`);
      return text === 'true';
    case 'time':
      return parseTime(name, text, nowMs);
    case 'duration':
      return parseMilliseconds(name, text);
    case 'json':
      return parseJson(name, text);
    case 'string':
    case 'file':
      return text;
  }
}

function parseNumber(name: string, kind: 'integer' | 'number', text: string): number {
  const value = text.trim() === '' ? NaN : Number(text);
  const fits = kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (!fits)
    throw new UsageError(`${name} must be a${kind === 'integer' ? ' whole' : ''} number, not "${text}".`);
  return value;
}

/** Returns milliseconds: digits, or a duration (`90s`, `1m`, `1h`, `1d`). */
function parseMilliseconds(name: string, text: string): number {
  const [, count, unitName = ''] = /^(\d+)(ms|[smhdw])$/u.exec(text) ?? [];
  const unit = unitName === 'ms' ? 1 : unitMs[unitName];
  const value = /^\d+$/u.test(text) ? Number(text) : Number(count) * (unit ?? NaN);
  if (Number.isSafeInteger(value)) return value;
  throw new UsageError(
    `${name} must be a duration, not "${text}".`,
    'Give milliseconds, or a number with its unit (500ms, 90s, 1m, 2h, 7d, 1w).',
  );
}

/** Returns epoch milliseconds: digits, an ISO 8601 date, `now`, or an age (`90s`, `15m`, `2h`, `7d`). */
function parseTime(name: string, text: string, nowMs: number): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === 'now') return nowMs;
  const ago = /^(\d+)([smhdw])$/.exec(text);
  const unit = unitMs[ago?.[2] ?? ''];
  if (ago?.[1] !== undefined && unit !== undefined) return Math.max(0, nowMs - Number(ago[1]) * unit);
  // Without a zone, the platform reads a date as UTC and a date with a time as local. Here both are UTC, as in the API.
  const isZoneless = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(text);
  const date = /^\d{4}-\d{2}/.test(text) ? Date.parse(isZoneless ? `${text}Z` : text) : NaN;
  if (Number.isNaN(date)) {
    throw new UsageError(
      `${name} must be a time, not "${text}".`,
      'Give epoch milliseconds, a date (2026-11-21T08:00:00Z), now, or how long ago (90s, 15m, 2h, 7d).',
    );
  }
  return date;
}

export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** A flag that can be repeated also accepts a JSON list. */
function listOf({ flag }: FlagSpec, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.flatMap((one: unknown) =>
    typeof one === 'string' && one.startsWith('[') ? parseJson(`--${flag}`, one) : [one],
  );
}

/** Returns the values of flags by their names in the contract. */
export function membersOfFlags(
  specs: readonly FlagSpec[],
  flags: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const spec of specs) {
    const value = flags[spec.flag];
    if (value !== undefined) members[spec.member] = spec.multiple === true ? listOf(spec, value) : value;
  }
  return members;
}
