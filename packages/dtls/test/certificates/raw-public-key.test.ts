import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import { publicKeyOfSpki, spkiOf } from '../../src/certificates/raw-public-key.ts';
import { DecodeError, DtlsError } from '../../src/errors.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

function refusal(der: Uint8Array): AlertDescription | undefined {
  try {
    publicKeyOfSpki(der);
    return undefined;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.alert;
  }
}

describe('raw public keys', () => {
  it('are 91 bytes of SubjectPublicKeyInfo, there and back', () => {
    const spki = spkiOf(publicKey);
    expect(spki.length).to.equal(91);
    expect(publicKeyOfSpki(spki).equals(publicKey)).to.equal(true);
  });

  it('are made of public keys of P-256 only', () => {
    const p384 = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey;
    for (const key of [privateKey, p384, generateKeyPairSync('ed25519').publicKey]) {
      expect(() => spkiOf(key)).to.throw(DtlsError);
    }
  });

  it('of another kind are unsupported_certificate', () => {
    const others = [
      generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey,
      generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey,
      generateKeyPairSync('ec', { namedCurve: 'prime256v1', paramEncoding: 'explicit' }).publicKey,
      generateKeyPairSync('ed25519').publicKey,
      generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey,
    ];
    for (const key of others) {
      const der = key.export({ type: 'spki', format: 'der' });
      expect(refusal(der)).to.equal(AlertDescription.unsupportedCertificate);
    }
  });

  it('that are malformed are refused, each byte of them', () => {
    const spki = spkiOf(publicKey);
    for (let at = 0; at < spki.length; at += 1) {
      const changed = Buffer.from(spki);
      changed[at]! ^= 0xff;
      expect(refusal(changed), `byte ${at}`).not.to.equal(undefined);
      expect(refusal(spki.subarray(0, at)), `cut at ${at}`).not.to.equal(undefined);
    }
    expect(refusal(Buffer.concat([spki, Buffer.of(0)]))).not.to.equal(undefined);
  });

  it('off the curve are bad_certificate', () => {
    const spki = spkiOf(publicKey);
    spki.fill(0, 27);
    expect(refusal(spki)).to.equal(AlertDescription.badCertificate);
  });
});
