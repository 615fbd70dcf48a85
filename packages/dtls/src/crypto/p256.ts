import type { KeyObject } from 'node:crypto';

/** Whether it is a key of P-256 (secp256r1). */
export function isP256(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
}
