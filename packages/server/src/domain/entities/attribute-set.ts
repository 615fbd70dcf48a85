import type { NotificationAttributes } from '@muster/lwm2m/core';
import type { CollectionDefinition, Entity } from '../ports/store.ts';

/** What a device says of a path beside its notification attributes (OMA-TS-LightweightM2M_Core 5.1.1): read-only. */
export interface PathProperties {
  /** Resource instances of a multiple-instance resource. */
  readonly dim?: number;
  /** Version of the object. */
  readonly ver?: string;
  /** Short server id of a Security or Server instance. */
  readonly ssid?: number;
  /** Server URI of a Security instance. */
  readonly uri?: string;
}

/**
 * The attributes attached to one LwM2M path of a device, as the device took or reported them last. A path inherits what
 * its object, instance and resource carry. `id` is made of device and path.
 */
export interface AttributeSet extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Absent for an object, and for an instance that is no SmartObject. */
  readonly smartObjectId?: string;
  /** LwM2M path, "/3303", "/3303/0/5700". */
  readonly path: string;
  readonly attributes: Readonly<NotificationAttributes>;
  readonly properties?: PathProperties;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

export const attributeSets: CollectionDefinition<AttributeSet> = {
  name: 'attributeSets',
  indexes: [{ fields: ['deviceId'] }, { fields: ['smartObjectId'] }],
};
