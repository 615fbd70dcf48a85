import type { Lwm2mPath, OperationAnswer, ValueRecord } from '@muster/lwm2m/core';
import { versionOfUrn } from '../catalogue/model.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { SmartObject } from './model/smart-object.ts';
import {
  resourcesOf,
  withInstances,
  withResourceList,
  withResources,
  withUnavailable,
} from './resource-list.ts';
import type { ResourceList } from './resource-list.ts';

/**
 * All values that a device has at a path, from the response to a Read or an Observe, or from a notification.
 */
export interface ReportedValues {
  readonly path: Lwm2mPath;
  readonly records: readonly ValueRecord[];
}

/**
 * Returns whether the response reports that the device does not have the resource or resource instance at the
 * path.
 */
export function isMissing({ resourceId }: Lwm2mPath, { code }: OperationAnswer): boolean {
  return resourceId !== undefined && code === '4.04';
}

/** Marks the resource or resource instance at a path as unavailable in a smart object. */
export function withMissing(
  path: Lwm2mPath,
  smartObject: SmartObject,
  catalogue: NetworkCatalogue,
): SmartObject {
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  const { resourceId: rid, resourceInstanceId: riid } = path;
  if (rid === undefined || type === undefined || !isAt(path, smartObject)) return smartObject;
  return replaced(smartObject, type, (list) => withUnavailable(list, rid, riid));
}

/**
 * Applies the complete list of resources or resource instances that the device has reported. Executable and
 * write-only resources of an object instance are unchanged. A report without values changes nothing.
 */
export function withReported(
  { path, records }: ReportedValues,
  smartObject: SmartObject,
  catalogue: NetworkCatalogue,
): SmartObject {
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  if (type === undefined || path.resourceInstanceId !== undefined || !isAt(path, smartObject))
    return smartObject;
  const found = instancesByResource(records, smartObject, type);
  if (found.size === 0) return smartObject;
  const version = versionOfUrn(type.objectUrn);
  const isReadable = (rid: number): boolean =>
    catalogue.models.resource(smartObject.objectId, rid, version)?.operations.includes('R') === true;
  return replaced(smartObject, type, (list) => {
    let next = list;
    if (path.resourceId === undefined) {
      const kept = next.filter(
        ({ rid, unavailable }) => found.has(rid) || (unavailable !== true && !isReadable(rid)),
      );
      next = withResources(next, new Set(kept.map(({ rid }) => rid)));
    }
    for (const [rid, riids] of found) if (riids.length > 0) next = withInstances(next, rid, riids);
    return next;
  });
}

function isAt({ objectId, instanceId }: Lwm2mPath, smartObject: SmartObject): boolean {
  const isOurs = smartObject.isVirtual !== true && !smartObject.isUnavailable;
  return isOurs && smartObject.objectId === objectId && smartObject.instanceNumber === instanceId;
}

function instancesByResource(
  records: readonly ValueRecord[],
  smartObject: SmartObject,
  { resourceTypeIds }: CatalogueType,
): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { path } of records) {
    const { resourceId: rid, resourceInstanceId: riid } = path;
    if (rid === undefined || !isAt(path, smartObject) || !resourceTypeIds.has(rid)) continue;
    const riids = found.get(rid) ?? [];
    found.set(rid, riids);
    if (riid !== undefined) riids.push(riid);
  }
  return found;
}

function replaced(
  smartObject: SmartObject,
  type: CatalogueType,
  change: (list: ResourceList) => ResourceList,
): SmartObject {
  const before = resourcesOf(smartObject, type);
  const after = change(before);
  return after === before ? smartObject : withResourceList(smartObject, type, after);
}
