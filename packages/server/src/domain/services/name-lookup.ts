import { inNetwork } from '../list-query.ts';
import type { CollectionDefinition, Condition, Entity, Store } from '../ports/store.ts';

/** Finds entities by a condition on them, so that lists of what refers to them can be narrowed. */
export class NameLookup {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async idsWhere<T extends Entity & { readonly deviceNetworkId: string }>(
    collection: CollectionDefinition<T>,
    deviceNetworkId: string,
    condition: Condition,
  ): Promise<readonly string[]> {
    const found = await this.#store
      .collection(collection)
      .find(inNetwork(deviceNetworkId, { where: [condition] }));
    return found.map((one) => one.id);
  }
}
