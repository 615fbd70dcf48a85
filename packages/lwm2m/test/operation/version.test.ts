import { expect } from 'chai';
import { checkOperationPath, isAtLeast, judgeVersion, parsePath, PathError } from '../../src/core.ts';

describe('versions of LwM2M', () => {
  for (const version of ['1.0', '1.1', '1.2'])
    it(`serves ${version}`, () => expect(judgeVersion(version)).to.deep.equal({ served: true, version }));
  for (const [text, version] of [
    [undefined, '1.0'],
    ['1', '1.0'],
    ['1.0.2', '1.0'],
    ['1.3', '1.3'],
  ] as const) {
    it(`serves ${text ?? 'a missing version'} as ${version}, with a warning`, () => {
      expect(judgeVersion(text)).to.include({ served: true, version }).and.have.property('warning');
    });
  }
  for (const text of ['2.0', '0.9', '10']) {
    it(`refuses ${text} with 4.12`, () => {
      expect(judgeVersion(text)).to.include({ served: false, coapCode: '4.12' });
    });
  }
  for (const text of ['', 'x', '1.x', '-1.0', '1..0', '1.0.0.0']) {
    it(`refuses ${JSON.stringify(text)} with 4.00`, () => {
      expect(judgeVersion(text)).to.include({ served: false, coapCode: '4.00' });
    });
  }

  it('compares minor versions by number', () => {
    expect(isAtLeast('1.0', 1)).to.equal(false);
    expect(isAtLeast('1.10', 2)).to.equal(true);
    expect(isAtLeast('2.0', 9)).to.equal(true);
  });
});

describe('paths of operations', () => {
  const wrong: [Parameters<typeof checkOperationPath>[0]['type'], string][] = [
    ['read', '/'],
    ['write', '/3'],
    ['execute', '/3/0'],
    ['execute', '/3/0/4/0'],
    ['create', '/'],
    ['create', '/3/0/1'],
    ['delete', '/3'],
    ['delete', '/3/0/1'],
    ['discover', '/3/0/7/1'],
    ['observe', '/'],
  ];
  for (const [type, path] of wrong) {
    it(`${type} does not take ${path}`, () => {
      expect(() => checkOperationPath({ type, path: parsePath(path) })).to.throw(PathError);
    });
  }
  it('wants the instance of a resource', () => {
    expect(() => checkOperationPath({ type: 'read', path: { objectId: 3, resourceId: 0 } })).to.throw(
      PathError,
    );
  });
});
