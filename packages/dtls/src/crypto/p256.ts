import type { KeyObject } from 'node:crypto';

/** Whether a key is a P-256 (secp256r1) key. */
export function isP256(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
}
