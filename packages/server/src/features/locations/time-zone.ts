import { timeZoneLinks } from './time-zone-links.ts';

let known: readonly string[] | undefined;
let accepted: ReadonlySet<string> | undefined;

/**
 * Returns the names of the IANA time zone database that this service accepts, sorted: the canonical zones of
 * the runtime, and the known links, such as US/Pacific. Computed on first use, so that the start of the
 * server does not wait for it.
 */
export function timeZones(): readonly string[] {
  known ??= [...new Set([...Intl.supportedValuesOf('timeZone'), ...timeZoneLinks.filter(isKnown)])].sort();
  return known;
}

/** Returns whether a name is one of {@link timeZones}, ignoring case. */
export function isTimeZone(name: string): boolean {
  accepted ??= new Set(timeZones().map((zone) => zone.toLowerCase()));
  return accepted.has(name.toLowerCase());
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
