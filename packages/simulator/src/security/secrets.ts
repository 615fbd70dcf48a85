import { createECDH, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Part of every derivation, so that no other use of the same seed yields the same bytes. */
const salt = 'muster-simulator credentials 1';
/** Order of P-256 (SEC 2, 2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const scalarBytes = 32;
/** 64 bits more than the order has, so that the remainder is not biased (FIPS 186-5 A.2.1). */
const wideBytes = 40;

/** A P-256 key pair. */
export interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/**
 * Derives secret bytes (HKDF with SHA-256, RFC 5869). The same seed, purpose and name give the same bytes. For tests
 * only, because a seed is not a secret.
 */
export function deriveSecret(seed: number, purpose: string, name: string, bytes: number): Buffer {
  const info = `${purpose}\0${name}`;
  return Buffer.from(hkdfSync('sha256', `seed ${seed}`, salt, info, bytes));
}

/** Derives a P-256 key pair, like {@link deriveSecret}. */
export function deriveKeyPair(seed: number, purpose: string, name: string): KeyPair {
  const wide = BigInt(`0x${deriveSecret(seed, purpose, name, wideBytes).toString('hex')}`);
  const scalar = (wide % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(2 * scalarBytes, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: d.toString('base64url'),
      x: point.subarray(1, 1 + scalarBytes).toString('base64url'),
      y: point.subarray(1 + scalarBytes).toString('base64url'),
    },
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
