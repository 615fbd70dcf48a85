import { notificationMarks } from './model/notification-mark.ts';
import type { NotificationMark } from './model/notification-mark.ts';
import type { Observation } from './model/observation.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';

/**
 * Returns the writes that record a notification as processed. Empty if it has no sequence number or the token
 * of its observation is not known yet.
 */
export function markWrites(mark: {
  readonly id: string;
  readonly deviceId: string;
  readonly token: string | undefined;
  readonly sequence: number | undefined;
}): WriteOperation[] {
  const { id, deviceId, token, sequence } = mark;
  if (token === undefined || sequence === undefined) return [];
  return [putOperation(notificationMarks, { id, deviceId, token, sequence })];
}

/** Returns the ID of the mark for the composite observation of a device. A device has at most one. */
export function compositeMarkId(deviceId: string): string {
  return `composite ${deviceId}`;
}

/** Loads the marks of composite observations, by {@link compositeMarkId}. */
export function loadCompositeMarks(
  store: Store,
  loaded: readonly Observation[],
): Promise<Map<string, NotificationMark>> {
  const served = loaded.filter((one) => one.composite !== undefined);
  return store.collection(notificationMarks).getMany(served.map((one) => compositeMarkId(one.deviceId)));
}
