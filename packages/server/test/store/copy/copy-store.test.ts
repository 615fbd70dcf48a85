import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { collections } from '../../../src/features/generated/collections.ts';
import { tags } from '../../../src/features/tags/model.ts';
import { copyStore } from '../../../src/store-copy.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { failsWith } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';
import { contentOf, fill } from './content.ts';

type Kind = 'sqlite' | 'json' | 'postgres';

describe('a copy of a store', () => {
  const folders = new TemporaryFolders();
  let postgres: PostgresServer;

  /** Skips the test if it needs PostgreSQL and there is none. */
  const need = async (test: Mocha.Context, ...kinds: readonly Kind[]): Promise<void> => {
    if (kinds.includes('postgres')) postgres = await postgresServer(test);
  };
  afterEach(() => folders.removeAll());
  const ofSources = new TemporaryFolders();
  after(() => ofSources.removeAll());

  const fresh = (kind: Kind, within = folders): string =>
    kind === 'postgres' ? postgres.freshUrl() : `${kind}:${join(within.make(), `store.${kind}`)}`;
  const sources = new Map<Kind, string>();
  /** A filled store that tests share: copies leave it as it is. */
  const filled = async (kind: Kind): Promise<string> => {
    const url = sources.get(kind) ?? fresh(kind, ofSources);
    if (!sources.has(kind)) await fill(url);
    sources.set(kind, url);
    return url;
  };
  const copy = (from: string, to: string) => copyStore({ from, to }, { replace: false });
  /** The files of the folder of a store, or the tables with the versions of their rows. */
  const stateOf = (kind: Kind, url: string): unknown => {
    if (kind !== 'postgres') return snapshotOf(join(url.slice(kind.length + 1), '..'));
    const schema = new URL(url).searchParams.get('schema') ?? '';
    // xmin is the transaction that wrote a row.
    return postgres.query(
      `SELECT string_agg(tablename, ',' ORDER BY tablename) FROM pg_tables WHERE schemaname = '${schema}';
       SELECT md5(string_agg(xmin::text || ':' || id || doc::text, ',' ORDER BY id)) FROM ${schema}."c_tags"`,
    );
  };

  for (const [from, to] of [
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
    ['sqlite', 'sqlite'],
    ['json', 'sqlite'],
    ['sqlite', 'json'],
    ['json', 'postgres'],
    ['postgres', 'postgres'],
  ] as const) {
    it(`${from} to ${to}: leaves the source as it is, and has all documents and samples, in the same order`, async function () {
      await need(this, from, to);
      const [source, target] = [await filled(from), fresh(to)];
      const before = stateOf(from, source);
      const result = await copy(source, target);
      expect(stateOf(from, source)).to.deep.equal(before);
      expect(result.isComplete).to.equal(true);
      expect(result.samples).to.deep.equal({ source: 12_000, target: 12_000 });
      expect(result.collections.filter((one) => one.source > 0)).to.deep.equal([
        { name: 'tags', source: 1_234, target: 1_234 },
        { name: 'addedLater', source: 1, target: 1 },
      ]);
      const content = await contentOf(target);
      expect(content).to.deep.equal(await contentOf(source));
      expect(Object.keys(content.documents)).to.deep.equal(['tags', 'addedLater']);
      expect(content.lists[1]).to.have.length(1);
      await takesMore(target);
    });
  }
});

/** Requires that a copy keeps unique names, and takes further documents and samples. */
async function takesMore(url: string): Promise<void> {
  const store = await openStore(url, collections);
  try {
    const taken = { id: 'new', deviceNetworkId: 'network-1', name: 'tAG 1 ' };
    await failsWith('unique', store.collection(tags).insert(taken));
    await store.collection(tags).insert({ ...taken, name: 'another' });
    for (const resourceId of ['resource-1', 'resource-new']) {
      await store.measurements.append([{ resourceId, timeMs: 1_800_000_000_000, value: 1 }]);
    }
    const latest = await store.measurements.latest(['resource-1', 'resource-2', 'resource-new']);
    expect([...latest.values()].map(({ timeMs }) => timeMs)).to.have.members([
      1_800_000_000_000, 1_800_000_000_000, 1_700_000_799_000,
    ]);
  } finally {
    await store.close();
  }
}

/** Hashes of the files of a folder. */
function snapshotOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
