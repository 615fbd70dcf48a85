import { expect } from 'chai';
import { ContentFormat, EncodeError } from '../../src/core.ts';
import { bytes, decode, encode, noModels, record, refused } from './support.ts';

const format = ContentFormat.cbor;

describe('CBOR, a single value', () => {
  const cases: [path: string, value: Parameters<typeof record>[1], hex: string][] = [
    ['/3/0/0', 'Muster', '66 4d7573746572'],
    ['/3/0/9', 100, '1864'],
    ['/3/0/10', -(2n ** 63n), '3b7fffffffffffffff'],
    ['/1/0/11', 2n ** 64n - 1n, '1bffffffffffffffff'],
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

  it('keeps what CBOR says for resources that no model knows', () => {
    expect(decode(format, bytes('1864'), '/3/0/9', noModels)).to.deep.equal([record('/3/0/9', 100)]);
  });

  it('refuses what is no value, trails, or is of another type or place', () => {
    for (const hex of [
      '',
      '80',
      'a0',
      'f6',
      'f7',
      '1864 00',
      '18',
      '5f41ff',
      'd82a00',
      'c1 61 41',
      'c0 01',
      'f8ff',
      'ff',
    ]) {
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
