import { randomBytes } from 'node:crypto';

/** The location of a new registration. */
export function locationId(): string {
  // 72 random bits: a location cannot be guessed, and it is short, as every Update repeats it.
  return randomBytes(9).toString('base64url');
}
