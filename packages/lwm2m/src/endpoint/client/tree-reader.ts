/**
 * Reads of a device's tree, at every level (OMA-TS-LightweightM2M_Core-V1_1 6.3.1).
 */
import { makePath, type Lwm2mPath } from '../../path/path.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import type { ResourceValue, ValueRecord } from '../../node/value.ts';
import type { Sample } from '../../operation/notification-trigger.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import type { ObjectTree, TreeValue } from './types.ts';

/** A device's data with the definitions of its objects. */
export interface Data {
  readonly tree: ObjectTree;
  readonly models: ModelRegistry;
}

/** A path of an object instance or below. */
interface InstancePath extends Lwm2mPath {
  readonly objectId: number;
  readonly instanceId: number;
}

/** Whether a value consists of resource instances. */
export function isMultiple(value: TreeValue): value is ReadonlyMap<number, ResourceValue> {
  return value instanceof Map;
}

/** Returns the instances of an object; undefined if the device lacks the object. */
export function instancesOf({ tree }: Data, objectId: number): readonly number[] | undefined {
  for (const object of tree.objects()) if (object.objectId === objectId) return object.instanceIds;
  return undefined;
}

export function hasInstance(data: Data, objectId: number, instanceId: number): boolean {
  return instancesOf(data, objectId)?.includes(instanceId) === true;
}

/** Whether the definition, if there is one, lets the server read the resource. */
export function isReadable({ models }: Data, objectId: number, resourceId: number): boolean {
  return models.resource(objectId, resourceId)?.operations.includes('R') ?? true;
}

/**
 * Reads the values at and below a path. Omits unreadable resources, unless the path names one.
 *
 * @throws Lwm2mRefusal 4.04 for a missing path, 4.05 for a resource that is not readable
 */
export function readRecords(data: Data, path: Lwm2mPath): ValueRecord[] {
  const { objectId = 0, instanceId, resourceId } = path;
  const records: ValueRecord[] = [];
  if (instanceId === undefined) {
    const instances = instancesOf(data, objectId);
    if (!instances) throw new Lwm2mRefusal('4.04', 'no such object');
    for (const id of instances) readInstance(data, objectId, id, records);
  } else if (resourceId === undefined) {
    if (!hasInstance(data, objectId, instanceId)) throw new Lwm2mRefusal('4.04', 'no such object instance');
    readInstance(data, objectId, instanceId, records);
  } else {
    readResource(data, { ...path, objectId, instanceId }, resourceId, records);
  }
  return records;
}

/** Reads those of the paths that exist and are readable. */
export function readPartially(data: Data, paths: readonly Lwm2mPath[]): PartialContent {
  const content = { records: [] as ValueRecord[], isAnythingThere: false };
  for (const path of paths) {
    try {
      content.records.push(...readRecords(data, path));
      content.isAnythingThere = true;
    } catch (error) {
      if (!(error instanceof Lwm2mRefusal)) throw error;
    }
  }
  return content;
}

export interface PartialContent {
  readonly records: ValueRecord[];
  /** At least one of the paths exists and is readable, even if it is empty. */
  readonly isAnythingThere: boolean;
}

function readInstance(data: Data, objectId: number, instanceId: number, records: ValueRecord[]): void {
  for (const resourceId of data.tree.resourceIds(objectId, instanceId)) {
    if (!isReadable(data, objectId, resourceId)) continue;
    const value = data.tree.read(objectId, instanceId, resourceId);
    if (value !== undefined) addRecords({ objectId, instanceId, resourceId }, value, records);
  }
}

function addRecords(path: Lwm2mPath, value: TreeValue, records: ValueRecord[]): void {
  if (!isMultiple(value)) {
    records.push({ path, value });
    return;
  }
  const { objectId, instanceId, resourceId } = path;
  for (const [id, one] of value)
    records.push({ path: makePath(objectId, instanceId, resourceId, id), value: one });
}

function readResource(data: Data, path: InstancePath, resourceId: number, records: ValueRecord[]): void {
  const { objectId, instanceId, resourceInstanceId } = path;
  const value = demandValue(data, objectId, instanceId, resourceId);
  if (resourceInstanceId === undefined) {
    addRecords(makePath(objectId, instanceId, resourceId), value, records);
    return;
  }
  const one = isMultiple(value) ? value.get(resourceInstanceId) : undefined;
  if (one === undefined) throw new Lwm2mRefusal('4.04', 'no such resource instance');
  records.push({ path: makePath(objectId, instanceId, resourceId, resourceInstanceId), value: one });
}

function demandValue(data: Data, objectId: number, instanceId: number, resourceId: number): TreeValue {
  demandResource(data, objectId, instanceId, resourceId);
  if (!isReadable(data, objectId, resourceId)) {
    throw new Lwm2mRefusal('4.05', 'this resource cannot be read');
  }
  const value = data.tree.read(objectId, instanceId, resourceId);
  if (value === undefined) throw new Lwm2mRefusal('4.04', 'this resource has no value');
  return value;
}

/** @throws Lwm2mRefusal 4.04 */
export function demandResource(
  { tree }: Data,
  objectId: number,
  instanceId: number,
  resourceId: number,
): void {
  if (!tree.resourceIds(objectId, instanceId).includes(resourceId)) {
    throw new Lwm2mRefusal('4.04', 'no such resource');
  }
}

/** Returns the value for the conditions of a notification: the number or boolean of a single value. */
export function sampleAt({ tree }: Data, path: Lwm2mPath): Sample {
  const { objectId, instanceId, resourceId, resourceInstanceId } = path;
  if (objectId === undefined || instanceId === undefined || resourceId === undefined) return undefined;
  const value = tree.read(objectId, instanceId, resourceId);
  if (value === undefined) return undefined;
  const one = isMultiple(value) && resourceInstanceId !== undefined ? value.get(resourceInstanceId) : value;
  if (typeof one === 'bigint') return Number(one);
  return typeof one === 'number' || typeof one === 'boolean' ? one : undefined;
}
