import { devices } from '../devices/model/device.ts';
import { firmwarePackages } from './model/firmware-package.ts';
import type { FirmwarePackage } from './model/firmware-package.ts';
import { firmwareUpdates } from './model/firmware-update.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Reader, Store } from '../../store/port.ts';

/** Distinguishes an update from earlier and later ones of the same device. */
export type UpdateKey = Pick<FirmwareUpdate, 'id' | 'activityId'>;

type Change = Partial<Omit<FirmwareUpdate, 'id' | 'activityId' | 'deviceNetworkId' | 'firmwarePackageId'>>;

/**
 * Stores updates, one per device. An update is deleted with its device, so a change must not store it again.
 */
export class UpdateRecords {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  get(deviceId: string): Promise<FirmwareUpdate | undefined> {
    return this.#store.collection(firmwareUpdates).get(deviceId);
  }

  package(id: string): Promise<FirmwarePackage | undefined> {
    return this.#store.collection(firmwarePackages).get(id);
  }

  active(): Promise<FirmwareUpdate[]> {
    return this.#store
      .collection(firmwareUpdates)
      .find({ where: [{ field: 'isActive', op: 'eq', value: true }] });
  }

  /**
   * Stores new updates, except for deleted devices and devices with an update in progress.
   *
   * @returns the stored updates
   * @throws MusterError `firmware-package-not-found` if the package has been deleted since
   */
  begin(updates: readonly FirmwareUpdate[], packageId: string): Promise<FirmwareUpdate[]> {
    return this.#store.transaction(async (tx) => {
      if ((await tx.collection(firmwarePackages).get(packageId)) === undefined) {
        throw notFound('firmware-package', packageId);
      }
      const collection = tx.collection(firmwareUpdates);
      const ids = updates.map((one) => one.id);
      const before = await collection.getMany(ids);
      const present = await tx.collection(devices).getMany(ids);
      const begun = updates.filter(({ id }) => before.get(id)?.isActive !== true && present.has(id));
      for (const one of begun) await collection.put(one);
      return begun;
    });
  }

  /**
   * Changes an active update. Resolves with undefined if it has ended, was deleted, or a later one has
   * started.
   */
  change(update: UpdateKey, change: Change): Promise<FirmwareUpdate | undefined> {
    return this.#store.transaction(async (tx) => {
      const collection = tx.collection(firmwareUpdates);
      const current = await collection.get(update.id);
      if (current?.activityId !== update.activityId || !current.isActive) return undefined;
      const now = this.#clock.now();
      const isNewPhase = change.phase !== undefined && change.phase !== current.phase;
      const changed = { ...current, ...(isNewPhase ? { phaseAt: now } : {}), ...change, changedAt: now };
      await collection.put(changed);
      return changed;
    });
  }

  /** Stores the device's report after the end of its update, unless a later update has started. */
  async recordFinalReport(
    update: UpdateKey,
    seen: Pick<Change, 'currentState' | 'result' | 'message'>,
  ): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(firmwareUpdates);
      const current = await collection.get(update.id);
      if (current?.activityId !== update.activityId) return;
      await collection.put({ ...current, ...seen, changedAt: this.#clock.now() });
    });
  }
}

/** Returns whether devices are being updated to a package now. */
export async function hasActiveUpdates(reader: Reader, packageId: string): Promise<boolean> {
  const found = await reader.collection(firmwareUpdates).findOne([
    { field: 'firmwarePackageId', op: 'eq', value: packageId },
    { field: 'isActive', op: 'eq', value: true },
  ]);
  return found !== undefined;
}
