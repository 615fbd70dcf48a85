import { expect } from 'chai';
import { ContentFormat } from '../../src/core.ts';
import { bytes, decode, encode, noModels, record, refused } from './support.ts';

const format = ContentFormat.senmlCbor;

describe('SenML CBOR', () => {
  it('reads base fields, names, times, and the labels by name', () => {
    // [{-2: "/3303/0/", -3: 1.276020076001e+09, -5: 20, 0: "5700", 2: 1}, {0: "5700", 6: -5, 2: 2}, {"n": "5701", "vs": "A"}]
    const payload = bytes(`
      83
      a5 21 68 2f333330332f302f 22 fb41d303a15b001062 24 fb4034000000000000 00 64 35373030 02 01
      a3 00 64 35373030 06 24 02 02
      a2 61 6e 64 35373031 62 7673 61 41`);
    expect(decode(format, payload, '/3303/0')).to.deep.equal([
      record('/3303/0/5700', 21, 1_276_020_076_001),
      record('/3303/0/5700', 22, 1_276_020_071_001),
      record('/3303/0/5701', 'A', 1_276_020_076_001),
    ]);
  });

  it('takes decimal fractions, as Leshan sends base times (RFC 8428 section 6)', () => {
    // [{-3: 4([-9, 1795233674000000000]), 0: "/6/0/1", 2: 4([-2, 1806])}]
    const payload = bytes('81 a3 22 c482281b18e9f383d396e400 00 66 2f362f302f31 02 c4822119070e');
    expect(decode(format, payload, '/6/0/1')).to.deep.equal([record('/6/0/1', 18.06, 1_795_233_674_000)]);
    // Beyond a double, and no two integers: 4([400, 1]), 4([1]), 4([1, 2.5]).
    for (const value of ['c482 190190 01', 'c481 01', 'c482 01 f94100']) {
      const wrong = bytes(`81 a2 00 66 2f362f302f31 02 ${value}`);
      expect(refused('malformed', () => decode(format, wrong, '/6/0/1')).message).to.contain(
        'decimal fraction',
      );
    }
  });

  it('takes strings of indefinite length, as names, keys and values', () => {
    // [_ {_ (_ "b", "n"): (_ "/3/", "0/"), 0: (_ "0"), 3: (_ "Mus", "ter")}]
    const payload = bytes(
      '9f bf 7f6162616eff 7f 63 2f332f 62 302f ff 00 7f6130ff 03 7f 63 4d7573 63 746572 ff ff ff',
    );
    expect(decode(format, payload, '/3/0')).to.deep.equal([record('/3/0/0', 'Muster')]);
  });

  it('takes indefinite lengths, and integers that are longer than they need be', () => {
    // [_ {_ 0: "/3/0/9", 2: 0x0000000000000064}]
    const payload = bytes('9f bf 00 66 2f332f302f39 02 1b0000000000000064 ff ff');
    expect(decode(format, payload, '/3/0')).to.deep.equal([record('/3/0/9', 100)]);
  });

  it('writes an Integer as an integer', () => {
    // {-2: "/3/0/9", 2: 80}
    expect(encode(format, '/3/0/9', [record('/3/0/9', 80)])).to.deep.equal(
      bytes('81 a2 21 66 2f332f302f39 02 1850'),
    );
  });

  it('reads integers for Floats, and whole floats for Integers, exactly', () => {
    const read = (path: string, hex: string) =>
      decode(
        format,
        bytes(`81 a2 00 ${path === '/3/0/9' ? '66 2f332f302f39' : '6c 2f333330332f302f35373030'} 02 ${hex}`),
        '/',
      )[0]?.value;
    expect(read('/3303/0/5700', '3827')).to.equal(-40);
    expect(read('/3303/0/5700', '1b0020000000000000')).to.equal(2 ** 53);
    expect(read('/3/0/9', 'f95500')).to.equal(80);
    expect(read('/3/0/9', 'fbc3e0000000000000')).to.equal(-(2n ** 63n));
    refused('mismatch', () => read('/3/0/9', 'f95508'));
  });

  it('takes times as plain numbers and tagged (OMA Core V1_1, Table C.2), as values and as times of values', () => {
    // [{0: "/3/0/13", 2: hex}], [{-3: hex, 0: "/3303/0/5700", 2: 1}]
    const pack = (label: string, hex: string) => bytes(`81 a2 00 67 2f332f302f3133 ${label} ${hex}`);
    const timed = (hex: string) => bytes(`81 a3 22 ${hex} 00 6c 2f333330332f302f35373030 02 01`);
    const text = Buffer.from('2013-05-02T10:40:15Z').toString('hex');
    const time = new Date('2013-05-02T10:40:15Z');
    for (const hex of ['1a5182428f', 'c1 1a5182428f', 'c1 fb41d46090a3c00000', `c0 74 ${text}`]) {
      expect(decode(format, pack('02', hex), '/3/0'), hex).to.deep.equal([record('/3/0/13', time)]);
      expect(decode(format, timed(hex), '/'), hex).to.deep.equal([record('/3303/0/5700', 1, time.getTime())]);
      expect(decode(format, pack('02', hex), '/3/0', noModels)[0]?.value).to.deep.equal(
        hex.startsWith('1a') ? 1_367_491_215 : time,
      );
    }
    expect(decode(format, pack('03', `c0 74 ${text}`), '/3/0')).to.deep.equal([record('/3/0/13', time)]);
    // A base value of 5 seconds: {-5: 5, 0: "/3/0/13", 2: 1(1367491210)}
    expect(decode(format, bytes('81 a3 24 05 00 67 2f332f302f3133 02 c1 1a5182428a'), '/3/0')).to.deep.equal([
      record('/3/0/13', time),
    ]);
    // A base value of 1e300.
    const far = bytes('81 a3 24 fb7e37e43c8800759c 00 67 2f332f302f3133 02 c1 1a5182428a');
    refused('malformed', () => decode(format, far, '/3/0'));
    // /3/0/0 is a String, /3/0/9 an Integer.
    refused('mismatch', () => decode(format, bytes('81 a2 00 66 2f332f302f30 02 c1 1a5182428f'), '/3/0'));
    refused('mismatch', () => decode(format, bytes('81 a2 00 66 2f332f302f39 02 c1 1a5182428f'), '/3/0'));
    refused('malformed', () => decode(format, pack('04', 'c1 1a5182428f'), '/3/0'));
  });

  for (const [code, what, hexes] of [
    [
      'malformed',
      'bytes that are not a pack',
      ['', 'a0', '8101', '81', '80ff', '81a1', 'f6', '8181a0', '81a2006661', '81a100', '5f4100ff'],
    ],
    ['malformed', 'a name that is a number', ['81 a2 0005 0201']],
    [
      'malformed',
      'values of another type than their label',
      ['81 a2 00662f332f302f39 026178', '81 a2 00662f332f302f39 02f6'],
    ],
    [
      'malformed',
      'no value, two values, and a label twice',
      ['81 a1 00662f332f302f39', '81 a3 00662f332f302f39 0201 036178', '81 a3 00662f332f302f39 0201 0202'],
    ],
    [
      'unsupported',
      'fields that must be understood, and later versions',
      ['81 a3 00662f332f302f39 0201 62795f01', '81 a3 200b 00662f332f302f39 0201'],
    ],
  ] as const) {
    it(`rejects ${what}`, () => {
      for (const hex of hexes) refused(code, () => decode(format, bytes(hex), '/'));
    });
  }

  it('refuses deep nesting before it costs anything', () => {
    for (const head of [0x81, 0x9f, 0xc1, 0xa1]) {
      refused('too-large', () => decode(format, Buffer.alloc(1_000_000, head), '/'));
    }
  });
});
