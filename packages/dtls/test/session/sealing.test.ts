import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { encodeConnection } from '../../src/session/codec.ts';
import { SessionSealer } from '../../src/session/sealing.ts';
import { SessionFormatError } from '../../src/session/session-error.ts';
import { sampleConnection } from '../support/sample-state.ts';

const reasonOf = (task: () => unknown): string => {
  try {
    task();
  } catch (error) {
    expect(error).to.be.instanceOf(SessionFormatError);
    return (error as SessionFormatError).reason;
  }
  return 'none';
};

describe('session sealing', () => {
  const key = randomBytes(32);
  const plaintext = (): Buffer => Buffer.from('the state of a connection');

  it('opens its own seals, and takes no session for that of another id or generation', () => {
    const sealer = new SessionSealer([key]);
    const sealed = sealer.seal('0a0b', 3, plaintext());
    expect(new SessionSealer([key]).open('0a0b', 3, sealed)).to.deep.equal(plaintext());
    expect(reasonOf(() => sealer.open('0a0c', 3, sealed))).to.equal('corrupt');
    expect(reasonOf(() => sealer.open('0a0b', 2, sealed))).to.equal('corrupt');
  });

  it('opens nothing of which a single bit was changed', () => {
    const sealer = new SessionSealer([key]);
    const sealed = sealer.seal('0a0b', 1, plaintext());
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(reasonOf(() => sealer.open('0a0b', 1, changed))).to.be.oneOf([
        'corrupt',
        'unknown-key',
        'unsupported',
      ]);
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(reasonOf(() => sealer.open('0a0b', 1, sealed.subarray(0, length)))).not.to.equal('none');
    }
  });

  it('never uses a key and nonce twice, over sealers of one key too', () => {
    const seen = new Set<string>();
    for (let run = 0; run < 20; run += 1) {
      const sealer = new SessionSealer([key]);
      for (let save = 0; save < 50; save += 1) {
        seen.add(sealer.seal('0a', 1, plaintext()).subarray(5, 27).toString('hex'));
      }
    }
    expect(seen.size).to.equal(1_000);
  });

  it('wipes the plaintext, and shows nothing of it', () => {
    const state = sampleConnection();
    const bytes = encodeConnection(state);
    const sealed = new SessionSealer([key]).seal('0a', 1, bytes);
    expect(bytes.every((byte) => byte === 0)).to.equal(true);
    expect(sealed.includes(state.state.clientKeys.key)).to.equal(false);
    expect(sealed.includes('urn:imei')).to.equal(false);
  });

  it('takes keys of 32 bytes, one at least', () => {
    expect(() => new SessionSealer([])).to.throw(RangeError);
    expect(() => new SessionSealer([randomBytes(16)])).to.throw(RangeError);
  });

  it('keeps a device of usual make below 300 bytes', () => {
    const sealed = new SessionSealer([key]).seal('0123456789ab', 12, encodeConnection(sampleConnection()));
    expect(sealed.length).to.be.at.most(300);
  });
});
