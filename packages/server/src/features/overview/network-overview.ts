import { isGranted } from '../access/model.ts';
import { queueItems } from '../commands/model/queue-item.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { devices } from '../devices/model/device.ts';
import type { Device, DeviceStatus } from '../devices/model/device.ts';
import { gatewayCounts } from '../gateways/reads.ts';
import type { GatewayCounts } from '../gateways/reads.ts';
import { raisedEvents } from '../rules/model/raised-event.ts';
import type { LiveState } from '../../kernel/live-state.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { Condition, Reader } from '../../store/port.ts';
import { firmwareCounts } from './firmware-counts.ts';
import type { FirmwareCounts } from './firmware-counts.ts';

/** What an overview is made from. */
export interface OverviewSources {
  readonly live: LiveState;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly principal: { readonly deviceNetworkId: string };
  readonly reader: Reader;
}

/** Counts of a device network. Members that the key has no permission to read are absent. */
export interface Overview {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly devices?: ReadonlyMap<DeviceStatus, number>;
  /** Devices that went offline, latest first. */
  readonly offline?: readonly Device[];
  /** Active events by severity. */
  readonly events?: ReadonlyMap<number, number>;
  /** Number of smart objects that their devices no longer list. */
  readonly unavailable?: number;
  /** Some of these smart objects. */
  readonly unavailableObjects?: readonly UnavailableObject[];
  readonly firmware?: FirmwareCounts;
  readonly queueItems?: number;
  readonly gateways?: GatewayCounts;
}

/** A smart object that its device no longer lists. */
export interface UnavailableObject {
  readonly smartObject: SmartObject;
  readonly device: Device;
}

/** Maximum number of offline devices in an overview. */
const MAX_OFFLINE = 10;
/** Maximum number of unavailable smart objects in an overview. */
const MAX_UNAVAILABLE = 10;

/**
 * Counts the entities of a device network. Counts read an index and no documents. Lists read only the
 * documents that they show.
 *
 * @param granted permissions of the key
 */
export async function overviewOf(
  { live, nowMs, principal: { deviceNetworkId }, reader }: OverviewSources,
  granted: ReadonlySet<string>,
): Promise<Overview> {
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  const mayRead = (entity: string): boolean => isGranted(granted, `${entity}.Read`);
  const readable = <T>(entity: string, read: () => Promise<T>): Promise<T | undefined> =>
    mayRead(entity) ? read() : Promise.resolve(undefined);
  const exceptions = [{ field: 'exceptionOf', op: 'eq', value: deviceNetworkId }] as const;
  const [byStatus, offline, events, unavailable, objects, firmware, waiting, gateways] = await Promise.all([
    readable('Device', () => reader.collection(devices).countBy('status', where)),
    readable('Device', () =>
      reader.collection(devices).find({
        where: exceptions,
        sort: [{ field: 'contactLostTime', direction: 'desc' }],
        limit: MAX_OFFLINE,
      }),
    ),
    readable('Event', () => activeEvents(reader, where)),
    readable('SmartObject', () => reader.collection(smartObjects).count({ where: exceptions })),
    mayRead('Device') ? readable('SmartObject', () => unavailableObjects(reader, exceptions)) : undefined,
    readable('FirmwarePackage', () => firmwareCounts(reader, deviceNetworkId)),
    readable('QueueItem', () => reader.collection(queueItems).count({ where })),
    readable('DataCollector', async () => gatewayCounts(reader, await live.gateway(), deviceNetworkId)),
  ]);
  return omitUndefined({
    time: nowMs,
    devices: byStatus as ReadonlyMap<DeviceStatus, number> | undefined,
    offline,
    events,
    unavailable,
    unavailableObjects: objects,
    firmware,
    queueItems: waiting,
    gateways,
  });
}

/** Returns some of the unavailable smart objects, with their devices. */
async function unavailableObjects(
  reader: Reader,
  where: readonly Condition[],
): Promise<readonly UnavailableObject[]> {
  const found = await reader.collection(smartObjects).find({ where, limit: MAX_UNAVAILABLE });
  const owners = await reader.collection(devices).getMany(found.map(({ deviceId }) => deviceId));
  return found.flatMap((smartObject) => {
    const device = owners.get(smartObject.deviceId);
    // Deleted between the two reads.
    return device === undefined ? [] : [{ smartObject, device }];
  });
}

/** Counts the active events by severity. */
async function activeEvents(
  reader: Reader,
  where: readonly Condition[],
): Promise<ReadonlyMap<number, number>> {
  const active: Condition = { field: 'isActive', op: 'eq', value: true };
  const counts = await reader.collection(raisedEvents).countBy('severityLevel', [...where, active]);
  return new Map([...counts].map(([severity, count]) => [Number(severity), count]));
}
