import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import { sign, signatureSchemes, SignatureScheme, verify } from '../../src/crypto/signatures.ts';
import { DtlsError } from '../../src/errors.ts';

const scheme = SignatureScheme.ecdsaSecp256r1Sha256;
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const data = Buffer.from('what is signed');

describe('signatures', () => {
  it('verify with the key that has signed, over the same bytes', () => {
    const signature = sign(scheme, privateKey, data);
    expect(verify(scheme, publicKey, data, signature)).to.equal(true);
    expect(verify(scheme, publicKey, Buffer.from('what is not signed'), signature)).to.equal(false);
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    expect(verify(scheme, other.publicKey, data, signature)).to.equal(false);
  });

  it('are false, not errors, for any bytes', () => {
    for (const bad of [Buffer.alloc(0), Buffer.of(0x30), Buffer.alloc(72), Buffer.alloc(4_096, 0x30)]) {
      expect(verify(scheme, publicKey, data, bad)).to.equal(false);
    }
  });

  it('are of P-256 and ecdsa_secp256r1_sha256 only', () => {
    expect(signatureSchemes).to.deep.equal([0x0403]);
    const p384 = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
    const ed25519 = generateKeyPairSync('ed25519');
    for (const key of [p384, ed25519]) {
      expect(() => sign(scheme, key.privateKey, data)).to.throw(DtlsError);
      expect(verify(scheme, key.publicKey, data, Buffer.alloc(64))).to.equal(false);
    }
    expect(() => sign(0x0401, privateKey, data)).to.throw(DtlsError);
    expect(verify(0x0401, publicKey, data, sign(scheme, privateKey, data))).to.equal(false);
  });
});
