/** Stores whose pages and numbers come from the API thread, which keeps numbers. */
import { expect } from 'chai';

import { openReadOnlyStore, openStore } from '../../src/store/open-store.ts';
import type { StoreOptions } from '../../src/store/options.ts';
import type { CollectionDefinition, Entity, Store } from '../../src/store/port.ts';
import { ChangeCounts } from '../../src/store/sql/change-counts.ts';
import { definitions } from './contract.ts';

const COUNTING = new Set<PropertyKey>(['page', 'count', 'countBy']);

/** Opens a store that a second connection reads for pages and numbers. */
export async function openWithReader(url: string, options: StoreOptions = {}): Promise<Store> {
  const changeCounts = new ChangeCounts(definitions);
  const writer = await openStore(url, definitions, { ...options, changeCounts });
  const counts = new ChangeCounts(definitions, changeCounts.memory);
  const reader = await openReadOnlyStore(url, definitions, { ...options, changeCounts: counts });
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

/** How the contract opens a store: the end of its name, and the function. */
export const openings: readonly (readonly [
  string,
  (url: string, options?: StoreOptions) => Promise<Store>,
])[] = [
  ['', (url, options) => openStore(url, definitions, options)],
  [', with numbers of the API thread', openWithReader],
];

/** @param execute runs SQL in the database, of which the store does not know */
export async function countsOnlyAfterChanges(store: Store, execute: (sql: string) => unknown): Promise<void> {
  const definition = definitions[0] as CollectionDefinition<Entity>;
  const collection = store.collection(definition);
  const total = async () => (await collection.page({ limit: 1 })).total;
  await collection.insert({ id: 'a' });
  expect(await total()).to.equal(1);
  // Only a count can find this row.
  execute(`INSERT INTO "c_${definition.name}" (id, doc) SELECT 'b', doc FROM "c_${definition.name}"`);
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
  await collection.put({ id: 'd' });
  expect(await total()).to.equal(2);
  await store.close();
}
