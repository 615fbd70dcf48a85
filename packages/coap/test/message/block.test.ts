import { expect } from 'chai';
import { blockSizes, decodeBlock, encodeBlock } from '../../src/index.ts';

describe('blocks (RFC 7959 section 2.2)', () => {
  it('writes and reads number, more and size', () => {
    for (const size of blockSizes) {
      for (const number of [0, 1, 15, 16, 4_095, 0xf_ffff]) {
        const block = { number, more: number % 2 === 1, size };
        expect(decodeBlock(encodeBlock(block))).to.deep.equal(block);
      }
    }
  });

  it('writes block 0 of size 16 as no bytes', () => {
    expect(encodeBlock({ number: 0, more: false, size: 16 })).to.have.length(0);
  });

  it('refuses size exponent 7', () => expect(decodeBlock(Buffer.from([0x0f]))).to.equal(undefined));
});
