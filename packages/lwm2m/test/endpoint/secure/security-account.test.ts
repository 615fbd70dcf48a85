import { expect } from 'chai';
import { rawPublicKey, TestAuthority } from '../../../../dtls/test/support/identities.ts';
import { credentialsOfSecurity, SecurityMode, type SecurityAccount } from '../../../src/index.ts';

const none = new Uint8Array(0);
const account = (changes: Partial<SecurityAccount>): SecurityAccount => ({
  securityMode: SecurityMode.noSec,
  publicKeyOrIdentity: none,
  serverPublicKey: none,
  secretKey: none,
  ...changes,
});

describe('credentials of a Security instance (OMA-TS-LightweightM2M_Core-V1_1 E.1)', () => {
  const device = rawPublicKey();
  const server = rawPublicKey();
  const spki = (holder: typeof device): Buffer => holder.publicKey.export({ format: 'der', type: 'spki' });

  it('mode 0: identity and pre-shared key', () => {
    const secretKey = Buffer.from('sixteen letters!');
    const { psk } = credentialsOfSecurity(
      account({ securityMode: 0, publicKeyOrIdentity: Buffer.from('gerät'), secretKey }),
    );
    expect(psk).to.deep.equal({ identity: 'gerät', key: secretKey });
  });

  for (const type of ['pkcs8', 'sec1'] as const) {
    it(`mode 1: raw public keys, the private one as ${type}`, () => {
      const credentials = credentialsOfSecurity(
        account({
          securityMode: 1,
          publicKeyOrIdentity: spki(device),
          serverPublicKey: spki(server),
          secretKey: device.privateKey.export({ format: 'der', type }),
        }),
      );
      expect(credentials.rawPublicKey?.privateKey.equals(device.privateKey)).to.equal(true);
      expect(credentials.serverRawPublicKey?.equals(server.publicKey)).to.equal(true);
    });
  }

  it('mode 2: certificates', () => {
    const authority = new TestAuthority();
    const { chain, privateKey } = authority.issue('urn:dev:1');
    const credentials = credentialsOfSecurity(
      account({
        securityMode: 2,
        publicKeyOrIdentity: chain[0]!.raw,
        serverPublicKey: authority.root.raw,
        secretKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
      }),
    );
    expect(credentials.certificate?.chain[0]?.subject).to.equal('CN=urn:dev:1');
    expect(credentials.trustedCertificates?.()[0]?.raw).to.deep.equal(authority.root.raw);
  });

  it('describes faults without repeating a secret byte', () => {
    const secret = Buffer.from('a secret of mine');
    for (const securityMode of [0, 1, 2, 3, 4]) {
      expect(() => credentialsOfSecurity(account({ securityMode, secretKey: secret })))
        .to.throw(TypeError)
        .with.property('message')
        .that.does.not.contain('secret of');
    }
  });
});
