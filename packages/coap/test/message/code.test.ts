import { expect } from 'chai';
import { codeText, methodOfCode, parseResponseCode } from '../../src/index.ts';

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
    const expected = ['GET', 'POST', 'PUT', 'DELETE', 'FETCH', 'PATCH', 'iPATCH', undefined];
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(methodOfCode)).to.deep.equal(expected);
  });
});
