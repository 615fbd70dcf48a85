import { createHash, generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import { rpkIdentity, x509Identity } from '../../src/certificates/identity.ts';
import { spkiOf } from '../../src/certificates/raw-public-key.ts';
import { DtlsError } from '../../src/errors.ts';
import { issue, type CertificateRequest } from './authority.ts';

const nameOf = async (request: CertificateRequest): Promise<string> =>
  x509Identity((await issue(request)).certificate);

describe('identities of certificates', () => {
  it('are the hash of a raw public key', () => {
    const spki = spkiOf(generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).publicKey);
    expect(rpkIdentity(spki)).to.equal(createHash('sha256').update(spki).digest('hex'));
  });

  it('are the common name, the last one if there are several', async () => {
    expect(await nameOf({ subject: 'CN=urn:dev:os:1234, O=Fleet' })).to.equal('urn:dev:os:1234');
    expect(await nameOf({ subject: 'CN=outer, OU=Devices, CN=inner' })).to.equal('inner');
    expect(await nameOf({ subject: 'CN=Gerät 7' })).to.equal('Gerät 7');
  });

  it('are the first alternative name where there is no common name', async () => {
    const names = [
      { type: 'url', value: 'urn:uuid:00000000-0000-4000-8000-000000000001' },
      { type: 'dns', value: 'device.example.org' },
    ] as const;
    expect(await nameOf({ subject: 'O=Fleet', names })).to.equal(names[0].value);
    expect(await nameOf({ subject: 'CN=device', names })).to.equal('device');
  });

  it('are not there without either, with control characters, or beyond 255 bytes', async () => {
    for (const request of [
      { subject: 'O=Fleet' },
      { subject: [{ CN: ['a\nb'] }] },
      { subject: [{ CN: ['a\0b'] }] },
      { subject: [{ CN: ['x'.repeat(256)] }] },
    ]) {
      const { certificate } = await issue(request);
      expect(() => x509Identity(certificate)).to.throw(DtlsError);
    }
  });
});
