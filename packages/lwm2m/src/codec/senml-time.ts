/**
 * SenML times (RFC 8428 section 4.5.3): seconds; below 2^28 relative to now, else since 1970.
 */
import { MAX_DATE_SECONDS } from '../node/value.ts';
import { DecodeError, EncodeError } from './decode-error.ts';

/** Times below this are relative to now. */
const RELATIVE_BELOW = 2 ** 28;

/**
 * Converts a time of a pack to epoch milliseconds. Returns undefined for zero, which means roughly now: the time of
 * receipt is more exact.
 * @throws DecodeError
 */
export function timeMsFrom(seconds: number, nowMs: number): number | undefined {
  if (seconds === 0) return undefined;
  if (!(Math.abs(seconds) <= MAX_DATE_SECONDS)) throw new DecodeError('malformed', 'a time is out of range');
  return Math.round(seconds < RELATIVE_BELOW ? nowMs + seconds * 1000 : seconds * 1000);
}

/** Converts a time to the seconds of a pack. @throws EncodeError for times before 1978, which would be relative */
export function secondsOf(timeMs: number): number {
  const seconds = timeMs / 1000;
  if (seconds >= RELATIVE_BELOW && seconds <= MAX_DATE_SECONDS) return seconds;
  throw new EncodeError('mismatch', 'SenML carries times since July 1978 only');
}
