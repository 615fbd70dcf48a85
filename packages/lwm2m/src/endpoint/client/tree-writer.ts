/**
 * Writes to a device's tree (OMA-TS-LightweightM2M_Core-V1_1 6.3.3). Checks all values before it writes the first one.
 */
import { makePath, pathDepth, samePath, type Lwm2mPath } from '../../path/path.ts';
import type { ResourceValue, ValueRecord } from '../../node/value.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { demandResource, hasInstance, isMultiple, type Data } from './tree-reader.ts';
import type { ObjectTree, TreeValue } from './types.ts';

export type WriteMode = 'replace' | 'update';

/** A resource and the value that a request writes to it. */
export interface PendingWrite {
  readonly path: Lwm2mPath;
  readonly value: TreeValue;
  /** Default: the mode of the request. */
  readonly mode?: WriteMode;
}

/**
 * Writes records at and below a path.
 *
 * @returns the paths of the written resources
 * @throws Lwm2mRefusal 4.04 for a missing path, 4.05 for one that is not writable, and refusals of the tree
 */
export async function writeRecords(
  data: Data,
  path: Lwm2mPath,
  mode: WriteMode,
  records: readonly ValueRecord[],
): Promise<Lwm2mPath[]> {
  const writes = prepareWrites(data, path, mode, records);
  for (const write of writes) await applyWrite(data.tree, write, mode);
  return writes.map((write) => write.path);
}

/**
 * Returns the changes of a Write without writing them.
 * @throws Lwm2mRefusal as `writeRecords`, except for refusals of the tree
 */
export function prepareWrites(
  data: Data,
  path: Lwm2mPath,
  mode: WriteMode,
  records: readonly ValueRecord[],
): PendingWrite[] {
  const { objectId = 0, instanceId = 0, resourceId } = path;
  if (!data.tree.write) throw new Lwm2mRefusal('4.05');
  if (!hasInstance(data, objectId, instanceId)) throw new Lwm2mRefusal('4.04', 'no such object instance');
  if (resourceId !== undefined) demandWritable(data, objectId, instanceId, resourceId);
  if (resourceId !== undefined && records.length === 0) throw new Lwm2mRefusal('4.00', 'there is no value');
  // A Write to a resource instance leaves its siblings alone.
  const valueMode = pathDepth(path) === 4 ? 'update' : mode;
  const writes = gather(data, objectId, instanceId, records, valueMode);
  if (pathDepth(path) === 4) demandResourceInstance(data, path);
  return writes;
}

/**
 * Removes a resource instance from the current values or from pending writes.
 *
 * @throws Lwm2mRefusal 4.04 if it is missing, 4.05 if it is not writable or not a resource instance
 */
export function prepareRemoval(data: Data, path: Lwm2mPath, writes: PendingWrite[]): void {
  const { objectId = 0, instanceId = 0, resourceId = 0, resourceInstanceId } = path;
  if (resourceInstanceId === undefined)
    throw new Lwm2mRefusal('4.05', 'only resource instances are taken away');
  if (!data.tree.write) throw new Lwm2mRefusal('4.05');
  if (!hasInstance(data, objectId, instanceId)) throw new Lwm2mRefusal('4.04', 'no such object instance');
  demandWritable(data, objectId, instanceId, resourceId);
  const resource = makePath(objectId, instanceId, resourceId);
  const at = writes.findIndex((write) => samePath(write.path, resource));
  const before = writes[at]?.value ?? data.tree.read(objectId, instanceId, resourceId);
  const value = withoutResourceInstance(before, resourceInstanceId);
  const write: PendingWrite = { path: resource, value, mode: 'replace' };
  if (at < 0) writes.push(write);
  else writes[at] = write;
}

/** @throws Lwm2mRefusal 4.04 */
function withoutResourceInstance(value: TreeValue | undefined, resourceInstanceId: number): TreeValue {
  if (value === undefined || !isMultiple(value) || !value.has(resourceInstanceId)) {
    throw new Lwm2mRefusal('4.04', 'no such resource instance');
  }
  const left = new Map(value);
  left.delete(resourceInstanceId);
  return left;
}

/** Writes the value of one resource. */
export async function applyWrite(
  tree: ObjectTree,
  { path, value }: PendingWrite,
  mode: WriteMode,
): Promise<void> {
  const { objectId = 0, instanceId = 0, resourceId = 0 } = path;
  await tree.write?.(objectId, instanceId, resourceId, value, mode);
}

function demandWritable(data: Data, objectId: number, instanceId: number, resourceId: number): void {
  demandResource(data, objectId, instanceId, resourceId);
  if (data.models.resource(objectId, resourceId)?.operations.includes('W') === false) {
    throw new Lwm2mRefusal('4.05', `resource ${resourceId} cannot be written`);
  }
}

function demandResourceInstance({ tree }: Data, path: Lwm2mPath): void {
  const { objectId = 0, instanceId = 0, resourceId = 0, resourceInstanceId = 0 } = path;
  const value = tree.read(objectId, instanceId, resourceId);
  if (value === undefined || !isMultiple(value) || !value.has(resourceInstanceId)) {
    throw new Lwm2mRefusal('4.04', 'no such resource instance');
  }
}

/** Groups the records by resource, with values of resource instances as one complete map. */
function gather(
  data: Data,
  objectId: number,
  instanceId: number,
  records: readonly ValueRecord[],
  mode: WriteMode,
): PendingWrite[] {
  const values = new Map<number, ResourceValue | Map<number, ResourceValue>>();
  for (const { path, value } of records) {
    const { resourceId, resourceInstanceId } = path;
    if (resourceId === undefined) continue;
    const known = values.get(resourceId);
    if (known === undefined) demandWritable(data, objectId, instanceId, resourceId);
    if (resourceInstanceId === undefined) values.set(resourceId, value);
    else if (known instanceof Map) known.set(resourceInstanceId, value);
    else {
      const before = mode === 'update' ? valuesNow(data.tree, objectId, instanceId, resourceId) : undefined;
      values.set(resourceId, new Map(before).set(resourceInstanceId, value));
    }
  }
  return [...values].map(([resourceId, value]) => ({
    path: makePath(objectId, instanceId, resourceId),
    value,
  }));
}

function valuesNow(
  tree: ObjectTree,
  objectId: number,
  instanceId: number,
  resourceId: number,
): ReadonlyMap<number, ResourceValue> | undefined {
  const value = tree.read(objectId, instanceId, resourceId);
  return value !== undefined && isMultiple(value) ? value : undefined;
}
