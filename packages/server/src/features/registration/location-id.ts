import { randomFillSync } from 'node:crypto';

/** 72 random bits: a location cannot be guessed, and it is short, as every Update repeats it. */
const BYTES = 9;

/** Asking the system for random bytes costs the same for one location as for many. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** The location of a new registration. */
export function locationId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
}
