import type { ActivityLogEntry, ActivityStatus, ChildCounts } from './model/activity-log-entry.ts';

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
