import type { ModelRegistry } from '@muster/lwm2m/core';
import { resourceTypes } from '../entities/resource-type.ts';
import type { ResourceType } from '../entities/resource-type.ts';
import { smartObjectTypes, toObjectModel } from '../entities/smart-object-type.ts';
import type { SmartObjectType } from '../entities/smart-object-type.ts';
import type { Catalogues, CatalogueType, NetworkCatalogue } from '../ports/catalogue.ts';
import type { Store } from '../ports/store.ts';

export interface NetworkCataloguesDependencies {
  readonly store: Store;
  /** The models of a network: the same object until one of its types changes, another one from then on. */
  readonly registryFor: (deviceNetworkId: string) => Promise<ModelRegistry>;
}

/** Catalogues in memory, built anew when the models of their network change. */
export class NetworkCatalogues implements Catalogues {
  readonly #deps: NetworkCataloguesDependencies;
  readonly #built = new WeakMap<ModelRegistry, Promise<NetworkCatalogue>>();

  constructor(deps: NetworkCataloguesDependencies) {
    this.#deps = deps;
  }

  async forNetwork(deviceNetworkId: string): Promise<NetworkCatalogue> {
    const models = await this.#deps.registryFor(deviceNetworkId);
    const known = this.#built.get(models);
    if (known !== undefined) {
      return known;
    }
    const fresh = this.#build(deviceNetworkId, models);
    this.#built.set(models, fresh);
    // A failure of the store must not stick.
    fresh.catch(() => this.#built.delete(models));
    return fresh;
  }

  async #build(deviceNetworkId: string, models: ModelRegistry): Promise<NetworkCatalogue> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    const resources = new Map<string, ResourceType>();
    for (const one of await this.#deps.store.collection(resourceTypes).find({ where })) {
      resources.set(one.id, one);
    }
    const types = await this.#deps.store.collection(smartObjectTypes).find({ where });
    return catalogueOf(
      models,
      types.map((type) => catalogueType(type, resources)),
    );
  }
}

function catalogueType(type: SmartObjectType, resources: ReadonlyMap<string, ResourceType>): CatalogueType {
  const ids = type.resourceTypeInstances.flatMap(({ resourceTypeId }) => {
    const resource = resources.get(resourceTypeId);
    return resource === undefined ? [] : ([[resource.typeId, resource.id]] as const);
  });
  return {
    id: type.id,
    model: toObjectModel(type, resources),
    resourceTypeIds: new Map(ids.sort(([a], [b]) => a - b)),
  };
}

const numeric = new Intl.Collator('en', { numeric: true });

function catalogueOf(models: ModelRegistry, types: readonly CatalogueType[]): NetworkCatalogue {
  const byId = new Map(types.map((type) => [type.id, type]));
  // Newest version first.
  const byObject = Map.groupBy(
    types.toSorted((a, b) => numeric.compare(b.model.version, a.model.version)),
    (type) => type.model.id,
  );
  return {
    models,
    typeById: (id) => byId.get(id),
    typeOfObject: (objectId, version = '1.0') => {
      const versions = byObject.get(objectId);
      return versions?.find((type) => type.model.version === version) ?? versions?.[0];
    },
  };
}
