import { queueItems } from '../commands/model/queue-item.ts';
import { firmwareUpdates } from '../firmware/model/firmware-update.ts';
import { attributeJobs } from '../templates/model/attribute-job.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLogEntry } from './model/activity-log-entry.ts';

/** Returns a function that tells whether this run continues an open entry of an earlier run. */
export async function continuedEntries(store: Store): Promise<(entry: ActivityLogEntry) => Promise<boolean>> {
  const ids = new Set<string>();
  const where = [{ field: 'isActive', op: 'eq', value: true }] as const;
  for await (const update of store.collection(firmwareUpdates).iterate({ where })) {
    ids.add(update.activityId);
    if (update.parentActivityId !== undefined) ids.add(update.parentActivityId);
  }
  for await (const job of store.collection(attributeJobs).iterate({})) {
    if (job.activityId !== undefined) ids.add(job.activityId);
    job.replacedActivityIds?.forEach((id) => ids.add(id));
  }
  return async ({ id, status, command }) => {
    const isUnsent = status === 'Pending' && command !== undefined;
    return isUnsent || ids.has(id) || (await store.collection(queueItems).get(id)) !== undefined;
  };
}

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
