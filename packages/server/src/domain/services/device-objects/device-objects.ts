import { LRUCache } from 'lru-cache';
import { smartObjects } from '../../entities/smart-object.ts';
import type { SmartObject } from '../../entities/smart-object.ts';
import type { Store } from '../../ports/store.ts';

/**
 * The SmartObjects of a device, kept in memory while the device is busy, so that a notification costs one write and no
 * read. Whoever changes SmartObjects does it in the device's lane and calls {@link committed} or {@link forget} after the
 * commit.
 */
export class DeviceObjects {
  readonly #store: Store;
  readonly #cache: LRUCache<string, readonly SmartObject[]>;
  /** By registered device, the key of the object list that its SmartObjects agree with. */
  readonly #reconciled = new Map<string, string>();

  /** @param maxDevices how many devices' SmartObjects are kept, default 5,000 */
  constructor(store: Store, maxDevices = 5_000) {
    this.#store = store;
    this.#cache = new LRUCache({ max: maxDevices });
  }

  /** Ordered by object id and instance number. Call it in the device's lane. */
  async of(deviceId: string): Promise<readonly SmartObject[]> {
    const cached = this.#cache.get(deviceId);
    if (cached !== undefined) {
      return cached;
    }
    const rows = await this.#store.collection(smartObjects).find({
      where: [{ field: 'deviceId', op: 'eq', value: deviceId }],
      sort: [
        { field: 'objectId', direction: 'asc' },
        { field: 'instanceNumber', direction: 'asc' },
      ],
    });
    this.#cache.set(deviceId, rows);
    return rows;
  }

  /** The SmartObjects as just committed. */
  committed(deviceId: string, all: readonly SmartObject[]): void {
    this.#cache.set(deviceId, all);
  }

  /**
   * The SmartObjects agree with an object list of the device: as long as nothing but the device changes them, a Register
   * with the same list need not read them.
   *
   * @param deviceId that the table of registrations keeps: it is not copied
   * @param listKey see `objectListKey`
   */
  reconciled(deviceId: string, listKey: string): void {
    this.#reconciled.set(deviceId, listKey);
  }

  isReconciled(deviceId: string, listKey: string): boolean {
    return this.#reconciled.get(deviceId) === listKey;
  }

  /** SmartObjects were added, changed or deleted other than by the device. */
  forget(deviceId: string): void {
    this.#cache.delete(deviceId);
    this.#reconciled.delete(deviceId);
  }

  /** The device is no longer registered. */
  left(deviceId: string): void {
    this.#reconciled.delete(deviceId);
  }
}
