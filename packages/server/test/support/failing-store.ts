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

/** Makes searches in a collection read what the writes of the next turns have stored, as a busy database may. */
export function readLate(store: Store, { name }: { readonly name: string }): void {
  const collection = store.collection.bind(store);
  store.collection = (definition) => {
    const found = collection(definition);
    if (definition.name !== name) return found;
    const find: typeof found.find = async (query) => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return found.find(query);
    };
    return new Proxy(found, {
      get: (target, member) => {
        const value = Reflect.get(target, member) as unknown;
        if (member === 'find') return find;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
}

/** Makes a transaction of a store fail, and serves again afterwards. @param number 1: the next */
export function failTransaction(store: Store, number = 1): void {
  const transaction = store.transaction.bind(store);
  let left = number;
  store.transaction = (work) => {
    left -= 1;
    if (left > 0) return transaction(work);
    store.transaction = transaction;
    return Promise.reject(new StoreError('io', 'The store is away.'));
  };
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
