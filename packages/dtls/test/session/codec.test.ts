import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { decodeConnection, encodeConnection } from '../../src/session/codec.ts';
import { SessionFormatError } from '../../src/session/session-error.ts';
import { sampleConnection } from '../support/sample-state.ts';

describe('session codec', () => {
  it('restores every field, a Connection ID of no bytes and a name of any text', () => {
    const saved = sampleConnection({ peerIdentity: { kind: 'x509', name: 'Gerät: №1 "ü"' } });
    expect(saved.state.peerCid).to.have.length(0);
    expect(decodeConnection(encodeConnection(saved))).to.deep.equal(saved);
  });

  it('keeps connections of every make: CBC keys, no identity, no resumption, no Connection ID, either role', () => {
    const state = {
      role: 'client' as const,
      suite: 0xae,
      extendedMasterSecret: false,
      sessionId: Buffer.alloc(0),
      clientKeys: { key: randomBytes(16), iv: Buffer.alloc(0), macKey: randomBytes(32) },
      serverKeys: { key: randomBytes(16), iv: Buffer.alloc(0), macKey: randomBytes(32) },
      encryptThenMac: true,
      readTop: -1,
      writeSequence: 2 ** 48 - 1,
      peerRecordSizeLimit: 64,
    };
    const saved = { state, address: 'fe80::1%eth0', port: 1, lastActiveAt: 0 };
    expect(decodeConnection(encodeConnection(saved))).to.deep.equal(saved);
  });

  it('says of a later version that it is not supported', () => {
    const bytes = encodeConnection(sampleConnection());
    bytes[0] = 2;
    expect(() => decodeConnection(bytes))
      .to.throw(SessionFormatError)
      .with.property('reason', 'unsupported');
  });

  it('throws nothing but its own error, and never reads beyond the end', () => {
    const whole = encodeConnection(sampleConnection());
    const mutated = fc
      .tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), fc.nat(whole.length))
      .map(([at, value, length]) => {
        const bytes = Buffer.from(whole.subarray(0, length));
        if (at < bytes.length) bytes[at] = value;
        return bytes;
      });
    const anything = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
    fc.assert(
      fc.property(fc.oneof(mutated, anything), (bytes) => {
        try {
          decodeConnection(bytes);
        } catch (error) {
          expect(error).to.be.instanceOf(SessionFormatError);
        }
      }),
      { numRuns: 1_000, seed: 9_146 },
    );
  });
});
