import { notificationMarks } from './model/notification-mark.ts';
import type { NotificationMark } from './model/notification-mark.ts';
import type { Observation } from './model/observation.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';

/** What marks a notification as taken; nothing when it has no number, or its observation is not known by its token yet. */
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

/** Of the composite observation of a device, of which there is one at most. */
export function compositeMarkId(deviceId: string): string {
  return `composite ${deviceId}`;
}

/** Of those that serve several resources of a device, by {@link compositeMarkId}. */
export function loadCompositeMarks(
  store: Store,
  loaded: readonly Observation[],
): Promise<Map<string, NotificationMark>> {
  const served = loaded.filter((one) => one.composite !== undefined);
  return store.collection(notificationMarks).getMany(served.map((one) => compositeMarkId(one.deviceId)));
}
