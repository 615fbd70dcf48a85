import { Lwm2mRefusal, type ObjectTree, type ResourceValue, type ValueRecord } from '@muster/lwm2m';
import {
  changesByItself,
  plannedValue,
  type ChurnPlan,
  type DevicePlan,
  type PlannedObject,
} from './plan.ts';
import { deriveKey } from './random.ts';
import type { DeviceView, ReadValue, ResourceBehaviour, ResourceContext } from './simulated-object.ts';

/** Maximum number of instances of an object that Create can reach. */
const maxInstances = 64;
/** 65535 is reserved (MAX_ID). */
const highestId = 65_534;

/**
 * The objects of one device, for its client and the fleet. Values are computed on each Read. Only written values, and
 * instance lists that differ from the plan, take memory.
 */
export class DeviceTree implements ObjectTree {
  readonly #plan: DevicePlan;
  readonly #device: DeviceView;
  #instances: Map<number, readonly number[]> | undefined;
  /** Calls of `churn` since the last reset. */
  #churns = 0;

  constructor(plan: DevicePlan, device: DeviceView) {
    this.#plan = plan;
    this.#device = device;
  }

  *objects(): Generator<{ objectId: number; version?: string; instanceIds: readonly number[] }> {
    for (const { object } of this.#plan.objects.values()) {
      const { objectId, version } = object;
      const instanceIds = this.instanceIds(objectId);
      yield version === undefined ? { objectId, instanceIds } : { objectId, version, instanceIds };
    }
  }

  /** Returns the instance IDs in ascending order; empty for an object that the device does not have. */
  instanceIds(objectId: number): readonly number[] {
    return this.#instances?.get(objectId) ?? this.#plan.objects.get(objectId)?.instanceIds ?? [];
  }

  resourceIds(objectId: number, instanceId: number): readonly number[] {
    return this.#find(objectId, instanceId)?.resourceIds ?? [];
  }

  read(objectId: number, instanceId: number, resourceId: number): ReadValue | undefined {
    const behaviour = this.#behaviour(objectId, instanceId, resourceId);
    if (!behaviour?.read) return undefined;
    const at = this.#context(objectId, instanceId, resourceId);
    const kept = this.#device.memory.kept(at.name) as ReadValue | undefined;
    if (kept !== undefined) return kept;
    const planned = plannedValue(this.#plan, objectId, instanceId, resourceId);
    return planned ? planned.source(at) : behaviour.read(at);
  }

  /** @throws Lwm2mRefusal 4.04 or 4.05, or the refusal of the resource */
  write(
    objectId: number,
    instanceId: number,
    resourceId: number,
    value: ResourceValue | ReadonlyMap<number, ResourceValue>,
  ): void {
    const behaviour = this.#demand(objectId, instanceId, resourceId);
    if (!behaviour.write) throw new Lwm2mRefusal('4.05', 'this resource cannot be written');
    behaviour.write(this.#context(objectId, instanceId, resourceId), value);
  }

  /** @throws Lwm2mRefusal 4.04 or 4.05, or the refusal of the resource */
  execute(objectId: number, instanceId: number, resourceId: number, args: string): void {
    const behaviour = this.#demand(objectId, instanceId, resourceId);
    if (!behaviour.execute) throw new Lwm2mRefusal('4.05', 'this resource cannot be executed');
    behaviour.execute(this.#context(objectId, instanceId, resourceId), args);
  }

  /**
   * Adds an instance with the values of a Create. Adds nothing if one of the values is refused.
   *
   * @param instanceId undefined: the lowest free one
   * @returns the ID of the new instance
   * @throws Lwm2mRefusal
   */
  create(objectId: number, instanceId: number | undefined, records: readonly ValueRecord[]): number {
    const present = this.#changeable(objectId);
    if (present.length >= maxInstances) {
      throw new Lwm2mRefusal('4.00', `this device holds at most ${maxInstances} instances of an object`);
    }
    const id = instanceId ?? lowestFree(present);
    if (present.includes(id)) throw new Lwm2mRefusal('4.00', `instance ${id} exists already`);
    this.addInstance(objectId, id);
    try {
      for (const [resourceId, value] of byResource(records)) this.write(objectId, id, resourceId, value);
    } catch (error) {
      this.removeInstance(objectId, id);
      throw error;
    }
    return id;
  }

  /** @throws Lwm2mRefusal 4.04 for a missing instance, 4.05 for an object with fixed instances */
  remove(objectId: number, instanceId: number): void {
    const present = this.#changeable(objectId);
    if (!present.includes(instanceId)) throw new Lwm2mRefusal('4.04', 'no such object instance');
    this.removeInstance(objectId, instanceId);
  }

  /** Adds one instance and removes another. Every second call does the reverse. */
  churn({ objectId, appears, goes }: ChurnPlan): void {
    const [comes, leaves] = this.#churns % 2 === 1 ? [goes, appears] : [appears, goes];
    this.#churns += 1;
    this.addInstance(objectId, comes);
    this.removeInstance(objectId, leaves);
  }

  /** Adds an instance without checking the permissions of a server. Returns false if it exists. */
  addInstance(objectId: number, instanceId: number): boolean {
    const present = this.instanceIds(objectId);
    if (present.includes(instanceId)) return false;
    this.#setInstances(
      objectId,
      [...present, instanceId].sort((a, b) => a - b),
    );
    return true;
  }

  /** Removes an instance and its written values. Returns false if it does not exist. */
  removeInstance(objectId: number, instanceId: number): boolean {
    const present = this.instanceIds(objectId);
    if (!present.includes(instanceId)) return false;
    this.#setInstances(
      objectId,
      present.filter((id) => id !== instanceId),
    );
    this.#device.memory.dropInstance(objectId, instanceId);
    return true;
  }

  /**
   * Sets a value as the device itself does, for example the reading of a sensor. Does not check whether a server may
   * write it.
   *
   * @throws Lwm2mRefusal 4.04 for a resource that the device does not have, or the refusal of a writable resource
   */
  set(objectId: number, instanceId: number, resourceId: number, value: ReadValue): void {
    const behaviour = this.#demand(objectId, instanceId, resourceId);
    const at = this.#context(objectId, instanceId, resourceId);
    if (behaviour.write) behaviour.write(at, value);
    else if (behaviour.read) this.#device.memory.keep(at.name, value);
    else throw new Lwm2mRefusal('4.05', 'this resource holds no value');
  }

  /** Restores the instances of the plan. */
  resetInstances(): void {
    this.#instances = undefined;
    this.#churns = 0;
  }

  /** Calls `visit` for each resource that changes without a Write. */
  forEachChanging(visit: (objectId: number, instanceId: number, resourceId: number) => void): void {
    for (const [objectId, { object, resourceIds }] of this.#plan.objects) {
      for (const instanceId of this.instanceIds(objectId)) {
        for (const resourceId of resourceIds) {
          const behaviour = object.resources.get(resourceId);
          if (behaviour && changesByItself(this.#plan, objectId, instanceId, resourceId, behaviour)) {
            visit(objectId, instanceId, resourceId);
          }
        }
      }
    }
  }

  #setInstances(objectId: number, instanceIds: readonly number[]): void {
    (this.#instances ??= new Map()).set(objectId, instanceIds);
  }

  #changeable(objectId: number): readonly number[] {
    const planned = this.#plan.objects.get(objectId);
    if (!planned) throw new Lwm2mRefusal('4.04', 'no such object');
    if (planned.object.creatable !== true) {
      throw new Lwm2mRefusal('4.05', `the instances of object ${objectId} are fixed on this device`);
    }
    return this.instanceIds(objectId);
  }

  #find(objectId: number, instanceId: number): PlannedObject | undefined {
    return this.instanceIds(objectId).includes(instanceId) ? this.#plan.objects.get(objectId) : undefined;
  }

  #behaviour(objectId: number, instanceId: number, resourceId: number): ResourceBehaviour | undefined {
    return this.#find(objectId, instanceId)?.object.resources.get(resourceId);
  }

  #demand(objectId: number, instanceId: number, resourceId: number): ResourceBehaviour {
    const behaviour = this.#behaviour(objectId, instanceId, resourceId);
    if (!behaviour) throw new Lwm2mRefusal('4.04', 'no such resource');
    return behaviour;
  }

  #context(objectId: number, instanceId: number, resourceId: number): ResourceContext {
    const device = this.#device;
    return {
      device,
      objectId,
      instanceId,
      resourceId,
      key: deriveKey(device.seed, device.index, objectId, instanceId, resourceId),
      name: `${objectId}/${instanceId}/${resourceId}`,
    };
  }
}

function lowestFree(present: readonly number[]): number {
  for (let id = 0; id <= highestId; id += 1) if (!present.includes(id)) return id;
  throw new Lwm2mRefusal('4.00', 'no instance id is free');
}

/** Groups the values of a Create by resource. */
function byResource(records: readonly ValueRecord[]): Map<number, ReadValue> {
  const values = new Map<number, ReadValue>();
  const multiple = new Map<number, Map<number, ResourceValue>>();
  for (const { path, value } of records) {
    const { resourceId, resourceInstanceId } = path;
    if (resourceId === undefined) continue;
    if (resourceInstanceId === undefined) {
      values.set(resourceId, value);
      continue;
    }
    let gathered = multiple.get(resourceId);
    if (!gathered) multiple.set(resourceId, (gathered = new Map<number, ResourceValue>()));
    values.set(resourceId, gathered.set(resourceInstanceId, value));
  }
  return values;
}
