import { UsageError } from '../errors/cli-error.ts';

const unitMs: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

export const TIME_REMEDY =
  'Give a date (2026-11-21T08:00:00Z), how long ago (90s, 15m, 2h, 7d, 1w, with or without a minus), now, a time ahead (+2h), or epoch milliseconds.';

/**
 * Returns the epoch milliseconds of a text: digits, an ISO 8601 date, `now`, an age (`90s`, `15m`, `2h`, `-7d`) or a time
 * ahead (`+7d`); undefined for other text.
 */
export function timeOf(text: string, nowMs: number): number | undefined {
  if (/^\d+$/u.test(text)) return Number(text);
  if (text.toLowerCase() === 'now') return nowMs;
  const {
    sign,
    count,
    unit = '',
  } = /^(?<sign>[-+]?)(?<count>\d+)(?<unit>[smhdw])$/u.exec(text)?.groups ?? {};
  const ms = Number(count) * (unitMs[unit] ?? NaN);
  if (!Number.isNaN(ms)) return Math.max(0, nowMs + (sign === '+' ? ms : -ms));
  // Without a zone, the platform reads a date as UTC and a date with a time as local. Here both are UTC, as in the API.
  const isZoneless = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/u.test(text);
  const date = /^\d{4}-\d{2}/u.test(text) ? Date.parse(isZoneless ? `${text}Z` : text) : NaN;
  return Number.isNaN(date) ? undefined : date;
}

/** Quoted text, a bracket or comma, or a bare word, as in the filters of the service. */
const TOKEN = /'(?:[^']|'')*'|[(),]|[^\s'(),]+/gu;

/** Whether a value can be meant as a relative time: a number with a unit, or `now`. */
const isRelative = (text: string): boolean => /^(?:[-+]?\d+(?:\.\d+)?\s*[a-z]+|now)$/iu.test(text);

/**
 * Converts the relative times in a filter to UTC: `LatestRegistrationTime lt -2h`. Other text stays as it is, and the
 * service checks it.
 *
 * @param name the flag, for errors
 * @param times the fields that are times. Values of other fields stay as they are
 * @throws {UsageError} the unit of a relative time is unknown
 */
export function withUtcTimes(
  name: string,
  filter: string,
  times: readonly string[],
  nowMs = Date.now(),
): string {
  const known = new Set(times.map((field) => field.toLowerCase()));
  let place = 0;
  let field = '';
  return filter.replace(TOKEN, (token) => {
    // A condition is a field, an operator and values, up to the next `and`.
    if (place > 2 && token.toLowerCase() === 'and') place = 0;
    else {
      if (place === 0) field = token;
      place += 1;
      const text = token.replace(/^'(.*)'$/su, '$1').trim();
      if (place > 2 && known.has(field.toLowerCase()) && isRelative(text))
        return utc(name, field, text, nowMs);
    }
    return token;
  });
}

function utc(name: string, field: string, text: string, nowMs: number): string {
  const time = timeOf(text, nowMs);
  if (time !== undefined) return new Date(time).toISOString();
  throw new UsageError(`${name} must compare ${field} with a time, not "${text}".`, TIME_REMEDY);
}
