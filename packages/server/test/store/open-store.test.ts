import { expect } from 'chai';
import { resolve } from 'node:path';

import { openStore, parseStoreUrl } from '../../src/store/open-store.ts';
import { rejection } from './contract.ts';

describe('parseStoreUrl', () => {
  it('reads the three kinds', () => {
    expect(parseStoreUrl('memory:')).to.deep.equal({ kind: 'memory' });
    expect(parseStoreUrl('json:./a/state.json')).to.deep.equal({
      kind: 'json',
      file: resolve('a/state.json'),
    });
    expect(parseStoreUrl('sqlite:data/muster.db')).to.deep.equal({
      kind: 'sqlite',
      file: resolve('data/muster.db'),
      synchronous: undefined,
    });
    expect(parseStoreUrl('sqlite:///var/x.db?synchronous=full')).to.deep.equal({
      kind: 'sqlite',
      file: resolve('/var/x.db'),
      synchronous: 'full',
    });
  });

  for (const url of [
    '',
    'muster.db',
    'mysql://localhost/x',
    'sqlite:',
    'sqlite:./folder/',
    'memory:x',
    'sqlite:x.db?synchronous=off',
    'json:x.json?synchronous=full',
    'sqlite:x.db?colour=red',
  ]) {
    it(`refuses "${url}" and says which forms there are`, () => {
      expect(() => parseStoreUrl(url)).to.throw(/sqlite:FILE/);
    });
  }
});

describe('openStore', () => {
  it('refuses definitions that could not be tables', async () => {
    for (const definitions of [
      [{ name: 'a b', indexes: [] }],
      [{ name: 'x"; DROP', indexes: [] }],
      [
        { name: 'same', indexes: [] },
        { name: 'SAME', indexes: [] },
      ],
      [{ name: 'x', indexes: [{ fields: [] }] }],
      [{ name: 'x', indexes: [{ fields: ['a..b'] }] }],
      [{ name: 'x', indexes: [{ fields: ['_a.b'] }] }],
      [{ name: 'x', indexes: [], searched: ['a.b'] }],
    ]) {
      for (const url of ['memory:']) {
        expect(await rejection(openStore(url, definitions))).to.have.property('code', 'invalid');
      }
    }
  });
});
