import { inspect } from 'node:util';
import { expect } from 'chai';
import { HmacKey } from '../../src/crypto/hmac.ts';

/** Test cases 1 to 4 of RFC 4231 for HMAC-SHA-256: key, data, HMAC. */
const cases = [
  ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    '4a656665',
    '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    'cd'.repeat(50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
] as const;

describe('HMAC-SHA-256 (RFC 2104)', () => {
  for (const [index, [key, data, expected]] of cases.entries()) {
    it(`has the value of test case ${index + 1} of RFC 4231, each time`, () => {
      const hmac = new HmacKey(Buffer.from(key, 'hex'));
      for (let turn = 0; turn < 2; turn += 1) {
        expect(hmac.mac(Buffer.from(data, 'hex')).toString('hex')).to.equal(expected);
      }
    });
  }

  it('refuses a key longer than a block, and does not show its key', () => {
    expect(() => new HmacKey(Buffer.alloc(65))).to.throw(RangeError, '64 bytes');
    expect(inspect(new HmacKey(Buffer.alloc(64)))).to.equal('HmacKey { secret }');
  });
});
