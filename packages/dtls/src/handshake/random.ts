import { randomFillSync } from 'node:crypto';

export const RANDOM_BYTES = 32;

/** Filling many at once takes a tenth of the time, and each handshake needs one or two. */
const pool = Buffer.alloc(128 * RANDOM_BYTES);
let used = pool.length;

/**
 * Returns 32 new random bytes for public values: the Random of a hello (RFC 5246 section 7.4.1.2), a session id, a Connection ID. Not for
 * secrets, because the next values lie in memory for a while.
 */
export function publicRandom(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += RANDOM_BYTES;
  return Buffer.from(pool.subarray(used - RANDOM_BYTES, used));
}
