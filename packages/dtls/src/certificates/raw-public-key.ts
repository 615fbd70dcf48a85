import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { AlertDescription } from '../alert.ts';
import { DecodeError, DtlsError } from '../errors.ts';
import { isP256 } from '../crypto/p256.ts';

/** Start of the SubjectPublicKeyInfo of a P-256 key, up to its uncompressed point (RFC 5480 section 2). It is unique. */
const P256_SPKI_START = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d03010703420004', 'hex');
const P256_SPKI_BYTES = 91;

/**
 * Returns the SubjectPublicKeyInfo of a key in DER, which replaces the certificate in RFC 7250.
 *
 * @throws DtlsError invalid for a key that is not a P-256 key
 */
export function spkiOf(key: KeyObject): Buffer {
  if (key.type !== 'public' || !isP256(key)) {
    throw new DtlsError('invalid', 'A raw public key is a public key of P-256');
  }
  return key.export({ type: 'spki', format: 'der' });
}

/**
 * @param der SubjectPublicKeyInfo with an uncompressed point
 * @throws DecodeError unsupported_certificate for another kind of key, bad_certificate for a point not on the curve
 */
export function publicKeyOfSpki(der: Uint8Array): KeyObject {
  const spki = Buffer.from(der);
  if (spki.length !== P256_SPKI_BYTES || !spki.subarray(0, P256_SPKI_START.length).equals(P256_SPKI_START)) {
    throw new DecodeError('The raw public key is not one of P-256', AlertDescription.unsupportedCertificate);
  }
  try {
    return createPublicKey({ key: spki, format: 'der', type: 'spki' });
  } catch {
    throw new DecodeError('The raw public key is no point of P-256', AlertDescription.badCertificate);
  }
}
