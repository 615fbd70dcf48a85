import { randomUUID } from 'node:crypto';
import { resourceTypes } from '../../entities/resource-type.ts';
import type { ResourceType } from '../../entities/resource-type.ts';
import { smartObjectTypes } from '../../entities/smart-object-type.ts';
import { conflict, invalidMember } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import type { Page, Store } from '../../ports/store.ts';
import type { ModelService } from './model-service.ts';
import { owned } from '../owned.ts';

export type ResourceTypeInput = Omit<ResourceType, 'id' | 'deviceNetworkId'> & {
  /** The object type it becomes a resource of. */
  readonly smartObjectTypeId: string;
};

/** The LwM2M resource definitions of a device network. */
export class ResourceTypeService {
  readonly #store: Store;
  readonly #models: ModelService;

  constructor(store: Store, models: ModelService) {
    this.#store = store;
    this.#models = models;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<ResourceType>> {
    return this.#store.collection(resourceTypes).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `resource-type-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<ResourceType> {
    return owned(this.#store.collection(resourceTypes), 'resource-type', deviceNetworkId, id);
  }

  /**
   * Creates a resource type and adds it to an object type.
   *
   * @throws MusterError `invalid-request` when there is no such object type; `already-exists` when it has a resource
   *   with this id
   */
  async create(deviceNetworkId: string, input: ResourceTypeInput): Promise<ResourceType> {
    const { smartObjectTypeId, ...definition } = input;
    const resource: ResourceType = { id: randomUUID(), deviceNetworkId, ...definition };
    await this.#store.transaction(async (tx) => {
      const object = await tx.collection(smartObjectTypes).get(smartObjectTypeId);
      if (object?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember('SmartObjectTypeId', 'There is no smart object type with this id.');
      }
      const ids = object.resourceTypeInstances.map((one) => one.resourceTypeId);
      const present = await tx.collection(resourceTypes).getMany(ids);
      if ([...present.values()].some((one) => one.typeId === resource.typeId)) {
        throw conflict(
          'already-exists',
          `The smart object type has a resource with the id ${resource.typeId}.`,
        );
      }
      await tx.collection(resourceTypes).insert(resource);
      await tx.collection(smartObjectTypes).put({
        ...object,
        resourceTypeInstances: [
          ...object.resourceTypeInstances,
          { id: randomUUID(), resourceTypeId: resource.id },
        ],
      });
    });
    this.#models.invalidate(deviceNetworkId);
    return resource;
  }
}
