import type { LRUCache } from 'lru-cache';
import { boundedCache } from '../../kernel/caches.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/ports.ts';
import { omit } from '../../kernel/data.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { RegisteredObject } from '../registration/model.ts';
import { newSmartObjectId, smartObjects } from './model.ts';
import type { SmartObject } from './model.ts';

interface Reconciled {
  /** Key of the object list; see `objectListKey`. */
  readonly listKey: string;
  /** The plan of the device template that has no attributes for these SmartObjects. */
  planWithoutAttributes?: object;
}

type SharedMembers = Omit<SmartObject, 'id' | 'deviceId'>;

/**
 * The smart objects of a device, cached in memory while the device is active, so that a notification costs
 * one write and no read. Code that changes smart objects runs in the lane of the device and calls {@link
 * committed} or {@link forget} after the commit.
 */
export class DeviceObjects {
  readonly #store: Store;
  readonly #cache: LRUCache<string, readonly SmartObject[]> | undefined;
  /** Members of SmartObjects without the IDs, by their JSON: equal ones are in memory once. */
  readonly #members = boundedCache<string, SharedMembers>(10_000);
  /** State that the SmartObjects of a registered device match, by device ID. */
  readonly #reconciled = new Map<string, Reconciled>();

  /**
   * @param maxDevices number of devices whose SmartObjects are cached; defaults to 50,000; 0 disables the
   *   cache
   */
  constructor(store: Store, maxDevices = 50_000) {
    this.#store = store;
    this.#cache = maxDevices === 0 ? undefined : boundedCache(maxDevices);
  }

  /** Ordered by object ID and instance number. Call it in the device's lane. */
  async of(deviceId: string): Promise<readonly SmartObject[]> {
    const cached = this.#cache?.get(deviceId);
    if (cached !== undefined) return cached;
    const rows = await this.#read(deviceId);
    this.#cache?.set(deviceId, rows);
    return rows;
  }

  async #read(deviceId: string): Promise<readonly SmartObject[]> {
    const rows = await this.#store.collection(smartObjects).find({
      where: [{ field: 'deviceId', op: 'eq', value: deviceId }],
      sort: [
        { field: 'objectId', direction: 'asc' },
        { field: 'instanceNumber', direction: 'asc' },
      ],
    });
    return rows.map((one) => this.#sharing(one));
  }

  /** Returns a SmartObject with the members of one of another device, if they are equal. */
  #sharing({ id, deviceId, ...own }: SmartObject): SmartObject {
    const text = JSON.stringify(own);
    const known = this.#members.get(text);
    if (known === undefined) this.#members.set(text, own);
    return { id, deviceId, ...(known ?? own) };
  }

  /**
   * Caches the SmartObjects as just committed. Call {@link forget} instead if some were added or deleted
   * through the API.
   */
  committed(deviceId: string, all: readonly SmartObject[]): void {
    // Without differences, all members are those of the type and of the device.
    const shared = all.map((one) => (one.differences === undefined ? one : this.#sharing(one)));
    this.#cache?.set(deviceId, shared);
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

/** Changes that follow from a full object list of a device. */
export interface Reconciliation {
  readonly inserted: readonly SmartObject[];
  /** SmartObjects whose availability or object version has changed. */
  readonly changed: readonly SmartObject[];
  readonly becameAvailable: readonly SmartObject[];
  readonly becameUnavailable: readonly SmartObject[];
  /** Objects without a SmartObjectType in the network. */
  readonly unknownObjectIds: readonly number[];
  /** Whether every listed instance has a SmartObject. */
  readonly isComplete: boolean;
  /** The SmartObjects of the device afterwards. */
  readonly all: readonly SmartObject[];
}

/** Result for an object list that matches the SmartObjects of the device. */
export const NO_CHANGE: Reconciliation = {
  inserted: [],
  changed: [],
  becameAvailable: [],
  becameUnavailable: [],
  unknownObjectIds: [],
  isComplete: true,
  all: [],
};

/** A SmartObject to build. Its type gives it its object ID and name. */
interface NewSmartObject extends Omit<SmartObject, 'id' | 'smartObjectTypeId' | 'objectId' | 'name'> {
  readonly type: CatalogueType;
}

export function createSmartObject({ type, ...init }: NewSmartObject): SmartObject {
  return {
    id: newSmartObjectId(),
    smartObjectTypeId: type.id,
    objectId: type.objectId,
    name: type.name,
    ...init,
  };
}

const keyOf = (objectId: number, instanceNumber: number): string => `${objectId}/${instanceNumber}`;

/** Objects of the enabler itself, whose versions come with it. */
const LAST_CORE_OBJECT = 7;

/**
 * Without `ver`, an object has version 1.0, and its values are read accordingly
 * (OMA-TS-LightweightM2M_Core-V1_1 7.2.2).
 */
function announcedVersion({ objectId, version }: RegisteredObject): string | undefined {
  return version ?? (objectId > LAST_CORE_OBJECT ? '1.0' : undefined);
}

function withVersion(smartObject: SmartObject, version: string | undefined): SmartObject {
  if (smartObject.objectVersion === version) return smartObject;
  const rest = omit(smartObject, 'objectVersion');
  return version === undefined ? rest : { ...rest, objectVersion: version };
}

/**
 * Applies the full list of supported objects of a Register or a Registration Update. Each listed instance
 * becomes Available, and is created if it is new. All others become Unavailable. Nothing is deleted: an
 * instance that comes back is the same SmartObject with the same ID and history. Virtual SmartObjects do not
 * belong to the device, so they are unchanged.
 */
export function reconcile(
  device: { readonly id: string; readonly deviceNetworkId: string },
  existing: readonly SmartObject[],
  listed: readonly RegisteredObject[],
  catalogue: NetworkCatalogue,
): Reconciliation {
  const byKey = new Map(existing.map((one) => [keyOf(one.objectId, one.instanceNumber), one]));
  const inserted: SmartObject[] = [];
  const changed: SmartObject[] = [];
  const becameAvailable: SmartObject[] = [];
  const becameUnavailable: SmartObject[] = [];
  const all: SmartObject[] = [];
  const unknown = new Set<number>();
  let isComplete = true;

  const list = (object: RegisteredObject, instanceNumber: number): void => {
    const key = keyOf(object.objectId, instanceNumber);
    const known = byKey.get(key);
    if (known === undefined) {
      const type = catalogue.typeOfObject(object.objectId, announcedVersion(object));
      if (type === undefined) {
        isComplete = false;
        return;
      }
      const made = createSmartObject({
        deviceId: device.id,
        deviceNetworkId: device.deviceNetworkId,
        type,
        instanceNumber,
        ...(object.version === undefined ? {} : { objectVersion: object.version }),
        isUnavailable: false,
      });
      inserted.push(made);
      becameAvailable.push(made);
      all.push(made);
      return;
    }
    if (known.isVirtual === true) return;
    byKey.delete(key);
    const next = withVersion(
      known.isUnavailable ? { ...known, isUnavailable: false } : known,
      object.version,
    );
    all.push(next);
    if (next !== known) changed.push(next);
    if (known.isUnavailable) becameAvailable.push(next);
  };

  const seen = new Set<string>();
  for (const object of listed) {
    if (catalogue.typeOfObject(object.objectId) === undefined) {
      unknown.add(object.objectId);
      isComplete = false;
    }
    for (const instanceNumber of object.instanceIds) {
      const key = keyOf(object.objectId, instanceNumber);
      if (!seen.has(key)) {
        seen.add(key);
        list(object, instanceNumber);
      }
    }
  }
  for (const gone of byKey.values()) {
    const stays = gone.isUnavailable || gone.isVirtual === true;
    const next = stays ? gone : { ...gone, isUnavailable: true };
    all.push(next);
    if (next !== gone) {
      changed.push(next);
      becameUnavailable.push(next);
    }
  }
  const unknownObjectIds = [...unknown];
  return { inserted, changed, becameAvailable, becameUnavailable, unknownObjectIds, isComplete, all };
}

/** Returns the operations that store a reconciliation. */
export function smartObjectWrites(change: Reconciliation): WriteOperation[] {
  return [
    ...change.inserted.map((one) => insertOperation(smartObjects, one)),
    ...change.changed.map((one) => putOperation(smartObjects, one)),
  ];
}
