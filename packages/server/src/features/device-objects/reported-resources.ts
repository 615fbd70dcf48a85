import type { LRUCache } from 'lru-cache';
import { parsePath, PathError } from '@muster/lwm2m/core';
import type { LinkValue, Lwm2mPath, OperationAnswer, ValueRecord } from '@muster/lwm2m/core';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import { boundedCache } from '../../kernel/caches.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/ports.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import { resourcesOf, withInstances, withResourceList, withResources, withUnavailable } from './model.ts';
import type { ResourceList, ResourceShape, SmartObject } from './model.ts';

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

type ResourcePath = Required<Omit<Lwm2mPath, 'resourceInstanceId'>> & Lwm2mPath;

/** Collects the responses of a device to Discover. */
export class DiscoveredResources {
  /** Resources by "objectId/instanceId", each with its instances if the responses list any. */
  readonly #found = new Map<string, Map<number, Set<number>>>();
  /** "objectId/instanceId/resourceId" of the resources whose instances a separate Discover has listed. */
  readonly #exact = new Set<string>();

  /**
   * Adds the response to a Discover.
   *
   * @param asked path of the Discover
   * @returns paths of resources whose instances only another Discover shows
   */
  add(
    asked: Lwm2mPath,
    links: readonly LinkValue[],
    target: DeviceAddress,
    { models }: NetworkCatalogue,
  ): Lwm2mPath[] {
    const further: Lwm2mPath[] = [];
    for (const link of links) {
      const path = pathOf(link.target, target.rootPath);
      if (!isOfResource(path) || path.objectId !== asked.objectId) continue;
      const isNew = this.#note(path);
      const isParent = asked.resourceId === undefined && path.resourceInstanceId === undefined;
      // A LwM2M 1.0 device reports only the number of instances.
      const isAskable = isNew && isParent && target.lwm2mVersion !== '1.0';
      if (isAskable && models.resource(path.objectId, path.resourceId)?.multiple === true) further.push(path);
    }
    if (isOfResource(asked)) {
      this.#exact.add(`${asked.objectId}/${asked.instanceId}/${asked.resourceId}`);
    }
    return further;
  }

  /** Returns whether the resource was not listed before. */
  #note(path: ResourcePath): boolean {
    const key = `${path.objectId}/${path.instanceId}`;
    const resources = this.#found.get(key) ?? new Map<number, Set<number>>();
    this.#found.set(key, resources);
    const known = resources.get(path.resourceId);
    const instances = known ?? new Set<number>();
    resources.set(path.resourceId, instances);
    if (path.resourceInstanceId !== undefined) instances.add(path.resourceInstanceId);
    return known === undefined;
  }

  shape(): ResourceShape {
    const resources: Record<string, readonly number[]> = {};
    const instances: Record<string, readonly number[]> = {};
    for (const [key, found] of this.#found) {
      resources[key] = [...found.keys()].sort(ascending);
      for (const [rid, riids] of found) {
        const path = `${key}/${rid}`;
        if (riids.size > 0 || this.#exact.has(path)) instances[path] = [...riids].sort(ascending);
      }
    }
    return { resources, instances };
  }
}

const ascending = (a: number, b: number): number => a - b;

/** Maximum number of results that are cached for a type. */
const CACHED = 100;

/**
 * What smart objects without differences become, by type and by the discovered resources. Most devices of a type have
 * the same, and computing them takes longer than storing them.
 */
const results = new WeakMap<CatalogueType, LRUCache<string, Pick<SmartObject, 'differences'>>>();

/** Returns a smart object with discovered resources; the same object if it has them already. */
export function withDiscovered(
  smartObject: SmartObject,
  { resources, instances }: ResourceShape,
  catalogue: NetworkCatalogue,
): SmartObject {
  const key = `${smartObject.objectId}/${smartObject.instanceNumber}`;
  const found = resources[key];
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  if (found === undefined || type === undefined) return smartObject;
  const own = found
    .filter((rid) => type.resourceTypeIds.has(rid))
    .map((rid) => ({ rid, riids: instances[`${key}/${rid}`] }));
  if (smartObject.differences !== undefined) return withFound(smartObject, type, own);
  const ofType = results.get(type) ?? boundedCache(CACHED);
  results.set(type, ofType);
  const text = JSON.stringify(own);
  let result = ofType.get(text);
  if (result === undefined) {
    const { differences } = withFound(smartObject, type, own);
    result = differences === undefined ? {} : { differences };
    ofType.set(text, result);
  }
  return result.differences === undefined ? smartObject : { ...smartObject, ...result };
}

interface FoundResource {
  readonly rid: number;
  /** Undefined if the instances are unknown. */
  readonly riids: readonly number[] | undefined;
}

function withFound(
  smartObject: SmartObject,
  type: CatalogueType,
  found: readonly FoundResource[],
): SmartObject {
  return replaced(smartObject, type, (list) => {
    let next = withResources(list, new Set(found.map(({ rid }) => rid)));
    for (const { rid, riids } of found) if (riids !== undefined) next = withInstances(next, rid, riids);
    return next;
  });
}

function isOfResource(path: Lwm2mPath | undefined): path is ResourcePath {
  return path?.resourceId !== undefined;
}

/** Returns undefined if the link is not an LwM2M path, because devices also list other links. */
function pathOf(target: string, rootPath: string): Lwm2mPath | undefined {
  const root = rootPath === '/' ? '' : rootPath;
  const text = root !== '' && target.startsWith(`${root}/`) ? target.slice(root.length) : target;
  try {
    return parsePath(text);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}
