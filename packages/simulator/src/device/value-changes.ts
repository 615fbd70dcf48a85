import type { Lwm2mPath, ResourceValue } from '@muster/lwm2m';
import type { ReadValue } from './simulated-object.ts';

interface ResourcePath {
  readonly objectId: number;
  readonly instanceId: number;
  readonly resourceId: number;
}

/**
 * Adds the paths that differ between two readings of a resource: the resource instances with different values, or the
 * resource if it has one value or a different set of instances.
 */
export function addChanges(
  path: ResourcePath,
  before: ReadValue | undefined,
  after: ReadValue | undefined,
  changes: Lwm2mPath[],
): void {
  if (!isMultiple(before) || !isMultiple(after)) {
    if (!sameReading(before, after)) changes.push(path);
    return;
  }
  if (before.size !== after.size || [...after.keys()].some((id) => !before.has(id))) {
    changes.push(path);
    return;
  }
  for (const [resourceInstanceId, value] of after) {
    if (!sameReading(before.get(resourceInstanceId), value)) changes.push({ ...path, resourceInstanceId });
  }
}

function isMultiple(value: ReadValue | undefined): value is ReadonlyMap<number, ResourceValue> {
  return value instanceof Map;
}

function sameReading(a: ReadValue | undefined, b: ReadValue | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  return isLink(a) && isLink(b) && a.objectId === b.objectId && a.instanceId === b.instanceId;
}

function isLink(value: ReadValue | undefined): value is { objectId: number; instanceId: number } {
  return typeof value === 'object' && 'objectId' in value;
}
