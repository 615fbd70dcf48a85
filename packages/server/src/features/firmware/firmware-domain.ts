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
import { isUpdatedTo, UpdateRecords } from './update-records.ts';
import { UpdateRunner } from './update-runner.ts';

/** Options that settings of the server decide. */
export interface FirmwareSettings {
  /** Largest file of a package. */
  readonly maxBytes: number;
  /** Concurrent transfers of a device network, and a further quarter for networks with fewer. */
  readonly maxTransfers: number;
  /** How long an update may take, sleep of the device included. */
  readonly timeoutSeconds: number;
  /** Longest wait before a device is asked again that refuses for now. */
  readonly retrySeconds: number;
  /** How packages come to devices that take both. */
  readonly delivery: FirmwareDelivery;
  /** Addresses under which devices reach the server, in place of those that it listens on. */
  readonly publicAddresses?: readonly string[] | undefined;
}

export interface FirmwareOptions extends FirmwareSettings {
  readonly files: FirmwareFiles;
  /** Spreads the waits: 0 to 1; default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Signs download addresses. Kept as long as the store. Default: random. */
  readonly secret?: Uint8Array | undefined;
  /** Counts the bytes that devices receive; default: nothing does. */
  readonly usage?: UsageCounter | undefined;
}

export type FirmwareDomainOptions = FirmwareOptions &
  Omit<UpdateReconcilerDependencies, 'runner' | 'ending'> &
  Pick<FirmwareUpdateServiceDependencies, 'store' | 'activityLog'> &
  FirmwareObjectDependencies;

/** The services around firmware, wired to each other. */
export interface FirmwareDomain {
  readonly packages: FirmwarePackageService;
  readonly updates: FirmwareUpdateService;
  readonly downloads: FirmwareDownloads;
  readonly maxBytes: number;
  /** Before uploads are taken. */
  load(): Promise<void>;
  /** Goes on with what an earlier run has begun; when the link is up. */
  resume(): void;
  /** A device has registered, or sent an Update. */
  followUp(change: Pick<RegistrationChange, 'deviceId'>): void;
  /** Starts no more updates. Call it before the downlink queue is closed. */
  stop(): void;
  /** After the downlink queue has been closed. */
  close(): Promise<void>;
}

export function createFirmwareDomain(options: FirmwareDomainOptions): FirmwareDomain {
  const { store, clock, files, maxBytes } = options;
  const packages = new FirmwarePackageService({ store, clock, files, isInUse: isUpdatedTo });
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
