/** Collections of the tests with several writers, and a transaction that each of the writers runs. */
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  Store,
} from '../../../src/store/port.ts';
import { definitions as ofContract, things } from '../contract.ts';

export const boxes: CollectionDefinition<Entity> = { name: 'boxes', indexes: [] };

interface Item extends Entity {
  readonly boxId: string;
}

export const items: CollectionDefinition<Item> = {
  name: 'items',
  indexes: [{ fields: ['boxId'] }],
  references: [{ field: 'boxId', to: ['boxes'], onDelete: { restrict: 'Empty the box first.' } }],
};

export const definitions: readonly AnyCollectionDefinition[] = [...ofContract, boxes, items];

/** Reads the rank of the document "counter", and puts it with the next one. */
export async function increment(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    const counter = await tx.collection(things).get('counter');
    const rank = (counter?.rank ?? 0) + 1;
    await tx.collection(things).put({ id: 'counter', network: 'n', name: 'counter', rank });
  });
}
