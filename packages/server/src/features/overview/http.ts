import type {
  DataCollectorCounts,
  DeviceActivity as DeviceActivityResponse,
  DeviceCounts,
  FirmwareUpdateCounts,
  OfflineDevice,
  OverviewHistoryResponse,
  OverviewResponse,
  SeverityCount,
  UnavailableObject as UnavailableObjectResponse,
} from '../../http/generated/contract.ts';
import { isGranted } from '../access/model.ts';
import { ok, read } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Device, DeviceStatus } from '../devices/model.ts';
import type { GatewayCounts } from '../gateways/reads.ts';
import { spanOf } from '../measurements/measurement-queries.ts';
import type { DeviceActivity, FirmwareCounts, Overview, UnavailableObject } from './overview.ts';
import { historyOf, type History } from './history-query.ts';
import { overviewOf } from './overview.ts';

/** Routes of the tag `overview`. */
export const routes: FeatureRoutes<'overview'> = {
  'overview.get': read(async (context) => {
    const { access, principal } = context;
    const granted = await access.permissionsOfKey(principal.apiKeyId, principal.deviceNetworkId);
    return ok(presentOverview(await overviewOf(context, granted)));
  }),
  'overview.history': read(async ({ access, nowMs, principal, query, reader }) => {
    const { apiKeyId, deviceNetworkId } = principal;
    const granted = await access.permissionsOfKey(apiKeyId, deviceNetworkId);
    const { timespanStart: startMs, timespanEnd: endMs, resolution } = query;
    const span = spanOf(omitUndefined({ startMs, endMs }), nowMs, 'timespanEnd');
    return ok(
      presentHistory(await historyOf(reader, deviceNetworkId, span, resolution, nowMs), {
        devices: isGranted(granted, 'Device.Read'),
        operations: isGranted(granted, 'ActivityLog.Read'),
      }),
    );
  }),
};

function presentHistory(
  { startMs, endMs, resolutionMs, points, failures }: History,
  may: { readonly devices: boolean; readonly operations: boolean },
): OverviewHistoryResponse {
  return {
    TimespanStart: startMs,
    TimespanEnd: endMs,
    Resolution: resolutionMs,
    Points: points.map(({ timeMs, online, registrations, values, failed }) => ({
      Time: timeMs,
      ...(may.devices ? { Online: online, Registrations: registrations, Values: values } : {}),
      ...(may.operations ? { Failed: failed } : {}),
    })),
    Failures: may.operations
      ? failures.map(({ reason, count }) => ({ Reason: reason, NbrOfOperations: count }))
      : undefined,
  };
}

/** Presents an OverviewResponse. Undefined members are absent from the JSON. */
function presentOverview(overview: Overview): OverviewResponse {
  const {
    time,
    devices,
    neverRegistered = 0,
    firmwareVersions,
    activity,
    offline,
    events,
    unavailable,
    unavailableObjects,
  } = overview;
  const { firmware, queueItems, gateways } = overview;
  return {
    Time: time,
    Devices: devices && presentDevices(devices, neverRegistered),
    FirmwareVersions: firmwareVersions?.map(([Version, NbrOfDevices]) => ({ Version, NbrOfDevices })),
    DeviceActivity: activity && presentActivity(activity),
    OfflineDevices: offline?.map(presentOffline),
    ActiveEvents: events && presentSeverities(events),
    UnavailableSmartObjects: unavailable,
    UnavailableObjects: unavailableObjects?.map(presentUnavailable),
    FirmwareUpdates: firmware && presentFirmware(firmware),
    QueueItems: queueItems,
    DataCollectors: gateways && presentGateways(gateways),
  };
}

function presentDevices(counts: ReadonlyMap<DeviceStatus, number>, neverRegistered: number): DeviceCounts {
  return {
    Total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    Online: counts.get('online') ?? 0,
    Offline: counts.get('offline') ?? 0,
    Deregistered: counts.get('Deregistered') ?? 0,
    // A device can be created or register between the two counts.
    NeverRegistered: Math.min(neverRegistered, counts.get('offline') ?? 0),
  };
}

function presentActivity({ timeMs, sinceMs, noisiest, silent }: DeviceActivity): DeviceActivityResponse {
  const named = ({ id, name, deviceIdentifier }: Device) => ({
    Id: id,
    Name: name,
    DeviceIdentifier: deviceIdentifier,
  });
  return {
    Time: timeMs,
    Since: sinceMs,
    Noisiest: noisiest.map(({ device, messages }) => ({ ...named(device), NbrOfMessages: messages })),
    Silent: silent.map(({ device, lastHeardMs }) => ({ ...named(device), LastSeen: lastHeardMs })),
  };
}

function presentOffline({ id, name, deviceIdentifier, contactLostTime = 0 }: Device): OfflineDevice {
  return { Id: id, Name: name, DeviceIdentifier: deviceIdentifier, OfflineSince: contactLostTime };
}

function presentUnavailable({ smartObject, device }: UnavailableObject): UnavailableObjectResponse {
  return {
    Id: smartObject.id,
    Name: smartObject.name,
    TypeId: smartObject.objectId,
    InstanceNumber: smartObject.instanceNumber,
    DeviceId: device.id,
    DeviceName: device.name,
  };
}

function presentSeverities(counts: ReadonlyMap<number, number>): SeverityCount[] {
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([SeverityLevel, NbrOfEvents]) => ({ SeverityLevel, NbrOfEvents }));
}

function presentFirmware({ phases, failed, packages }: FirmwareCounts): FirmwareUpdateCounts {
  return {
    Waiting: phases.get('Waiting') ?? 0,
    Transferring: phases.get('Transferring') ?? 0,
    Verifying: phases.get('Verifying') ?? 0,
    Executing: phases.get('Executing') ?? 0,
    Failed: failed,
    Packages: packages.map((one) => ({
      FirmwarePackageId: one.id,
      Title: one.firmwarePackage?.title,
      Version: one.firmwarePackage?.version,
      UnderWay: one.underWay,
      Failed: one.failed,
    })),
  };
}

function presentGateways({ total, connected, blacklisted }: GatewayCounts): DataCollectorCounts {
  return {
    Total: total,
    Connected: connected,
    ContactLost: total - connected,
    Blacklisted: blacklisted,
  };
}
