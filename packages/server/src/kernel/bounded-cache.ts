import { LRUCache } from 'lru-cache';

/**
 * Creates a cache of the `max` most recently used entries. Its memory grows with its entries, while
 * `new LRUCache({ max })` immediately allocates memory for `max` entries, in 0.8 ms for 10,000.
 */
export function boundedCache<Key extends string, Value extends string | number | object>(
  max: number,
): LRUCache<Key, Value> {
  return new LRUCache({ maxSize: max, sizeCalculation: () => 1 });
}
