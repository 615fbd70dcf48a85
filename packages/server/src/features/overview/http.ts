import type {
  DataCollectorCounts,
  DeviceCounts,
  FirmwareUpdateCounts,
  OfflineDevice,
  OverviewResponse,
  SeverityCount,
  UnavailableObject as UnavailableObjectResponse,
} from '../../http/generated/contract.ts';
import { ok, read } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import type { Device, DeviceStatus } from '../devices/model.ts';
import type { GatewayCounts } from '../gateways/reads.ts';
import type { FirmwareCounts, Overview, UnavailableObject } from './overview.ts';
import { overviewOf } from './overview.ts';

/** Routes of the tag `overview`. */
export const routes: FeatureRoutes<'overview'> = {
  'overview.get': read(async (context) => {
    const { access, principal } = context;
    const granted = await access.permissionsOfKey(principal.apiKeyId, principal.deviceNetworkId);
    return ok(presentOverview(await overviewOf(context, granted)));
  }),
};

/** Presents an OverviewResponse. Undefined members are absent from the JSON. */
function presentOverview(overview: Overview): OverviewResponse {
  const { time, devices, offline, events, unavailable, unavailableObjects } = overview;
  const { firmware, queueItems, gateways } = overview;
  return {
    Time: time,
    Devices: devices && presentDevices(devices),
    OfflineDevices: offline?.map(presentOffline),
    ActiveEvents: events && presentSeverities(events),
    UnavailableSmartObjects: unavailable,
    UnavailableObjects: unavailableObjects?.map(presentUnavailable),
    FirmwareUpdates: firmware && presentFirmware(firmware),
    QueueItems: queueItems,
    DataCollectors: gateways && presentGateways(gateways),
  };
}

function presentDevices(counts: ReadonlyMap<DeviceStatus, number>): DeviceCounts {
  return {
    Total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    Online: counts.get('online') ?? 0,
    Offline: counts.get('offline') ?? 0,
    Deregistered: counts.get('Deregistered') ?? 0,
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
