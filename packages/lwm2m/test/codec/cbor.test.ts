import { expect } from 'chai';
import { ContentFormat, decodePaths, EncodeError } from '../../src/core.ts';
import { bytes, decode, encode, noModels, record, refused } from './support.ts';

const format = ContentFormat.cbor;

describe('CBOR, a single value', () => {
  const cases: [path: string, value: Parameters<typeof record>[1], hex: string][] = [
    ['/3/0/0', 'Muster', '66 4d7573746572'],
    ['/3/0/9', 100, '1864'],
    ['/3/0/10', -(2n ** 63n), '3b7fffffffffffffff'],
    ['/1/0/11', 2n ** 64n - 1n, '1bffffffffffffffff'],
    ['/3/0/10', 2 ** 40, '1b0000010000000000'],
    ['/3303/0/5700', 22.5, 'f94da0'],
    ['/3303/0/5700', 22, 'f94d80'],
    ['/3303/0/5700', 0.1, 'fb3fb999999999999a'],
    ['/1/0/6', true, 'f5'],
    ['/5/0/0', Buffer.from([1, 2]), '420102'],
    ['/3/0/13', new Date('2013-05-02T10:40:15Z'), 'c11a5182428f'],
    ['/3/0/13', new Date(-1000), 'c120'],
    ['/3/0/22/0', { objectId: 10, instanceId: 0 }, '6431303a30'],
  ];
  for (const [path, value, hex] of cases) {
    it(`writes and reads ${path} as ${hex}`, () => {
      expect(encode(format, path, [record(path, value)])).to.deep.equal(bytes(hex));
      expect(decode(format, bytes(hex), path)).to.deep.equal([record(path, value)]);
    });
  }

  it('reads whole numbers for floats, whole floats for integers, and times of any form', () => {
    const value = (hex: string, path: string) => decode(format, bytes(hex), path)[0]?.value;
    const time = new Date('2013-05-02T10:40:15Z');
    expect(value('16', '/3303/0/5700')).to.equal(22);
    expect(value('f94d80', '/3/0/9')).to.equal(22);
    expect(value('1a5182428f', '/3/0/13')).to.deep.equal(time);
    expect(value(`c0 74 ${Buffer.from('2013-05-02T10:40:15Z').toString('hex')}`, '/3/0/13')).to.deep.equal(
      time,
    );
    expect(value(`74 ${Buffer.from('2013-05-02T10:40:15Z').toString('hex')}`, '/3/0/13')).to.deep.equal(time);
    expect(value('c1 fb 41d46090a3d00000', '/3/0/13')).to.deep.equal(new Date(1_367_491_215_250));
  });

  it('reads strings of indefinite length', () => {
    const value = (hex: string, path: string) => decode(format, bytes(hex), path)[0]?.value;
    expect(value('7f 63 4d7573 60 63 746572 ff', '/3/0/0')).to.equal('Muster');
    expect(value('7f ff', '/3/0/0')).to.equal('');
    // A character of two bytes, cut in half by a careless writer.
    expect(value('7f 61 c3 61 bc ff', '/3/0/0')).to.equal('\u00fc');
    expect(value('5f 42 0102 41 03 40 ff', '/5/0/0')).to.deep.equal(Buffer.from([1, 2, 3]));
    expect(value('5f ff', '/5/0/0')).to.deep.equal(Buffer.alloc(0));
    expect(value(`7f ${'60'.repeat(100_000)} 61 41 ff`, '/3/0/0')).to.equal('A');
  });

  it('writes and reads floating point in the least of 16, 32 and 64 bits', () => {
    for (const [value, hex] of [
      [0, 'f90000'],
      [-0, 'f98000'],
      [65_504, 'f97bff'],
      [65_505, 'fa477fe100'],
      [2 ** -14, 'f90400'],
      [2 ** -24, 'f90001'],
      [1023 * 2 ** -24, 'f903ff'],
      [2 ** -25, 'fa33000000'],
      [-4.1, 'fbc010666666666666'],
      [100_000, 'fa47c35000'],
      [3.4028234663852886e38, 'fa7f7fffff'],
      [1e300, 'fb7e37e43c8800759c'],
      [2 ** 53, 'fa5a000000'],
      [2 ** 53 + 2, 'fb4340000000000001'],
      [5e-324, 'fb0000000000000001'],
      [2 ** -149, 'fa00000001'],
    ] as const) {
      expect(encode(format, '/3303/0/5700', [record('/3303/0/5700', value)]).toString('hex')).to.equal(hex);
      const [back] = decode(format, bytes(hex), '/3303/0/5700');
      expect(Object.is(back?.value, value), hex).to.equal(true);
    }
  });

  it('writes long text, and text beyond ASCII', () => {
    const emoji = `${'x'.repeat(2_000)}\u{1f600}`;
    for (const text of ['\u00fc', 'x'.repeat(48), 'x'.repeat(49), emoji, 'x'.repeat(70_000)]) {
      const payload = encode(format, '/3/0/0', [record('/3/0/0', text)]);
      expect(decode(format, payload, '/3/0/0')).to.deep.equal([record('/3/0/0', text)]);
    }
  });

  it('refuses a length beyond the payload without reserving memory for it', () => {
    const long = '5bffffffffffffffff 7b7fffffffffffffff 9bffffffffffffffff bb00000000ffffffff 5affffffff';
    for (const hex of long.split(' ')) {
      refused('malformed', () => decode(format, bytes(hex), '/3/0/9'));
    }
    refused('too-large', () => decode(format, bytes('9f'.repeat(9)), '/3/0/9'));
    refused('too-large', () => decode(format, bytes('c1'.repeat(9)), '/3/0/9'));
  });

  it('takes the tag of self-described CBOR (RFC 8949, 3.4.6), in all formats of CBOR', () => {
    for (const [contentFormat, hex] of [
      [format, '1864'],
      [ContentFormat.senmlCbor, '81 a2 00 66 2f332f302f39 02 d9d9f7 1864'],
      [ContentFormat.lwm2mCbor, 'a1 03 a1 00 a1 09 1864'],
    ] as const) {
      expect(decode(contentFormat, bytes(`d9d9f7 ${hex}`), '/3/0/9')).to.deep.equal([record('/3/0/9', 100)]);
    }
    const expected = [{ objectId: 3 }];
    expect(decodePaths(ContentFormat.senmlCbor, bytes('d9d9f7 81 a1 00 62 2f33'))).to.deep.equal(expected);
  });

  it('keeps what CBOR says for resources that no model knows', () => {
    expect(decode(format, bytes('1864'), '/3/0/9', noModels)).to.deep.equal([record('/3/0/9', 100)]);
  });

  it('rejects items that are not values, trailing bytes, and values of another type or path', () => {
    const wrong =
      ' 80 a0 f6 f7 186400 18 5f41ff 5f5f4101ffff 5f6161ff 7f4161ff 7f6161 5f 1f 3f df01 1c fe d82a00 c16141 c001 f8ff ff';
    for (const hex of wrong.split(' ')) {
      refused('malformed', () => decode(format, bytes(hex), '/3/0/9'));
    }
    refused('mismatch', () => decode(format, bytes('6161'), '/3/0/9'));
    refused('mismatch', () => decode(format, bytes('f97e00'), '/3/0/9'));
    refused('mismatch', () => decode(format, bytes('1864'), '/3/0'));
    expect(() => encode(format, '/3/0', [record('/3/0/9', 1)])).to.throw(EncodeError);
    expect(() => encode(format, '/3/0/7', [record('/3/0/7/0', 1)])).to.throw(EncodeError);
    expect(() => encode(format, '/3/0/9', [])).to.throw(EncodeError);
  });
});
