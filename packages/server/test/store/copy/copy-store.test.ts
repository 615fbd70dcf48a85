import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { collections } from '../../../src/features/generated/collections.ts';
import { tags } from '../../../src/features/tags/model/tag.ts';
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
  /** A filled store that tests share: copies leave it as it is, as tests with one of their own show. */
  const filled = async (kind: Kind): Promise<string> => {
    const url = sources.get(kind) ?? fresh(kind, ofSources);
    if (!sources.has(kind)) await fill(url);
    sources.set(kind, url);
    return url;
  };
  const copy = (from: string, to: string) => copyStore({ from, to }, { replace: false });

  for (const [from, to] of [
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
    ['sqlite', 'sqlite'],
    ['json', 'sqlite'],
    ['sqlite', 'json'],
    ['json', 'postgres'],
    ['postgres', 'postgres'],
  ] as const) {
    it(`${from} to ${to}: has all documents and samples, in the same order`, async function () {
      await need(this, from, to);
      const [source, target] = [await filled(from), fresh(to)];
      const result = await copy(source, target);
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
    });
  }

  for (const kind of ['sqlite', 'postgres', 'json'] as const) {
    it(`${kind}: keeps unique names, and takes further documents and samples`, async function () {
      await need(this, kind);
      const source = await filled('sqlite');
      const target = fresh(kind);
      await copy(source, target);
      const store = await openStore(target, collections);
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
    });
  }

  for (const kind of ['sqlite', 'json'] as const) {
    it(`${kind}: leaves the source and its folder as they are`, async () => {
      const source = fresh(kind);
      await fill(source);
      const folder = join(source.slice(kind.length + 1), '..');
      const before = snapshotOf(folder);
      await copy(source, fresh('sqlite'));
      expect(snapshotOf(folder)).to.deep.equal(before);
    });
  }

  it('postgres: leaves the source as it is', async function () {
    await need(this, 'postgres');
    const source = fresh('postgres');
    await fill(source);
    const schema = new URL(source).searchParams.get('schema') ?? '';
    // xmin is the transaction that wrote a row.
    const state = (): string =>
      postgres.query(
        `SELECT string_agg(tablename, ',' ORDER BY tablename) FROM pg_tables WHERE schemaname = '${schema}';
         SELECT md5(string_agg(xmin::text || ':' || id || doc::text, ',' ORDER BY id)) FROM ${schema}."c_tags"`,
      );
    const before = state();
    await copy(source, fresh('sqlite'));
    expect(state()).to.equal(before);
  });
});

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
