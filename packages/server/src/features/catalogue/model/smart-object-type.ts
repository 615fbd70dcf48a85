import type { ObjectModel } from '@muster/lwm2m/core';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import { toResourceModel } from '../../resource-types/model.ts';
import type { ResourceType } from '../../resource-types/model.ts';

/** The use of a ResourceType in a SmartObjectType. */
export interface ResourceTypeInstance {
  readonly id: string;
  readonly resourceTypeId: string;
}

/**
 * An LwM2M object definition. A device network can have several versions of an object, with different URNs.
 */
export interface SmartObjectType extends Entity {
  readonly deviceNetworkId: string;
  /** LwM2M object ID. */
  readonly typeId: number;
  readonly name: string;
  readonly objectUrn: string;
  /** Oldest enabler version that the definition needs. */
  readonly lwm2mVersion: string;
  readonly description: string;
  readonly multipleInstances: boolean;
  readonly mandatory: boolean;
  readonly resourceTypeInstances: readonly ResourceTypeInstance[];
  /** Time of the last change in epoch milliseconds. Absent for definitions that came with the network. */
  readonly modifiedAt?: number;
}

export const smartObjectTypes: CollectionDefinition<SmartObjectType> = {
  name: 'smartObjectTypes',
  indexes: [
    { fields: ['deviceNetworkId', 'typeId', 'objectUrn'], unique: true },
    { fields: ['deviceNetworkId', 'name'] },
  ],
};

/**
 * Returns the version of an object from its URN: the last part, or 1.0 (OMA-TS-LightweightM2M_Core, "Object
 * Versioning").
 */
export function versionOfUrn(objectUrn: string): string {
  return /:(\d+\.\d+)$/u.exec(objectUrn)?.[1] ?? '1.0';
}

/** Returns the object ID in a URN of OMA's namespace; undefined for any other URN. */
export function objectIdOfUrn(objectUrn: string): number | undefined {
  const id = /^urn:oma:lwm2m:[a-z0-9_-]+:(\d{1,5})(?::|$)/iu.exec(objectUrn)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** Returns the URN for an object that was defined without one, in the class that OMNA reserves for its ID. */
export function defaultUrn(objectId: number): string {
  if (objectId < 1024) {
    return `urn:oma:lwm2m:oma:${objectId}`;
  }
  return objectId < 10_241 ? `urn:oma:lwm2m:ext:${objectId}` : `urn:oma:lwm2m:x:${objectId}`;
}

/** Converts the definition to the form for the codecs and the gateway. */
export function toObjectModel(
  type: SmartObjectType,
  resources: ReadonlyMap<string, ResourceType>,
): ObjectModel {
  const models = type.resourceTypeInstances
    .map((instance) => resources.get(instance.resourceTypeId))
    .filter((resource) => resource !== undefined)
    .sort((a, b) => a.typeId - b.typeId)
    .map(toResourceModel);
  return {
    id: type.typeId,
    name: type.name,
    urn: type.objectUrn,
    version: versionOfUrn(type.objectUrn),
    lwm2mVersion: type.lwm2mVersion,
    multiple: type.multipleInstances,
    mandatory: type.mandatory,
    description: type.description,
    resources: new Map(models.map((model) => [model.id, model])),
  };
}
