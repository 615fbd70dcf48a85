/**
 * Answers to Discover (OMA-TS-LightweightM2M_Core-V1_1 6.3.2). A Discover of an object lists its instances and their
 * resources, one of an instance its resources, one of a resource its resource instances. Attributes stand where they
 * were attached; those of the path that is asked for include what it inherits.
 */
import { discoverLink, type DiscoverLinkOptions } from '../../codec/object-links.ts';
import type { LinkValue } from '../../codec/link-format.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { makePath, type Lwm2mPath } from '../../path/path.ts';
import {
  demandResource,
  hasInstance,
  instancesOf,
  isMultiple,
  isReadable,
  type Data,
} from './tree-reader.ts';

/** Attributes of paths. */
export interface AttributeSource {
  /** Attached to that very path. */
  own(path: Lwm2mPath): NotificationAttributes;
  /** In force at that path: its own, and what it inherits. */
  inForce(path: Lwm2mPath): NotificationAttributes;
}

/** @throws Lwm2mRefusal 4.04 */
export function discover(data: Data, attributes: AttributeSource, path: Lwm2mPath): LinkValue[] {
  const { objectId = 0, instanceId, resourceId } = path;
  const links: LinkValue[] = [];
  if (instanceId === undefined) {
    listObject(data, attributes, objectId, links);
  } else if (resourceId === undefined) {
    if (!hasInstance(data, objectId, instanceId)) throw new Lwm2mRefusal('4.04', 'no such object instance');
    links.push(discoverLink(path, attributes.inForce(path)));
    listResources(data, attributes, objectId, instanceId, links);
  } else {
    listResource(data, attributes, objectId, instanceId, resourceId, links);
  }
  return links;
}

function listObject(data: Data, attributes: AttributeSource, objectId: number, links: LinkValue[]): void {
  const instances = instancesOf(data, objectId);
  if (!instances) throw new Lwm2mRefusal('4.04', 'no such object');
  const version = versionOf(data, objectId);
  const own: DiscoverLinkOptions = attributes.own({ objectId });
  links.push(discoverLink({ objectId }, version === undefined ? own : { ...own, version }));
  for (const instanceId of instances) {
    links.push(discoverLink({ objectId, instanceId }, attributes.own({ objectId, instanceId })));
    listResources(data, attributes, objectId, instanceId, links);
  }
}

function versionOf({ tree }: Data, wanted: number): string | undefined {
  for (const { objectId, version } of tree.objects()) if (objectId === wanted) return version;
  return undefined;
}

function listResources(
  data: Data,
  attributes: AttributeSource,
  objectId: number,
  instanceId: number,
  links: LinkValue[],
): void {
  for (const resourceId of data.tree.resourceIds(objectId, instanceId)) {
    const path = { objectId, instanceId, resourceId };
    links.push(resourceLink(data, path, attributes.own(path)).link);
  }
}

function listResource(
  data: Data,
  attributes: AttributeSource,
  objectId: number,
  instanceId: number,
  resourceId: number,
  links: LinkValue[],
): void {
  demandResource(data, objectId, instanceId, resourceId);
  const path = { objectId, instanceId, resourceId };
  const { link, ids } = resourceLink(data, path, attributes.inForce(path));
  links.push(link);
  for (const id of ids) {
    const instance = makePath(objectId, instanceId, resourceId, id);
    links.push(discoverLink(instance, attributes.own(instance)));
  }
}

function resourceLink(
  data: Data,
  path: { readonly objectId: number; readonly instanceId: number; readonly resourceId: number },
  own: NotificationAttributes,
): { readonly link: LinkValue; readonly ids: readonly number[] } {
  const { objectId, instanceId, resourceId } = path;
  const value = isReadable(data, objectId, resourceId)
    ? data.tree.read(objectId, instanceId, resourceId)
    : undefined;
  if (value === undefined || !isMultiple(value)) return { link: discoverLink(path, own), ids: [] };
  return { link: discoverLink(path, { ...own, dim: value.size }), ids: [...value.keys()] };
}
