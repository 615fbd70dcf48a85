import type { ModelRegistry } from '@muster/lwm2m/core';

/** The object types of a device network, in the form that uplink and commands need. */
export interface NetworkCatalogue {
  readonly models: ModelRegistry;
  /** The SmartObjectType for an object as a device lists it. Without that very version, the nearest there is. */
  typeOfObject(objectId: number, version?: string): CatalogueType | undefined;
  typeById(smartObjectTypeId: string): CatalogueType | undefined;
  /** All of them. */
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
  /** Ids of the ResourceTypes by LwM2M resource id, ascending. */
  readonly resourceTypeIds: ReadonlyMap<number, string>;
}

export interface Catalogues {
  /** Answers from memory in the steady state: Register must not read the whole catalogue from the store. */
  forNetwork(deviceNetworkId: string): Promise<NetworkCatalogue>;
}
