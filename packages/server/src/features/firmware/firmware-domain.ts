import { randomBytes } from 'node:crypto';
import type { FirmwareDelivery } from './model/firmware-update.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import type { FirmwareFiles } from './firmware-files.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import { FirmwareDownloads } from './firmware-downloads.ts';
import { FirmwareObject } from './firmware-object.ts';
import type { FirmwareObjectDependencies } from './firmware-object.ts';
import { FirmwarePackageService } from './firmware-package-service.ts';
import { FirmwareTransfer } from './firmware-transfer.ts';
import { FirmwareUpdateService } from './firmware-update-service.ts';
import type { FirmwareUpdateServiceDependencies } from './firmware-update-service.ts';
import { UpdateReconciler } from './update-reconciler.ts';
import type { UpdateReconcilerDependencies } from './update-reconciler.ts';
import { UpdateEnding } from './update-ending.ts';
import { hasActiveUpdates, UpdateRecords } from './update-records.ts';
import { UpdateRunner } from './update-runner.ts';

/** Options from the server settings. */
export interface FirmwareSettings {
  /** Maximum size of a package file in bytes. */
  readonly maxBytes: number;
  /**
   * Maximum concurrent transfers of a device network. A further quarter is reserved for networks with few.
   */
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

export type FirmwareDomainOptions = FirmwareOptions &
  Omit<UpdateReconcilerDependencies, 'runner' | 'ending'> &
  Pick<FirmwareUpdateServiceDependencies, 'store' | 'activityLog'> &
  FirmwareObjectDependencies;

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
  const { store, clock, files, maxBytes } = options;
  const packages = new FirmwarePackageService({ store, clock, files, isInUse: hasActiveUpdates });
  const { secret = randomBytes(32), publicAddresses, usage } = options;
  const downloads = new FirmwareDownloads({ store, clock, files, secret, publicAddresses, usage });
  const records = new UpdateRecords(store, clock);
  const object = new FirmwareObject(options);
  const { activityLog, random, delivery: preferred, maxTransfers } = options;
  const maxRetryMs = options.retrySeconds * 1000;
  const timeoutMs = options.timeoutSeconds * 1000;
  const transfer = new FirmwareTransfer({
    clock,
    files,
    object,
    records,
    downloads,
    preferred,
    timeoutMs,
    usage,
  });
  const ending = new UpdateEnding({ ...options, object, records });
  const limits = { maxTransfers, maxRetryMs, timeoutMs, random };
  const runner = new UpdateRunner({ clock, activityLog, object, records, transfer, ending, limits });
  const driver = new UpdateReconciler({ ...options, runner, ending });
  const updates = new FirmwareUpdateService({ ...options, records, driver });
  let loaded: Awaited<ReturnType<UpdateRecords['active']>> = [];
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
      for (const update of loaded.splice(0)) driver.add(update);
    },
    followUp: ({ deviceId }) => driver.wake(deviceId),
    stop: () => void driver.close(),
    close: () => driver.close(),
  };
}
