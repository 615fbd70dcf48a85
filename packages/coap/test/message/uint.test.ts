import { expect } from 'chai';
import { decodeUint, encodeUint } from '../../src/index.ts';

describe('unsigned integers (RFC 7252 section 3.2)', () => {
  for (const [value, hex] of [
    [0, ''],
    [1, '01'],
    [255, 'ff'],
    [256, '0100'],
    [11_542, '2d16'],
    [0xff_ffff, 'ffffff'],
    [0xffff_ffff, 'ffffffff'],
  ] as const) {
    it(`writes and reads ${value}`, () => {
      expect(encodeUint(value).toString('hex')).to.equal(hex);
      expect(decodeUint(Buffer.from(hex, 'hex'))).to.equal(value);
    });
  }

  it('takes leading zero bytes', () => expect(decodeUint(Buffer.from('00000005', 'hex'))).to.equal(5));

  it('rejects values that are not unsigned integers', () => {
    for (const value of [-1, 1.5, NaN, 2 ** 48]) expect(() => encodeUint(value)).to.throw(RangeError);
  });
});
