import type { JsonObject } from '../document.ts';

/** The deprecation of an element, as values of response headers. */
export interface DeprecationNotice {
  /** Structured date, for example `@1535328000` (RFC 9745). */
  readonly deprecation: string;
  /** HTTP date (RFC 8594). */
  readonly sunset: string;
  /** Path of the successor. Its parameters, in braces, are also parameters of this operation. */
  readonly successor?: string;
}

const LAST_SECOND_MS = 24 * 3_600_000 - 1_000;

/**
 * Reads `x-sunset` and `x-successor` of a deprecated operation or member. The document has defaults for all of them
 * (`x-deprecated-since`, `x-sunset`).
 *
 * @returns undefined if it is not deprecated
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
