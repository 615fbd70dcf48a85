import { parsePath, PathError } from '@muster/lwm2m/core';
import type { LinkValue, Lwm2mPath } from '@muster/lwm2m/core';
import type { NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { SmartObject } from './model/smart-object.ts';
import { resourcesOf, withInstances, withResourceList, withResources } from './resource-list.ts';

type ResourcePath = Required<Omit<Lwm2mPath, 'resourceInstanceId'>> & Lwm2mPath;

/** The resources of a device, as its responses to Discover list them. */
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
      if (!isOfResource(path) || path.objectId !== asked.objectId) {
        continue;
      }
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
    if (path.resourceInstanceId !== undefined) {
      instances.add(path.resourceInstanceId);
    }
    return known === undefined;
  }

  /** Returns a smart object with the discovered resources; the same object if it has them already. */
  appliedTo(smartObject: SmartObject, catalogue: NetworkCatalogue): SmartObject {
    const key = `${smartObject.objectId}/${smartObject.instanceNumber}`;
    const found = this.#found.get(key);
    const type = catalogue.typeById(smartObject.smartObjectTypeId);
    if (found === undefined || type === undefined) {
      return smartObject;
    }
    const rids = new Set([...found.keys()].filter((rid) => type.resourceTypeIds.has(rid)));
    const shown = resourcesOf(smartObject, type);
    let resources = withResources(shown, rids);
    for (const rid of rids) {
      const riids = found.get(rid);
      if (riids !== undefined && (riids.size > 0 || this.#exact.has(`${key}/${rid}`))) {
        resources = withInstances(resources, rid, [...riids]);
      }
    }
    return resources === shown ? smartObject : withResourceList(smartObject, type, resources);
  }
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
    if (error instanceof PathError) {
      return undefined;
    }
    throw error;
  }
}
