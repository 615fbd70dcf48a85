import { expect } from 'chai';
import { fromSegments } from '../../src/binding/segments.ts';

describe('paths as Uri-Path segments', () => {
  for (const text of ['x', '03', '65535', '70000', '-1', '', '3,', '1,2,3,4,5', '1.0']) {
    const segments = text.split(',');
    it(`${JSON.stringify(segments)} is no path`, () => {
      expect(fromSegments(segments, [])).to.equal(undefined);
    });
  }
});
