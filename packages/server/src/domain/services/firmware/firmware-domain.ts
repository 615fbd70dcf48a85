import { firmwareUpdates } from '../../entities/firmware-update.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FirmwareFiles } from '../../ports/firmware-files.ts';
import type { Store } from '../../ports/store.ts';
import { FirmwarePackageService } from './firmware-package-service.ts';

export const DEFAULT_FIRMWARE_MAX_BYTES = 256 * 1_048_576;

/** What a server is set to. */
export interface FirmwareOptions {
  readonly files: FirmwareFiles;
  /** Largest file of a package; default {@link DEFAULT_FIRMWARE_MAX_BYTES}. */
  readonly maxBytes?: number | undefined;
}

export interface FirmwareDomainOptions extends FirmwareOptions {
  readonly store: Store;
  readonly clock: Clock;
}

/** The services around firmware, wired to each other. */
export interface FirmwareDomain {
  readonly packages: FirmwarePackageService;
  readonly maxBytes: number;
  load(): Promise<void>;
}

export function createFirmwareDomain(options: FirmwareDomainOptions): FirmwareDomain {
  const { store, clock, files, maxBytes = DEFAULT_FIRMWARE_MAX_BYTES } = options;
  const packages = new FirmwarePackageService({
    store,
    clock,
    files,
    isInUse: async (from, packageId) => {
      const found = await from.collection(firmwareUpdates).findOne([
        { field: 'firmwarePackageId', op: 'eq', value: packageId },
        { field: 'isActive', op: 'eq', value: true },
      ]);
      return found !== undefined;
    },
  });
  return { packages, maxBytes, load: () => packages.load() };
}
