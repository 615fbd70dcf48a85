import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * The last stored notification of an observation, written together with its values. A device that received no
 * acknowledgement before the gateway went down sends the notification again to the next one. `id` is the ID
 * of the observation.
 */
export interface NotificationMark extends Entity {
  readonly deviceId: string;
  /** Token of the observation. Another observation has other marks. */
  readonly token: string;
  /** Observe sequence number, 24 bits (RFC 7641 3.4). */
  readonly sequence: number;
}

export const notificationMarks: CollectionDefinition<NotificationMark> = {
  name: 'notificationMarks',
  indexes: [{ fields: ['deviceId'] }],
  references: [
    { field: 'id', to: ['observations'], onDelete: 'cascade' },
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
  ],
};
