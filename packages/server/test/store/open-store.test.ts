import { expect } from 'chai';
import { resolve } from 'node:path';

import { openStore, parseStoreUrl } from '../../src/store/open-store.ts';
import { failsWith } from './contract.ts';

describe('parseStoreUrl', () => {
  it('reads URLs of PostgreSQL, and names their place without the password', () => {
    const location = parseStoreUrl(
      'postgresql://muster:s%40crit@db.example:5433/fleet?schema=lab&sslmode=require',
    );
    expect(location).to.deep.equal({
      kind: 'postgres',
      target: {
        connectionStrings: [
          'postgresql://muster:s%40crit@db.example:5433/fleet?sslmode=require&uselibpqcompat=true',
        ],
        place: 'postgresql://muster@db.example:5433/fleet?schema=lab',
        schema: 'lab',
        connections: 4,
        timeoutMs: 60_000,
      },
    });
    expect(parseStoreUrl('postgres:///fleet?host=/run/postgresql&connections=9&timeout=5')).to.deep.equal({
      kind: 'postgres',
      target: {
        connectionStrings: ['postgres:///fleet?host=%2Frun%2Fpostgresql'],
        place: 'postgres:///fleet?host=/run/postgresql',
        schema: undefined,
        connections: 9,
        timeoutMs: 5_000,
      },
    });
    const several = 'postgres://muster:s%40crit@db-1.example:5433,[::1]/fleet';
    expect(
      parseStoreUrl(`${several}?target_session_attrs=read-write&schema=lab&sslmode=require`),
    ).to.deep.equal({
      kind: 'postgres',
      target: {
        connectionStrings: ['db-1.example:5433', '[::1]'].map(
          (host) => `postgres://muster:s%40crit@${host}/fleet?sslmode=require&uselibpqcompat=true`,
        ),
        place: 'postgres://muster@db-1.example:5433,[::1]/fleet?schema=lab',
        schema: 'lab',
        connections: 4,
        timeoutMs: 60_000,
      },
    });
  });

  for (const url of [
    'postgres:fleet',
    'postgres://muster:s#crit@db/fleet',
    'postgres://muster:s/crit@db/fleet',
    'postgres://muster:scrit@db',
    'postgres://muster:scrit@db/',
    'postgres://muster:scrit@db/fleet?schema=Lab',
    'postgres://muster:scrit@db/fleet?schema=a;b',
    'postgres://muster@db/fleet?password=scrit',
    'postgres://muster:scrit@db/fleet?connections=0',
    'postgres://muster:scrit@db/fleet?timeout=soon',
    'postgres://muster:scrit@db-1,/fleet',
    'postgres://muster:scrit@db-1:x,db-2/fleet',
    'postgres://muster:scrit@db-1,db-2/fleet?target_session_attrs=any',
  ]) {
    it(`refuses "${url}" without showing the password`, () => {
      expect(() => parseStoreUrl(url))
        .to.throw(/cannot be used: .*postgres:\/\/USER:PASSWORD@HOST/)
        .with.property('message')
        .that.does.not.match(/s[#/]?crit/);
    });
  }

  it('reads the other kinds', () => {
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
    it(`refuses "${url}" and lists the forms`, () => {
      expect(() => parseStoreUrl(url)).to.throw(/sqlite:FILE/);
    });
  }
});

describe('openStore', () => {
  it('refuses definitions that cannot be tables', async () => {
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
    ])
      await failsWith('invalid', openStore('memory:', definitions));
  });
});
