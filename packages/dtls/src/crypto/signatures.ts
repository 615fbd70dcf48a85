import { sign as signBytes, verify as verifyBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { DtlsError } from '../errors.ts';
import { isP256 } from './p256.ts';

/** SignatureAndHashAlgorithm (RFC 5246 section 7.4.1.4.1) with the names of RFC 8446. */
export const SignatureScheme = {
  ecdsaSecp256r1Sha256: 0x0403,
} as const;

/** Supported schemes in order of preference. */
export const signatureSchemes: readonly number[] = [SignatureScheme.ecdsaSecp256r1Sha256];

/**
 * Signs with ECDSA. The signature is in DER (RFC 8422 section 5.4).
 *
 * @throws DtlsError invalid for an unknown scheme or a key other than P-256
 */
export function sign(scheme: number, privateKey: KeyObject, data: Buffer): Buffer {
  if (
    scheme !== SignatureScheme.ecdsaSecp256r1Sha256 ||
    privateKey.type !== 'private' ||
    !isP256(privateKey)
  ) {
    throw new DtlsError('invalid', 'Only private keys of P-256 sign, with ecdsa_secp256r1_sha256');
  }
  return signBytes('sha256', data, privateKey);
}

/** Whether a signature is valid for a key. False for an unknown scheme or a key other than P-256. */
export function verify(scheme: number, publicKey: KeyObject, data: Buffer, signature: Buffer): boolean {
  if (scheme !== SignatureScheme.ecdsaSecp256r1Sha256 || !isP256(publicKey)) return false;
  return verifyBytes('sha256', data, publicKey, signature);
}
