import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { named } from '../../../src/kernel/names.ts';
import { uniqueName } from '../../../src/store/port.ts';
import type { CollectionDefinition, Entity, Query, Store } from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { failsWith, rejection } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

interface Named extends Entity {
  readonly network: string;
  readonly name: string;
  readonly note?: string;
}

interface Meter extends Named {
  readonly serial: string;
  readonly rank?: number | null;
  readonly size?: { readonly width: number };
  readonly isOn?: boolean;
}

/** Had a unique key of names in earlier versions. */
const sites: CollectionDefinition<Named> = { name: 'sites', indexes: uniqueName('network') };
/** Has a unique key of names since this version. */
const areas: CollectionDefinition<Named> = { name: 'areas', indexes: uniqueName('network') };
const meters: CollectionDefinition<Meter> = {
  name: 'meters',
  indexes: [
    { fields: ['serial'], unique: true },
    { fields: ['network', 'name'] },
    { fields: ['network', 'size.width'] },
    // Was an index aside.
    { fields: ['network', 'rank'] },
  ],
  searched: ['name', 'serial'],
};

const LAYOUT_2 = readFileSync(join(import.meta.dirname, 'layout-2.sql'), 'utf8');
/** Layout 1 had no indexes of searched texts. */
const LAYOUT_1 = `${LAYOUT_2} DROP TABLE t_meters__name__serial; PRAGMA user_version = 1;`;

describe('databases of earlier versions', () => {
  const folders = new TemporaryFolders();
  let file: string;
  let store: Store;
  let isOpen = false;

  afterEach(async () => {
    if (isOpen) await store.close();
    isOpen = false;
    folders.removeAll();
  });

  const write = (sql: string): void => {
    file = join(folders.make(), 'muster.db');
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };

  const open = async (): Promise<void> => {
    store = await openStore(`sqlite:${file}`, [sites, areas, meters]);
    isOpen = true;
  };

  const all = (sql: string): unknown[] => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]);
    } finally {
      database.close();
    }
  };

  const idsOf = async (query: Query): Promise<string[]> =>
    (await store.collection(meters).find(query)).map(({ id }) => id);
  const search = (text: string): Query => ({ search: { text, fields: ['name', 'serial'] } });

  for (const [layout, sql] of [
    [1, LAYOUT_1],
    [2, LAYOUT_2],
  ] as const) {
    describe(`layout ${layout}`, () => {
      beforeEach(async () => {
        write(sql);
        await open();
      });

      it('keeps its documents and measurements', async () => {
        expect(await store.collection(meters).get('meter-3')).to.deep.equal({
          id: 'meter-3',
          network: 'm',
          name: 'one\u0000two',
          serial: 'SN-103',
          rank: null,
          size: { width: 4.5 },
          isOn: false,
        });
        expect(await idsOf({})).to.deep.equal(['meter-0', 'meter-1', 'meter-2', 'meter-3', 'meter-5']);
        const samples = await store.measurements.range('r-1', 0, 9_000, 9);
        expect(samples.map(({ value }) => value)).to.deep.equal([1.5, true, 'on']);
        const special = await store.measurements.range('r-2', 0, 9_000, 9);
        expect(special.map(({ value }) => value)).to.deep.equal([Number.NaN, -Infinity, false]);
      });

      it('is searched, filtered and sorted', async () => {
        expect(await idsOf(search('WATER'))).to.deep.equal(['meter-1', 'meter-2']);
        expect(await idsOf(search('äRG'))).to.deep.equal(['meter-0']);
        expect(await idsOf(search('two'))).to.deep.equal(['meter-3']);
        expect(await idsOf(search('sn-105'))).to.deep.equal(['meter-5']);
        const ofNetwork = { where: [{ field: 'network', op: 'eq', value: 'm' }] } as const;
        expect(
          await idsOf({ ...ofNetwork, sort: [{ field: 'size.width', direction: 'desc' }] }),
        ).to.deep.equal(['meter-3', 'meter-1', 'meter-5']);
        expect(await idsOf({ where: [{ field: 'rank', op: 'ge', value: 2 }] })).to.deep.equal([
          'meter-2',
          'meter-5',
        ]);
      });

      it('follows changes of searched texts', async () => {
        const collection = store.collection(meters);
        await collection.put({ id: 'meter-1', network: 'm', name: 'steam', serial: 'SN-101' });
        await collection.delete('meter-2');
        await collection.insert({ id: 'meter-9', network: 'm', name: 'waterfall', serial: 'SN-109' });
        expect(await idsOf(search('water'))).to.deep.equal(['meter-9']);
        expect(await idsOf(search('STEAM'))).to.deep.equal(['meter-1']);
        const taken = collection.insert({ id: 'meter-8', network: 'm', name: 'x', serial: 'SN-101' });
        await failsWith('unique', taken);
      });

      for (const definition of [sites, areas]) {
        it(`exempts colliding names of ${definition.name} until they are renamed`, async () => {
          const collection = store.collection(definition);
          const [first, second, third, other] = await collection.find({});
          if (!first || !second || !third || !other) throw new Error('There are four.');
          expect([first, second, third].map(({ name }) => name)).to.deep.equal(['gwX', ' gwX ', 'GWX']);
          expect((await collection.findOne([named('gwx')]))?.id).to.equal(first.id);
          await collection.put({ ...second, note: 'changed' });
          await failsWith('unique', collection.put({ ...other, name: 'Gwx' }));
          await collection.put({ ...third, name: 'free' });
          const free = collection.insert({ ...third, id: 'new', name: 'FREE' });
          await failsWith('unique', free);
          expect((await collection.get(second.id))?.name).to.equal(' gwX ');
        });
      }

      it('has run every migration, and has no tables of earlier versions', async () => {
        expect(all('SELECT name FROM kysely_migration ORDER BY name')).to.deep.equal([
          '0001-samples',
          '0002-texts-by-triggers',
          '0003-owner',
          '0004-no-texts-by-triggers',
          '0005-resources-by-type',
          '0006-rows-of-deleted-devices',
        ]);
        expect(all("SELECT name FROM sqlite_schema WHERE name GLOB 't_*'")).to.deep.equal([]);
        expect(all('SELECT f_serial FROM c_meters ORDER BY id')).to.deep.equal([
          'sn-100',
          'sn-101',
          'sn-102',
          'sn-103',
          'sn-105',
        ]);
        expect(all('PRAGMA integrity_check')).to.deep.equal(['ok']);
      });

      it('opens again, with the documents written since', async () => {
        await store
          .collection(meters)
          .insert({ id: 'meter-7', network: 'm', name: 'heat', serial: 'SN-107' });
        await store.close();
        await open();
        expect(await idsOf(search('heat'))).to.deep.equal(['meter-7']);
        expect(await store.collection(sites).count()).to.equal(4);
      });
    });
  }

  it('is refused by the version that wrote it, which reads up to layout 2', async () => {
    write(LAYOUT_2);
    await open();
    expect(all('PRAGMA user_version')[0]).to.be.above(2);
  });

  it('loses the text indexes and triggers of version 0.2, and has the same search results', async () => {
    write(LAYOUT_2);
    await open();
    await store.close();
    const texts = 'f_meters__name__serial';
    const database = new DatabaseSync(file);
    database.exec(`
      DELETE FROM kysely_migration WHERE name >= '0004';
      CREATE VIRTUAL TABLE "${texts}" USING
        fts5(text, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1);
      CREATE TRIGGER "${texts}__delete" AFTER DELETE ON c_meters BEGIN
        DELETE FROM "${texts}" WHERE rowid = old.rowid; END;
    `);
    database.close();
    await open();
    expect(all("SELECT name FROM sqlite_schema WHERE name GLOB 'f_*'")).to.deep.equal([]);
    await store.collection(meters).delete('meter-2');
    expect(await idsOf(search('WATER'))).to.deep.equal(['meter-1']);
  });

  it('is unchanged if its migration fails', async () => {
    write(`${LAYOUT_2} INSERT INTO c_areas (id, doc) VALUES ('broken', 'not JSON');`);
    const before = all('SELECT sql FROM sqlite_schema ORDER BY name');
    await rejection(open());
    expect(all('SELECT sql FROM sqlite_schema ORDER BY name')).to.deep.equal(before);
    expect(all('PRAGMA user_version')).to.deep.equal([2]);
  });

  it('is unchanged if the disk is full, and opens when there is space', async () => {
    write(LAYOUT_2);
    const failed = openStore(`sqlite:${file}`, [sites, areas, meters], { maxSizeBytes: 100_000 });
    await failsWith('disk-full', failed);
    expect(all('PRAGMA user_version')).to.deep.equal([2]);
    expect(all("SELECT name FROM sqlite_schema WHERE name = 'kysely_migration'")).to.deep.equal([]);
    await open();
    expect(await idsOf(search('WATER'))).to.deep.equal(['meter-1', 'meter-2']);
  });
});
