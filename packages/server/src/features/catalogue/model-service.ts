import { ModelRegistry } from '@muster/lwm2m/core';
import type { ObjectModel } from '@muster/lwm2m/core';
import { LRUCache } from 'lru-cache';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { smartObjectTypes, toObjectModel } from './model/smart-object-type.ts';
import type { SmartObjectType } from './model/smart-object-type.ts';
import type { CacheChanges } from '../../kernel/cache-changes.ts';
import type { Catalogues, CatalogueType, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Store } from '../../store/port.ts';

/** Maximum catalogues in memory. The least recently used one is dropped, and read again when needed. */
const CACHED_NETWORKS = 200;

/**
 * Builds the catalogue of each device network from its object types, for the gateway and the codecs. Reads it
 * from the store once, and again after a change.
 */
export class ModelService implements Catalogues {
  readonly #store: Store;
  readonly #changes: CacheChanges | undefined;
  readonly #loaded = new LRUCache<string, NetworkCatalogue>({ max: CACHED_NETWORKS });
  readonly #loading = new Map<string, Promise<NetworkCatalogue>>();

  constructor(store: Store, changes?: CacheChanges) {
    this.#store = store;
    this.#changes = changes;
  }

  async forNetwork(deviceNetworkId: string): Promise<NetworkCatalogue> {
    return (
      this.#loaded.get(deviceNetworkId) ?? this.#loading.get(deviceNetworkId) ?? this.#load(deviceNetworkId)
    );
  }

  /** Returns the catalogue if it is in memory, for callers that cannot wait. */
  inMemory(deviceNetworkId: string): NetworkCatalogue | undefined {
    return this.#loaded.get(deviceNetworkId);
  }

  /** Call it after every change of object or resource types. */
  invalidate(deviceNetworkId: string): void {
    this.#loaded.delete(deviceNetworkId);
    this.#loading.delete(deviceNetworkId);
    this.#changes?.tell({ cache: 'models', deviceNetworkId });
  }

  /** Drops all catalogues, because changes by another process may have been missed. */
  forgetAll(): void {
    this.#loaded.clear();
    this.#loading.clear();
  }

  async #load(deviceNetworkId: string): Promise<NetworkCatalogue> {
    const loading = this.#read(deviceNetworkId);
    this.#loading.set(deviceNetworkId, loading);
    try {
      const catalogue = await loading;
      // A change during the read has removed it from the map, so its result is already out of date.
      if (this.#loading.get(deviceNetworkId) === loading) {
        this.#loaded.set(deviceNetworkId, catalogue);
      }
      return catalogue;
    } finally {
      if (this.#loading.get(deviceNetworkId) === loading) {
        this.#loading.delete(deviceNetworkId);
      }
    }
  }

  async #read(deviceNetworkId: string): Promise<NetworkCatalogue> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    const [types, resources] = await Promise.all([
      this.#store.collection(smartObjectTypes).find({ where }),
      this.#store.collection(resourceTypes).find({ where }),
    ]);
    return buildCatalogue(types, new Map(resources.map((one) => [one.id, one])));
  }
}

function buildCatalogue(
  types: readonly SmartObjectType[],
  resources: ReadonlyMap<string, ResourceType>,
): NetworkCatalogue {
  const typeOfModel = new Map<ObjectModel, CatalogueType>();
  for (const type of types) {
    typeOfModel.set(toObjectModel(type, resources), toCatalogueType(type, resources));
  }
  const models = new ModelRegistry(typeOfModel.keys());
  const byId = new Map([...typeOfModel.values()].map((type) => [type.id, type]));
  return {
    models,
    typeOfObject: (objectId, version) => {
      const model = models.object(objectId, version) ?? models.object(objectId);
      return model && typeOfModel.get(model);
    },
    typeById: (id) => byId.get(id),
    types: () => byId.values(),
  };
}

function toCatalogueType(type: SmartObjectType, resources: ReadonlyMap<string, ResourceType>): CatalogueType {
  const ids = type.resourceTypeInstances
    .map((instance) => resources.get(instance.resourceTypeId))
    .filter((resource) => resource !== undefined)
    .sort((a, b) => a.typeId - b.typeId)
    .map((resource) => [resource.typeId, resource.id] as const);
  return {
    id: type.id,
    objectId: type.typeId,
    name: type.name,
    description: type.description,
    objectUrn: type.objectUrn,
    multipleInstances: type.multipleInstances,
    resourceTypeIds: new Map(ids),
  };
}
