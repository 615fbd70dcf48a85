/**
 * The objects that the Bootstrap interface manages, as a device stores them: Security, Server, Access Control and
 * OSCORE. The application keeps its own objects.
 */
import type { ResourceValue, ValueRecord } from '../../node/value.ts';
import { makePath, pathDepth, type Lwm2mPath } from '../../path/path.ts';
import { isMultiple } from '../client/tree-reader.ts';
import type { TreeValue } from '../client/types.ts';

export const SECURITY = 0;
export const SERVER = 1;
export const ACCESS_CONTROL = 2;
export const OSCORE = 21;

const managed: ReadonlySet<number> = new Set([SECURITY, SERVER, ACCESS_CONTROL, OSCORE]);

export type ManagedInstance = ReadonlyMap<number, TreeValue>;

/** Whether the Bootstrap interface manages an object. */
export function isManaged(objectId: number): boolean {
  return managed.has(objectId);
}

export class ManagedObjects {
  readonly #objects = new Map<number, Map<number, Map<number, TreeValue>>>();

  constructor(records: readonly ValueRecord[] = []) {
    this.write(records);
  }

  /** Object ids in ascending order, without objects that have no instance. */
  get objectIds(): number[] {
    return [...this.#objects.keys()].sort((a, b) => a - b);
  }

  /** Returns instance ids in ascending order. */
  instanceIds(objectId: number): number[] {
    return [...(this.#objects.get(objectId)?.keys() ?? [])].sort((a, b) => a - b);
  }

  instance(objectId: number, instanceId: number): ManagedInstance | undefined {
    return this.#objects.get(objectId)?.get(instanceId);
  }

  value(objectId: number, instanceId: number, resourceId: number): TreeValue | undefined {
    return this.#objects.get(objectId)?.get(instanceId)?.get(resourceId);
  }

  /** Number of values. An instance without values counts as one. */
  get size(): number {
    let size = 0;
    for (const instances of this.#objects.values()) {
      for (const instance of instances.values()) size += Math.max(instance.size, 1);
    }
    return size;
  }

  clone(): ManagedObjects {
    const copy = new ManagedObjects(this.records());
    // The records do not contain instances without values.
    for (const objectId of this.objectIds) {
      for (const instanceId of this.instanceIds(objectId)) copy.addInstance(objectId, instanceId);
    }
    return copy;
  }

  addInstance(objectId: number, instanceId: number): void {
    this.#demandInstance(objectId, instanceId);
  }

  /** Writes values, and creates missing instances. A multiple-instance resource is replaced as a whole. */
  write(records: readonly ValueRecord[]): void {
    const begun = new Map<string, Map<number, ResourceValue>>();
    for (const { path, value } of records) {
      const { objectId, instanceId, resourceId, resourceInstanceId } = path;
      if (objectId === undefined || instanceId === undefined || resourceId === undefined) continue;
      const resources = this.#demandInstance(objectId, instanceId);
      if (resourceInstanceId === undefined) {
        resources.set(resourceId, value);
        continue;
      }
      const key = `${objectId}/${instanceId}/${resourceId}`;
      const values = begun.get(key) ?? new Map<number, ResourceValue>();
      begun.set(key, values);
      values.set(resourceInstanceId, value);
      resources.set(resourceId, values);
    }
  }

  set(objectId: number, instanceId: number, resourceId: number, value: TreeValue): void {
    this.#demandInstance(objectId, instanceId).set(resourceId, value);
  }

  /** @returns whether the instance existed */
  delete(objectId: number, instanceId: number): boolean {
    const instances = this.#objects.get(objectId);
    const had = instances?.delete(instanceId) === true;
    if (instances?.size === 0) this.#objects.delete(objectId);
    return had;
  }

  /** Returns the values at and below a path in the order of their ids. */
  records(path: Lwm2mPath = {}): ValueRecord[] {
    const records: ValueRecord[] = [];
    for (const objectId of pathDepth(path) === 0 ? this.objectIds : [path.objectId ?? 0]) {
      const ids = path.instanceId === undefined ? this.instanceIds(objectId) : [path.instanceId];
      for (const instanceId of ids) this.#addRecords(objectId, instanceId, records);
    }
    return records;
  }

  #addRecords(objectId: number, instanceId: number, records: ValueRecord[]): void {
    for (const [resourceId, value] of this.instance(objectId, instanceId) ?? []) {
      if (isMultiple(value)) {
        for (const [id, one] of value) {
          records.push({ path: makePath(objectId, instanceId, resourceId, id), value: one });
        }
      } else {
        records.push({ path: makePath(objectId, instanceId, resourceId), value });
      }
    }
  }

  #demandInstance(objectId: number, instanceId: number): Map<number, TreeValue> {
    let instances = this.#objects.get(objectId);
    if (!instances) this.#objects.set(objectId, (instances = new Map<number, Map<number, TreeValue>>()));
    let resources = instances.get(instanceId);
    if (!resources) instances.set(instanceId, (resources = new Map<number, TreeValue>()));
    return resources;
  }
}
