import { randomBytes } from 'node:crypto';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork } from '../../kernel/entities.ts';
import type { ListQuery, UnitOfWork } from '../../kernel/entities.ts';
import type { UsageCounter } from '../../kernel/ports.ts';
import type { Store } from '../../store/port.ts';
import { deviceEntity } from '../activity/activity.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { devices, isForeignDevice, refusalOf, refuseForeign } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { EventBus } from '../events/events.ts';
import type { Presence } from '../presence/presence.ts';
import { FirmwareObject } from './firmware-object.ts';
import type { FirmwareObjectDependencies } from './firmware-object.ts';
import { firmwarePackages, packageLabel } from './model.ts';
import type { FirmwareDelivery, FirmwarePackage, FirmwareUpdate } from './model.ts';
import { FirmwareDownloads, FirmwarePackageService } from './packages.ts';
import type { FirmwareFiles } from './packages.ts';
import { UpdateResult } from './rules.ts';
import { UpdateReconciler } from './update-reconciler.ts';
import { UpdateRecords } from './update-records.ts';
import type { UpdatedDevice } from './update-records.ts';
import { UpdateSteps } from './update-steps.ts';

/** Options from the server settings. */
export interface FirmwareSettings {
  /** Maximum size of a package file in bytes. */
  readonly maxBytes: number;
  /** Maximum concurrent transfers of a device network. A further quarter is reserved for networks with few. */
  readonly maxTransfers: number;
  /** Maximum duration of an update, including the time that the device sleeps. */
  readonly timeoutSeconds: number;
  /** Maximum delay before a request that the device refused temporarily is sent again. */
  readonly retrySeconds: number;
  /** Delivery for devices that support both. */
  readonly delivery: FirmwareDelivery;
  /** Addresses under which devices reach the server. They replace the addresses that it listens on. */
  readonly publicAddresses?: readonly string[] | undefined;
}

export interface FirmwareOptions extends FirmwareSettings {
  readonly files: FirmwareFiles;
  /** Returns 0 to 1, to spread the delays. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Signs download addresses. Keep it as long as the store. Defaults to a random secret. */
  readonly secret?: Uint8Array | undefined;
  /** Counts the bytes that devices receive. By default, they are not counted. */
  readonly usage?: UsageCounter | undefined;
}

interface FirmwareDomainOptions extends FirmwareOptions, FirmwareObjectDependencies {
  readonly store: Store;
  readonly events: EventBus;
  readonly queue: DownlinkQueue;
  readonly presence: Presence;
  readonly activityLog: ActivityLog;
  /** Called when an update has started or ended. Must not throw. */
  readonly onUpdateChanged?: ((update: UpdatedDevice) => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** The services for firmware, wired to each other. */
export interface FirmwareDomain {
  readonly packages: FirmwarePackageService;
  readonly updates: FirmwareUpdateService;
  readonly downloads: FirmwareDownloads;
  readonly maxBytes: number;
  /** Call it before uploads are accepted. */
  load(): Promise<void>;
  /** Continues the updates that an earlier run has started. Call it when the link is up. */
  resume(): void;
  /** Call it when a device has registered or sent an Update. */
  followUp(change: Pick<RegistrationChange, 'deviceId'>): void;
  /** Starts no more updates. Call it before the downlink queue is closed. */
  stop(): void;
  /** Call it after the downlink queue has been closed. */
  close(): Promise<void>;
}

export function createFirmwareDomain(options: FirmwareDomainOptions): FirmwareDomain {
  const { store, clock, files, maxBytes, secret = randomBytes(32) } = options;
  const timeoutMs = options.timeoutSeconds * 1000;
  const maxRetryMs = options.retrySeconds * 1000;
  const packages = new FirmwarePackageService(store, clock, files);
  const downloads = new FirmwareDownloads({ ...options, secret });
  const object = new FirmwareObject(options);
  const records = new UpdateRecords({ ...options, object });
  const steps = new UpdateSteps({ ...options, timeoutMs, downloads, object, records });
  const reconciler = new UpdateReconciler({ ...options, timeoutMs, maxRetryMs, object, records, steps });
  const updates = new FirmwareUpdateService({ ...options, records, reconciler });
  let loaded: FirmwareUpdate[] = [];
  return {
    packages,
    updates,
    downloads,
    maxBytes,
    load: async () => {
      await packages.load();
      loaded = await records.active();
    },
    resume: () => {
      for (const update of loaded.splice(0)) reconciler.add(update);
    },
    followUp: ({ deviceId }) => reconciler.wake(deviceId),
    stop: () => void reconciler.close(),
    close: () => reconciler.close(),
  };
}

interface FirmwareUpdateServiceDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly activityLog: ActivityLog;
  readonly records: UpdateRecords;
  readonly reconciler: UpdateReconciler;
}

/** The devices to update: by their IDs, or all devices of the package's device type that match a query. */
export type UpgradeSelection = { readonly deviceIds: readonly string[] } | { readonly query: ListQuery };

/** Maximum devices of one request. */
const MAX_UPGRADES = 100_000;
const CHUNK = 100;
const NOT_STARTED = 'An update of this device is already in progress, or the device was deleted.';

/** Updates devices to firmware packages. A device has at most one update at a time. */
class FirmwareUpdateService {
  readonly #deps: FirmwareUpdateServiceDependencies;

  constructor(deps: FirmwareUpdateServiceDependencies) {
    this.#deps = deps;
  }

  /**
   * Starts updating a device. Resolves with the ID of its activity log entry once that is stored.
   *
   * @throws MusterError `device-not-found`; `invalid-request` if the package does not exist or is for another device
   *   type; `legacy-device`; `mqtt-device`; `update-under-way`
   */
  async start(
    deviceNetworkId: string,
    deviceId: string,
    packageId: string,
    delivery?: FirmwareDelivery,
    unit?: UnitOfWork,
  ): Promise<string> {
    const { store, records, activityLog, reconciler } = this.#deps;
    const device = await findInNetwork(store.collection(devices), 'device', deviceNetworkId, deviceId);
    refuseForeign(device, 'firmware updates');
    const firmware = await store.collection(firmwarePackages).get(packageId);
    if (firmware?.deviceNetworkId !== deviceNetworkId) {
      throw invalidMember('FirmwarePackageId', unknownId('firmware package', packageId));
    }
    if (firmware.deviceTypeId !== device.deviceTypeId) {
      throw invalidMember('FirmwarePackageId', 'The package is for another device type.');
    }
    if ((await records.get(deviceId))?.isActive === true) throw conflict('update-under-way');
    const { id } = await activityLog.start(
      { ...entryOf(device, firmware), firmwarePackageId: packageId },
      unit,
    );
    const [begun] = await records.begin([this.#newUpdate(device, firmware, id, delivery)], packageId);
    if (begun === undefined) {
      await activityLog.fail(id, { responseMessage: NOT_STARTED });
      await findInNetwork(store.collection(devices), 'device', deviceNetworkId, deviceId);
      throw conflict('update-under-way');
    }
    reconciler.add(begun);
    return id;
  }

  /**
   * Starts updating many devices. Resolves with the ID of the parent of their activity log entries, once all of them
   * are stored. The entries of devices with an update in progress fail.
   *
   * @throws MusterError `firmware-package-not-found`; `invalid-request` if an ID is not a device of the package's
   *   device type, or if there is no device or too many
   */
  async startMany(
    deviceNetworkId: string,
    packageId: string,
    selection: UpgradeSelection,
    delivery?: FirmwareDelivery,
    unit?: UnitOfWork,
  ): Promise<string> {
    const { store, activityLog } = this.#deps;
    const firmware = await findInNetwork(
      store.collection(firmwarePackages),
      'firmware-package',
      deviceNetworkId,
      packageId,
    );
    const ids = await this.#select(deviceNetworkId, firmware, selection);
    const description = `Firmware update of ${ids.length === 1 ? '1 device' : `${ids.length} devices`} to ${packageLabel(firmware)}`;
    const parent = await activityLog.start(
      { deviceNetworkId, entityType: 'Multiple', description, firmwarePackageId: firmware.id },
      unit,
    );
    for (let at = 0; at < ids.length; at += CHUNK) {
      const found = await store.collection(devices).getMany(ids.slice(at, at + CHUNK));
      await this.#startChunk([...found.values()], firmware, parent.id, delivery);
    }
    return parent.id;
  }

  async #select(
    deviceNetworkId: string,
    firmware: FirmwarePackage,
    selection: UpgradeSelection,
  ): Promise<readonly string[]> {
    const collection = this.#deps.store.collection(devices);
    const ofType = { field: 'deviceTypeId', op: 'eq', value: firmware.deviceTypeId } as const;
    if ('query' in selection) {
      const where = [ofType, ...(selection.query.where ?? [])];
      const found: string[] = [];
      for await (const { id } of collection.iterate(inNetwork(deviceNetworkId, { where }))) {
        found.push(id);
        if (found.length > MAX_UPGRADES)
          throw invalidMember('Filter', `Matches more than ${MAX_UPGRADES} devices. Add conditions.`);
      }
      if (found.length === 0)
        throw invalidMember('Filter', 'Matches no device of the device type of the package.');
      return found;
    }
    const ids = [...new Set(selection.deviceIds)];
    const found = await collection.getMany(ids);
    const faults: Record<string, string[]> = {};
    selection.deviceIds.forEach((id, index) => {
      const device = found.get(id);
      const at = `DeviceIds[${index}]`;
      if (device?.deviceNetworkId !== deviceNetworkId) faults[at] = [unknownId('device', id)];
      else if (device.deviceTypeId !== firmware.deviceTypeId)
        faults[at] = ['The device is not of the device type of the package.'];
    });
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return ids;
  }

  async #startChunk(
    chunk: readonly Device[],
    firmware: FirmwarePackage,
    parentId: string,
    delivery: FirmwareDelivery | undefined,
  ): Promise<void> {
    const { records, activityLog, reconciler } = this.#deps;
    const [foreign, able] = [chunk.filter(isForeignDevice), chunk.filter((one) => !isForeignDevice(one))];
    await Promise.all(
      foreign.map(async (device) => {
        const { id } = await activityLog.start({ ...entryOf(device, firmware), parentId });
        const { message = '' } = refusalOf(device, 'firmware updates') ?? {};
        await activityLog.fail(id, { responseMessage: message });
      }),
    );
    const updates = await Promise.all(
      able.map(async (device) => {
        const { id } = await activityLog.start({ ...entryOf(device, firmware), parentId });
        return this.#newUpdate(device, firmware, id, delivery, parentId);
      }),
    );
    const begun = new Set(await records.begin(updates, firmware.id));
    await Promise.all(
      updates
        .filter((one) => !begun.has(one))
        .map((one) => activityLog.fail(one.activityId, { responseMessage: NOT_STARTED })),
    );
    for (const one of begun) reconciler.add(one);
  }

  #newUpdate(
    device: Device,
    firmware: FirmwarePackage,
    activityId: string,
    delivery: FirmwareDelivery | undefined,
    parentActivityId?: string,
  ): FirmwareUpdate {
    const now = this.#deps.clock.now();
    return {
      id: device.id,
      deviceNetworkId: device.deviceNetworkId,
      firmwarePackageId: firmware.id,
      activityId,
      ...(parentActivityId === undefined ? {} : { parentActivityId }),
      isActive: true,
      phase: 'Waiting',
      currentState: 'Idle',
      expectedState: 'Downloading',
      ...(delivery === undefined ? {} : { wishedDelivery: delivery }),
      attempts: 0,
      startedAt: now,
      phaseAt: now,
      changedAt: now,
    };
  }

  /**
   * Cancels the update in progress. The device discards its download.
   *
   * @returns the ID of its activity log entry
   * @throws MusterError `device-not-found`, `no-update-under-way`; `update-under-way` if the device is installing,
   *   because it does not respond then
   */
  async cancel(deviceNetworkId: string, deviceId: string): Promise<string> {
    const { store, records } = this.#deps;
    await findInNetwork(store.collection(devices), 'device', deviceNetworkId, deviceId);
    const update = await records.get(deviceId);
    if (update?.isActive !== true) throw conflict('no-update-under-way');
    // A deferred update has not started on the device.
    if (update.phase === 'Executing' && update.result !== UpdateResult.deferred) {
      throw conflict('update-under-way', 'The device is installing the firmware, which cannot be cancelled.');
    }
    await this.#deps.reconciler.cancel(update, 'The update was cancelled.');
    return update.activityId;
  }
}

function entryOf(device: Device, firmware: FirmwarePackage): Parameters<ActivityLog['start']>[0] {
  return {
    deviceNetworkId: device.deviceNetworkId,
    ...deviceEntity(device),
    description: `Firmware update to ${packageLabel(firmware)}`,
  };
}
