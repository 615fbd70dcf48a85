import { parsePath, PathError } from '@muster/lwm2m/core';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { invalid, invalidMember, MusterError } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import type { Store } from '../../store/port.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { DeliveredValue, RefusedItem } from '../legacy-devices/delivered-value.ts';
import type { RegisteredObject } from '../registration/model.ts';

export interface ObjectListDependencies {
  readonly store: Store;
  readonly catalogues: Catalogues;
}

interface InstancePath {
  readonly objectId: number;
  readonly instanceId: number;
}

/** Maximum number of object instances per MQTT device. */
const MAX_INSTANCES = 1_000;

/** Reads object lists of MQTT devices from births and from the paths of values. */
export class ObjectListReader {
  readonly #deps: ObjectListDependencies;

  constructor(deps: ObjectListDependencies) {
    this.#deps = deps;
  }

  /** @throws MusterError `invalid-request` for a path that is not an instance path, or an unknown object */
  async read(deviceNetworkId: string, paths: readonly string[]): Promise<readonly RegisteredObject[]> {
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
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
  async extended(
    deviceNetworkId: string,
    current: readonly RegisteredObject[],
    values: readonly DeliveredValue[],
  ): Promise<{ readonly objects: readonly RegisteredObject[]; readonly refused: readonly RefusedItem[] }> {
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
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
      if (fault !== undefined) {
        refused.push({ index, error: new MusterError('smart-object-not-found', fault) });
      }
    });
    return { objects: list.isChanged ? list.objects() : current, refused };
  }

  /** Returns the object instances of the smart objects that a device last listed. */
  availableOf(owned: readonly SmartObject[]): readonly RegisteredObject[] {
    const list = new InstanceList([]);
    for (const { objectId, instanceNumber, isVirtual, isUnavailable } of owned) {
      if (isVirtual !== true && !isUnavailable) list.add({ objectId, instanceId: instanceNumber });
    }
    return list.objects();
  }

  /** Counts the devices whose endpoint names begin with the text. */
  countBelow(start: string): Promise<number> {
    const where = [{ field: 'deviceIdentifier', op: 'startsWith', value: start }] as const;
    return this.#deps.store.collection(devices).count({ where });
  }

  async deviceIdOf(endpointName: string): Promise<string | undefined> {
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    return (await this.#deps.store.collection(devices).findOne(where))?.id;
  }
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
  try {
    const { objectId, instanceId } = parsePath(text);
    return objectId === undefined || instanceId === undefined ? undefined : { objectId, instanceId };
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

function unknownObject({ objectId }: InstancePath, catalogue: NetworkCatalogue): string | undefined {
  return catalogue.typeOfObject(objectId) === undefined
    ? `There is no smart object type for object ${objectId}. Import its definition first.`
    : undefined;
}
