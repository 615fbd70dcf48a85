import { expect } from 'chai';
import { parseComparison } from '../../src/conditions/comparison.ts';
import { UsageError } from '../../src/errors/cli-error.ts';

describe('comparisons of muster wait and muster assert', () => {
  const cases: readonly [string, string | number | boolean | undefined, boolean?][] = [
    ['gt 20', 20.5],
    ['ge 20', 20],
    ['lt -5', -6],
    ['le 1e3', 1000],
    ['eq 20.0', 20],
    ['20', 20],
    ['ne 20', 21],
    ['eq true', true],
    ['false', false],
    ['eq +01:00', '+01:00'],
    ["eq 'two words'", 'two words'],
    ["''", ''],
    ['contains +0', '+01:00'],
    ['startswith "a b"', 'a b c'],
    ['gt 9007199254740993', '9007199254740995'],
    ['gt 20', 20, false],
    ['lt 20', 'nineteen', false],
    ['gt 0', true, false],
    ['eq 1', true, false],
    ['eq 20', '21', false],
    ['ne 20', undefined, false],
    ['startswith a', 'ba', false],
  ];
  for (const [text, value, fits = true] of cases) {
    it(`${text} ${fits ? 'fits' : 'does not fit'} ${JSON.stringify(value)}`, () => {
      expect(parseComparison('--for', text).fits(value)).to.equal(fits);
    });
  }

  for (const text of ['', '> 20', '>=20', 'gte 20', 'two words', 'gt warm', 'gt']) {
    it(`refuses ${JSON.stringify(text)}, and names the operators or the fault`, () => {
      expect(() => parseComparison('--for', text)).to.throw(UsageError, /^--for/u);
    });
  }
});
