import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type ActivityStatus = 'Pending' | 'InProgress' | 'Completed' | 'Failed' | 'Deleted';
export type ActivityEntityType = 'Gateway' | 'Device' | 'Resource' | 'Multiple';

/** A recorded operation and its result. */
export interface ActivityLogEntry extends Entity {
  readonly deviceNetworkId: string;
  readonly description: string;
  readonly status: ActivityStatus;
  readonly entityType: ActivityEntityType;
  readonly entityId?: string;
  /** Endpoint name, LwM2M path. */
  readonly entityIdentifier?: string;
  readonly entityName?: string;
  readonly responseCode?: string;
  readonly responseMessage?: string;
  /** Epoch milliseconds, here and below. */
  readonly createdTimestamp: number;
  /** When this entry, or one of its children, last changed. */
  readonly statusUpdatedTimestamp: number;
  readonly parentId?: string;
  readonly correlationId?: string;
  /** Time at which it was archived. */
  readonly archivedTimestamp?: number;
}

export const activityLogEntries: CollectionDefinition<ActivityLogEntry> = {
  name: 'activityLogEntries',
  indexes: [
    // Lists show entries that are not archived, the latest first.
    {
      fields: ['deviceNetworkId', 'archivedTimestamp', 'createdTimestamp'],
      covers: [
        'description',
        'status',
        'entityType',
        'entityId',
        'entityIdentifier',
        'entityName',
        'responseCode',
        'responseMessage',
        'statusUpdatedTimestamp',
        'parentId',
        'correlationId',
      ],
    },
    { fields: ['parentId'] },
    { fields: ['status'] },
    { fields: ['createdTimestamp'] },
  ],
};
