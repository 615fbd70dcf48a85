import type { CollectionDefinition, Entity } from '../../store/port.ts';
import type { Requester } from '../../kernel/requester.ts';
import type { StoredOperation } from '../commands/model.ts';
import type { Observation } from '../observation/model.ts';

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

/** A recorded operation, its result, and who requested it unless the service did by itself. */
export interface ActivityLogEntry extends Entity, Partial<Requester> {
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
  /** Whether it is a step of its parent, whose status does not follow from it. */
  readonly isStep?: true;
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

/** An entry with children, and the numbers of children by status. */
export interface ParentState {
  entry: ActivityLogEntry;
  /** Counts of all children, like `failed`. The status of the entry follows from them. */
  open: number;
  failed: number;
  /** Counts that the entry shows. */
  counts: ChildCounts;
  /** Number of its writes that are not durable yet. */
  underWay: number;
}

/**
 * Counts a new or changed child.
 *
 * @param before undefined for a new child
 */
export function countChange(
  parent: ParentState,
  before: ActivityLogEntry | undefined,
  after: ActivityLogEntry,
): void {
  parent.open += change(isOpen, before, after);
  parent.failed += change(isFailed, before, after);
  parent.counts = countsAfter(parent.counts, before, after);
}

/** Returns the entry with the status and the counts that follow from its children. */
export function withChildren(parent: ParentState, at: number): ActivityLogEntry {
  const over: ActivityStatus = parent.failed > 0 ? 'Failed' : 'Completed';
  return {
    ...parent.entry,
    ...(parent.counts.total === 0 ? {} : { children: parent.counts }),
    status: parent.open > 0 ? 'InProgress' : over,
    statusUpdatedTimestamp: at,
  };
}

/** @param before undefined for a new child */
export function countsAfter(
  counts: ChildCounts,
  before: ActivityLogEntry | undefined,
  after: ActivityLogEntry,
): ChildCounts {
  if (after.entityType === 'Multiple') return counts;
  return {
    total: counts.total + (before === undefined ? 1 : 0),
    completed: counts.completed + change((status) => status === 'Completed', before, after),
    failed: counts.failed + change(isFailed, before, after),
  };
}

/** Returns 1 if the status of a child has begun to match, -1 if it has ceased to match, and 0 otherwise. */
function change(
  has: (status: ActivityStatus) => boolean,
  before: ActivityLogEntry | undefined,
  after: ActivityLogEntry,
): number {
  return Number(has(after.status)) - Number(before !== undefined && has(before.status));
}

export const isOver = (status: ActivityStatus): boolean => !isOpen(status);
const isOpen = (status: ActivityStatus): boolean => status === 'Pending' || status === 'InProgress';
const isFailed = (status: ActivityStatus): boolean => status === 'Failed';

/** Ends an entry that an earlier run has left open. */
export function interrupted(entry: ActivityLogEntry, now: number): ActivityLogEntry {
  const { isRedone = false, responseMessage } = entry;
  const restarted = 'The service was restarted while this was in progress';
  const reason = `${restarted}${isRedone ? ', and does it again' : ''}.`;
  return {
    ...entry,
    status: isRedone ? 'Deleted' : 'Failed',
    statusUpdatedTimestamp: now,
    responseMessage: responseMessage === undefined ? reason : `${responseMessage}. ${reason}`,
  };
}

/** A change, or an attempted change, by a key or a person. */
export interface AuditEntry extends Entity, Requester {
  readonly deviceNetworkId: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** operationId of the contract. */
  readonly operation: string;
  /** The changed entity, if it is one entity. */
  readonly entityId?: string;
  /** HTTP status of the response; 499 if the client disconnected before it. */
  readonly status: number;
  /**
   * Only for a refusal: number of refusals of the key with this status within a minute. The other members describe the
   * first.
   */
  readonly count?: number;
  /** Only for a refusal: the address of the client. */
  readonly address?: string;
  readonly requestId: string;
}

export const auditEntries: CollectionDefinition<AuditEntry> = {
  name: 'auditEntries',
  indexes: [
    {
      fields: ['deviceNetworkId', 'time'],
      covers: ['apiKeyId', 'apiKeyName', 'actorType', 'operation', 'entityId', 'requestId'],
    },
  ],
};
