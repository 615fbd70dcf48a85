import { expect } from 'chai';
import { shownValue } from '../../src/kernel/shown-value.ts';

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
