import { formatPath, isWithin, makePath, parsePath, type Lwm2mPath } from '../../path/path.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import {
  applyAttributes,
  findAttributeProblem,
  findPlacementProblem,
} from '../../operation/attribute-query.ts';
import type { AttributeChange } from '../../operation/operation.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';

const nothing: NotificationAttributes = Object.freeze({});

/** Maximum number of paths with attributes. */
const MAX_PATHS = 4_096;

/**
 * The notification attributes that the server has attached to paths. A path inherits the attributes of its resource,
 * instance and object; the nearest one takes precedence (OMA-TS-LightweightM2M_Core-V1_1 5.1.1).
 */
export class AttributeStore {
  readonly #attributes = new Map<string, NotificationAttributes>();

  own(path: Lwm2mPath): NotificationAttributes {
    return this.#attributes.get(formatPath(path)) ?? nothing;
  }

  inForce(path: Lwm2mPath): NotificationAttributes {
    if (this.#attributes.size === 0) return nothing;
    const { objectId, instanceId, resourceId, resourceInstanceId } = path;
    let found = this.own(makePath(objectId));
    if (instanceId !== undefined) found = { ...found, ...this.own(makePath(objectId, instanceId)) };
    if (resourceId !== undefined)
      found = { ...found, ...this.own(makePath(objectId, instanceId, resourceId)) };
    return resourceInstanceId === undefined ? found : { ...found, ...this.own(path) };
  }

  /** @throws Lwm2mRefusal 4.00 if attributes contradict each other or are not valid at the path */
  change(path: Lwm2mPath, change: AttributeChange): void {
    const next = applyAttributes(this.own(path), change);
    const problem =
      findPlacementProblem(path, change) ?? findAttributeProblem({ ...this.inForce(path), ...next });
    if (problem !== undefined) throw new Lwm2mRefusal('4.00', problem);
    const key = formatPath(path);
    if (Object.keys(next).length === 0) this.#attributes.delete(key);
    else if (this.#attributes.has(key) || this.#attributes.size < MAX_PATHS) this.#attributes.set(key, next);
    else throw new Lwm2mRefusal('5.00', 'too many paths carry attributes');
  }

  /** Drops the attributes at and below a removed path. */
  drop(path: Lwm2mPath): void {
    for (const key of this.#attributes.keys())
      if (isWithin(parsePath(key), path)) this.#attributes.delete(key);
  }
}

/** Attributes of a device to which none were attached. */
export const noAttributes = { own: () => nothing, inForce: () => nothing } as const;
