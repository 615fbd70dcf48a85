import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { expect } from 'chai';
import fc from 'fast-check';
import { exportDirectionKeys, trafficKeys } from '../../src/crypto/key-schedule.ts';
import { cipherSuites, suiteByName, type CipherSuite } from '../../src/crypto/suites/suite.ts';
import { createProtection } from '../../src/record/create-protection.ts';
import type { Protection } from '../../src/record/protection.ts';
import { ContentType, records, type RawRecord } from '../../src/record/record.ts';
import { foreignSessions } from './foreign-records.ts';

const NO_CID = Buffer.alloc(0);
const CID = Buffer.from('c1dc1dc1dc1d', 'hex');
const random = Buffer.alloc(32, 7);
const runs = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 5_000);

const bulks = ['CCM_8', 'CCM', 'GCM_SHA256', 'CBC_SHA256'].map((end) =>
  suiteByName(`TLS_PSK_WITH_AES_128_${end}`)!,
);
const variants = bulks.flatMap((suite) =>
  (suite.bulk.kind === 'cbc' ? [true, false] : [false]).map((encryptThenMac) => ({ suite, encryptThenMac })),
);

const keysOf = (suite: CipherSuite, secret = 1) =>
  trafficKeys(suite, Buffer.alloc(48, secret), random, random).client;
const protectionOf = (suite: CipherSuite, encryptThenMac: boolean, secret = 1): Protection =>
  createProtection(suite, keysOf(suite, secret), { encryptThenMac });

function only(datagram: Buffer, cidBytes = CID.length): RawRecord {
  const [record, more] = records(datagram, cidBytes);
  expect(more).to.equal(undefined);
  return record!;
}

/** A datagram of one record: header up to the Connection ID, length, fragment. */
const datagramOf = (header: string, fragment: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(header, 'hex'),
    Buffer.of(fragment.length >> 8, fragment.length & 0xff),
    fragment,
  ]);

describe('record protection', () => {
  for (const session of foreignSessions) {
    const { suite: name, encryptThenMac } = session;
    it(`opens what OpenSSL and GnuTLS have sent: ${name}${encryptThenMac ? '' : ', MAC-then-encrypt'}`, () => {
      const suite = suiteByName(name)!;
      const secrets = [session.masterSecret, session.clientRandom, session.serverRandom] as const;
      const [master, client, server] = secrets.map((text) => Buffer.from(text, 'hex'));
      const keys = trafficKeys(suite, master!, client!, server!);
      const open = (side: 'client' | 'server') =>
        createProtection(suite, keys[side], { encryptThenMac }).open(only(Buffer.from(session[side], 'hex')));
      expect(open('client')?.plaintext.toString()).to.equal('hello\n');
      expect(open('server')).to.deep.equal({ type: 23, plaintext: Buffer.from('good day\n') });
    });
  }

  for (const { suite, encryptThenMac } of variants) {
    describe(`${suite.name}${encryptThenMac ? ' with encrypt-then-MAC' : ''}`, () => {
      const protection = protectionOf(suite, encryptThenMac);

      it('opens its own records, of every length around the blocks, with and without Connection ID', () => {
        for (const cid of [NO_CID, CID]) {
          for (const length of [...Array(80).keys(), 255, 256, 257, 1_200, 16_384]) {
            const plaintext = randomBytes(length);
            const record = only(protection.seal(23, 1, length, cid, plaintext));
            expect(record).to.include({ type: cid.length > 0 ? 25 : 23, epoch: 1, sequence: length });
            expect(protection.open(record)).to.deep.equal({ type: 23, plaintext });
          }
        }
      });

      it('keeps content that ends in zeros, and the real type, with a Connection ID', () => {
        const plaintext = Buffer.from('ends in zeros\0\0\0');
        for (const type of [ContentType.alert, ContentType.handshake, ContentType.applicationData]) {
          const record = only(protection.seal(type, 1, 0, CID, plaintext));
          expect(record.cid).to.deep.equal(CID);
          expect(protection.open(record)).to.deep.equal({ type, plaintext });
        }
      });

      it('opens nothing of which a bit was changed, in header, Connection ID and fragment', () => {
        for (const cid of [NO_CID, CID]) {
          const sealed = protection.seal(23, 1, 5, cid, Buffer.from('temperature=21.5'));
          for (let bit = 0; bit < sealed.length * 8; bit += 1) {
            const changed = Buffer.from(sealed);
            changed[bit >> 3]! ^= 1 << (bit & 7);
            for (const record of records(changed, cid.length)) {
              expect(protection.open(record), `bit ${bit}`).to.equal(undefined);
            }
          }
        }
      });

      it('opens nothing that was cut short or made longer', () => {
        const { fragment, ...record } = copyOf(only(protection.seal(23, 1, 5, NO_CID, Buffer.alloc(40))));
        for (let length = 0; length < fragment.length; length += 1) {
          expect(protection.open({ ...record, fragment: fragment.subarray(0, length) })).to.equal(undefined);
        }
        for (const more of [1, 16, 32, 255]) {
          const longer = Buffer.concat([fragment, Buffer.alloc(more)]);
          expect(protection.open({ ...record, fragment: longer })).to.equal(undefined);
        }
      });

      it('opens nothing under other keys', () => {
        const other = protectionOf(suite, encryptThenMac, 2);
        expect(other.open(only(protection.seal(23, 1, 5, CID, Buffer.alloc(40))))).to.equal(undefined);
      });

      it('throws nothing and opens nothing, for any bytes', () => {
        const record = copyOf(only(protection.seal(23, 1, 5, CID, Buffer.from('x'))));
        fc.assert(
          fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(NO_CID, CID), (bytes, cid) => {
            const fragment = Buffer.from(bytes);
            const type = cid.length > 0 ? 25 : 23;
            expect(protection.open({ ...record, type, cid, fragment })).to.equal(undefined);
          }),
          { numRuns: Math.ceil(runs / 10), seed: 6_347 },
        );
      });

      it('shows no key when it is printed', () => {
        expect(inspect(protection, { showHidden: true, depth: 9 })).to.match(/^\w+ \{ secret \}$/u);
      });
    });
  }

  it('has epoch and sequence number as the explicit nonce (RFC 6655 3), over all 48 bits', () => {
    for (const suite of bulks.slice(0, 3)) {
      const sealed = protectionOf(suite, false).seal(23, 1, 0x1234_5678_9abc, NO_CID, Buffer.alloc(1));
      const { fragment } = only(sealed);
      expect(fragment.subarray(0, 8).toString('hex')).to.equal('0001123456789abc');
    }
  });

  it('opens what has any explicit nonce, as GCM peers choose theirs', () => {
    const suite = suiteByName('TLS_PSK_WITH_AES_128_GCM_SHA256')!;
    const keys = keysOf(suite);
    const explicit = Buffer.from('f00dfacef00dface', 'hex');
    const cipher = createCipheriv('aes-128-gcm', keys.key, Buffer.concat([keys.iv, explicit]));
    cipher.setAAD(Buffer.from('000100000000000517fefd0005', 'hex'));
    const parts = [explicit, cipher.update('hello'), cipher.final(), cipher.getAuthTag()];
    const record = datagramOf('17fefd0001000000000005', Buffer.concat(parts));
    expect(protectionOf(suite, false).open(only(record))?.plaintext.toString()).to.equal('hello');
  });

  it('has the additional data of RFC 9146 section 5.3 with a Connection ID', () => {
    const suite = suiteByName('TLS_PSK_WITH_AES_128_CCM_8')!;
    const keys = keysOf(suite);
    const nonce = Buffer.concat([keys.iv, Buffer.from('0001000000000007', 'hex')]);
    const cipher = createCipheriv('aes-128-ccm', keys.key, nonce, { authTagLength: 8 });
    // placeholder, tls12_cid, cid_length, tls12_cid, version, epoch, sequence_number, cid, length_of_DTLSInnerPlaintext
    const aad = 'ffffffffffffffff1906' + '19fefd' + '0001000000000007' + 'c1dc1dc1dc1d' + '0006';
    cipher.setAAD(Buffer.from(aad, 'hex'), { plaintextLength: 6 });
    const ciphertext = cipher.update(Buffer.from('hello\x17'));
    cipher.final();
    const fragment = Buffer.concat([nonce.subarray(4), ciphertext, cipher.getAuthTag()]);
    const sealed = protectionOf(suite, false).seal(23, 1, 7, CID, Buffer.from('hello'));
    expect(sealed).to.deep.equal(datagramOf('19fefd0001000000000007c1dc1dc1dc1d', fragment));
  });

  it('has the MAC input of RFC 9146 sections 5.1 and 5.2 in CBC suites with a Connection ID', () => {
    const suite = suiteByName('TLS_PSK_WITH_AES_128_CBC_SHA256')!;
    const { macKey, key } = exportDirectionKeys(keysOf(suite));
    const iv = Buffer.alloc(16, 3);
    const head = 'ffffffffffffffff190619fefd0001000000000007c1dc1dc1dc1d';
    const mac = (length: number, content: Buffer): Buffer =>
      createHmac('sha256', macKey!)
        .update(Buffer.from(head + length.toString(16).padStart(4, '0'), 'hex'))
        .update(content)
        .digest();
    const encrypt = (content: Buffer): Buffer => {
      const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
      const padding = 16 - (content.length % 16);
      return Buffer.concat([iv, cipher.update(Buffer.concat([content, Buffer.alloc(padding, padding - 1)]))]);
    };
    const recordOf = (fragment: Buffer): RawRecord =>
      only(datagramOf('19fefd0001000000000007c1dc1dc1dc1d', fragment));
    const inner = Buffer.from('hello\x17\0\0');
    const macInside = encrypt(Buffer.concat([inner, mac(inner.length, inner)]));
    const encrypted = encrypt(inner);
    const macOutside = Buffer.concat([encrypted, mac(encrypted.length, encrypted)]);
    const expected = { type: 23, plaintext: Buffer.from('hello') };
    expect(protectionOf(suite, false).open(recordOf(macInside))).to.deep.equal(expected);
    expect(protectionOf(suite, true).open(recordOf(macOutside))).to.deep.equal(expected);
  });

  it('has one outcome for a wrong padding and a wrong MAC, of every length, in MAC-then-encrypt', () => {
    const suite = suiteByName('TLS_PSK_WITH_AES_128_CBC_SHA256')!;
    const { macKey, key } = keysOf(suite);
    const protection = protectionOf(suite, false);
    const open = (content: Buffer, padding: Buffer, macOfContent?: Buffer): unknown => {
      const aad = Buffer.from(`000100000000000517fefd${content.length.toString(16).padStart(4, '0')}`, 'hex');
      const mac = macOfContent ?? createHmac('sha256', macKey!).update(aad).update(content).digest();
      const iv = randomBytes(16);
      const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
      const fragment = Buffer.concat([iv, cipher.update(Buffer.concat([content, mac, padding]))]);
      return protection.open(only(datagramOf('17fefd0001000000000005', fragment)))?.plaintext;
    };
    const content = randomBytes(300);
    for (let padding = 0; padding < 256; padding += 1) {
      const part = content.subarray(0, 300 - ((300 + 32 + padding + 1) % 16));
      const right = Buffer.alloc(padding + 1, padding);
      expect(open(part, right), `padding ${padding}`).to.deep.equal(part);
      expect(open(part, right, randomBytes(32))).to.equal(undefined);
      for (let at = 0; at < padding; at += 1 + (padding >> 3)) {
        const wrong = Buffer.from(right);
        wrong[at]! ^= 1 << (at & 7);
        expect(open(part, wrong), `padding ${padding}, wrong at ${at}`).to.equal(undefined);
      }
    }
    // Longer than the record, or so long that no MAC is left before it.
    for (const length of [16, 32, 47, 48, 255]) {
      const short = Buffer.alloc(16 - 1, length);
      expect(open(Buffer.alloc(0), Buffer.concat([short, Buffer.of(length)]))).to.equal(undefined);
    }
  });

  it('has other IVs each time in CBC suites', () => {
    const suite = suiteByName('TLS_PSK_WITH_AES_128_CBC_SHA256')!;
    for (const encryptThenMac of [true, false]) {
      const protection = protectionOf(suite, encryptThenMac);
      const sealed = [1, 2].map(() => only(protection.seal(23, 1, 5, NO_CID, Buffer.from('x'))).fragment);
      expect(sealed[0]!.subarray(0, 16)).not.to.deep.equal(sealed[1]!.subarray(0, 16));
    }
  });

  it('opens no inner plaintext of zeros only (RFC 9146 4)', () => {
    const suite = suiteByName('TLS_PSK_WITH_AES_128_CCM_8')!;
    const protection = protectionOf(suite, false);
    expect(protection.open(only(protection.seal(0, 1, 0, CID, Buffer.alloc(20))))).to.equal(undefined);
  });

  it('covers all suites', () => {
    const kinds = (suites: readonly CipherSuite[]) => new Set(suites.map(({ bulk }) => bulk));
    expect(kinds(cipherSuites)).to.deep.equal(kinds(bulks));
  });
});

function copyOf({ type, version, epoch, sequence, cid, header, fragment }: RawRecord): RawRecord {
  return { type, version, epoch, sequence, cid, header, fragment };
}
