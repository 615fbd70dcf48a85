/**
 * Answers Discover (OMA-TS-LightweightM2M_Core-V1_1 6.3.2). A Discover of an object lists its instances and their
 * resources, one of an instance its resources, one of a resource its resource instances. Attributes are listed where
 * they are attached; those of the requested path include inherited ones. In LwM2M 1.2, the server can request a depth,
 * down to resource instances. The answer then includes the default periods of the Server object.
 */
import { discoverLink, type DiscoverLinkOptions } from '../../codec/object-links.ts';
import type { LinkValue } from '../../codec/link-format.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { makePath, pathDepth, type Lwm2mPath } from '../../path/path.ts';
import { defaultPeriods } from './server-object.ts';
import {
  demandResource,
  hasInstance,
  instancesOf,
  isMultiple,
  isReadable,
  type Data,
} from './tree-reader.ts';

/** Notification attributes by path. */
export interface AttributeSource {
  /** Attributes attached to exactly that path. */
  own(path: Lwm2mPath): NotificationAttributes;
  /** Attributes in force at that path, including inherited ones. */
  inForce(path: Lwm2mPath): NotificationAttributes;
}

/** Levels listed below the path unless the server says how many: resources, or instances of a resource. */
const usualDepth = [0, 2, 1, 1] as const;

/**
 * @param depth levels below the path; undefined: the default of LwM2M 1.1
 * @throws Lwm2mRefusal 4.04
 */
export function discover(
  data: Data,
  attributes: AttributeSource,
  path: Lwm2mPath,
  depth?: number,
): LinkValue[] {
  const own = attributes.inForce(path);
  const shown = depth === undefined ? own : { ...defaultPeriods(data), ...own };
  const { objectId = 0, instanceId, resourceId } = path;
  const context: Listing = { data, attributes, links: [] };
  const levels = depth ?? usualDepth[pathDepth(path) as 1 | 2 | 3];
  if (instanceId === undefined) {
    listObject(context, objectId, shown, levels);
  } else if (resourceId === undefined) {
    if (!hasInstance(data, objectId, instanceId)) throw new Lwm2mRefusal('4.04', 'no such object instance');
    listInstance(context, objectId, instanceId, shown, levels);
  } else {
    demandResource(data, objectId, instanceId, resourceId);
    listResource(context, { objectId, instanceId, resourceId }, shown, levels);
  }
  return context.links;
}

interface Listing {
  readonly data: Data;
  readonly attributes: AttributeSource;
  readonly links: LinkValue[];
}

function listObject(context: Listing, objectId: number, shown: NotificationAttributes, levels: number): void {
  const { data, attributes, links } = context;
  const instances = instancesOf(data, objectId);
  if (!instances) throw new Lwm2mRefusal('4.04', 'no such object');
  const version = versionOf(data, objectId);
  const own: DiscoverLinkOptions = version === undefined ? shown : { ...shown, version };
  links.push(discoverLink({ objectId }, own));
  if (levels === 0) return;
  for (const instanceId of instances) {
    listInstance(context, objectId, instanceId, attributes.own({ objectId, instanceId }), levels - 1);
  }
}

function versionOf({ tree }: Data, wanted: number): string | undefined {
  for (const { objectId, version } of tree.objects()) if (objectId === wanted) return version;
  return undefined;
}

function listInstance(
  context: Listing,
  objectId: number,
  instanceId: number,
  shown: NotificationAttributes,
  levels: number,
): void {
  const { data, attributes, links } = context;
  links.push(discoverLink({ objectId, instanceId }, shown));
  if (levels === 0) return;
  for (const resourceId of data.tree.resourceIds(objectId, instanceId)) {
    const path = { objectId, instanceId, resourceId };
    listResource(context, path, attributes.own(path), levels - 1);
  }
}

function listResource(
  { data, attributes, links }: Listing,
  path: ResourcePath,
  shown: NotificationAttributes,
  levels: number,
): void {
  const { link, ids } = resourceLink(data, path, shown);
  links.push(link);
  if (levels === 0) return;
  for (const id of ids) {
    const instance = makePath(path.objectId, path.instanceId, path.resourceId, id);
    links.push(discoverLink(instance, attributes.own(instance)));
  }
}

interface ResourcePath {
  readonly objectId: number;
  readonly instanceId: number;
  readonly resourceId: number;
}

function resourceLink(
  data: Data,
  path: ResourcePath,
  own: NotificationAttributes,
): { readonly link: LinkValue; readonly ids: readonly number[] } {
  const { objectId, instanceId, resourceId } = path;
  const value = isReadable(data, objectId, resourceId)
    ? data.tree.read(objectId, instanceId, resourceId)
    : undefined;
  if (value === undefined || !isMultiple(value)) return { link: discoverLink(path, own), ids: [] };
  return { link: discoverLink(path, { ...own, dim: value.size }), ids: [...value.keys()] };
}
