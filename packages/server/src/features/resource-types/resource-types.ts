import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalidMember, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import type { SmartObjectType } from '../catalogue/model.ts';
import { resourceTypes } from './model.ts';
import type { ResourceType } from './model.ts';

/** Caches the object models of each network. */
interface ModelCache {
  invalidate(deviceNetworkId: string): void;
}

export type ResourceTypeInput = Omit<ResourceType, 'id' | 'deviceNetworkId'> & {
  /** The object type that gets the new resource, or that has it already. */
  readonly smartObjectTypeId?: string;
};

/** Manages the LwM2M resource definitions of a device network. */
export class ResourceTypeService {
  readonly #store: Store;
  readonly #models: ModelCache;

  readonly #clock: Clock;

  constructor(store: Store, models: ModelCache, clock: Clock) {
    this.#store = store;
    this.#models = models;
    this.#clock = clock;
  }

  /**
   * Creates a resource type and adds it to an object type.
   *
   * @throws MusterError `invalid-request` if the object type is missing or unknown; `already-exists` if it
   *   has a resource with this ID
   */
  async create(
    deviceNetworkId: string,
    input: ResourceTypeInput,
    unit = new UnitOfWork(),
  ): Promise<ResourceType> {
    const { smartObjectTypeId, ...definition } = input;
    if (smartObjectTypeId === undefined) throw invalidMember('SmartObjectTypeId', 'Is missing.');
    const resource: ResourceType = { id: randomUUID(), deviceNetworkId, ...definition };
    await this.#store.transaction(async (tx) => {
      const object = await tx.collection(smartObjectTypes).get(smartObjectTypeId);
      if (object?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember('SmartObjectTypeId', unknownId('smart object type', smartObjectTypeId));
      }
      const ids = object.resourceTypeInstances.map((one) => one.resourceTypeId);
      const present = await tx.collection(resourceTypes).getMany(ids);
      if ([...present.values()].some((one) => one.typeId === resource.typeId)) {
        throw conflict(
          'already-exists',
          `The smart object type already has a resource with the ID ${resource.typeId}.`,
        );
      }
      await tx.write([insertOperation(resourceTypes, resource), ...unit.writesFor(resource.id)]);
      await tx.collection(smartObjectTypes).put({
        ...object,
        modifiedAt: this.#clock.now(),
        resourceTypeInstances: [
          ...object.resourceTypeInstances,
          { id: randomUUID(), resourceTypeId: resource.id },
        ],
      });
    });
    this.#models.invalidate(deviceNetworkId);
    return resource;
  }

  /**
   * Replaces a definition for all object types that have it.
   *
   * @throws MusterError `resource-type-not-found`; `invalid-request` for another resource ID, or an object
   *   type that does not have it
   */
  async update(deviceNetworkId: string, id: string, input: ResourceTypeInput): Promise<void> {
    const { smartObjectTypeId, ...definition } = input;
    await this.#store.transaction(async (tx) => {
      const types = tx.collection(resourceTypes);
      const before = await findInNetwork(types, 'resource-type', deviceNetworkId, id);
      if (before.typeId !== definition.typeId) {
        throw invalidMember('TypeId', 'The resource ID of a resource type cannot be changed.');
      }
      const having = await objectsWith(tx, before);
      if (smartObjectTypeId !== undefined && !having.some((one) => one.id === smartObjectTypeId)) {
        throw invalidMember('SmartObjectTypeId', 'The smart object type does not have this resource type.');
      }
      await types.put({ id, deviceNetworkId, ...definition });
      const modifiedAt = this.#clock.now();
      for (const one of having) await tx.collection(smartObjectTypes).put({ ...one, modifiedAt });
    });
    this.#models.invalidate(deviceNetworkId);
  }

  /** @throws MusterError `resource-type-not-found`; `in-use` if an object type has it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const type = await findInNetwork(tx.collection(resourceTypes), 'resource-type', deviceNetworkId, id);
      const [object] = await objectsWith(tx, type);
      if (object !== undefined) {
        throw conflict(
          'in-use',
          `The smart object type ${object.name} has this resource type. Remove it there first.`,
        );
      }
      await tx.collection(resourceTypes).delete(id);
    });
    this.#models.invalidate(deviceNetworkId);
  }
}

/** Returns the object types that have a resource type. */
async function objectsWith(
  tx: Transaction,
  { id, deviceNetworkId }: ResourceType,
): Promise<readonly SmartObjectType[]> {
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  const all = await tx.collection(smartObjectTypes).find({ where });
  return all.filter((one) => one.resourceTypeInstances.some((instance) => instance.resourceTypeId === id));
}
