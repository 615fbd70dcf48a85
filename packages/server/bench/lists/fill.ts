/** Fills a store with rows of every kind. */
import { dataCollectors } from '../../src/domain/entities/data-collector.ts';
import { deviceNetworks } from '../../src/domain/entities/device-network.ts';
import { deviceTypes } from '../../src/domain/entities/device-type.ts';
import { devices } from '../../src/domain/entities/device.ts';
import { eventCategories } from '../../src/domain/entities/event-category.ts';
import { eventConsumers } from '../../src/domain/entities/event-consumer.ts';
import { locations } from '../../src/domain/entities/location.ts';
import { tags } from '../../src/domain/entities/tag.ts';
import { insertOperation } from '../../src/domain/ports/store.ts';
import type {
  Collection,
  CollectionDefinition,
  Entity,
  Store,
  WriteOperation,
} from '../../src/domain/ports/store.ts';
import { rowsOf } from './rows.ts';
import type { Context } from './rows.ts';

const places = 20;
const batch = 2_000;

/** Half of the devices are below one location, over all of its sub-locations. @returns the names of requests */
export async function fill(store: Store, count: number): Promise<Record<string, string>> {
  const context = await surroundings(store, count);
  let writes: WriteOperation[] = [];
  for (let i = 0; i < count; i += 1) {
    writes.push(...rowsOf(i, context));
    if (writes.length < batch) continue;
    await store.write(writes);
    writes = [];
  }
  await store.write(writes);
  const changing = await found(
    bare(store, devices).findOne([{ field: 'name', op: 'eq', value: 'bench 000000' }]),
  );
  return {
    TYPE: context.deviceTypeId,
    TEMPLATE: context.deviceTemplateId,
    PLACE: context.placeId,
    LEAF: context.leaves[1] ?? '',
    ROOT: context.rootLocationId,
    GATEWAY: context.gateway.id,
    GATEWAYTYPE: context.gateway.dataCollectorTypeId,
    CONSUMER: context.consumerId,
    TAG: context.tagId,
    CATEGORY: context.consumerId,
    DEVICE: changing.id,
    IDENTIFIER: changing.deviceIdentifier,
  };
}

async function surroundings(store: Store, count: number): Promise<Context> {
  const network = await found(bare(store, deviceNetworks).findOne([]));
  const type = await found(bare(store, deviceTypes).get(network.genericDeviceTypeId));
  const gateway = await found(bare(store, dataCollectors).get(network.defaultDataCollectorId));
  const deviceNetworkId = network.id;
  const [placeId, tagId, consumerId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const at = { deviceNetworkId, parentLocationId: placeId };
  const leaves = Array.from({ length: places }, (_, i) => ({
    id: crypto.randomUUID(),
    name: `Leaf ${i}`,
    ...at,
  }));
  const consumer = {
    id: consumerId,
    deviceNetworkId,
    name: 'bench',
    endpoint: 'http://127.0.0.1:9/',
    method: 'POST',
    isActive: false,
    headers: [],
    secret: '',
    eventTypes: [],
    deviceIds: [],
    createdAt: Date.now(),
  } as const;
  const place = { ...at, id: placeId, name: 'Half', parentLocationId: network.rootLocationId };
  await store.write([
    ...[place, ...leaves].map((one) => insertOperation(unindexed(locations), one)),
    insertOperation(unindexed(tags), { id: tagId, deviceNetworkId, name: 'bench' }),
    insertOperation(unindexed(eventConsumers), consumer),
    insertOperation(unindexed(eventCategories), {
      id: consumerId,
      deviceNetworkId,
      name: 'bench',
      createdAt: Date.now(),
    }),
  ]);
  return {
    count,
    deviceNetworkId,
    rootLocationId: network.rootLocationId,
    deviceTypeId: type.id,
    deviceTemplateId: type.defaultDeviceTemplateId,
    gateway,
    consumerId,
    tagId,
    placeId,
    leaves: leaves.map((one) => one.id),
    startedAt: Date.now() - count * 1000,
  };
}

function unindexed<T extends Entity>({ name }: CollectionDefinition<T>): CollectionDefinition<T> {
  return { name, indexes: [] };
}

function bare<T extends Entity>(store: Store, definition: CollectionDefinition<T>): Collection<T> {
  return store.collection(unindexed(definition));
}

async function found<T>(wanted: Promise<T | undefined>): Promise<T> {
  const one = await wanted;
  if (one === undefined) throw new Error('The store lacks what it should start with.');
  return one;
}
