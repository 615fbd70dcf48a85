import { resourceId } from './resource-id.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** One resource of a SmartObject; see `resourcesOf`. Its API id is derived: see `resource-id.ts`. */
export interface SmartObjectResource {
  readonly rid: number;
  /** Known resource instance ids of a multiple-instance resource, ascending. */
  readonly riids?: readonly number[];
  /** Those of `riids` that the device no longer has. */
  readonly goneRiids?: readonly number[];
  /** The device says that it does not have this resource. */
  readonly unavailable?: true;
}

/** An object instance of a device, path [objectId]/[instanceNumber]. */
export interface SmartObject extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly smartObjectTypeId: string;
  readonly objectId: number;
  readonly instanceNumber: number;
  /** Object version as registered by the device; absent means the default of its LwM2M version. */
  readonly objectVersion?: string;
  readonly name: string;
  readonly label?: string;
  readonly smartObjectTemplateId?: string;
  readonly tagIds?: readonly string[];
  readonly isUnavailable: boolean;
  /** The device was asked to make it: it may have it without having listed it. */
  readonly isAsked?: true;
  /**
   * The service has it, and the device does not: its values are computed, and nothing about it is sent to the device. A
   * device that lists the same path changes nothing about it.
   */
  readonly isVirtual?: true;
  /** Of a virtual one: the id of what computes it, if it is computed by something. */
  readonly originId?: string;
  /** Absent: its resources are those of its type. */
  readonly differences?: ResourceDifferences;
}

/**
 * How the resources of a SmartObject differ from those of its type. Ids are ascending, and empty members are absent. Devices
 * of one make mostly have the same resources, so a list in each SmartObject would take most of the space of a device.
 */
export interface ResourceDifferences {
  /** Resources of the type that the SmartObject does not have. */
  readonly removed?: readonly number[];
  /** Resources that the device says it does not have. */
  readonly unavailable?: readonly number[];
  /** Known resource instance ids, by resource id. */
  readonly instances?: Readonly<Record<number, readonly number[]>>;
  /** Those of `instances` that the device no longer has, by resource id. */
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

/** Ids of resources and of their instances: their measurements are stored under these. */
export function resourceIdsOf(smartObjectId: string, resources: readonly SmartObjectResource[]): string[] {
  return resources.flatMap(({ rid, riids }) => [
    resourceId(smartObjectId, rid),
    ...(riids ?? []).map((riid) => resourceId(smartObjectId, rid, riid)),
  ]);
}
