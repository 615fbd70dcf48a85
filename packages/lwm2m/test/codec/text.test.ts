import { expect } from 'chai';
import { ContentFormat, EncodeError, parseLinkFormat } from '../../src/core.ts';
import { bytes, decode, encode, noModels, record, refused } from './support.ts';

describe('text and opaque, a single value', () => {
  const cases: [path: string, value: Parameters<typeof record>[1], text: string][] = [
    ['/3/0/0', 'Muster \u00fc', 'Muster \u00fc'],
    ['/3/0/9', 100, '100'],
    ['/3/0/7/1', -5, '-5'],
    ['/3/0/10', 2n ** 63n - 1n, '9223372036854775807'],
    ['/1/0/11', 2n ** 64n - 1n, '18446744073709551615'],
    ['/3303/0/5700', 22.5, '22.5'],
    ['/3303/0/5700', 1e-7, '1e-7'],
    ['/1/0/6', true, '1'],
    ['/5/0/0', Buffer.from([1, 2, 3]), 'AQID'],
    ['/3/0/13', new Date('2013-05-02T10:40:15Z'), '1367491215'],
    ['/3/0/22/0', { objectId: 10, instanceId: 0 }, '10:0'],
  ];
  for (const [path, value, text] of cases) {
    it(`writes and reads ${path} as ${JSON.stringify(text)}`, () => {
      expect(encode(ContentFormat.text, path, [record(path, value)]).toString()).to.equal(text);
      expect(decode(ContentFormat.text, text, path)).to.deep.equal([record(path, value)]);
    });
  }

  it('reads unknown resources as strings', () => {
    expect(decode(ContentFormat.text, '100', '/3/0/9', noModels)).to.deep.equal([record('/3/0/9', '100')]);
  });

  it('refuses text that is not UTF-8, in every format', () => {
    for (const [format, hex] of [
      [ContentFormat.text, '66 fc'],
      [ContentFormat.tlv, 'c2 00 66 fc'],
      [ContentFormat.cbor, '62 66 fc'],
      [ContentFormat.cbor, '7f 62 66 fc ff'],
      [ContentFormat.cbor, `78 41 ${'66'.repeat(64)} fc`],
      [ContentFormat.senmlCbor, '81 a2 00 66 2f332f302f30 03 62 66 fc'],
      [ContentFormat.senmlJson, Buffer.from('[{"n":"/3/0/0","vs":"f\xfc"}]', 'latin1').toString('hex')],
    ] as const)
      refused('malformed', () => decode(format, bytes(hex), '/3/0/0'));
    refused('malformed', () => parseLinkFormat(Buffer.from('</3/0>;title="f\xfc"', 'latin1')));
  });

  it('refuses text that is not of the type, and paths that are no resource', () => {
    refused('mismatch', () => decode(ContentFormat.text, '1.5', '/3/0/9'));
    refused('mismatch', () => decode(ContentFormat.text, '', '/3/0/9'));
    refused('mismatch', () => decode(ContentFormat.text, '9223372036854775808', '/3/0/9'));
    refused('mismatch', () => decode(ContentFormat.text, '100', '/3/0'));
    refused('mismatch', () => decode(ContentFormat.text, '1e999', '/3303/0/5700'));
    expect(() => encode(ContentFormat.text, '/3303/0/5700', [record('/3303/0/5700', Number.NaN)])).to.throw(
      EncodeError,
    );
    expect(() => encode(ContentFormat.text, '/3/0/9', [record('/3/0/9', 1), record('/3/0/9', 2)])).to.throw(
      EncodeError,
    );
  });

  it('carries opaque bytes as they are, and nothing else', () => {
    const record5 = record('/5/0/0', bytes('00ff10'));
    expect(encode(ContentFormat.opaque, '/5/0/0', [record5])).to.deep.equal(bytes('00ff10'));
    expect(decode(ContentFormat.opaque, bytes('00ff10'), '/5/0/0')).to.deep.equal([record5]);
    const expected = [record('/60000/0/1', bytes('01'))];
    expect(decode(ContentFormat.opaque, bytes('01'), '/60000/0/1')).to.deep.equal(expected);
    refused('mismatch', () => decode(ContentFormat.opaque, bytes('64'), '/3/0/9'));
    expect(() => encode(ContentFormat.opaque, '/3/0/9', [record('/3/0/9', 1)])).to.throw(EncodeError);
  });

  it('refuses formats that carry no values with 4.15', () => {
    expect(refused('unsupported', () => decode(ContentFormat.link, '', '/3/0/9')).coapCode).to.equal('4.15');
    expect(refused('unsupported', () => decode(9999, '', '/3/0/9')).message).to.contain('9999');
    expect(() => encode(40, '/3/0/9', [record('/3/0/9', 1)])).to.throw(EncodeError, 'link');
  });
});
