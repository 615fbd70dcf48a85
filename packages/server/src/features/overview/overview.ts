import type { LiveState } from '../../kernel/ports.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Condition, Reader } from '../../store/port.ts';
import { isGranted } from '../access/model.ts';
import { queueItems } from '../commands/model.ts';
import { smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { Device, DeviceStatus } from '../devices/model.ts';
import { firmwarePackages, firmwareUpdates, reportedFirmware } from '../firmware/model.ts';
import type { FirmwarePackage, FirmwarePhase } from '../firmware/model.ts';
import { gatewayCounts } from '../gateways/reads.ts';
import type { GatewayCounts } from '../gateways/reads.ts';
import { raisedEvents } from '../rules/model.ts';
import { deviceActivityLists } from './model.ts';

/** Counts of a device network. Members that the key has no permission to read are absent. */
export interface Overview {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly devices?: ReadonlyMap<DeviceStatus, number>;
  /** Number of devices that never registered. `devices` has them among those that are offline. */
  readonly neverRegistered?: number;
  /** Numbers of devices by firmware version, most devices first. */
  readonly firmwareVersions?: VersionCounts;
  readonly activity?: DeviceActivity;
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

/** Registered devices that send most, and those that are silent. */
export interface DeviceActivity {
  /** Epoch milliseconds, like the times below. */
  readonly timeMs: number;
  /** Start of the count of messages. */
  readonly sinceMs: number;
  readonly noisiest: readonly { readonly device: Device; readonly messages: number }[];
  readonly silent: readonly { readonly device: Device; readonly lastHeardMs: number }[];
}

/** A smart object that its device no longer lists. */
export interface UnavailableObject {
  readonly smartObject: SmartObject;
  readonly device: Device;
}

/** Updates to a firmware package. */
interface PackageCounts {
  readonly id: string;
  /** Absent if the package has been deleted. */
  readonly firmwarePackage?: FirmwarePackage;
  readonly underWay: number;
  readonly failed: number;
}

/** Counts of the last firmware update of each device. */
export interface FirmwareCounts {
  readonly phases: ReadonlyMap<FirmwarePhase, number>;
  readonly failed: number;
  /** Packages with the most updates in progress first, then those with the most failures. */
  readonly packages: readonly PackageCounts[];
}

/** Maximum number of offline devices in an overview. */
const MAX_OFFLINE = 10;
/** Maximum number of unavailable smart objects in an overview. */
const MAX_UNAVAILABLE = 10;
/** Maximum number of firmware versions in an overview. */
const MAX_VERSIONS = 20;
/** Maximum number of firmware packages in an overview. */
const MAX_PACKAGES = 20;

interface OverviewSources {
  readonly live: LiveState;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly principal: { readonly deviceNetworkId: string };
  readonly reader: Reader;
}

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
  const [byStatus, never, versions, activity, offline, ...others] = await Promise.all([
    readable('Device', () => reader.collection(devices).countBy('status', where)),
    readable('Device', () => reader.collection(devices).count({ where: [...where, ...neverRegistered] })),
    readable('Device', () => firmwareVersions(reader, deviceNetworkId)),
    readable('Device', () => deviceActivity(reader, deviceNetworkId)),
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
    readable('FirmwarePackage', () => firmwareCounts(reader, where)),
    readable('QueueItem', () => reader.collection(queueItems).count({ where })),
    readable('DataCollector', async () => gatewayCounts(reader, await live.gateway(), deviceNetworkId)),
  ]);
  const [events, unavailable, objects, firmware, waiting, gateways] = others;
  return omitUndefined({
    time: nowMs,
    devices: byStatus as ReadonlyMap<DeviceStatus, number> | undefined,
    neverRegistered: never,
    firmwareVersions: versions,
    activity,
    offline,
    events,
    unavailable,
    unavailableObjects: objects,
    firmware,
    queueItems: waiting,
    gateways,
  });
}

const neverRegistered: readonly Condition[] = [
  { field: 'status', op: 'eq', value: 'offline' },
  { field: 'latestRegistrationTime', op: 'exists', value: false },
];

type VersionCounts = readonly (readonly [version: string, count: number])[];

/** Returns the most frequent firmware versions. */
async function firmwareVersions(reader: Reader, deviceNetworkId: string): Promise<VersionCounts> {
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  const counts = await reader.collection(reportedFirmware).countBy('version', where);
  return Array.from(counts, ([version, count]) => [String(version), count] as const)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, MAX_VERSIONS);
}

/** Returns the lists of the last minute, without devices that have been deleted since. */
async function deviceActivity(reader: Reader, deviceNetworkId: string): Promise<DeviceActivity | undefined> {
  const lists = await reader.collection(deviceActivityLists).get(deviceNetworkId);
  if (lists === undefined) return undefined;
  const { timeMs, sinceMs, noisiest, silent } = lists;
  const ids = [...noisiest, ...silent].map(({ deviceId }) => deviceId);
  const found = await reader.collection(devices).getMany(new Set(ids));
  const withDevice = <T extends { readonly deviceId: string }>(rows: readonly T[]) =>
    rows.flatMap((row) => {
      const device = found.get(row.deviceId);
      return device === undefined ? [] : [{ ...row, device }];
    });
  return { timeMs, sinceMs, noisiest: withDevice(noisiest), silent: withDevice(silent) };
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

/** Counts the last firmware update of each device. */
async function firmwareCounts(reader: Reader, where: readonly Condition[]): Promise<FirmwareCounts> {
  const updates = reader.collection(firmwareUpdates);
  const is = (field: string, value: boolean): Condition => ({ field, op: 'eq', value });
  const underWay = [...where, is('isActive', true)];
  const failed = [...where, is('isActive', false), is('hasFailed', true)];
  const [phases, active, lost] = await Promise.all([
    updates.countBy('phase', underWay),
    updates.countBy('firmwarePackageId', underWay),
    updates.countBy('firmwarePackageId', failed),
  ]);
  const ids = [...new Set([...active.keys(), ...lost.keys()])].map(String);
  const packages = ids
    .map((id) => ({ id, underWay: active.get(id) ?? 0, failed: lost.get(id) ?? 0 }))
    .sort((a, b) => b.underWay - a.underWay || b.failed - a.failed || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_PACKAGES);
  const known = await reader.collection(firmwarePackages).getMany(packages.map(({ id }) => id));
  return {
    phases: phases as ReadonlyMap<FirmwarePhase, number>,
    failed: [...lost.values()].reduce((sum, count) => sum + count, 0),
    packages: packages.map((one) => ({
      ...one,
      ...omitUndefined({ firmwarePackage: known.get(one.id) }),
    })),
  };
}
