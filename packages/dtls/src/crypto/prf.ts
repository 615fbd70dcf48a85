import { hash } from 'node:crypto';
import { BLOCK_BYTES, HASH_BYTES, INNER_PAD, OUTER_PAD } from './hmac.ts';

/*
 * HMAC(key, data) = SHA-256(key ^ opad, SHA-256(key ^ ipad, data))     (RFC 2104 section 2)
 *
 * Built from one-shot hashes with string results, which takes a third of the time of `createHmac`: its objects and result
 * Buffers have memory outside the heap, and a handshake makes dozens. These blocks start with the padded key and serve
 * one call at a time; no key stays in them.
 */
const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);
const chain = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);

/**
 * The pseudorandom function of TLS 1.2 with P_SHA256 (RFC 5246 section 5):
 *
 *     A(0) = label, seed                A(i) = HMAC(secret, A(i-1))
 *     output = HMAC(secret, A(1), label, seed), HMAC(secret, A(2), label, seed), ...
 *
 * @param label ASCII
 * @param length length of the output in bytes
 */
export function prf(secret: Uint8Array, label: string, seed: Uint8Array, length: number): Buffer {
  const start = Buffer.allocUnsafe(BLOCK_BYTES + label.length + seed.length);
  start.write(label, BLOCK_BYTES, 'latin1');
  start.set(seed, BLOCK_BYTES + label.length);
  padKey(secret, start);
  const next = Buffer.allocUnsafe(HASH_BYTES + start.length);
  start.copy(next, 0, 0, BLOCK_BYTES);
  start.copy(next, BLOCK_BYTES + HASH_BYTES, BLOCK_BYTES);
  const output = Buffer.allocUnsafeSlow(Math.ceil(length / HASH_BYTES) * HASH_BYTES);
  let a = mac(start);
  for (let at = 0; at < length; at += HASH_BYTES) {
    if (at > 0) {
      chain.write(a, BLOCK_BYTES, 'latin1');
      a = mac(chain);
    }
    next.write(a, BLOCK_BYTES, 'latin1');
    output.write(mac(next), at, 'latin1');
  }
  for (const block of [outer, chain, start, next]) block.fill(0);
  return output.subarray(0, length);
}

/**
 * Writes the padded key before the data to hash: the inner one into `start` and `chain`, the outer one into `outer`.
 */
function padKey(secret: Uint8Array, start: Buffer): void {
  const key = secret.length > BLOCK_BYTES ? hash('sha256', secret, 'buffer') : secret;
  for (let at = 0; at < BLOCK_BYTES; at += 1) {
    const byte = key[at] ?? 0;
    start[at] = byte ^ INNER_PAD;
    chain[at] = byte ^ INNER_PAD;
    outer[at] = byte ^ OUTER_PAD;
  }
}

/** @param data data after the inner padded key. @returns 32 bytes, one in each character */
function mac(data: Buffer): string {
  outer.write(hash('sha256', data, 'binary'), BLOCK_BYTES, 'latin1');
  return hash('sha256', outer, 'binary');
}
