/**
 * Answers of a device to its bootstrap server.
 */
import type { CoapReply, CoapRequest } from '@muster/coap';
import { ContentFormat } from '../../codec/content-format.ts';
import { formatLinkFormat, type LinkValue } from '../../codec/link-format.ts';
import { discoverLink } from '../../codec/object-links.ts';
import { decodeInstances, decodeValues, encodeValues } from '../../codec/values.ts';
import type { RequestedBootstrap } from '../../binding/bootstrap-device-request.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { isAtLeast } from '../../operation/version.ts';
import { pathDepth, type Lwm2mPath } from '../../path/path.ts';
import type { ObjectTree } from '../client/types.ts';
import { formatsOf } from '../client/value-format.ts';
import { instancesIn, type Draft } from './draft.ts';
import { isManaged, SECURITY, SERVER, type ManagedObjects } from './managed-objects.ts';

export interface BootstrapServiceContext {
  readonly draft: Draft;
  readonly tree: ObjectTree;
  readonly models: ModelRegistry;
  readonly lwm2mVersion: string;
  readonly nowMs: number;
}

/** Answers all operations except Bootstrap-Finish. @throws Lwm2mRefusal, DecodeError, EncodeError */
export function serveBootstrap(
  context: BootstrapServiceContext,
  request: CoapRequest,
  { type, path }: RequestedBootstrap,
): CoapReply {
  switch (type) {
    case 'bootstrapDelete':
      context.draft.delete(path);
      return { code: '2.02' };
    case 'bootstrapWrite':
      return write(context, request, path);
    case 'bootstrapRead':
      return read(context, request, path);
    case 'bootstrapDiscover':
      return discover(context, path);
    case 'finish':
      throw new Lwm2mRefusal('5.00');
  }
}

function write(
  { draft, models, lwm2mVersion, nowMs }: BootstrapServiceContext,
  { contentFormat = ContentFormat.text, payload }: CoapRequest,
  path: Lwm2mPath,
): CoapReply {
  const { objectId = 0 } = path;
  demandFormat(lwm2mVersion, contentFormat, '4.15');
  if (pathDepth(path) > 1) {
    const records = decodeValues(contentFormat, payload, path, models, { nowMs });
    draft.write(objectId, instancesIn(path, records), records);
    return { code: '2.04' };
  }
  const instances = decodeInstances(contentFormat, payload, objectId, models, { nowMs });
  const ids = instances.map(({ instanceId }) => instanceId).filter((id) => id !== undefined);
  if (instances.length === 0 || ids.length < instances.length) {
    throw new Lwm2mRefusal('4.00', 'a Write to an object names its instances');
  }
  draft.write(
    objectId,
    ids,
    instances.flatMap(({ records }) => records),
  );
  return { code: '2.04' };
}

function read(context: BootstrapServiceContext, { accept }: CoapRequest, path: Lwm2mPath): CoapReply {
  const { draft, models, lwm2mVersion } = context;
  if (!isAtLeast(lwm2mVersion, 1)) throw new Lwm2mRefusal('4.05');
  const { objectId = 0, instanceId } = path;
  if (instanceId !== undefined && !draft.objects.instance(objectId, instanceId)) {
    throw new Lwm2mRefusal('4.04', 'no such object instance');
  }
  const contentFormat = accept ?? ContentFormat.senmlCbor;
  demandFormat(lwm2mVersion, contentFormat, '4.06');
  const payload = encodeValues(contentFormat, path, draft.objects.records(path), models);
  return { code: '2.05', contentFormat, payload };
}

function demandFormat(lwm2mVersion: string, format: number, refusal: '4.06' | '4.15'): void {
  if (!formatsOf(lwm2mVersion).includes(format)) {
    throw new Lwm2mRefusal(refusal, 'this Content-Format is not supported');
  }
}

function discover(
  { draft, tree, lwm2mVersion }: BootstrapServiceContext,
  { objectId }: Lwm2mPath,
): CoapReply {
  const { objects } = draft;
  const root: LinkValue = { target: '/', attributes: new Map([['lwm2m', lwm2mVersion]]) };
  const links: LinkValue[] = [root];
  for (const id of objects.objectIds)
    if (objectId === undefined || id === objectId) listManaged(objects, id, links);
  let isKnown = objectId === undefined || isManaged(objectId);
  for (const object of tree.objects()) {
    if (isManaged(object.objectId) || (objectId !== undefined && object.objectId !== objectId)) continue;
    isKnown = true;
    listOwn(object, links);
  }
  if (!isKnown) throw new Lwm2mRefusal('4.04', 'no such object');
  return { code: '2.05', contentFormat: ContentFormat.link, payload: Buffer.from(formatLinkFormat(links)) };
}

/** Lists the instances: Security and Server instances with their Short Server ID, Security ones also with the URI. */
function listManaged(objects: ManagedObjects, objectId: number, links: LinkValue[]): void {
  for (const instanceId of objects.instanceIds(objectId)) {
    const link = discoverLink({ objectId, instanceId });
    const attributes = new Map(link.attributes);
    if (objectId === SECURITY || objectId === SERVER) {
      const ssid = objects.value(objectId, instanceId, objectId === SECURITY ? 10 : 0);
      if (typeof ssid === 'number') attributes.set('ssid', ssid.toString());
    }
    const uri = objectId === SECURITY ? objects.value(objectId, instanceId, 0) : undefined;
    if (typeof uri === 'string') attributes.set('uri', uri);
    links.push({ target: link.target, attributes });
  }
}

function listOwn(
  { objectId, version, instanceIds }: { objectId: number; version?: string; instanceIds: readonly number[] },
  links: LinkValue[],
): void {
  if (version !== undefined || instanceIds.length === 0) {
    links.push(discoverLink({ objectId }, version === undefined ? {} : { version }));
  }
  for (const instanceId of instanceIds) links.push(discoverLink({ objectId, instanceId }));
}
