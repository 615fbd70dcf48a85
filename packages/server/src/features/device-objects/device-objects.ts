import { LRUCache } from 'lru-cache';
import { smartObjects } from './model/smart-object.ts';
import type { SmartObject } from './model/smart-object.ts';
import type { Store } from '../../store/port.ts';

interface Reconciled {
  /** Of the object list; see `objectListKey`. */
  readonly listKey: string;
  /** The plan of the device template that wants no attributes of these SmartObjects. */
  planWithoutAttributes?: object;
}

/**
 * The smart objects of a device, cached in memory while the device is active, so that a notification costs one write
 * and no read. Code that changes smart objects runs in the lane of the device and calls {@link committed} or
 * {@link forget} after the commit.
 */
export class DeviceObjects {
  readonly #store: Store;
  readonly #cache: LRUCache<string, readonly SmartObject[]> | undefined;
  /** By registered device, what its SmartObjects agree with. */
  readonly #reconciled = new Map<string, Reconciled>();

  /** @param maxDevices how many devices' SmartObjects are kept, default 5,000; 0: those of none */
  constructor(store: Store, maxDevices = 5_000) {
    this.#store = store;
    this.#cache = maxDevices === 0 ? undefined : new LRUCache({ max: maxDevices });
  }

  /** Ordered by object id and instance number. Call it in the device's lane. */
  async of(deviceId: string): Promise<readonly SmartObject[]> {
    const cached = this.#cache?.get(deviceId);
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
    this.#cache?.set(deviceId, rows);
    return rows;
  }

  /** The SmartObjects as just committed. For those that were added or deleted through the API, call {@link forget}. */
  committed(deviceId: string, all: readonly SmartObject[]): void {
    this.#cache?.set(deviceId, all);
  }

  /**
   * The SmartObjects have been reconciled with an object list of the device. If they agree with it, and as long as nothing
   * but the device changes them, a Register with the same list need not read them.
   *
   * @param deviceId the string that the table of live registrations holds, so that memory has it once
   * @param listKey see `objectListKey`; undefined if a listed instance has no SmartObject
   */
  reconciled(deviceId: string, listKey: string | undefined): void {
    if (listKey === undefined) this.#reconciled.delete(deviceId);
    else this.#reconciled.set(deviceId, { listKey });
  }

  isReconciled(deviceId: string, listKey: string): boolean {
    return this.#reconciled.get(deviceId)?.listKey === listKey;
  }

  /** Notes that a plan wants no attributes of the SmartObjects. Call it in the device's lane. */
  noteWithoutAttributes(deviceId: string, plan: object): void {
    const reconciled = this.#reconciled.get(deviceId);
    if (reconciled !== undefined) reconciled.planWithoutAttributes = plan;
  }

  /** Whether it is known that a plan wants no attributes of the SmartObjects. */
  isWithoutAttributes(deviceId: string, plan: object): boolean {
    return this.#reconciled.get(deviceId)?.planWithoutAttributes === plan;
  }

  /** SmartObjects were added, changed or deleted other than by the device. */
  forget(deviceId: string): void {
    this.#cache?.delete(deviceId);
    this.#reconciled.delete(deviceId);
  }

  /** The device is no longer registered. */
  left(deviceId: string): void {
    this.#reconciled.delete(deviceId);
  }
}
