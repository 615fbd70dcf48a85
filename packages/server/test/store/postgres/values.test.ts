import { expect } from 'chai';

import {
  escapeJson,
  fromColumn,
  fromSample,
  toColumn,
  toSample,
  unescapeJson,
} from '../../../src/store/postgres/dialect.ts';

const HIGH = String.fromCharCode(0xd83d);
const LOW = String.fromCharCode(0xde00);
const MARK = String.fromCharCode(0xfffe);

const texts = [
  ...['', 'plain', '\0', 'a\0b', '\u0001', '\u0001abc', '\\u0000', '\\\0', '😀'],
  ...[MARK, `${MARK}0000`, HIGH, LOW, `${LOW}${HIGH}`, `${HIGH}${LOW}`, `x${HIGH}y`],
];

describe('values in PostgreSQL', () => {
  it('columns return every string and finite number, without those that PostgreSQL refuses', () => {
    const numbers = [0, 1, -1, 0.5, 1e300, -1e300, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_VALUE];
    for (const value of [...texts, ...numbers]) {
      const stored = toColumn(value);
      expect(stored?.isWellFormed()).to.equal(true);
      expect(stored).not.to.contain('\0');
      expect(fromColumn(stored)).to.equal(value);
    }
    expect(toColumn(null)).to.equal(null);
    expect(fromColumn(null)).to.equal(null);
    expect(toColumn(-0)).to.equal(toColumn(0));
  });

  it('columns sort numbers by value and before all strings', () => {
    const small = Number.MIN_VALUE;
    const numbers = [-1e300, -2, -1.5, -small, 0, small, 1, 1.5, 2, 10, 1e300];
    const ascending = [...numbers, '', '\u0001', '\u0002', '0', 'a'];
    const stored = ascending.map((value) => toColumn(value) ?? '');
    expect(stored.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))).to.deep.equal(stored);
  });

  it('documents return every string, in keys too', () => {
    for (const text of texts) {
      const json = JSON.stringify({ [text]: [text, `${text}"\\`] });
      const stored = escapeJson(json);
      expect(stored).not.to.match(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/);
      expect(JSON.parse(unescapeJson(stored))).to.deep.equal(JSON.parse(json));
    }
  });

  it('samples return every value', () => {
    for (const value of [...texts, 0, -1.5, Number.NaN, Infinity, -Infinity, true, false]) {
      expect(fromSample(toSample(value))).to.deep.equal(value);
    }
  });
});
