/** Days before its end in which a key is marked. */
const SOON_MS = 30 * 86_400_000;

export type Expiry = 'valid' | 'soon' | 'expired';

/** @param expires time of the API */
export function expiryOf(expires: string, nowMs: number): Expiry {
  const left = new Date(expires).getTime() - nowMs;
  return left <= 0 ? 'expired' : left < SOON_MS ? 'soon' : 'valid';
}

/** The date of a time as an input of type `date` takes it, in UTC. */
export const dateInput = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** The last second of a date of an input, in UTC: a key works on the whole day. */
export const endOfDate = (date: string): string => `${date}T23:59:59Z`;
