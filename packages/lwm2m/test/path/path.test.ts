import { expect } from 'chai';
import fc from 'fast-check';
import {
  comparePaths,
  formatPath,
  isWithin,
  makePath,
  parsePath,
  pathDepth,
  PathError,
  samePath,
} from '../../src/core.ts';

const id = fc.integer({ min: 0, max: 65_534 });
const path = fc.array(id, { maxLength: 4 }).map(([a, b, c, d]) => makePath(a, b, c, d));

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 7_252 });

describe('paths', () => {
  it('reads and writes every path', () => {
    expect(parsePath('/')).to.deep.equal({});
    expect(parsePath('3/0')).to.deep.equal({ objectId: 3, instanceId: 0 });
    const expected = { objectId: 3, instanceId: 0, resourceId: 7, resourceInstanceId: 1 };
    expect(parsePath('/3/0/7/1')).to.deep.equal(expected);
    fc.assert(
      fc.property(path, (any) => {
        expect(parsePath(formatPath(any))).to.deep.equal(any);
      }),
    );
  });

  it('rejects malformed paths and the reserved ID', () => {
    const wrong = [
      '',
      ' /3',
      '/3\u0000',
      ...'// /3/ /3//0 /03 /-1 /3/0/7/1/2 /65535 /3/65536 /a /1e3'.split(' '),
    ];
    for (const text of wrong) {
      expect(() => parsePath(text), text).to.throw(PathError);
    }
    expect(() => parsePath('/65535')).to.throw('reserved');
    expect(() => parsePath(`/${'9'.repeat(100_000)}`))
      .to.throw(PathError)
      .with.property('message')
      .with.length.below(150);
  });

  it('knows what lies within what', () => {
    expect(isWithin(parsePath('/3/0/7/1'), parsePath('/3'))).to.equal(true);
    expect(isWithin(parsePath('/3/0/7/1'), parsePath('/3/0/7/1'))).to.equal(true);
    expect(isWithin(parsePath('/3/0/7/1'), parsePath('/'))).to.equal(true);
    expect(isWithin(parsePath('/3'), parsePath('/3/0'))).to.equal(false);
    expect(isWithin(parsePath('/30/0'), parsePath('/3'))).to.equal(false);
    expect(samePath(parsePath('/3/0'), parsePath('3/0'))).to.equal(true);
    expect(samePath(parsePath('/3/0'), parsePath('/3'))).to.equal(false);
  });

  it('orders an ancestor before what lies below it', () => {
    const sorted = ['/', '/3', '/3/0', '/3/0/7', '/3/0/7/0', '/3/0/7/1', '/3/0/10', '/3/1', '/10'];
    expect([...sorted].reverse().map(parsePath).sort(comparePaths).map(formatPath)).to.deep.equal(sorted);
    expect(sorted.map((text) => pathDepth(parsePath(text)))).to.deep.equal([0, 1, 2, 3, 4, 4, 3, 2, 1]);
  });

  it('shows the place of an instance that is not chosen yet', () => {
    expect(formatPath({ objectId: 3, resourceId: 9 })).to.equal('/3/-/9');
  });
});
