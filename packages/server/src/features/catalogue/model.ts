import type { ObjectModel } from '@muster/lwm2m/core';
import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';
import type { DeviceStandard } from '../devices/model.ts';
import { toResourceModel } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';

/** An object instance that devices of a type have. */
export interface SmartObjectTypeInstance {
  readonly id: string;
  readonly smartObjectTypeId: string;
  /** LwM2M object instance ID. */
  readonly instanceId: number;
  readonly label?: string;
}

/**
 * Which devices of a type get a Discover when they register. `sampled`: one for all devices with the same object list,
 * and others to verify it.
 */
export type DiscoveryMode = 'always' | 'sampled' | 'never';

/** A kind of device. */
export interface DeviceType extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly deviceStandard: DeviceStandard;
  readonly hardwareTypeId?: number;
  /** Whether devices get a Discover when they register. */
  readonly isRequestDiscovery: boolean;
  /** Whether only some devices do. Set only with `isRequestDiscovery`. */
  readonly isDiscoverySampled?: true;
  readonly smartObjectTypeInstances: readonly SmartObjectTypeInstance[];
  /** Template for devices without a DeviceTemplateId. */
  readonly defaultDeviceTemplateId: string;
}

export const deviceTypes: CollectionDefinition<DeviceType> = {
  name: 'deviceTypes',
  indexes: uniqueName('deviceNetworkId'),
};

export function discoveryOf({
  isRequestDiscovery,
  isDiscoverySampled,
}: Pick<DeviceType, 'isRequestDiscovery' | 'isDiscoverySampled'>): DiscoveryMode {
  if (!isRequestDiscovery) return 'never';
  return isDiscoverySampled === true ? 'sampled' : 'always';
}

/** An object instance that devices of a template have. */
export interface TemplateInstance {
  readonly smartObjectTypeId: string;
  /** LwM2M object instance ID. */
  readonly instanceId: number;
  /** Template of the instance. If absent, the default template of its type applies. */
  readonly smartObjectTemplateId?: string;
}

/** Configuration shared by devices of a type. */
export interface DeviceTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly name: string;
  /** Seconds. Deprecated, kept for older clients. */
  readonly contactLostThreshold?: number;
  /** If absent, the current instances of the device type apply. */
  readonly instances?: readonly TemplateInstance[];
  readonly tagIds?: readonly string[];
}

export const deviceTemplates: CollectionDefinition<DeviceTemplate> = {
  name: 'deviceTemplates',
  indexes: [...uniqueName('deviceTypeId'), { fields: ['deviceNetworkId', 'name'] }],
  references: [{ field: 'deviceTypeId', to: ['deviceTypes'], onDelete: 'cascade' }],
};

/** Returns the object instances that a device of this template starts with. */
export function instancesOf(template: DeviceTemplate, type: DeviceType): readonly TemplateInstance[] {
  return template.instances ?? type.smartObjectTypeInstances;
}

/** The use of a ResourceType in a SmartObjectType. */
export interface ResourceTypeInstance {
  readonly id: string;
  readonly resourceTypeId: string;
}

/** An LwM2M object definition. A device network can have several versions of an object, with different URNs. */
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
  if (objectId < 1024) return `urn:oma:lwm2m:oma:${objectId}`;
  return objectId < 10_241 ? `urn:oma:lwm2m:ext:${objectId}` : `urn:oma:lwm2m:x:${objectId}`;
}

/** Returns the resource types of one smart object type, ordered by resource ID. */
export function resourcesOfType(
  type: SmartObjectType,
  resources: ReadonlyMap<string, ResourceType>,
): ResourceType[] {
  return type.resourceTypeInstances
    .flatMap((one) => resources.get(one.resourceTypeId) ?? [])
    .sort((a, b) => a.typeId - b.typeId);
}

/** Converts the definition to the form for the codecs and the gateway. */
export function toObjectModel(
  type: SmartObjectType,
  resources: ReadonlyMap<string, ResourceType>,
): ObjectModel {
  const models = resourcesOfType(type, resources).map(toResourceModel);
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
