import { newId } from '../../../kernel/new-id.ts';

/**
 * IDs of SmartObjects and Resources.
 *
 * A SmartObject ID is an ID of {@link newId} with version 4, which such IDs have always had, and with
 * `ffffffff` as the last eight hex digits. The IDs of its resources are derived from it, so that no resource
 * needs its own document: the last eight digits become four for the resource ID and four for the resource
 * instance ID. `ffff` stands for "none": 65535 is MAX_ID of LwM2M, which is never used as an ID
 * (OMA-TS-LightweightM2M_Core, "Identifiers").
 */

const TAIL_LENGTH = 8;
/** Index of the version digit in a UUID. */
const VERSION_AT = 14;
const NONE = 'ffff';
const MAX_ID = 0xffff;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** Parts of a resource ID. Without `rid` it is the ID of the SmartObject itself. */
export interface ResourceIdParts {
  readonly smartObjectId: string;
  readonly rid?: number;
  readonly riid?: number;
}

/** Returns a new SmartObject ID, greater than all earlier ones. */
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
 * Returns the ID of a resource or of one resource instance.
 *
 * @param smartObjectId ID of the SmartObject, as made by {@link newSmartObjectId}
 * @param rid resource ID, 0 to 65534
 * @param riid resource instance ID, 0 to 65534; absent for the resource as a whole
 * @throws RangeError if an ID is out of bounds
 */
export function resourceId(smartObjectId: string, rid: number, riid?: number): string {
  return smartObjectId.slice(0, -TAIL_LENGTH) + hex(rid) + (riid === undefined ? NONE : hex(riid));
}

/**
 * Splits an ID into its parts. Undefined if it is not a UUID or has a resource instance without a resource.
 * Does not check whether the SmartObject exists.
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
