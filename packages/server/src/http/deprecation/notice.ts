import type { JsonObject } from '../document.ts';

/** The deprecation of an element, as values of the headers for clients. */
export interface DeprecationNotice {
  /** RFC 9745: a structured date, `@1535328000`. */
  readonly deprecation: string;
  /** RFC 8594: an HTTP date. */
  readonly sunset: string;
  /** Path of the successor, with the parameters in braces that this operation has too. */
  readonly successor?: string;
}

const LAST_SECOND_MS = 24 * 3_600_000 - 1_000;

/**
 * Reads `x-sunset` and `x-successor` of a deprecated operation or member, and what the document says of all of them
 * (`x-deprecated-since`, `x-sunset`) where it says nothing itself.
 *
 * @returns undefined when it is not deprecated
 */
export function noticeOf(described: JsonObject, document: JsonObject): DeprecationNotice | undefined {
  if (described['deprecated'] !== true) {
    return undefined;
  }
  const since = dayOf(described['x-deprecated-since'] ?? document['x-deprecated-since']);
  const sunset = dayOf(described['x-sunset'] ?? document['x-sunset']);
  const successor = described['x-successor'];
  return {
    deprecation: `@${since / 1000}`,
    // A removal after a day takes effect at the end of that day.
    sunset: new Date(sunset + LAST_SECOND_MS).toUTCString(),
    ...(typeof successor === 'string' ? { successor } : {}),
  };
}

function dayOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new Error('Deprecated elements need x-deprecated-since and x-sunset in the format YYYY-MM-DD.');
  }
  return time;
}
