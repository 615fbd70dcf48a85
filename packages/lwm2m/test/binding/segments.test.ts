import { expect } from 'chai';
import { fromSegments, rootSegments, toSegments, withoutRoot } from '../../src/binding/segments.ts';
import { parsePath } from '../../src/core.ts';

describe('paths as Uri-Path segments', () => {
  it('go below the root path', () => {
    expect(toSegments('/', parsePath('/3/0/7/1'))).to.deep.equal(['3', '0', '7', '1']);
    expect(toSegments('/lwm2m/a', parsePath('/3'))).to.deep.equal(['lwm2m', 'a', '3']);
    expect(rootSegments('/')).to.deep.equal([]);
  });

  it('come back', () => {
    expect(fromSegments(['lwm2m', '3', '0'], ['lwm2m'])).to.deep.equal(parsePath('/3/0'));
    expect(fromSegments([], [])).to.deep.equal({});
  });

  for (const text of ['x', '03', '65535', '70000', '-1', '', '3,', '1,2,3,4,5', '1.0']) {
    const segments = text.split(',');
    it(`${JSON.stringify(segments)} is no path`, () => {
      expect(fromSegments(segments, [])).to.equal(undefined);
    });
  }

  it('what lies elsewhere is no path', () => {
    expect(fromSegments(['3', '0'], ['lwm2m'])).to.equal(undefined);
    expect(fromSegments([], ['lwm2m'])).to.equal(undefined);
  });

  it('a target loses its root path', () => {
    expect(withoutRoot('/lwm2m', '/lwm2m/3/0')).to.equal('/3/0');
    expect(withoutRoot('/lwm2m', '/3/0')).to.equal('/3/0');
  });
});
