/**
 * The application's tree combined with the managed objects: the objects that a bootstrapped device registers and serves.
 */
import type { ValueRecord } from '../../node/value.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import type { ObjectTree, TreeValue } from '../client/types.ts';
import { ACCESS_CONTROL, isManaged, SERVER, type ManagedObjects } from './managed-objects.ts';

const LIFETIME = 1;
const BINDING = 7;
/** Disable and Registration Update Trigger, which the client handles. */
const actedUpon: ReadonlySet<number> = new Set([4, 8]);
const BOOTSTRAP_TRIGGER = 9;

/** Callbacks for operations of an LwM2M Server on the managed objects. */
export interface ManagedTreeEvents {
  /** Current managed objects of the client. */
  readonly objects: ManagedObjects;
  /** The server has executed Bootstrap-Request Trigger. */
  onBootstrapTrigger(): void;
  /** An LwM2M Server has written a managed value. */
  onChanged(): void;
}

export class ManagedTree implements ObjectTree {
  readonly #inner: ObjectTree;
  readonly #events: ManagedTreeEvents;

  constructor(inner: ObjectTree, events: ManagedTreeEvents) {
    this.#inner = inner;
    this.#events = events;
  }

  *objects(): Iterable<{ objectId: number; version?: string; instanceIds: readonly number[] }> {
    const { objects } = this.#events;
    for (const objectId of [SERVER, ACCESS_CONTROL]) {
      const instanceIds = objects.instanceIds(objectId);
      if (instanceIds.length > 0) yield { objectId, instanceIds };
    }
    for (const object of this.#inner.objects()) if (!isManaged(object.objectId)) yield object;
  }

  resourceIds(objectId: number, instanceId: number): readonly number[] {
    if (!isManaged(objectId)) return this.#inner.resourceIds(objectId, instanceId);
    const instance = this.#events.objects.instance(objectId, instanceId);
    if (!instance) return [];
    if (objectId !== SERVER) return [...instance.keys()];
    return [...new Set([...instance.keys(), ...actedUpon, BOOTSTRAP_TRIGGER])].sort((a, b) => a - b);
  }

  read(objectId: number, instanceId: number, resourceId: number): TreeValue | undefined {
    return isManaged(objectId)
      ? this.#events.objects.value(objectId, instanceId, resourceId)
      : this.#inner.read(objectId, instanceId, resourceId);
  }

  write(
    objectId: number,
    instanceId: number,
    resourceId: number,
    value: TreeValue,
    mode: 'replace' | 'update',
  ): void | Promise<void> {
    if (!isManaged(objectId)) {
      if (!this.#inner.write) throw new Lwm2mRefusal('4.05');
      return this.#inner.write(objectId, instanceId, resourceId, value, mode);
    }
    const isBinding = objectId === SERVER && resourceId === BINDING;
    if (isBinding && !(typeof value === 'string' && /^[UTSNMHQ]{1,8}$/.test(value))) {
      throw new Lwm2mRefusal('4.00', 'a binding is a combination of U, T, S, N, M and H');
    }
    const isLifetime = objectId === SERVER && resourceId === LIFETIME;
    if (isLifetime && !(typeof value === 'number' && value >= 1 && value <= 0xffff_ffff)) {
      throw new Lwm2mRefusal('4.00', 'a lifetime is 1 to 4294967295 seconds');
    }
    this.#events.objects.set(objectId, instanceId, resourceId, value);
    this.#events.onChanged();
  }

  execute(objectId: number, instanceId: number, resourceId: number, args: string): void | Promise<void> {
    if (!isManaged(objectId)) {
      if (!this.#inner.execute) throw new Lwm2mRefusal('4.05');
      return this.#inner.execute(objectId, instanceId, resourceId, args);
    }
    if (objectId === SERVER && resourceId === BOOTSTRAP_TRIGGER) this.#events.onBootstrapTrigger();
    else if (objectId !== SERVER || !actedUpon.has(resourceId)) throw new Lwm2mRefusal('4.05');
  }

  /** Only the Bootstrap interface can create and delete instances of managed objects. */
  create(objectId: number, instanceId: number | undefined, records: readonly ValueRecord[]): number {
    if (isManaged(objectId) || !this.#inner.create) throw new Lwm2mRefusal('4.05');
    return this.#inner.create(objectId, instanceId, records);
  }

  remove(objectId: number, instanceId: number): void {
    if (isManaged(objectId) || !this.#inner.remove) throw new Lwm2mRefusal('4.05');
    this.#inner.remove(objectId, instanceId);
  }
}
