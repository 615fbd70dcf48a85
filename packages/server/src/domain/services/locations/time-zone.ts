import { timeZoneLinks } from './time-zone-links.ts';

/**
 * The names of the IANA time zone database that this service accepts, sorted: the canonical zones of the runtime, and the
 * links that it knows, such as US/Pacific.
 */
export const timeZones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ...timeZoneLinks.filter(isKnown)]),
].sort();

const accepted = new Set(timeZones.map((name) => name.toLowerCase()));

/** Whether it is one of {@link timeZones}; case does not count. */
export function isTimeZone(name: string): boolean {
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
