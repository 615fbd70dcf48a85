import { expect } from 'chai';
import { mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync, type SQLInputValue } from 'node:sqlite';

import { insertOperation } from '../../../src/store/port.ts';
import type { CollectionDefinition, Query, Store } from '../../../src/store/port.ts';
import { openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import type { Statement } from '../../../src/store/sql/dialect.ts';
import { translateError } from '../../../src/store/sqlite/connection.ts';
import { CollectionQueries } from '../../../src/store/sql/queries.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import {
  definitions,
  failsWith,
  labels,
  rejection,
  thing,
  things,
  type Label,
  type Thing,
} from '../contract.ts';
import { labelDocuments, searchQueries } from '../contract/searches.ts';
import { Model } from '../contract/model.ts';
import { executedStatements } from '../../support/executed-statements.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

describe('sqlite store', () => {
  const folders = new TemporaryFolders();
  let stores: Store[] = [];
  let file: string;

  const open = async (options?: StoreOptions, list = definitions): Promise<Store> => {
    const store = await openStore(`sqlite:${file}`, list, options);
    stores.push(store);
    return store;
  };

  beforeEach(() => {
    file = join(folders.make(), 'deep', 'muster.db');
  });

  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
    folders.removeAll();
  });

  it('inserts the documents of one write with one statement', async () => {
    const store = await open();
    const docs = ['a', 'b', 'c'].map((id): Thing => ({ id, network: 'n', name: id }));
    const executed = await executedStatements(() =>
      store.write(docs.map((doc) => insertOperation(things, doc))),
    );
    const inserts = executed.filter((text) => text.startsWith('INSERT'));
    expect(inserts).to.have.lengthOf(1);
    expect(await store.collection(things).count()).to.equal(3);
  });

  describe('a list that exceeds its time', () => {
    const late = { listTimeoutSeconds: -1 };

    it('is refused with advice, and the store continues', async () => {
      const store = await open(late);
      await store.collection(things).insert(thing('a', { name: 'A' }));
      for (const query of [{}, { where: [{ field: 'nested.deep', op: 'contains', value: 'x' }] }] as const) {
        const error = await failsWith('too-slow', store.collection(things).page(query));
        expect(error.message).to.contain('Filter by fewer rows first');
      }
      expect(await store.collection(things).count()).to.equal(1);
      expect(await store.collection(things).find({})).to.have.lengthOf(1);
    });

    it('is refused in a transaction, which can continue', async () => {
      const store = await open(late);
      await store.transaction(async (tx) => {
        await tx.collection(things).insert(thing('a', { name: 'A' }));
        await failsWith('too-slow', tx.collection(things).page({}));
      });
      expect(await store.collection(things).count()).to.equal(1);
    });
  });

  describe('plans', () => {
    const shapes: readonly [string, Query][] = [
      [
        'a page of a network',
        { where: [{ field: 'network', op: 'eq', value: 'n' }], limit: 20, offset: 9_000 },
      ],
      ['a page by a unique key', byName('asc')],
      ['the same, descending', byName('desc')],
      ['a page in order of an index', { sort: [{ field: 'rank', direction: 'desc' }], limit: 20 }],
      ['a page in order of id', { limit: 20, offset: 9_980 }],
      [
        'a range of an index',
        {
          where: [{ field: 'rank', op: 'ge', value: 5 }],
          sort: [{ field: 'rank', direction: 'asc' }],
          limit: 5,
        },
      ],
      ['an id', { where: [{ field: 'id', op: 'eq', value: '00001' }] }],
    ];

    it('pages through 10,000 documents by index', async () => {
      const store = await open();
      await store.transaction(async (tx) => {
        const collection = tx.collection(things);
        for (let i = 0; i < 10_000; i += 1) {
          const name = String(i).padStart(5, '0');
          await collection.insert({ id: name, network: 'n', name, rank: i % 100 });
        }
      });
      const { rows, total } = await store.collection(things).page(byName('desc'));
      expect(total).to.equal(10_000);
      expect(rows.map((doc) => doc.name)).to.deep.equal(['04999', '04998', '04997']);
      const database = new DatabaseSync(file, { readOnly: true });
      try {
        for (const [title, query] of shapes) {
          const plan = explain(database, query);
          expect(plan, title).to.match(/(SEARCH|SCAN) c_things USING (COVERING )?INDEX/);
          expect(plan, title).not.to.match(/SCAN c_things(?! USING)|TEMP B-TREE FOR ORDER BY/);
        }
        const list = explain(database, { where: [{ field: 'network', op: 'in', value: ['n', 'm'] }] });
        expect(list).to.match(/SEARCH c_things USING INDEX/);
        const count = queries.count(byName('asc'));
        expect(planOf(database, count)).to.match(/SEARCH c_things USING COVERING INDEX/);
      } finally {
        database.close();
      }
    });

    it('walks over an index with the order and the conditions of a list if most rows match', async () => {
      const listed: CollectionDefinition<Thing> = {
        name: 'listed',
        indexes: [{ fields: ['network', 'name'] }, { fields: ['rank', 'name'], includes: ['network'] }],
      };
      const store = await open({}, [listed]);
      const docs = Array.from({ length: 200 }, (_, i): Thing => {
        return { id: `id ${i}`, network: i % 20 === 0 ? 'few' : 'most', name: `n ${i % 50}`, rank: i % 3 };
      });
      await store.write(docs.map((doc) => insertOperation(listed, doc)));
      const prototype = StatementSync.prototype as unknown as Record<
        'all',
        (...values: unknown[]) => unknown
      >;
      const { all } = prototype;
      const texts: string[] = [];
      prototype.all = function (this: StatementSync, ...values) {
        texts.push(this.sourceSQL);
        return Reflect.apply(all, this, values);
      };
      try {
        for (const [network, isWalk] of [
          ['most', true],
          ['few', false],
        ] as const) {
          for (const direction of ['asc', 'desc'] as const) {
            const sort = ['rank', 'name'].map((field) => ({ field, direction }));
            const where = [{ field: 'network', op: 'eq', value: network }] as const;
            const model = new Model();
            model.write(docs.map((doc) => insertOperation(listed, doc)));
            const query: Query = { where, sort, offset: 3, limit: 5 };
            texts.length = 0;
            const page = await store.collection(listed).page(query);
            expect(page).to.deep.equal(model.page(listed, query));
            expect(texts.some((text) => text.includes('INDEXED BY'))).to.equal(isWalk);
          }
        }
      } finally {
        prototype.all = all;
      }
    });

    it('finds the latest sample by its key', async () => {
      await open();
      const database = new DatabaseSync(file, { readOnly: true });
      const sql = 'SELECT time, value FROM sample WHERE series = ? ORDER BY time DESC LIMIT 1';
      const plan = planOf(database, { sql, parameters: [1] });
      database.close();
      expect(plan).to.match(/SEARCH sample USING PRIMARY KEY \(series=\?\)/);
      expect(plan).not.to.contain('TEMP B-TREE');
    });
  });

  describe('definitions that change', () => {
    const plain: CollectionDefinition<Thing> = { name: 'things', indexes: [] };

    it('builds new indexes over old documents, and drops undeclared ones', async () => {
      const before = await open({}, [plain]);
      await before.collection(plain).put(thing('a', { name: '12', rank: 3, flag: true }));
      await before.close();
      const after = await open();
      const found = await after.collection(things).find({
        where: [
          { field: 'network', op: 'eq', value: 'n' },
          { field: 'name', op: 'eq', value: '12' },
          { field: 'rank', op: 'eq', value: 3 },
        ],
      });
      expect(found).to.have.length(1);
      await after.close();
      await (await open({}, [plain])).close();
      const database = new DatabaseSync(file, { readOnly: true });
      const indexes = database
        .prepare("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE%INDEX%c_things%'")
        .all();
      database.close();
      expect(indexes).to.deep.equal([]);
    });

    it('keeps columns current while their index is undeclared', async () => {
      await (await open()).close();
      const without = await open({}, [plain]);
      await without.collection(plain).put(thing('a', { rank: 1 }));
      await without.close();
      const again = await open();
      expect(
        await again.collection(things).count({ where: [{ field: 'rank', op: 'eq', value: 1 }] }),
      ).to.equal(1);
    });

    it('searches fields of old documents after they are declared', async () => {
      const unsearched: CollectionDefinition<Label> = { name: 'labels', indexes: labels.indexes };
      const model = new Model();
      const inserts = labelDocuments.map((doc) => insertOperation(unsearched, doc));
      model.write(inserts);
      const before = await open({}, [unsearched]);
      await before.write(inserts);
      await before.close();
      for (const searched of [['name', 'code'], ['code'], ['code', 'name'], [], ['name']] as const) {
        const definition: CollectionDefinition<Label> = { ...unsearched, searched };
        const store = await open({}, [definition]);
        for (const query of searchQueries) {
          const found = await store.collection(definition).page(query);
          const title = `${searched.join()}: ${JSON.stringify(query)}`;
          expect(found, title).to.deep.equal(model.page(definition, query));
        }
        await store.close();
      }
    });

    it('names the documents that violate a new unique key', async () => {
      const before = await open({}, [plain]);
      await before.collection(plain).put(thing('a', { name: 'same' }));
      await before.collection(plain).put(thing('b', { name: 'same' }));
      await before.close();
      const error = await failsWith('invalid', open());
      expect(error.message).to.contain('network + name');
      const unharmed = await open({}, [plain]);
      expect(await unharmed.collection(plain).count()).to.equal(2);
    });
  });

  describe('failures', () => {
    it('reports a full disk, stores nothing of the write, and continues when there is space', async () => {
      const store = await open({ maxSizeBytes: 400_000 });
      const collection = store.collection(things);
      const big = 'x'.repeat(50_000);
      let written = 0;
      let failure: Error | undefined;
      while (failure === undefined && written < 100) {
        const name = String(written);
        failure = await collection.insert({ id: name, network: big, name }).then(
          () => undefined,
          (error: unknown) => error as Error,
        );
        if (failure === undefined) written += 1;
      }
      expect(failure).to.have.property('code', 'disk-full');
      expect(failure?.message).to.match(/Free some space/);
      expect(await collection.count()).to.equal(written);
      const transaction = store.transaction(async (tx) =>
        tx.collection(things).insert({ id: 'tx', network: big, name: 'tx' }),
      );
      await failsWith('disk-full', transaction);
      const caught = store.transaction(async (tx) => {
        await rejection(tx.collection(things).insert({ id: 'tx', network: big, name: 'tx' }));
        await rejection(tx.collection(things).insert({ id: 'small', network: 's', name: 's' }));
      });
      await failsWith('disk-full', caught);
      await collection.deleteWhere([{ field: 'id', op: 'in', value: ['0', '1'] }]);
      await collection.insert(thing('again'));
      expect(await collection.get('small')).to.equal(undefined);
    });

    it('names the process that locks the database, and continues after it is free', async () => {
      const store = await open();
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      const put = (): Promise<void> => store.collection(things).put(thing('a'));
      await failsWith('locked', put());
      expect(await store.collection(things).count()).to.equal(0);
      other.exec('ROLLBACK');
      other.close();
      await put();
    });

    it('names the process that locks the database when it is opened, and does not change it', async () => {
      await (await open()).close();
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      const error = await failsWith('locked', open());
      expect(error.message).to.contain(file);
      other.exec('ROLLBACK');
      other.close();
      await (await open()).ping();
    });

    it('has a remedy for a database that cannot be written to', async () => {
      await (await open()).close();
      const database = new DatabaseSync(file, { readOnly: true });
      let failure: Error | undefined;
      try {
        database.exec('CREATE TABLE x (y)');
      } catch (error) {
        failure = translateError(error, file);
      } finally {
        database.close();
      }
      expect(failure).to.have.property('code', 'read-only');
      expect(failure?.message).to.contain(file);
    });

    it('refuses files that are not a database, and names them', async () => {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, 'this is no database, but it is long enough to look at twice '.repeat(50));
      const error = await failsWith('corrupt', open());
      expect(error.message).to.contain(file);
    });

    it('refuses a truncated database', async () => {
      const store = await open();
      await store.transaction(async (tx) => {
        for (let i = 0; i < 500; i += 1) {
          await tx.collection(things).insert({ id: String(i), network: 'x'.repeat(200), name: String(i) });
        }
      });
      await store.close();
      truncateSync(file, 8_192);
      const failure = await open().then(
        (opened) => rejection(opened.collection(things).find({})),
        (error: unknown) => error as Error,
      );
      expect(failure).to.have.property('code', 'corrupt');
    });

    it('refuses the database of another program', async () => {
      mkdirSync(join(file, '..'), { recursive: true });
      const foreign = new DatabaseSync(file);
      foreign.exec('CREATE TABLE somebody_else (x)');
      foreign.close();
      expect((await rejection(open())).message).to.contain('another program');
    });

    for (const [title, change, code, remedy] of [
      ['a later layout', 'UPDATE muster_layout SET layout = 999', 'schema-newer', /layout 999.*Start that/u],
      ['no layout', 'DROP TABLE muster_layout', 'invalid', /unreleased version.*Name an empty database/u],
    ] as const) {
      it(`refuses ${title}, and leaves the file as it is`, async () => {
        await (await open()).close();
        const database = new DatabaseSync(file);
        database.exec(change);
        const schema = database.prepare('SELECT sql FROM sqlite_schema').all();
        expect((await failsWith(code, open())).message).to.match(remedy);
        expect(database.prepare('SELECT sql FROM sqlite_schema').all()).to.deep.equal(schema);
        database.close();
      });
    }

    it('leaves the file as it is if the layout cannot be written, and opens when there is space', async () => {
      await failsWith('disk-full', open({ maxSizeBytes: 20_000 }));
      const database = new DatabaseSync(file, { readOnly: true });
      expect(database.prepare('SELECT name FROM sqlite_schema').all()).to.deep.equal([]);
      database.close();
      await (await open()).ping();
    });

    it('reports an invalid path', async () => {
      const folder = folders.make();
      writeFileSync(join(folder, 'file'), '');
      await failsWith('io', openStore(`sqlite:${join(folder, 'file', 'muster.db')}`, definitions));
    });
  });

  it('creates the file with permissions for its owner only', async () => {
    await open();
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(file + suffix).mode & 0o777).to.equal(0o600);
  });

  it('waits for the disk if configured', async () => {
    const store = await openStore(`sqlite:${file}?synchronous=full`, definitions);
    stores.push(store);
    await store.collection(things).put(thing('a'));
    expect(await store.collection(things).count()).to.equal(1);
  });
});

function byName(direction: 'asc' | 'desc'): Query {
  return {
    where: [{ field: 'network', op: 'eq', value: 'n' }],
    sort: [{ field: 'name', direction }],
    offset: 5_000,
    limit: 3,
  };
}

const queries = new CollectionQueries(sqliteDialect, things);

function explain(database: DatabaseSync, query: Query): string {
  return planOf(database, queries.select('doc', query));
}

function planOf(database: DatabaseSync, { sql, parameters }: Statement): string {
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(parameters as SQLInputValue[]));
  return rows.map((row) => String(row['detail'])).join('\n');
}
