import type { LRUCache } from 'lru-cache';
import { boundedCache } from './bounded-cache.ts';
import type { CollectionDefinition, Entity, Store } from '../store/port.ts';

/**
 * Cache of entities that are read far more often than changed. A caller that changes one must call {@link forget}.
 * Callers share the entities and must not modify them.
 */
export class EntityCache<T extends Entity> {
  readonly #store: Store;
  readonly #collection: CollectionDefinition<T>;
  readonly #known: LRUCache<string, T>;
  /** Increases with each change, so that a result read before the change is not cached. */
  #changes = 0;

  /** @param capacity maximum number of entities */
  constructor(store: Store, collection: CollectionDefinition<T>, capacity = 1000) {
    this.#store = store;
    this.#collection = collection;
    this.#known = boundedCache(capacity);
  }

  async get(id: string): Promise<T | undefined> {
    return this.#known.get(id) ?? (await this.getMany([id])).get(id);
  }

  /** Returns the entities that exist. */
  async getMany(ids: Iterable<string>): Promise<ReadonlyMap<string, T>> {
    const found = new Map<string, T>();
    const missing: string[] = [];
    for (const id of ids) {
      const known = this.#known.get(id);
      if (known === undefined) {
        missing.push(id);
      } else {
        found.set(id, known);
      }
    }
    if (missing.length > 0) {
      const before = this.#changes;
      for (const [id, entity] of await this.#store.collection(this.#collection).getMany(missing)) {
        found.set(id, entity);
        if (before === this.#changes) {
          this.#known.set(id, entity);
        }
      }
    }
    return found;
  }

  forget(): void {
    this.#changes += 1;
    this.#known.clear();
  }
}
