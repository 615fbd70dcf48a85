import { newId } from '../../../kernel/new-id.ts';

/**
 * Ids of SmartObjects and Resources.
 *
 * A SmartObject's id is that of {@link newId}, but says version 4, as such ids always did, and its last eight hex digits
 * are `ffffffff`. The ids of its resources are derived
 * from it, so that no resource needs a document of its own: the last eight digits become four for the resource id and
 * four for the resource instance id. `ffff` stands for "none": 65535 is MAX_ID of LwM2M, never the id of anything
 * (OMA-TS-LightweightM2M_Core, "Identifiers").
 */

const TAIL_LENGTH = 8;
/** Where a UUID says its version. */
const VERSION_AT = 14;
const NONE = 'ffff';
const MAX_ID = 0xffff;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** What a resource id names. Without `rid` it is the SmartObject itself. */
export interface ResourceIdParts {
  readonly smartObjectId: string;
  readonly rid?: number;
  readonly riid?: number;
}

/** A new SmartObject id, greater than all before it. */
export function newSmartObjectId(): string {
  const id = newId();
  return `${id.slice(0, VERSION_AT)}4${id.slice(VERSION_AT + 1, -TAIL_LENGTH)}${NONE}${NONE}`;
}

function hex(id: number): string {
  if (!Number.isInteger(id) || id < 0 || id >= MAX_ID) {
    throw new RangeError(`${id} is not an LwM2M ID (0 to 65534)`);
  }
  return id.toString(16).padStart(4, '0');
}

/**
 * The id of a resource, or of one resource instance.
 *
 * @param smartObjectId id of the SmartObject, as made by {@link newSmartObjectId}
 * @param rid resource id, 0 to 65534
 * @param riid resource instance id, 0 to 65534; absent for the resource as a whole
 * @throws RangeError when an id is out of bounds
 */
export function resourceId(smartObjectId: string, rid: number, riid?: number): string {
  return smartObjectId.slice(0, -TAIL_LENGTH) + hex(rid) + (riid === undefined ? NONE : hex(riid));
}

/**
 * Takes an id apart; undefined when it is not a UUID or names a resource instance without a resource.
 * A UUID that belongs to nothing parses too: whether the SmartObject exists is the store's answer.
 */
export function parseResourceId(id: string): ResourceIdParts | undefined {
  const text = id.toLowerCase();
  if (!UUID.test(text)) {
    return undefined;
  }
  const smartObjectId = text.slice(0, -TAIL_LENGTH) + NONE + NONE;
  const rid = text.slice(-TAIL_LENGTH, -4);
  const riid = text.slice(-4);
  if (rid === NONE) {
    return riid === NONE ? { smartObjectId } : undefined;
  }
  if (riid === NONE) {
    return { smartObjectId, rid: Number.parseInt(rid, 16) };
  }
  return { smartObjectId, rid: Number.parseInt(rid, 16), riid: Number.parseInt(riid, 16) };
}
