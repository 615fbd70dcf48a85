import { inspect } from 'node:util';
import { expect } from 'chai';
import {
  exportDirectionKeys,
  extendedMasterSecret,
  importDirectionKeys,
  masterSecret,
  pskPreMasterSecret,
  trafficKeys,
  verifyData,
} from '../../src/crypto/key-schedule.ts';
import { prf } from '../../src/crypto/prf.ts';
import { cipherSuites } from '../../src/crypto/suites/suite.ts';
import { DtlsError } from '../../src/errors.ts';

const clientRandom = Buffer.alloc(32, 0xc1);
const serverRandom = Buffer.alloc(32, 0x5e);
const master = Buffer.alloc(48, 0x11);

describe('key schedule', () => {
  it('puts as many zeros as the key has bytes before a plain pre-shared key (RFC 4279 2)', () => {
    expect(pskPreMasterSecret(Buffer.from('aabbcc', 'hex')).toString('hex')).to.equal('00030000000003aabbcc');
  });

  it('puts the shared secret before the key for ECDHE_PSK (RFC 5489 2)', () => {
    const secret = pskPreMasterSecret(Buffer.from('aabbcc', 'hex'), Buffer.from('0102', 'hex'));
    expect(secret.toString('hex')).to.equal('000201020003aabbcc');
  });

  it('makes master secrets of 48 bytes, the extended one from the session hash alone', () => {
    const pre = pskPreMasterSecret(Buffer.from('key'));
    const legacy = masterSecret(pre, clientRandom, serverRandom);
    const extended = extendedMasterSecret(pre, Buffer.alloc(32, 1));
    expect([legacy.length, extended.length]).to.deep.equal([48, 48]);
    expect(legacy).not.to.deep.equal(masterSecret(pre, serverRandom, clientRandom));
    expect(extended).not.to.deep.equal(extendedMasterSecret(pre, Buffer.alloc(32, 2)));
  });

  it('makes other Finished data for each side, of 12 bytes', () => {
    const hash = Buffer.alloc(32, 9);
    const client = verifyData(master, 'client finished', hash);
    expect(client.length).to.equal(12);
    expect(client).not.to.deep.equal(verifyData(master, 'server finished', hash));
  });

  for (const suite of cipherSuites) {
    it(`makes keys of the right length for ${suite.name}, other ones for each side`, () => {
      const { client, server } = trafficKeys(suite, master, clientRandom, serverRandom);
      const isCbc = suite.bulk.kind === 'cbc';
      for (const keys of [client, server]) {
        expect(keys.key.symmetricKeySize).to.equal(16);
        expect(keys.iv.length).to.equal(isCbc ? 0 : 4);
        expect(keys.macKey?.symmetricKeySize).to.equal(isCbc ? 32 : undefined);
      }
      expect(client.key.equals(server.key)).to.equal(false);
      if (!isCbc) expect(client.iv).not.to.deep.equal(server.iv);
    });
  }

  it('takes back the keys that it has given as bytes', () => {
    for (const suite of cipherSuites) {
      const { client } = trafficKeys(suite, master, clientRandom, serverRandom);
      const again = importDirectionKeys(exportDirectionKeys(client));
      expect(again.key.equals(client.key)).to.equal(true);
      expect(again.iv).to.deep.equal(client.iv);
      expect(again.macKey?.export()).to.deep.equal(client.macKey?.export());
    }
  });

  it('takes no keys of another length', () => {
    const key = Buffer.alloc(16);
    const wrong = [
      { key: Buffer.alloc(15), iv: Buffer.alloc(4) },
      { key, iv: Buffer.alloc(3) },
      { key, iv: Buffer.alloc(0) },
      { key, iv: Buffer.alloc(0), macKey: Buffer.alloc(31) },
      { key, iv: Buffer.alloc(4), macKey: Buffer.alloc(32) },
    ];
    for (const keys of wrong) expect(() => importDirectionKeys(keys)).to.throw(DtlsError);
  });

  it('shows no key, nor what keys are made of, when it is printed', () => {
    const suite = cipherSuites[0]!;
    const { client } = trafficKeys(suite, master, clientRandom, serverRandom);
    const bytes = exportDirectionKeys(client);
    const shown = inspect({ client, bytes }, { depth: 9, showHidden: true });
    expect(shown).not.to.include(bytes.key.toString('hex').match(/../gu)!.slice(0, 4).join(' '));
    expect(shown).not.to.include('<Buffer');
  });
});

describe('PRF of TLS 1.2', () => {
  it('gives the P_SHA256 vector that the TLS working group has published', () => {
    const secret = Buffer.from('9bbe436ba940f017b17652849a71db35', 'hex');
    const seed = Buffer.from('a0ba9f936cda311827a6f796ffd5198c', 'hex');
    expect(prf(secret, 'test label', seed, 100).toString('hex')).to.equal(
      'e3f229ba727be17b8d122620557cd453c2aab21d07c3d495329b52d4e61edb5a' +
        '6b301791e90d35c9c9a46b4e14baf9af0fa022f7077def17abfd3797c0564bab' +
        '4fbc91666e9def9b97fce34f796789baa48082d122ee42c5a72e5a5110fff701' +
        '87347b66',
    );
  });
});

describe('cipher suites', () => {
  it('have the numbers and names of the IANA registry', () => {
    expect(Object.fromEntries(cipherSuites.map(({ id, name }) => [name, id]))).to.deep.equal({
      TLS_PSK_WITH_AES_128_CCM_8: 0xc0a8,
      TLS_PSK_WITH_AES_128_CCM: 0xc0a4,
      TLS_PSK_WITH_AES_128_GCM_SHA256: 0x00a8,
      TLS_PSK_WITH_AES_128_CBC_SHA256: 0x00ae,
      TLS_ECDHE_PSK_WITH_AES_128_GCM_SHA256: 0xd001,
      TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA256: 0xc037,
      TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8: 0xc0ae,
      TLS_ECDHE_ECDSA_WITH_AES_128_CCM: 0xc0ac,
      TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: 0xc02b,
      TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256: 0xc023,
    });
  });
});
