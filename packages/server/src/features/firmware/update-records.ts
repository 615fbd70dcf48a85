import { devices } from '../devices/model/device.ts';
import { firmwarePackages } from './model/firmware-package.ts';
import type { FirmwarePackage } from './model/firmware-package.ts';
import { firmwareUpdates } from './model/firmware-update.ts';
import type { FirmwareUpdate } from './model/firmware-update.ts';
import { notFound } from '../../kernel/errors.ts';
import { Lanes } from '../../kernel/lanes.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store, Transaction } from '../../store/port.ts';

type Change = Partial<Omit<FirmwareUpdate, 'id' | 'activityId' | 'deviceNetworkId' | 'firmwarePackageId'>>;

/** The stored updates, one for each device. Changes of one device run one after the other. */
export class UpdateRecords {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #lanes = new Lanes();

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

  async hasDevice(id: string): Promise<boolean> {
    return (await this.#store.collection(devices).get(id)) !== undefined;
  }

  active(): Promise<FirmwareUpdate[]> {
    return this.#store
      .collection(firmwareUpdates)
      .find({ where: [{ field: 'isActive', op: 'eq', value: true }] });
  }

  /**
   * Stores new updates, except those of devices with an update in progress.
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
      const before = await collection.getMany(updates.map((one) => one.id));
      const begun = updates.filter((one) => before.get(one.id)?.isActive !== true);
      for (const one of begun) await collection.put(one);
      return begun;
    });
  }

  /** Changes an update that is still the one under way; undefined when it is over, or another has begun. */
  change(update: FirmwareUpdate, change: Change): Promise<FirmwareUpdate | undefined> {
    return this.#lanes.run(update.id, async () => {
      const collection = this.#store.collection(firmwareUpdates);
      const current = await collection.get(update.id);
      if (current?.activityId !== update.activityId || !current.isActive) return undefined;
      const now = this.#clock.now();
      const isNewPhase = change.phase !== undefined && change.phase !== current.phase;
      const changed = { ...current, ...(isNewPhase ? { phaseAt: now } : {}), ...change, changedAt: now };
      await collection.put(changed);
      return changed;
    });
  }

  /** What the device says once its update is over; nothing when another one has begun. */
  async saw(
    update: FirmwareUpdate,
    seen: Pick<Change, 'currentState' | 'result' | 'message'>,
  ): Promise<void> {
    await this.#lanes.run(update.id, async () => {
      const collection = this.#store.collection(firmwareUpdates);
      const current = await collection.get(update.id);
      if (current?.activityId !== update.activityId) return;
      await collection.put({ ...current, ...seen, changedAt: this.#clock.now() });
    });
  }

  idle(): Promise<void> {
    return this.#lanes.idle();
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
