/**
 * 64-bit integers: `number` if it is exact, otherwise `bigint` (OMA TS 1.1 Appendix C: Integer is signed, Unsigned
 * Integer is not; both are at most 64 bits).
 */
import { MAX_DATE_SECONDS, ValueError } from './value.ts';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const UINT64_MAX = 2n ** 64n - 1n;

/** Returns a `number` if it is exact, otherwise the `bigint` itself. */
export function compactInteger(value: bigint): number | bigint {
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

/**
 * Checks that a number is whole and fits into the 64 bits of its type.
 * @throws ValueError if it is not whole or does not fit
 */
export function checkInteger(value: number | bigint, unsigned: boolean): number | bigint {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) {
      if (unsigned && value < 0) throw new ValueError('an unsigned integer cannot be negative');
      return value === 0 ? 0 : value;
    }
    if (!Number.isInteger(value)) throw new ValueError('expected a whole number');
  }
  const wide = BigInt(value);
  const fits = unsigned ? wide >= 0n && wide <= UINT64_MAX : wide >= INT64_MIN && wide <= INT64_MAX;
  if (!fits)
    throw new ValueError(`expected ${unsigned ? 'an unsigned' : 'a signed'} integer of at most 64 bits`);
  return compactInteger(wide);
}

/**
 * Returns the time `seconds` after 1970-01-01T00:00:00Z.
 * @throws ValueError outside the range of a Date (some 270,000 years either way)
 */
export function dateFromSeconds(seconds: number | bigint): Date {
  const count = Number(seconds);
  if (!(Math.abs(count) <= MAX_DATE_SECONDS)) throw new ValueError('time out of range');
  return new Date(count * 1000);
}

/**
 * Returns the whole seconds since 1970-01-01T00:00:00Z, rounded down.
 * @throws ValueError for an invalid Date
 */
export function secondsFromDate(date: Date): number {
  const ms = date.getTime();
  if (Number.isNaN(ms)) throw new ValueError('invalid date');
  return Math.floor(ms / 1000);
}
