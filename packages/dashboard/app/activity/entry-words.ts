import { filter, type ActivityLogEntry } from '@muster/sdk/core';

export const STATUSES = ['Pending', 'InProgress', 'Completed', 'Failed', 'Deleted'] as const;
export const KINDS = ['Device', 'Resource', 'Gateway', 'Multiple'] as const;

/** Choices for filtering by status. */
export const statusOptions = STATUSES.map((value) => ({
  value,
  label: value === 'InProgress' ? 'In progress' : value,
}));

export const statusOf = (text: string | undefined): (typeof STATUSES)[number] | undefined =>
  STATUSES.find((status) => status === text);

export const isOpenEntry = ({ Status }: Pick<ActivityLogEntry, 'Status'>): boolean =>
  Status === 'Pending' || Status === 'InProgress';

/** ID of the device of an entry. */
export function deviceIdOf(entry: ActivityLogEntry): string | undefined {
  // Entries from earlier versions of the service have no DeviceId.
  return entry.DeviceId ?? (entry.EntityType === 'Device' ? entry.EntityId : undefined);
}

/** Response of the device, or reason of a failure. */
export function resultOf({ ResponseCode, ResponseMessage }: ActivityLogEntry): string {
  return [ResponseCode, ResponseMessage].filter((part) => part !== undefined && part !== '').join(' ') || '–';
}

/** Filter of the list of operations. Undefined shows all entries. */
export function operationsFilter({
  status,
  kind,
  show,
}: Readonly<Record<string, string>>): string | undefined {
  const conditions: Parameters<typeof filter<'activityLogs.list'>>[1] = {
    ParentId: show === 'parts' ? undefined : { exists: false },
    ArchivedTimestamp: show === 'archived' ? { exists: true } : undefined,
    Status: statusOf(status),
    EntityType: KINDS.find((one) => one === kind),
  };
  const isAny = Object.values(conditions).some((condition) => condition !== undefined);
  return isAny ? filter('activityLogs.list', conditions) : undefined;
}

/** Filter for the children of an entry. Children are archived together with their parent. */
export function childrenFilter(
  { Id, ArchivedTimestamp }: Pick<ActivityLogEntry, 'Id' | 'ArchivedTimestamp'>,
  status?: string,
): string {
  const known = statusOf(status);
  return filter('activityLogs.list', {
    ParentId: Id,
    ...(ArchivedTimestamp === undefined ? {} : { ArchivedTimestamp: { exists: true } }),
    ...(known === undefined ? {} : { Status: known }),
  });
}
