import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const HASH_BYTES = 32;

/**
 * The pseudorandom function of TLS 1.2 with P_SHA256 (RFC 5246 section 5).
 *
 * @param label ASCII
 * @param length bytes wanted
 */
export function prf(secret: Uint8Array, label: string, seed: Uint8Array, length: number): Buffer {
  const key = createSecretKey(secret);
  const labelled = Buffer.concat([Buffer.from(label, 'latin1'), seed]);
  const output = Buffer.allocUnsafeSlow(Math.ceil(length / HASH_BYTES) * HASH_BYTES);
  let a: Buffer = labelled;
  for (let at = 0; at < length; at += HASH_BYTES) {
    a = hmac(key, a);
    createHmac('sha256', key).update(a).update(labelled).digest().copy(output, at);
  }
  return output.subarray(0, length);
}

function hmac(key: KeyObject, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
