/**
 * The changes that a bootstrap server has requested so far. They take effect at Bootstrap-Finish: a device that loses
 * power or its network before that keeps its former state.
 */
import type { ValueRecord } from '../../node/value.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { makePath, pathDepth, type Lwm2mPath } from '../../path/path.ts';
import type { TreeValue, ObjectTree } from '../client/types.ts';
import { isManaged, OSCORE, SECURITY, type ManagedObjects } from './managed-objects.ts';
import { securityInstances } from './server-account.ts';

/** Maximum number of values and changes of one session. */
const MAX_VALUES = 4_096;
const OSCORE_LINK = 17;
const DEVICE = 3;

type Change = (tree: ObjectTree) => void | Promise<void>;

export class Draft {
  readonly objects: ManagedObjects;
  readonly #tree: ObjectTree;
  /** Changes to the application's own objects, in order. */
  readonly #changes: Change[] = [];
  #size = 0;

  /** @param current the device's current objects, which are not modified */
  constructor(current: ManagedObjects, tree: ObjectTree) {
    this.objects = current.clone();
    this.#tree = tree;
  }

  /**
   * Handles Bootstrap-Delete. A Delete of the root keeps the account of the bootstrap server (with its OSCORE
   * instance) and the application's own objects.
   *
   * @throws Lwm2mRefusal 4.00 for an instance that must be kept, 4.04 for a missing one, 4.05 for a path that cannot be
   *   deleted
   */
  delete(path: Lwm2mPath): void {
    const { objectId, instanceId } = path;
    if (objectId === undefined) {
      for (const id of this.objects.objectIds) this.#deleteAll(id);
    } else if (instanceId === undefined) {
      this.#deleteObject(objectId);
    } else if (isManaged(objectId)) {
      if (this.#protectedInstances(objectId).has(instanceId)) {
        throw new Lwm2mRefusal('4.00', 'the account of the bootstrap server stays');
      }
      if (!this.objects.delete(objectId, instanceId))
        throw new Lwm2mRefusal('4.04', 'no such object instance');
    } else {
      this.#deleteOwn(objectId, instanceId);
    }
  }

  #deleteObject(objectId: number): void {
    if (isManaged(objectId)) {
      this.#deleteAll(objectId);
      return;
    }
    for (const id of this.#ownInstances(objectId)) this.#deleteOwn(objectId, id);
  }

  #deleteAll(objectId: number): void {
    const kept = this.#protectedInstances(objectId);
    for (const id of this.objects.instanceIds(objectId)) if (!kept.has(id)) this.objects.delete(objectId, id);
  }

  /** Returns the instances of the bootstrap server's own account. */
  #protectedInstances(objectId: number): ReadonlySet<number> {
    const accounts = securityInstances(this.objects, 'bootstrap');
    if (objectId === SECURITY) return new Set(accounts);
    if (objectId !== OSCORE) return new Set();
    const linked = accounts.map((id) => this.objects.value(SECURITY, id, OSCORE_LINK));
    return new Set(linked.map((link) => instanceOf(link)).filter((id) => id !== undefined));
  }

  #deleteOwn(objectId: number, instanceId: number): void {
    if (objectId === DEVICE) throw new Lwm2mRefusal('4.00', 'the Device object stays');
    if (!this.#ownInstances(objectId).includes(instanceId)) {
      throw new Lwm2mRefusal('4.04', 'no such object instance');
    }
    if (!this.#tree.remove) throw new Lwm2mRefusal('4.05', 'this object instance cannot be deleted');
    this.#change((tree) => tree.remove?.(objectId, instanceId), 1);
  }

  /**
   * Handles Bootstrap-Write. Creates missing instances, and ignores the operations that the resources allow.
   *
   * @param instanceIds instances to create, including those without a value
   * @throws Lwm2mRefusal 4.04 for an object that the device lacks, 4.13 for too many values
   */
  write(objectId: number, instanceIds: readonly number[], records: readonly ValueRecord[]): void {
    if (!isManaged(objectId)) {
      this.#writeOwn(objectId, records);
      return;
    }
    this.#grow(Math.max(records.length, instanceIds.length));
    for (const id of instanceIds) this.objects.addInstance(objectId, id);
    this.objects.write(records);
  }

  #writeOwn(objectId: number, records: readonly ValueRecord[]): void {
    const instances = this.#ownInstances(objectId);
    for (const [instanceId, group] of groupBy(records, ({ path }) => path.instanceId)) {
      if (instanceId === undefined) continue;
      if (instances.includes(instanceId)) {
        if (!this.#tree.write) throw new Lwm2mRefusal('4.05');
        this.#change((tree) => writeValues(tree, objectId, instanceId, group), group.length);
      } else {
        if (!this.#tree.create) throw new Lwm2mRefusal('4.05', 'this object gets no further instance');
        this.#change((tree) => void tree.create?.(objectId, instanceId, group), group.length);
      }
    }
  }

  /** @throws Lwm2mRefusal 4.04 */
  #ownInstances(objectId: number): readonly number[] {
    for (const object of this.#tree.objects()) if (object.objectId === objectId) return object.instanceIds;
    throw new Lwm2mRefusal('4.04', 'no such object');
  }

  #change(change: Change, values: number): void {
    this.#grow(values);
    this.#changes.push(change);
  }

  #grow(values: number): void {
    this.#size += values + 1;
    if (this.#size > MAX_VALUES) throw new Lwm2mRefusal('4.13', 'more values than this device keeps');
  }

  /** Changes the application's objects. @throws errors of its tree */
  async apply(): Promise<void> {
    for (const change of this.#changes) await change(this.#tree);
  }
}

async function writeValues(
  tree: ObjectTree,
  objectId: number,
  instanceId: number,
  records: readonly ValueRecord[],
): Promise<void> {
  for (const [resourceId, group] of groupBy(records, ({ path }) => path.resourceId)) {
    if (resourceId !== undefined) {
      await tree.write?.(objectId, instanceId, resourceId, valueOf(group), 'update');
    }
  }
}

/** Returns one value, or the map of a multiple-instance resource. */
function valueOf(group: readonly ValueRecord[]): TreeValue {
  const [first] = group;
  if (first && first.path.resourceInstanceId === undefined) return first.value;
  return new Map(group.map(({ path, value }) => [path.resourceInstanceId ?? 0, value]));
}

function groupBy<K>(
  records: readonly ValueRecord[],
  keyOf: (record: ValueRecord) => K,
): Map<K, readonly ValueRecord[]> {
  return Map.groupBy(records, keyOf);
}

function instanceOf(link: TreeValue | undefined): number | undefined {
  return typeof link === 'object' && 'instanceId' in link ? link.instanceId : undefined;
}

/** Returns the ids of the instances in the path and the records. */
export function instancesIn(path: Lwm2mPath, records: readonly ValueRecord[]): number[] {
  const ids = new Set<number>(records.map((one) => one.path.instanceId).filter((id) => id !== undefined));
  if (pathDepth(path) > 1 && path.instanceId !== undefined) ids.add(path.instanceId);
  return [...ids];
}

/** Splits a Bootstrap-Pack by object. */
export function groupByObject(records: readonly ValueRecord[]): [Lwm2mPath, readonly ValueRecord[]][] {
  return [...groupBy(records, ({ path }) => path.objectId)].map(([objectId, group]) => [
    makePath(objectId),
    group,
  ]);
}
