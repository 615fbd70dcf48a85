import { randomFillSync } from 'node:crypto';

/** 72 random bits. A location must not be guessable, and it is short because every Update repeats it. */
const BYTES = 9;

/** Random bytes for many locations: a system call costs the same for one as for many. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** Returns the location of a new registration. */
export function locationId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
}
