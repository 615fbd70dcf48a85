import { StoreError, type Collection, type Store } from '../../src/store/port.ts';

/**
 * Makes one use of a collection outside of transactions fail.
 *
 * @param after number of uses that succeed before
 * @returns the error of the failed use
 */
export function failOnce(store: Store, { name }: { readonly name: string }, after = 0): Error {
  const error = new Error('The disk is full.');
  const collection = store.collection.bind(store);
  let left = after;
  store.collection = (definition) => {
    if (definition.name !== name || left > 0) {
      if (definition.name === name) left -= 1;
      return collection(definition);
    }
    store.collection = collection;
    throw error;
  };
  return error;
}

/**
 * Makes all uses of a store fail, as when PostgreSQL has ended.
 *
 * @returns makes the store serve again
 */
export function takeAway(store: Store): () => void {
  const present = {
    collection: store.collection.bind(store),
    write: store.write.bind(store),
    transaction: store.transaction.bind(store),
  };
  const fail = (): Promise<never> => Promise.reject(new StoreError('io', 'The store is away.'));
  const collection = (): Collection<never> =>
    new Proxy<Collection<never>>({} as Collection<never>, { get: () => fail });
  Object.assign(store, { collection, write: fail, transaction: fail });
  return () => void Object.assign(store, present);
}
