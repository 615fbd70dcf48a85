import { resourceId } from './resource-id.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** One resource of a SmartObject; see `resourcesOf`. Its API ID is derived: see `resource-id.ts`. */
export interface SmartObjectResource {
  readonly rid: number;
  /** Known resource instance IDs of a multiple-instance resource, ascending. */
  readonly riids?: readonly number[];
  /** Members of `riids` that the device no longer has. */
  readonly goneRiids?: readonly number[];
  /** Set if the device reports that it does not have this resource. */
  readonly unavailable?: true;
}

/** An object instance of a device, with the path [objectId]/[instanceNumber]. */
export interface SmartObject extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly smartObjectTypeId: string;
  readonly objectId: number;
  readonly instanceNumber: number;
  /** Object version as registered by the device. If absent, the default of its LwM2M version applies. */
  readonly objectVersion?: string;
  readonly name: string;
  readonly label?: string;
  readonly smartObjectTemplateId?: string;
  readonly tagIds?: readonly string[];
  readonly isUnavailable: boolean;
  /** Set if the device was asked to create it. It may have the instance without having listed it. */
  readonly isAsked?: true;
  /**
   * Set if only the service has the instance, not the device. The service computes its values, and sends
   * nothing about it to the device. A device that lists the same path does not change it.
   */
  readonly isVirtual?: true;
  /** ID of the entity that computes a virtual SmartObject, if any. */
  readonly originId?: string;
  /** If absent, its resources are those of its type. */
  readonly differences?: ResourceDifferences;
}

/**
 * Differences between the resources of a SmartObject and those of its type. IDs are ascending, and empty
 * members are absent. Devices of one model usually have the same resources, so a full list in each
 * SmartObject would take most of the space of a device.
 */
export interface ResourceDifferences {
  /** Resources of the type that the SmartObject does not have. */
  readonly removed?: readonly number[];
  /** Resources that the device reports as missing. */
  readonly unavailable?: readonly number[];
  /** Known resource instance IDs, by resource ID. */
  readonly instances?: Readonly<Record<number, readonly number[]>>;
  /** Members of `instances` that the device no longer has, by resource ID. */
  readonly goneInstances?: Readonly<Record<number, readonly number[]>>;
}

export const smartObjects: CollectionDefinition<SmartObject> = {
  name: 'smartObjects',
  indexes: [
    { fields: ['deviceId', 'objectId', 'instanceNumber'], unique: true },
    { fields: ['deviceNetworkId'] },
    { fields: ['smartObjectTypeId', 'instanceNumber'] },
    { fields: ['smartObjectTemplateId'], sparse: true },
    { fields: ['originId'], sparse: true },
    { fields: ['exceptionOf'], sparse: true },
  ],
  exceptionOf: ({ isUnavailable, deviceNetworkId }) => (isUnavailable ? deviceNetworkId : undefined),
  references: [
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    {
      field: 'smartObjectTypeId',
      to: ['smartObjectTypes'],
      onDelete: { restrict: 'There are smart objects of this type. Delete them first.' },
    },
  ],
};

/** Returns the IDs of resources and of their instances, under which their measurements are stored. */
export function resourceIdsOf(smartObjectId: string, resources: readonly SmartObjectResource[]): string[] {
  return resources.flatMap(({ rid, riids }) => [
    resourceId(smartObjectId, rid),
    ...(riids ?? []).map((riid) => resourceId(smartObjectId, rid, riid)),
  ]);
}
