import type { DeviceOperation } from '@muster/lwm2m/core';
import type { Observation } from '../../observation/model/observation.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** A value as text, with the data type that reads it back. */
export interface StoredRecord {
  /** LwM2M path of a resource or resource instance. */
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** A device operation as plain JSON data: paths and values are texts. */
export interface StoredOperation {
  readonly type: DeviceOperation['type'];
  readonly path: string;
  /** With `write` and `create`. */
  readonly records?: readonly StoredRecord[];
  /** With `write`. */
  readonly mode?: 'replace' | 'update';
  /** With `execute`. */
  readonly arguments?: string;
  /** With `writeAttributes`. */
  readonly attributes?: Readonly<Record<string, number>>;
  readonly unset?: readonly string[];
}

/**
 * A command that waits for a device in queue mode to wake. `id` is the id of its Activity Log entry. It is deleted when
 * its outcome is known, when it expires, and with its device.
 */
export interface QueueItem extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Rises with every command of the server: the order in which those of one device are sent. */
  readonly sequence: number;
  readonly operation: StoredOperation;
  /** With `observe` and `cancelObserve`. */
  readonly observation?: Observation;
  /** How often it was sent without an answer. */
  readonly attempts: number;
  /** Epoch milliseconds, here and below. */
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
