/**
 * Paths of the LwM2M resource model: /Object/Instance/Resource/ResourceInstance.
 *
 * Ids are 16-bit; 65535 (MAX_ID) is reserved and identifies nothing (OMA-TS-LightweightM2M_Core-V1_1, 7.2).
 */
export interface Lwm2mPath {
  readonly objectId?: number;
  readonly instanceId?: number;
  readonly resourceId?: number;
  readonly resourceInstanceId?: number;
}

/** The reserved id; a real id is at most `MAX_ID - 1`. */
export const MAX_ID = 65_535;

/** Number of ids in a path: 0 is the root, 4 a resource instance. */
export type PathDepth = 0 | 1 | 2 | 3 | 4;

/** Text or ids that are not a valid LwM2M path. */
export class PathError extends Error {
  override readonly name = 'PathError';
}

const DIGIT_0 = 48;

/** Whether `id` is valid for an object, instance, resource or resource instance: a whole number 0..65534. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id >= 0 && id < MAX_ID;
}

/**
 * Builds a path from its ids without checking them. Undefined members are absent, so that two equal paths are also
 * deeply equal.
 */
export function makePath(
  objectId?: number,
  instanceId?: number,
  resourceId?: number,
  resourceInstanceId?: number,
): Lwm2mPath {
  if (objectId === undefined) return {};
  if (instanceId === undefined) {
    // A Create can contain resources before the device has chosen the instance.
    return resourceId === undefined
      ? { objectId }
      : withoutInstance(objectId, resourceId, resourceInstanceId);
  }
  if (resourceId === undefined) return { objectId, instanceId };
  if (resourceInstanceId === undefined) return { objectId, instanceId, resourceId };
  return { objectId, instanceId, resourceId, resourceInstanceId };
}

function withoutInstance(objectId: number, resourceId: number, resourceInstanceId?: number): Lwm2mPath {
  return resourceInstanceId === undefined
    ? { objectId, resourceId }
    : { objectId, resourceId, resourceInstanceId };
}

/**
 * Parses a path such as `/3/0/7/1`, `3/0` or `/` (the root).
 *
 * @throws PathError for more than four IDs, an ID outside 0..65534, and empty segments
 */
export function parsePath(text: string): Lwm2mPath {
  if (text === '/') return {};
  const ids: number[] = [];
  for (let at = text.startsWith('/') ? 1 : 0; at <= text.length; at += 1) {
    const end = endOfSegment(text, at);
    if (ids.length === 4) throw new PathError(`a path has at most four ids: ${quote(text)}`);
    ids.push(parseId(text, at, end));
    at = end;
  }
  return makePath(ids[0], ids[1], ids[2], ids[3]);
}

function endOfSegment(text: string, from: number): number {
  const slash = text.indexOf('/', from);
  return slash < 0 ? text.length : slash;
}

/** Parses the id in `text` from `start` to `end`: digits only, without leading zeros. */
function parseId(text: string, start: number, end: number): number {
  let id = 0;
  for (let at = start; at < end; at += 1) {
    const digit = text.charCodeAt(at) - DIGIT_0;
    if (!(digit >= 0 && digit <= 9) || (id === 0 && at > start) || id > MAX_ID)
      return failId(text, Number.NaN);
    id = id * 10 + digit;
  }
  return start < end && id < MAX_ID ? id : failId(text, start < end ? id : Number.NaN);
}

function failId(text: string, id: number): never {
  const why = id === MAX_ID ? '65535 is reserved' : 'each id is a number in 0..65534';
  throw new PathError(`not an LwM2M path: ${quote(text)} (${why})`);
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
}

/**
 * Formats a path as `/3/0/7/1`; the root is `/`. A resource whose instance is not chosen yet (as in a Create) has a `-`
 * in its place.
 */
export function formatPath(path: Lwm2mPath): string {
  const { objectId, instanceId, resourceId, resourceInstanceId } = path;
  if (objectId === undefined) return '/';
  if (resourceId === undefined)
    return instanceId === undefined ? `/${objectId}` : `/${objectId}/${instanceId}`;
  const resource = `/${objectId}/${instanceId ?? '-'}/${resourceId}`;
  return resourceInstanceId === undefined ? resource : `${resource}/${resourceInstanceId}`;
}

/** Returns the number of ids in a path. */
export function pathDepth(path: Lwm2mPath): PathDepth {
  if (path.objectId === undefined) return 0;
  if (path.resourceInstanceId !== undefined) return 4;
  if (path.resourceId !== undefined) return 3;
  return path.instanceId === undefined ? 1 : 2;
}

/** Whether `path` is `ancestor` or below it. Every path is within the root. */
export function isWithin(path: Lwm2mPath, ancestor: Lwm2mPath): boolean {
  return (
    (ancestor.objectId === undefined || ancestor.objectId === path.objectId) &&
    (ancestor.instanceId === undefined || ancestor.instanceId === path.instanceId) &&
    (ancestor.resourceId === undefined || ancestor.resourceId === path.resourceId) &&
    (ancestor.resourceInstanceId === undefined || ancestor.resourceInstanceId === path.resourceInstanceId)
  );
}

/** Whether both paths are equal. */
export function samePath(a: Lwm2mPath, b: Lwm2mPath): boolean {
  return (
    a.objectId === b.objectId &&
    a.instanceId === b.instanceId &&
    a.resourceId === b.resourceId &&
    a.resourceInstanceId === b.resourceInstanceId
  );
}

/** Compares paths by their ids, an ancestor before its descendants, for `Array.prototype.sort`. */
export function comparePaths(a: Lwm2mPath, b: Lwm2mPath): number {
  return (
    (a.objectId ?? -1) - (b.objectId ?? -1) ||
    (a.instanceId ?? -1) - (b.instanceId ?? -1) ||
    (a.resourceId ?? -1) - (b.resourceId ?? -1) ||
    (a.resourceInstanceId ?? -1) - (b.resourceInstanceId ?? -1)
  );
}
