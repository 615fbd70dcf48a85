import type { Observation } from '../../observation/model/observation.ts';
import type { StoredOperation } from '../../commands/model/queue-item.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type ActivityStatus = 'Pending' | 'InProgress' | 'Completed' | 'Failed' | 'Deleted';
export type ActivityEntityType = 'Gateway' | 'Device' | 'Resource' | 'Multiple';

/** Numbers of children, without those that are parents themselves. */
export interface ChildCounts {
  readonly total: number;
  readonly completed: number;
  readonly failed: number;
}

/** A command that was accepted and not sent. A later run of the service sends it. */
export interface UnsentCommand {
  readonly operation: StoredOperation;
  /** Only with `observe` and `cancelObserve`. */
  readonly observation?: Observation;
}

/** A value that a Read or an Observe returned: the sample of the resource at this time. */
export interface ReturnedValue {
  readonly resourceId: string;
  readonly url: string;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  /** Time that the device claimed, if it lay in the future. */
  readonly claimedMs?: number;
}

/** A recorded operation and its result. */
export interface ActivityLogEntry extends Entity {
  readonly deviceNetworkId: string;
  readonly description: string;
  readonly status: ActivityStatus;
  readonly entityType: ActivityEntityType;
  readonly entityId?: string;
  /** Endpoint name or LwM2M path. */
  readonly entityIdentifier?: string;
  readonly entityName?: string;
  /** The device that is the entity or that the entity belongs to. */
  readonly deviceId?: string;
  readonly responseCode?: string;
  readonly responseMessage?: string;
  /** Values of a completed Read or Observe. */
  readonly returned?: readonly ReturnedValue[];
  /** Epoch milliseconds, like all times below. */
  readonly createdTimestamp: number;
  /** Time of the last change of this entry or one of its children. */
  readonly statusUpdatedTimestamp: number;
  readonly parentId?: string;
  readonly correlationId?: string;
  /** Time at which it was archived. */
  readonly archivedTimestamp?: number;
  /** Package of a firmware update. Absent from the children of an update of many devices. */
  readonly firmwarePackageId?: string;
  /** Present on entries with children. */
  readonly children?: ChildCounts;
  /** Present while the entry is Pending and its command can be sent by a later run. */
  readonly command?: UnsentCommand;
  /** Whether the next run of the service repeats its work if it is interrupted. */
  readonly isRedone?: true;
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
        'deviceId',
        'firmwarePackageId',
      ],
    },
    // The updates to one firmware package.
    {
      fields: ['firmwarePackageId', 'archivedTimestamp', 'createdTimestamp'],
      includes: ['deviceNetworkId'],
      sparse: true,
    },
    // The entries of one device.
    {
      fields: ['deviceId', 'archivedTimestamp', 'createdTimestamp'],
      includes: ['deviceNetworkId'],
      sparse: true,
    },
    { fields: ['parentId'] },
    { fields: ['status'] },
    { fields: ['createdTimestamp'] },
  ],
};
