import type { Store } from '../../src/store/port.ts';

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
