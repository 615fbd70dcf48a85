import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/**
 * The last notification of an observation that was stored, written with its values: a device that has had no acknowledgement
 * when the gateway goes down sends it again to the next one. `id` is that of the observation.
 */
export interface NotificationMark extends Entity {
  readonly deviceId: string;
  /** Of the observation. Another observation has other marks. */
  readonly token: string;
  /** RFC 7641 3.4, 24 bits. */
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
