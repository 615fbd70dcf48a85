/**
 * Settings of a device in its Server object, /1/x (OMA-TS-LightweightM2M_Core-V1_1, E.2).
 */
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import { isMultiple, type Data } from './tree-reader.ts';
import type { TreeValue } from './types.ts';

const SERVER_OBJECT = 1;
const DEFAULT_MINIMUM_PERIOD = 2;
const DEFAULT_MAXIMUM_PERIOD = 3;
const NOTIFICATION_STORING = 6;
const MUTE_SEND = 23;

/** Returns the Default Minimum and Maximum Period, as far as they are set. */
export function defaultPeriods(data: Data): NotificationAttributes {
  const attributes: NotificationAttributes = {};
  const pmin = periodAt(data, DEFAULT_MINIMUM_PERIOD);
  const pmax = periodAt(data, DEFAULT_MAXIMUM_PERIOD);
  if (pmin !== undefined) attributes.pmin = pmin;
  if (pmax !== undefined) attributes.pmax = pmax;
  return attributes;
}

/** Whether the server has muted Send. */
export function isSendMuted(data: Data): boolean {
  return valueAt(data, MUTE_SEND) === true;
}

/** Notification Storing When Disabled or Offline; true unless the server has written false. */
export function storesNotifications(data: Data): boolean {
  return valueAt(data, NOTIFICATION_STORING) !== false;
}

function periodAt(data: Data, resourceId: number): number | undefined {
  const value = valueAt(data, resourceId);
  return typeof value === 'number' && value >= 0 ? value : undefined;
}

/** Reads the first Server object instance: a client of this package has one server. */
function valueAt({ tree }: Data, resourceId: number): TreeValue | undefined {
  for (const { objectId, instanceIds } of tree.objects()) {
    const [instanceId] = instanceIds;
    if (objectId !== SERVER_OBJECT || instanceId === undefined) continue;
    if (!tree.resourceIds(SERVER_OBJECT, instanceId).includes(resourceId)) return undefined;
    const value = tree.read(SERVER_OBJECT, instanceId, resourceId);
    return value === undefined || isMultiple(value) ? undefined : value;
  }
  return undefined;
}
