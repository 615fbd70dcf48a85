import { expect } from 'chai';
import { printable } from '../../src/output/printable.ts';

describe('printable', () => {
  it('shows control characters instead of sending them', () => {
    expect(printable('a\u001b[31mb\u0007\u009b\u202ec\r\n')).to.equal(
      'a\\u001b[31mb\\u0007\\u009b\\u202ec\\u000d\\u000a',
    );
    expect(printable('two\nlines', true)).to.equal('two\nlines');
    expect(printable('Grün 温度 🙂')).to.equal('Grün 温度 🙂');
  });
});
