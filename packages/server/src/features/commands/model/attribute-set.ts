import type { NotificationAttributes } from '@muster/lwm2m/core';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

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

/** An attribute that a device did not take. */
export interface AttributeRefusal {
  readonly value: number;
  /** CoAP code. */
  readonly code: string;
  readonly message?: string;
  /** Whether it was asked for alone; otherwise it may have been another one that the device did not like. */
  readonly isAlone: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
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
  /** What the device's templates want here. It is written down before anything is sent. */
  readonly wanted?: Readonly<NotificationAttributes>;
  /** Attributes that were desired, may have been sent, and are not desired now: the device must drop them. */
  readonly unwanted?: readonly string[];
  /** By attribute. */
  readonly refused?: Readonly<Record<string, AttributeRefusal>>;
  /** The device has still to be asked for something that is wanted, or unwanted. */
  readonly isOpen?: true;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

export const attributeSets: CollectionDefinition<AttributeSet> = {
  name: 'attributeSets',
  indexes: [{ fields: ['deviceId'] }, { fields: ['smartObjectId'] }, { fields: ['isOpen'] }],
  references: [
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    { field: 'smartObjectId', to: ['smartObjects'], onDelete: 'cascade' },
  ],
};
