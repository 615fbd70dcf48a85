import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'chai';
import type { CollectionDefinition, Entity, Query, Store } from '../../../src/domain/ports/store.ts';
import { insertOperation } from '../../../src/domain/ports/store.ts';
import { openStore } from '../../../src/store/open-store.ts';

interface Thing extends Entity {
  readonly network: string;
  readonly name: string;
  readonly code?: string;
  readonly size?: { readonly width?: number | null };
}

const plain: CollectionDefinition<Thing> = { name: 'things', indexes: [{ fields: ['network', 'name'] }] };
const things: CollectionDefinition<Thing> = {
  name: 'things',
  indexes: [{ fields: ['network', 'name'] }, { fields: ['network', 'size.width'] }],
  searched: ['name', 'code'],
};

const searched = (text: string): Query => ({ search: { text, fields: ['name', 'code'] } });
const texts = [
  'Åsa',
  'ÅSA',
  'İzmir',
  'pump',
  'PUMP 1',
  'ump',
  'mp',
  'x',
  '😀😀😀',
  '😀',
  'a"b"c',
  'say "x',
  "it's",
  'NOT x',
  'one\ntwo',
  'one\u0000two',
  'two',
  '\ud83d',
  'AND OR',
  'na*',
  '%',
  'straße',
];
const docs: Thing[] = texts.map((name, i) => ({
  id: `id-${String(i).padStart(2, '0')}`,
  network: i % 3 === 0 ? 'b' : 'a',
  name,
  ...(i % 2 === 0 ? { code: `Pump-${i} ${name}` } : {}),
  ...(i % 4 === 0 ? {} : { size: { width: i % 4 === 1 ? null : i % 5 } }),
}));

describe('texts that are searched in SQLite', () => {
  let folder: string;
  let url: string;
  let sqlite: Store;
  let memory: Store;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muster-searched-'));
    url = `sqlite:${join(folder, 'muster.db')}`;
    memory = await openStore('memory:', [things]);
    await memory.write(docs.map((doc) => insertOperation(things, doc)));
  });

  afterEach(async () => {
    await sqlite.close();
    await memory.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function filled(): Promise<void> {
    sqlite = await openStore(url, [things]);
    await sqlite.write(docs.map((doc) => insertOperation(things, doc)));
  }

  async function compare(what: string, definition = things): Promise<void> {
    const parts = [...texts, 'ump', 'UMP', 'asa', 'åsa', 'pump-', 'none of them', 'e\nt', '-1', '"x'];
    for (const part of parts.filter((one) => one.isWellFormed())) {
      const queries: Query[] = [
        searched(part),
        { where: [{ field: 'name', op: 'contains', value: part }] },
        { where: [{ field: 'code', op: 'startsWith', value: part }] },
        {
          where: [
            { field: 'network', op: 'eq', value: 'a' },
            { field: 'name', op: 'contains', value: part },
          ],
          ...searched('pump'),
          sort: [{ field: 'size.width', direction: 'desc' }],
        },
      ];
      for (const query of queries) {
        const [found, expected] = await Promise.all(
          [sqlite.collection(definition), memory.collection(things)].map((one) => one.page(query)),
        );
        expect(found, `${what}: ${JSON.stringify(query)}`).to.deep.equal(expected);
      }
    }
  }

  it('are found as a store finds them that looks at each: case, quotes, emoji, control characters, short texts', async () => {
    await filled();
    await compare('at first');
  });

  it('follow every kind of change', async () => {
    await filled();
    const change = async (what: string, work: (store: Store) => Promise<unknown>): Promise<void> => {
      await work(sqlite);
      await work(memory);
      await compare(what);
    };
    const [first, second] = [docs[0], docs[1]];
    if (first === undefined || second === undefined) throw new Error('There are two.');
    await change('a new name', (store) => store.collection(things).put({ ...first, name: 'pumpkin' }));
    await change('the same again', (store) => store.collection(things).put({ ...first, name: 'pumpkin' }));
    await change('a delete', (store) => store.collection(things).delete(second.id));
    await change('the same id again', (store) => store.collection(things).put({ ...second, name: 'Åsa 2' }));
    await change('many deletes', (store) =>
      store.collection(things).deleteWhere([{ field: 'name', op: 'contains', value: 'two' }]),
    );
    await change('what is taken back', (store) =>
      store
        .transaction(async (tx) => {
          await tx.collection(things).put({ ...first, name: 'two pumps' });
          expect(await tx.collection(things).count(searched('two pumps'))).to.equal(1);
          await tx.collection(things).delete(second.id);
          throw new Error('no');
        })
        .catch(() => undefined),
    );
    await change('what is taken back in part', (store) =>
      store
        .write([insertOperation(things, { ...first, id: 'new' }), insertOperation(things, first)])
        .catch(() => undefined),
    );
    await change('a transaction', (store) =>
      store.transaction(async (tx) => {
        await tx.collection(things).delete(second.id);
        await tx.collection(things).insert({ ...second, id: 'other', name: 'two pumps' });
      }),
    );
  });

  it('of a file written before there was an index of them are found when it is opened', async () => {
    const before = await openStore(url, [plain]);
    await before.write(docs.map((doc) => insertOperation(plain, doc)));
    await before.close();
    const database = new DatabaseSync(join(folder, 'muster.db'));
    database.exec('PRAGMA user_version = 1');
    database.close();
    sqlite = await openStore(url, [things]);
    await compare('migrated');
    await sqlite.close();
    const other = { ...things, searched: ['code'] } as const;
    sqlite = await openStore(url, [other]);
    await compare('other fields', other);
  });

  it('are merged a little with each commit, so that no commit merges all', async () => {
    sqlite = await openStore(url, [things]);
    for (let i = 0; i < 200; i += 1) {
      const doc: Thing = { id: `new-${i}`, network: 'a', name: `name ${i}` };
      await sqlite.collection(things).insert(doc);
    }
    expect(await sqlite.collection(things).count(searched('name 1'))).to.equal(111);
    await sqlite.close();
    const database = new DatabaseSync(join(folder, 'muster.db'));
    const one = (sql: string): unknown => database.prepare(sql).get()?.['value'];
    const parts = one('SELECT count(DISTINCT segid) AS value FROM t_things__name__code_idx');
    const automerge = one("SELECT v AS value FROM t_things__name__code_config WHERE k = 'automerge'");
    database.close();
    expect(automerge).to.equal(0);
    expect(parts).to.be.below(24);
  });
});
