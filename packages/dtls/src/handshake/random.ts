import { randomFillSync } from 'node:crypto';

export const RANDOM_BYTES = 32;

/** Asking for many at once costs a tenth, and each handshake needs one or two. */
const pool = Buffer.alloc(128 * RANDOM_BYTES);
let used = pool.length;

/**
 * 32 new random bytes for what goes out in the clear: the Random of a hello (RFC 5246 section 7.4.1.2), a session id.
 * Not for secrets, as those to come lie in memory for a while.
 */
export function publicRandom(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += RANDOM_BYTES;
  return Buffer.from(pool.subarray(used - RANDOM_BYTES, used));
}
