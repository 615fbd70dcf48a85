import { LRUCache } from 'lru-cache';
import { smartObjects } from './model/smart-object.ts';
import type { SmartObject } from './model/smart-object.ts';
import type { Store } from '../../store/port.ts';

interface Reconciled {
  /** Key of the object list; see `objectListKey`. */
  readonly listKey: string;
  /** The plan of the device template that has no attributes for these SmartObjects. */
  planWithoutAttributes?: object;
}

/**
 * The smart objects of a device, cached in memory while the device is active, so that a notification costs
 * one write and no read. Code that changes smart objects runs in the lane of the device and calls {@link
 * committed} or {@link forget} after the commit.
 */
export class DeviceObjects {
  readonly #store: Store;
  readonly #cache: LRUCache<string, readonly SmartObject[]> | undefined;
  /** State that the SmartObjects of a registered device match, by device ID. */
  readonly #reconciled = new Map<string, Reconciled>();

  /**
   * @param maxDevices number of devices whose SmartObjects are cached; defaults to 5,000; 0 disables the
   *   cache
   */
  constructor(store: Store, maxDevices = 5_000) {
    this.#store = store;
    this.#cache = maxDevices === 0 ? undefined : new LRUCache({ max: maxDevices });
  }

  /** Ordered by object ID and instance number. Call it in the device's lane. */
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

  /**
   * Caches the SmartObjects as just committed. Call {@link forget} instead if some were added or deleted
   * through the API.
   */
  committed(deviceId: string, all: readonly SmartObject[]): void {
    this.#cache?.set(deviceId, all);
  }

  /**
   * Records that the SmartObjects have been reconciled with an object list of the device. If they match it,
   * and as long as only the device changes them, a Register with the same list need not read them.
   *
   * @param deviceId the string of the table of live registrations, so that memory holds it once
   * @param listKey see `objectListKey`; undefined if a listed instance has no SmartObject
   */
  reconciled(deviceId: string, listKey: string | undefined): void {
    if (listKey === undefined) this.#reconciled.delete(deviceId);
    else this.#reconciled.set(deviceId, { listKey });
  }

  isReconciled(deviceId: string, listKey: string): boolean {
    return this.#reconciled.get(deviceId)?.listKey === listKey;
  }

  /** Records that a plan has no attributes for the SmartObjects. Call it in the device's lane. */
  notePlanWithoutAttributes(deviceId: string, plan: object): void {
    const reconciled = this.#reconciled.get(deviceId);
    if (reconciled !== undefined) reconciled.planWithoutAttributes = plan;
  }

  /** Returns whether a plan is known to have no attributes for the SmartObjects. */
  isPlanWithoutAttributes(deviceId: string, plan: object): boolean {
    return this.#reconciled.get(deviceId)?.planWithoutAttributes === plan;
  }

  /** Call it when SmartObjects were added, changed or deleted other than by the device. */
  forget(deviceId: string): void {
    this.#cache?.delete(deviceId);
    this.#reconciled.delete(deviceId);
  }

  /** Call it when the device is no longer registered. */
  onDeparture(deviceId: string): void {
    this.#reconciled.delete(deviceId);
  }
}
