import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import { NotificationTrigger } from '../../operation/notification-trigger.ts';
import { isWithin, type Lwm2mPath } from '../../path/path.ts';
import type { ObservedContext } from './observed-context.ts';
import { instancesOf, sampleAt, type Data } from './tree-reader.ts';

/** One path of an observation. Decides when to notify. */
export class ObservedPath {
  readonly path: Lwm2mPath;
  readonly #own: NotificationAttributes | undefined;
  readonly #trigger: NotificationTrigger;
  /** Instances that the path covers, as last seen: all of an object, or the path's own; undefined: deleted. */
  #instances: readonly number[] | undefined;

  /** @param own attributes of this observation only */
  constructor(context: ObservedContext, path: Lwm2mPath, own?: NotificationAttributes) {
    this.path = path;
    this.#own = own;
    this.#trigger = new NotificationTrigger(
      this.attributes(context),
      sampleAt(context.data, path),
      context.monotonicMs(),
    );
    this.#instances = instancesAt(context.data, path);
  }

  /** Attributes in force for this observation. */
  attributes(context: ObservedContext): NotificationAttributes {
    const attached = context.attributesAt(this.path);
    return this.#own === undefined ? attached : { ...attached, ...this.#own };
  }

  isAffectedBy(path: Lwm2mPath): boolean {
    return isWithin(path, this.path) || isWithin(this.path, path);
  }

  /** Handles a changed value. @returns whether to notify now */
  changed(context: ObservedContext): boolean {
    return this.#trigger.changed(sampleAt(context.data, this.path), context.monotonicMs());
  }

  /** Handles the end of a period. @returns whether to notify now */
  handleTimer(context: ObservedContext): boolean {
    return this.#trigger.handleTimer(sampleAt(context.data, this.path), context.monotonicMs());
  }

  /** Drops a change that has not been notified yet. */
  discard(): void {
    this.#trigger.discard();
  }

  /**
   * Handles created or deleted instances.
   *
   * @returns whether to notify now, which a deletion requires
   */
  instancesChanged(context: ObservedContext): boolean {
    const instances = instancesAt(context.data, this.path);
    const before = this.#instances;
    if (sameIds(instances, before)) return false;
    this.#instances = instances;
    return instances === undefined || this.changed(context);
  }

  /** Handles changed attributes at that path, which also apply below it. */
  attributesChanged(context: ObservedContext, path: Lwm2mPath): void {
    if (isWithin(this.path, path)) this.#trigger.setAttributes(this.attributes(context));
  }

  markNotified(context: ObservedContext): void {
    this.#trigger.markNotified(sampleAt(context.data, this.path), context.monotonicMs());
  }

  /** Time at which to call `handleTimer`, in monotonic milliseconds. */
  get wakeAtMs(): number {
    return this.#trigger.wakeAtMs;
  }
}

function instancesAt(data: Data, { objectId, instanceId }: Lwm2mPath): readonly number[] | undefined {
  if (objectId === undefined) return allInstances(data);
  const instances = instancesOf(data, objectId);
  if (instances === undefined) return undefined;
  if (instanceId === undefined) return [...instances];
  return instances.includes(instanceId) ? [instanceId] : undefined;
}

/** Returns every instance of every object, for the root path. */
function allInstances({ tree }: Data): readonly number[] {
  const all: number[] = [];
  for (const { objectId, instanceIds } of tree.objects()) {
    for (const instanceId of instanceIds) all.push(objectId * 65_536 + instanceId);
  }
  return all;
}

function sameIds(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
