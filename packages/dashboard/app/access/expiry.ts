/** Time before its expiry from which a key is marked, in milliseconds: 30 days. */
const SOON_MS = 30 * 86_400_000;

export type Expiry = 'valid' | 'soon' | 'expired';

/** @param expires time from the API */
export function expiryOf(expires: string, nowMs: number): Expiry {
  const left = new Date(expires).getTime() - nowMs;
  return left <= 0 ? 'expired' : left < SOON_MS ? 'soon' : 'valid';
}

/** The UTC date of a time, as the value of an input of type `date`. */
export const dateInput = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** The last second of a date in UTC. A key works on the whole day. */
export const endOfDate = (date: string): string => `${date}T23:59:59Z`;
