import { expect } from 'chai';
import { isSameJson } from '../../src/kernel/data.ts';
import { shownValue, closestName, didYouMean } from '../../src/kernel/texts.ts';

describe('isSameJson', () => {
  it('does not look at the order of members, nor at those that are undefined', () => {
    expect(isSameJson({ a: [{ b: 1, c: 2 }], d: undefined }, { a: [{ c: 2, b: 1 }] })).to.equal(true);
  });

  it('looks at the order of elements and at values', () => {
    expect(isSameJson([1, 2], [2, 1])).to.equal(false);
    expect(isSameJson({ a: null }, {})).to.equal(false);
  });
});

describe('shownValue', () => {
  it('quotes text, and names arrays and objects by their kind', () => {
    expect(['x', 5, true, null, undefined, ['x'], { x: 1 }].map(shownValue)).to.deep.equal([
      '"x"',
      '5',
      'true',
      'null',
      'nothing',
      'an array',
      'an object',
    ]);
  });

  it('cuts text after 60 characters, and not in the middle of one', () => {
    expect(shownValue('😀'.repeat(60))).to.equal(`"${'😀'.repeat(60)}"`);
    expect(shownValue('😀'.repeat(61))).to.equal(`"${'😀'.repeat(60)}…"`);
    expect(shownValue('a'.repeat(1_000_000))).to.equal(`"${'a'.repeat(60)}…"`);
  });

  it('escapes control characters and marks that reorder text', () => {
    expect(shownValue('a\n\u001b[31m\u202eb')).to.equal(String.raw`"a\u000a\u001b[31m\u202eb"`);
  });

  it('leaves out the user information of a URL', () => {
    expect(shownValue('https://joe:pass@example.com/x')).to.equal('"https://…@example.com/x"');
  });

  it('replaces lone surrogates', () => {
    expect(shownValue('a\ud800')).to.equal('"a\ufffd"');
  });
});

describe('closestName', () => {
  const names = ['Name', 'DeviceIdentifier', 'HardwareTypeId'];

  it('finds a name with a typing error or in the wrong case', () => {
    expect(closestName('Nmae', names)).to.equal('Name');
    expect(closestName('deviceidentifier', names)).to.equal('DeviceIdentifier');
    expect(closestName('HardwareTypId', names)).to.equal('HardwareTypeId');
  });

  it('prefers the closest name', () => {
    expect(closestName('meter', ['Metric', 'Meters', 'Meter'])).to.equal('Meter');
  });

  it('finds nothing if no name is close', () => {
    expect(closestName('Colour', names)).to.equal(undefined);
    expect(closestName('', ['a', 'ab'])).to.equal(undefined);
    expect(didYouMean('Colour', names)).to.equal('');
  });

  it('compares neither long texts nor more than 100 names', () => {
    expect(closestName('x'.repeat(65), ['x'.repeat(65)])).to.equal(undefined);
    const many = Array.from({ length: 100 }, (_, index) => `other name ${index}`);
    expect(closestName('Name', [...many, 'Name'])).to.equal(undefined);
  });
});
