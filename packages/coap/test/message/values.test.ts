import { expect } from 'chai';
import {
  blockSizes,
  codeText,
  decodeBlock,
  decodeUint,
  encodeBlock,
  encodeUint,
  formatPath,
  methodOfCode,
  parseResponseCode,
  parseUri,
} from '../../src/index.ts';

describe('message values', () => {
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

    it('refuses what is not an unsigned integer', () => {
      for (const value of [-1, 1.5, NaN, 2 ** 48]) expect(() => encodeUint(value)).to.throw(RangeError);
    });
  });

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

  describe('codes', () => {
    it('are written as class and detail', () => {
      expect(codeText(0x45)).to.equal('2.05');
      expect(codeText(0x8f)).to.equal('4.15');
    });

    it('are read when they are response codes', () => {
      expect(parseResponseCode('5.03')).to.equal(0xa3);
      for (const bad of ['0.01', '2.5', '3.00', '9.99', 'abc', '']) {
        expect(() => parseResponseCode(bad)).to.throw(TypeError);
      }
    });

    it('name the methods of RFC 7252 and RFC 8132', () => {
      expect([1, 2, 3, 4, 5, 6, 7, 8].map(methodOfCode)).to.deep.equal([
        'GET',
        'POST',
        'PUT',
        'DELETE',
        'FETCH',
        'PATCH',
        'iPATCH',
        undefined,
      ]);
    });
  });

  describe('URIs (RFC 7252 section 6)', () => {
    it('are taken apart', () => {
      expect(parseUri('coap://example.net:61616/a/b%20c?x=1&y=%26')).to.deep.equal({
        scheme: 'coap',
        host: 'example.net',
        port: 61_616,
        path: ['a', 'b c'],
        query: ['x=1', 'y=&'],
      });
      expect(parseUri('COAPS://[2001:db8::1]')).to.deep.equal({
        scheme: 'coaps',
        host: '2001:db8::1',
        port: 5_684,
        path: [],
        query: [],
      });
    });

    it('keep empty segments and an empty path apart', () => {
      expect(parseUri('coap://h/').path).to.deep.equal([]);
      expect(parseUri('coap://h/a/').path).to.deep.equal(['a', '']);
      expect(parseUri('coap://h//').path).to.deep.equal(['', '']);
    });

    for (const bad of [
      'http://h/',
      'coap://',
      'coap:///x',
      'coap://h/#f',
      'coap://u@h/',
      'coap://h:0/',
      'coap://h:65536/',
      'coap://[::g]/',
      'coap://h/%zz',
      'h/x',
    ]) {
      it(`refuse ${bad}`, () => expect(() => parseUri(bad)).to.throw(TypeError));
    }

    it('paths are written with escapes', () => {
      expect(formatPath(['a', 'b c', '%'])).to.equal('/a/b%20c/%25');
      expect(formatPath([])).to.equal('/');
    });
  });
});
