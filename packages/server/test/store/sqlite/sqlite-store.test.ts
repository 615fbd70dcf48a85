import { join } from 'node:path';
import { expect } from 'chai';

import { openReadOnlyStore, openStore } from '../../../src/store/open-store.ts';
import type { CollectionDefinition, Entity, Store } from '../../../src/store/port.ts';
import type { StoreOptions } from '../../../src/store/options.ts';
import { ChangeCounts } from '../../../src/store/sql/change-counts.ts';
import { openWriter } from '../../../src/store/sqlite/connection.ts';
import { definitions, storeContract } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

const folders = new TemporaryFolders();
let url = '';

storeContract({
  name: 'sqlite',
  open: (options) => {
    url = `sqlite:${join(folders.make(), 'muster.db')}`;
    return openStore(url, definitions, options);
  },
  reopen: () => openStore(url, definitions),
  cleanUp: () => folders.removeAll(),
});

const COUNTING = new Set<PropertyKey>(['page', 'count', 'countBy']);

/** Opens a store whose pages and numbers come from a second connection, as in the API thread, which keeps numbers. */
async function openWithReader(place: string, options: StoreOptions = {}): Promise<Store> {
  const changeCounts = new ChangeCounts(definitions);
  const writer = await openStore(place, definitions, { ...options, changeCounts });
  const counts = new ChangeCounts(definitions, changeCounts.memory);
  const reader = await openReadOnlyStore(place, definitions, { ...options, changeCounts: counts });
  const bound = (target: object, name: PropertyKey): unknown => {
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === 'function' ? (value.bind(target) as unknown) : value;
  };
  return new Proxy(writer, {
    get(store, name) {
      if (name === 'close') return () => reader.close().then(() => store.close());
      if (name !== 'collection') return bound(store, name);
      return (definition: CollectionDefinition<Entity>) =>
        new Proxy(store.collection(definition), {
          get: (own, method) => bound(COUNTING.has(method) ? reader.collection(definition) : own, method),
        });
    },
  });
}

storeContract({
  name: 'sqlite, with numbers of the API thread',
  open: (options) => {
    url = `sqlite:${join(folders.make(), 'muster.db')}`;
    return openWithReader(url, options);
  },
  reopen: () => openWithReader(url),
  cleanUp: () => folders.removeAll(),
});

describe('numbers of documents that the API thread keeps', () => {
  afterEach(() => folders.removeAll());

  it('are counted again when their collection has changed, and only then', async () => {
    const file = join(folders.make(), 'muster.db');
    const store = await openWithReader(`sqlite:${file}`);
    const definition = definitions[0] as CollectionDefinition<Entity>;
    const collection = store.collection(definition);
    const total = async () => (await collection.page({ limit: 1 })).total;
    await collection.insert({ id: 'a' });
    expect(await total()).to.equal(1);
    // A row that the store does not know of, so that only a count can find it.
    const other = openWriter(file, { synchronous: 'normal', maxSizeBytes: undefined });
    other.database.exec(
      `INSERT INTO "c_${definition.name}" (id, doc) SELECT 'b', doc FROM "c_${definition.name}"`,
    );
    other.close();
    expect(await total()).to.equal(1);
    await store
      .transaction(async (tx) => {
        await tx.collection(definition).insert({ id: 'c' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await total()).to.equal(2);
    await collection.delete('a');
    expect(await total()).to.equal(1);
    await store.close();
  });
});
