import type { DeviceOperation } from '@muster/lwm2m/core';
import type { Observation } from '../../observation/model/observation.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A value as text, with its data type for parsing. */
export interface StoredRecord {
  /** LwM2M path of a resource or resource instance. */
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** A device operation as plain JSON data, with paths and values as text. */
export interface StoredOperation {
  readonly type: DeviceOperation['type'];
  readonly path: string;
  /** Only with `write` and `create`. */
  readonly records?: readonly StoredRecord[];
  /** Only with `write`. */
  readonly mode?: 'replace' | 'update';
  /** Only with `execute`. */
  readonly arguments?: string;
  /** Only with `writeAttributes`. */
  readonly attributes?: Readonly<Record<string, number>>;
  readonly unset?: readonly string[];
}

/**
 * A command for a device in queue mode, stored until the device wakes up. `id` is the ID of its Activity Log
 * entry. It is deleted when its outcome is known, when it expires, and with its device.
 */
export interface QueueItem extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Incremented with every command of the server. Commands to one device are sent in this order. */
  readonly sequence: number;
  readonly operation: StoredOperation;
  /** Only with `observe` and `cancelObserve`. */
  readonly observation?: Observation;
  /** Number of times that it was sent without a response. */
  readonly attempts: number;
  /** Epoch milliseconds, like expiresAt. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

export const queueItems: CollectionDefinition<QueueItem> = {
  name: 'queueItems',
  indexes: [
    { fields: ['deviceId'] },
    { fields: ['sequence'] },
    {
      fields: ['deviceNetworkId', 'sequence'],
      includes: ['deviceId', 'attempts', 'createdAt', 'expiresAt'],
      covers: ['operation.path'],
    },
  ],
  references: [{ field: 'deviceId', to: ['devices'], onDelete: 'cascade' }],
};
