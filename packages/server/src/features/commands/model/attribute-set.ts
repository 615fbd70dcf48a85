import type { NotificationAttributes } from '@muster/lwm2m/core';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * Read-only properties that a device reports for a path, beside its notification attributes
 * (OMA-TS-LightweightM2M_Core 5.1.1).
 */
export interface PathProperties {
  /** Number of resource instances of a multiple-instance resource. */
  readonly dim?: number;
  /** Version of the object. */
  readonly ver?: string;
  /** Short Server ID of a Security or Server instance. */
  readonly ssid?: number;
  /** Server URI of a Security instance. */
  readonly uri?: string;
}

/** An attribute that a device refused. */
export interface AttributeRefusal {
  readonly value: number;
  /** CoAP code. */
  readonly code: string;
  readonly message?: string;
  /** Whether it was sent alone. Otherwise the device may have refused another attribute of the request. */
  readonly isAlone: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The attributes attached to one LwM2M path of a device, as the device last accepted or reported them. A path
 * inherits the attributes of its object, instance and resource. `id` consists of device ID and path.
 */
export interface AttributeSet extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Absent for an object, and for an instance that is not a SmartObject. */
  readonly smartObjectId?: string;
  /** LwM2M path, such as "/3303" or "/3303/0/5700". */
  readonly path: string;
  readonly attributes: Readonly<NotificationAttributes>;
  readonly properties?: PathProperties;
  /** Attributes that the device's templates ask for here. Stored before anything is sent. */
  readonly wanted?: Readonly<NotificationAttributes>;
  /**
   * Attributes that were desired, may have been sent, and are no longer desired. The device must drop them.
   */
  readonly unwanted?: readonly string[];
  /** Refusals by attribute name. */
  readonly refused?: Readonly<Record<string, AttributeRefusal>>;
  /** Set if a desired or unwanted attribute has yet to be sent to the device. */
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
