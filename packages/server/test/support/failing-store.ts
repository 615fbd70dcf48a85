import type { CollectionDefinition, Entity, Store } from '../../src/domain/ports/store.ts';

/**
 * Lets the next use of a collection outside of transactions fail.
 *
 * @returns the error that it fails with
 */
export function failOnce<T extends Entity>(store: Store, { name }: CollectionDefinition<T>): Error {
  const error = new Error('The disk is full.');
  const collection = store.collection.bind(store);
  store.collection = (definition) => {
    if (definition.name !== name) return collection(definition);
    store.collection = collection;
    throw error;
  };
  return error;
}
