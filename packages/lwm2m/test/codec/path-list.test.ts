import { expect } from 'chai';
import fc from 'fast-check';
import {
  compositeContentFormats,
  compositeValueFormat,
  decodePaths,
  encodePaths,
  EncodeError,
  formatPath,
  makePath,
  parsePath,
  withoutCovered,
} from '../../src/core.ts';
import { bytes, refused } from './support.ts';

const paths = ['/3/0/0', '/3303/0', '/3311'].map(parsePath);
const texts = (format: number, payload: Uint8Array): string[] => decodePaths(format, payload).map(formatPath);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 7_252 });

describe('path lists of composites', () => {
  it('are SenML records with names only', () => {
    const json = '[{"n":"/3/0/0"},{"n":"/3303/0"},{"n":"/3311"}]';
    expect(encodePaths(110, paths).toString()).to.equal(json);
    expect(encodePaths(320, paths).toString()).to.equal(json);
    const cbor = '83 a100 66 2f332f302f30 a100 67 2f333330332f30 a100 65 2f33333131';
    expect(encodePaths(112, paths)).to.deep.equal(bytes(cbor));
    expect(encodePaths(322, paths)).to.deep.equal(bytes(cbor));
  });

  it('are nulls in nested maps, in LwM2M CBOR', () => {
    // {3: {0: {0: null}}, 3303: {0: null}, 3311: null}
    expect(encodePaths(11_544, paths)).to.deep.equal(bytes('a3 03a100a100f6 190ce7a100f6 190ceff6'));
    expect(texts(11_544, bytes('a1 82 0300 a2 00f6 07a0'))).to.deep.equal(['/3/0/0', '/3/0/7']);
  });

  it('take base names, which stay in force, and names without a leading slash', () => {
    const pack = '[{"bn":"/3/0/","n":"0"},{"n":"7/1"},{"bn":"/3303","n":"/0/5700"},{"n":""}]';
    expect(texts(110, Buffer.from(pack))).to.deep.equal(['/3/0/0', '/3/0/7/1', '/3303/0/5700', '/3303']);
    expect(texts(110, Buffer.from('[{"bn":"/"}]'))).to.deep.equal(['/']);
    expect(texts(110, Buffer.from('[{"bn":"/3/0/"}]'))).to.deep.equal(['/3/0']);
  });

  for (const [format, payload, code] of [
    [110, '[]', 'malformed'],
    [110, '{}', 'malformed'],
    [110, '[1]', 'malformed'],
    [110, '[{"n":3}]', 'malformed'],
    [110, '[{"n":"/3/x"}]', 'malformed'],
    [110, '[{"n":"/3/0/0","v":1}]', 'mismatch'],
    [320, '[{"n":"/3/0/0","v":null}]', 'mismatch'],
    [110, '[{"n":"/3/0/0","x_":1}]', 'unsupported'],
    [110, '[{"bver":11,"n":"/3/0/0"}]', 'unsupported'],
    [110, `[${Array(1025).fill('{"n":"/3"}').join()}]`, 'too-large'],
    [112, '\u0000', 'malformed'],
    [112, '\u0081\u0000', 'malformed'],
    [11_544, '\u0080', 'malformed'],
    [11_544, '\u00a1\u0003\u0001', 'mismatch'],
    [0, '/3/0/0', 'unsupported'],
  ] as const) {
    it(`refuse ${JSON.stringify(payload.slice(0, 30))} in ${format} as ${code}`, () => {
      refused(code, () => decodePaths(format, Buffer.from(payload, 'latin1')));
    });
  }

  it('are not written empty, too long, or in a format that has none', () => {
    expect(() => encodePaths(110, [])).to.throw(EncodeError);
    expect(() => encodePaths(110, Array(1025).fill(paths[0]))).to.throw(EncodeError);
    expect(() => encodePaths(11_542, paths)).to.throw(EncodeError);
    expect(() => encodePaths(11_544, [{}])).to.throw(EncodeError);
  });

  it('are looked up without what another path of theirs covers', () => {
    const given = ['/3/0/7/1', '/3/0/7', '/33/0', '/3/0/8', '/3/0/7'].map(parsePath);
    expect(withoutCovered(given).map(formatPath)).to.deep.equal(['/3/0/7', '/3/0/8', '/33/0']);
    expect(withoutCovered([...given, {}]).map(formatPath)).to.deep.equal(['/']);
  });

  const id = fc.nat(65_534);
  const anyPath = fc.oneof(
    id.map((o) => makePath(o)),
    fc.tuple(id, id).map(([o, i]) => makePath(o, i)),
    fc.tuple(id, id, id).map(([o, i, r]) => makePath(o, i, r)),
    fc.tuple(id, id, id, id).map(([o, i, r, ri]) => makePath(o, i, r, ri)),
  );

  for (const format of compositeContentFormats) {
    it(`come back as they were, in ${format}`, () => {
      fc.assert(
        fc.property(fc.array(anyPath, { minLength: 1, maxLength: 20 }), (list) => {
          const back = decodePaths(format, encodePaths(format, list));
          const expected = compositeValueFormat(format) === 11_544 ? withoutCovered(list) : list;
          const sorted = (some: typeof back): string[] => some.map(formatPath).sort();
          expect(sorted(back)).to.deep.equal(sorted(expected));
        }),
        { numRuns: 100 },
      );
    });
  }
});
