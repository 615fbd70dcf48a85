import { NAMES_CATEGORY } from '@muster/mqtt';
import { formatPath } from '@muster/lwm2m/core';
import { boundedCache } from '../../kernel/caches.ts';
import type { NetworkCatalogue } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { invalid, invalidMember, MusterError } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Store } from '../../store/port.ts';
import { tryParsePath } from '../commands/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { DeliveredValue, RefusedItem } from '../legacy-devices/delivered-value.ts';
import type { RegisteredObject } from '../registration/model.ts';
import { settingsOf } from '../settings/inheritance.ts';
import { findDevice } from './mqtt-access.ts';

interface CachedNames {
  readonly paths: ReadonlyMap<string, string>;
  readonly readAtMs: number;
}

/** Milliseconds after which the settings of a device are read again. */
const MAX_AGE_MS = 5_000;
const MAX_DEVICES = 10_000;

/** Maps value names of MQTT devices to resources. */
export class ValueNames {
  readonly #store: Store;
  readonly #clock: Clock;
  /** Name settings by endpoint name. */
  readonly #known = boundedCache<string, CachedNames>(MAX_DEVICES);

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Returns the paths of names. A path stands for itself. Other names have the path that the device has in the setting
   * category {@link NAMES_CATEGORY}, either its own or an inherited one.
   *
   * @param isFresh whether to read the settings in any case; otherwise they can be 5 seconds old
   * @returns paths by name, without unmapped names
   */
  async pathsOf(
    endpointName: string,
    names: Iterable<string>,
    { isFresh = false }: { readonly isFresh?: boolean } = {},
  ): Promise<ReadonlyMap<string, string>> {
    const paths = new Map<string, string>();
    const others: string[] = [];
    for (const name of names) {
      const path = resourcePath(name);
      if (path === undefined) others.push(name);
      else paths.set(name, path);
    }
    if (others.length === 0) return paths;
    const settings = await this.#settingsOf(endpointName, isFresh);
    for (const name of others) {
      const path = settings.get(name);
      if (path !== undefined) paths.set(name, path);
    }
    return paths;
  }

  async #settingsOf(endpointName: string, isFresh: boolean): Promise<ReadonlyMap<string, string>> {
    const nowMs = this.#clock.monotonic();
    const known = this.#known.get(endpointName);
    if (known !== undefined && !isFresh && nowMs - known.readAtMs < MAX_AGE_MS) return known.paths;
    const paths = await this.#read(endpointName);
    this.#known.set(endpointName, { paths, readAtMs: nowMs });
    return paths;
  }

  async #read(endpointName: string): Promise<ReadonlyMap<string, string>> {
    const paths = new Map<string, string>();
    const device = await findDevice(this.#store, endpointName);
    if (device === undefined) return paths;
    const { id: ownerId, deviceNetworkId } = device;
    try {
      for (const one of await settingsOf(this.#store, { ownerType: 'Device', ownerId, deviceNetworkId })) {
        const path = one.category.name === NAMES_CATEGORY ? resourcePath(one.value ?? '') : undefined;
        if (path !== undefined) paths.set(one.key, path);
      }
    } catch (error) {
      // The device was deleted concurrently.
      if (!(error instanceof MusterError) || error.status !== 404) throw error;
    }
    return paths;
  }
}

/** Returns the path of a resource or resource instance in its usual form, `/3303/0/5700`; undefined for other text. */
function resourcePath(text: string): string | undefined {
  // Names can be any text. This rules out most of them without an exception.
  if (!/^\/?\d/u.test(text)) return undefined;
  const path = tryParsePath(text);
  return path?.resourceId === undefined ? undefined : formatPath(path);
}

interface InstancePath {
  readonly objectId: number;
  readonly instanceId: number;
}

/** Maximum number of object instances per MQTT device. */
const MAX_INSTANCES = 1_000;

/**
 * Reads the object list of a birth.
 *
 * @throws MusterError `invalid-request` for a path that is not an instance path, or an unknown object
 */
export function readObjectList(
  paths: readonly string[],
  catalogue: NetworkCatalogue,
): readonly RegisteredObject[] {
  const faults: Record<string, string[]> = {};
  const list = new InstanceList([]);
  paths.forEach((text, index) => {
    const path = instanceOf(text);
    const fault =
      path === undefined
        ? 'Must be the path of an object instance such as 3303/0.'
        : (unknownObject(path, catalogue) ?? list.add(path));
    if (fault !== undefined) faults[`objects[${index}]`] = [fault];
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return list.objects();
}

/**
 * Adds the object instances of values to an object list.
 *
 * @returns the list, which is `current` if nothing was added, and the values that cannot be added
 */
export function extendObjectList(
  current: readonly RegisteredObject[],
  values: readonly Pick<DeliveredValue, 'path'>[],
  catalogue: NetworkCatalogue,
): { readonly objects: readonly RegisteredObject[]; readonly refused: readonly RefusedItem[] } {
  const list = new InstanceList(current);
  const refused: RefusedItem[] = [];
  values.forEach(({ path: text }, index) => {
    const path = instanceOf(text);
    if (path === undefined) {
      const message = `Must be the path of a resource such as 3303/0/5700, or a name that has one in the setting category MQTTNames, not ${shownValue(text)}.`;
      refused.push({ index, error: invalidMember('path', message) });
      return;
    }
    if (list.has(path)) return;
    const fault = unknownObject(path, catalogue) ?? list.add(path);
    if (fault !== undefined) refused.push({ index, error: new MusterError('smart-object-not-found', fault) });
  });
  return { objects: list.isChanged ? list.objects() : current, refused };
}

/** Returns the object instances of the smart objects that a device last listed. */
export function availableObjects(owned: readonly SmartObject[]): readonly RegisteredObject[] {
  const list = new InstanceList([]);
  for (const { objectId, instanceNumber, isVirtual, isUnavailable } of owned) {
    if (isVirtual !== true && !isUnavailable) list.add({ objectId, instanceId: instanceNumber });
  }
  return list.objects();
}

/** An object list of limited size. */
class InstanceList {
  readonly #instances: Map<number, Set<number>>;
  #size = 0;
  isChanged = false;

  constructor(current: readonly RegisteredObject[]) {
    this.#instances = new Map(current.map((one) => [one.objectId, new Set(one.instanceIds)]));
    for (const ids of this.#instances.values()) this.#size += ids.size;
  }

  has({ objectId, instanceId }: InstancePath): boolean {
    return this.#instances.get(objectId)?.has(instanceId) === true;
  }

  /** Adds an instance. Returns the reason if it cannot be added. */
  add(path: InstancePath): string | undefined {
    if (this.has(path)) return undefined;
    if (this.#size >= MAX_INSTANCES) return `A device can have ${MAX_INSTANCES} object instances.`;
    const ids = this.#instances.get(path.objectId) ?? new Set();
    this.#instances.set(path.objectId, ids.add(path.instanceId));
    this.#size += 1;
    this.isChanged = true;
    return undefined;
  }

  objects(): readonly RegisteredObject[] {
    return Array.from(this.#instances, ([objectId, ids]) => ({
      objectId,
      instanceIds: [...ids].toSorted((a, b) => a - b),
    }));
  }
}

/** Returns the object instance of a path, which may be a path below it. */
function instanceOf(text: string): InstancePath | undefined {
  const { objectId, instanceId } = tryParsePath(text) ?? {};
  return objectId === undefined || instanceId === undefined ? undefined : { objectId, instanceId };
}

function unknownObject({ objectId }: InstancePath, catalogue: NetworkCatalogue): string | undefined {
  return catalogue.typeOfObject(objectId) === undefined
    ? `There is no smart object type for object ${objectId}. Import its definition first.`
    : undefined;
}
