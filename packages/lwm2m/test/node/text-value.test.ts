import { inTimeZone } from '@muster/testkit';
import { expect } from 'chai';
import { formatTextValue, parseTextValue, ValueError, type ResourceDataType } from '../../src/core.ts';

describe('text values', () => {
  const good: [ResourceDataType, string, unknown][] = [
    ['String', ' a ', ' a '],
    ['Integer', ' -12 ', -12],
    ['Integer', '+5', 5],
    ['Integer', '-0', 0],
    ['Integer', '-9223372036854775808', -(2n ** 63n)],
    ['Integer', '9007199254740992', 2n ** 53n],
    ['Integer', '0000000000000000012', 12],
    ['UnsignedInteger', '18446744073709551615', 2n ** 64n - 1n],
    ['Float', '-1.5e3', -1500],
    ['Float', '.5', 0.5],
    ['Boolean', 'TRUE', true],
    ['Boolean', '0', false],
    ['Opaque', 'AQI=', Buffer.from([1, 2])],
    ['Opaque', '-_8', Buffer.from([0xfb, 0xff])],
    ['Opaque', '', Buffer.alloc(0)],
    ['Time', '1367491215', new Date('2013-05-02T10:40:15Z')],
    ['Time', '-1', new Date(-1000)],
    ['Time', '2013-05-02T12:40:15+02:00', new Date('2013-05-02T10:40:15Z')],
    ['Objlnk', '65535:65535', { objectId: 65_535, instanceId: 65_535 }],
    ['Corelnk', '</3/0>', '</3/0>'],
  ];
  for (const [type, text, value] of good) {
    it(`reads ${JSON.stringify(text)} as ${type}`, () => {
      expect(parseTextValue(type, text)).to.deep.equal(value);
    });
  }

  const bad: [ResourceDataType, string][] = [
    ['Integer', ''],
    ['Integer', '1.5'],
    ['Integer', '0x10'],
    ['Integer', '1e3'],
    ['Integer', '9223372036854775808'],
    ['Integer', '9'.repeat(1000)],
    ['UnsignedInteger', '-1'],
    ['UnsignedInteger', '18446744073709551616'],
    ['Float', 'NaN'],
    ['Float', 'Infinity'],
    ['Float', '1e999'],
    ['Float', '1,5'],
    ['Float', '9'.repeat(400)],
    ['Boolean', '2'],
    ['Boolean', ''],
    ['Opaque', 'A'],
    ['Opaque', '***'],
    ['Opaque', 'AQ='],
    ['Opaque', 'A='],
    ['Time', 'yesterday'],
    ['Time', '2013-13-40T00:00:00Z'],
    ['Time', '9223372036854775807'],
    ['Time', '2013-02-30T10:40:15Z'],
    ['Time', '2013-05-02T10:40:60Z'],
    ['Objlnk', '3'],
    ['Objlnk', '3:0:0'],
    ['Objlnk', '65536:0'],
    ['None', ''],
  ];
  for (const [type, text] of bad) {
    it(`refuses ${JSON.stringify(text.slice(0, 30))} as ${type}`, () => {
      expect(() => parseTextValue(type, text)).to.throw(ValueError);
    });
  }

  it('reads a time without a zone as UTC, in every zone of the machine', () =>
    inTimeZone('America/New_York', () => {
      for (const text of ['2013-05-02T10:40:15', '2013-05-02 10:40:15', '2013-05-02T10:40:15.000z'])
        expect(parseTextValue('Time', text), text).to.deep.equal(new Date('2013-05-02T10:40:15Z'));
      expect(parseTextValue('Time', '2013-05-02')).to.deep.equal(new Date('2013-05-02T00:00:00Z'));
    }));

  it('writes values, by their own kind or by the type', () => {
    expect(formatTextValue(0.1)).to.equal('0.1');
    expect(formatTextValue(2n ** 64n)).to.equal('18446744073709551616');
    expect(formatTextValue(false)).to.equal('0');
    expect(formatTextValue(new Date(1_999))).to.equal('1');
    expect(formatTextValue(Buffer.from([1, 2]), 'Opaque')).to.equal('AQI=');
    expect(formatTextValue({ objectId: 3303, instanceId: 1 })).to.equal('3303:1');
    expect(() => formatTextValue(Number.NaN)).to.throw(ValueError);
    expect(() => formatTextValue(new Date(Number.NaN))).to.throw(ValueError);
  });
});
