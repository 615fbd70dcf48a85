import type { ModelRegistry } from '@muster/lwm2m/core';

/** The object types of a device network, in a form for the uplink and commands. */
export interface NetworkCatalogue {
  readonly models: ModelRegistry;
  /** The SmartObjectType for an object in a device's object list. Without exactly this version, the nearest one. */
  typeOfObject(objectId: number, version?: string): CatalogueType | undefined;
  typeById(smartObjectTypeId: string): CatalogueType | undefined;
  /** All object types. */
  types(): Iterable<CatalogueType>;
}

/** A SmartObjectType. */
export interface CatalogueType {
  readonly id: string;
  readonly objectId: number;
  readonly name: string;
  readonly description: string;
  readonly objectUrn: string;
  readonly multipleInstances: boolean;
  /** IDs of the ResourceTypes, keyed by LwM2M resource ID, ascending. */
  readonly resourceTypeIds: ReadonlyMap<number, string>;
}

export interface Catalogues {
  /** Usually answers from memory: a Register must not read the whole catalogue from the store. */
  forNetwork(deviceNetworkId: string): Promise<NetworkCatalogue>;
}
