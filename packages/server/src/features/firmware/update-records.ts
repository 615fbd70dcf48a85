import { devices } from '../devices/model/device.ts';
import { firmwarePackages } from './model/firmware-package.ts';
import type { FirmwarePackage } from './model/firmware-package.ts';
import { firmwareUpdates } from './model/firmware-update.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store, Transaction } from '../../store/port.ts';

/** Tells an update from earlier and later ones of the same device. */
export type UpdateKey = Pick<FirmwareUpdate, 'id' | 'activityId'>;

type Change = Partial<Omit<FirmwareUpdate, 'id' | 'activityId' | 'deviceNetworkId' | 'firmwarePackageId'>>;

/** The stored updates, one for each device. An update goes with its device, so no change may store it again. */
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
   * Stores new updates, except those of devices with an update in progress and of deleted devices.
   *
   * @returns the stored updates
   * @throws MusterError `firmware-package-not-found` if it has been deleted since
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

  /** Changes an active update. Resolves with undefined if it has ended, was deleted, or another one has begun. */
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

  /** Stores what the device reports after its update has ended, unless another one has begun. */
  async saw(update: UpdateKey, seen: Pick<Change, 'currentState' | 'result' | 'message'>): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(firmwareUpdates);
      const current = await collection.get(update.id);
      if (current?.activityId !== update.activityId) return;
      await collection.put({ ...current, ...seen, changedAt: this.#clock.now() });
    });
  }
}

/** Whether devices are being updated to a package now. */
export async function isUpdatedTo(
  from: Pick<Transaction, 'collection'>,
  packageId: string,
): Promise<boolean> {
  const found = await from.collection(firmwareUpdates).findOne([
    { field: 'firmwarePackageId', op: 'eq', value: packageId },
    { field: 'isActive', op: 'eq', value: true },
  ]);
  return found !== undefined;
}
