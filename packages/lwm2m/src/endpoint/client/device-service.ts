/**
 * What a device answers the server: the Device Management and Information Reporting interfaces over its tree.
 */
import type { CoapReply, CoapRequest } from '@muster/coap';
import { formatLinkFormat } from '../../codec/link-format.ts';
import { ContentFormat } from '../../codec/content-format.ts';
import { DecodeError } from '../../codec/decode-error.ts';
import { decodeInstances, decodeValues } from '../../codec/values.ts';
import { parseAttributeQueries } from '../../operation/attribute-query.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import type { RequestedOperation } from '../../binding/device-request.ts';
import { meantFormat } from '../../binding/old-formats.ts';
import { toSegments } from '../../binding/segments.ts';
import { discover } from './discovery.ts';
import { demandResource, hasInstance, instancesOf, readRecords, type Data } from './tree-reader.ts';
import { writeRecords, type WriteMode } from './tree-writer.ts';
import { encodeRead, formatsOf } from './value-format.ts';
import { noAttributes, type AttributeStore } from './attribute-store.ts';
import type { Observations } from './observed.ts';

/** What serving needs of the client. */
export interface ServiceContext {
  readonly data: Data;
  readonly lwm2mVersion: string;
  readonly rootPath: string;
  readonly preferredFormat: number | undefined;
  nowMs(): number;
  /** Undefined until there are some. */
  readonly attributes: AttributeStore | undefined;
  readonly observations: Observations | undefined;
  demandAttributes(): AttributeStore;
  demandObservations(): Observations;
  /** The request has changed the values there. */
  written(path: Lwm2mPath): void;
  /** The request has added or taken away an instance. */
  instancesChanged(): void;
}

/** Objects that no LwM2M Server may reach but the bootstrap server: Security and OSCORE. */
const hidden: ReadonlySet<number> = new Set([0, 21]);

/** @throws Lwm2mRefusal 4.01 for what no LwM2M Server may see */
export function demandVisible({ objectId }: Lwm2mPath): void {
  if (objectId !== undefined && hidden.has(objectId)) throw new Lwm2mRefusal('4.01');
}

/** Answers one operation. @throws Lwm2mRefusal, DecodeError, EncodeError, and what the tree throws */
export function serve(
  context: ServiceContext,
  request: CoapRequest,
  path: Lwm2mPath,
  operation: RequestedOperation,
): CoapReply | Promise<CoapReply> {
  switch (operation) {
    case 'read':
    case 'cancelObserve':
      return represent(context, path, request.accept);
    case 'observe':
      return observe(context, request, path);
    case 'discover':
      return discovered(context, path);
    case 'write':
      return write(context, request, path, 'replace');
    case 'update':
      return write(context, request, path, 'update');
    case 'writeAttributes':
      return writeAttributes(context, request, path);
    case 'execute':
      return execute(context, request, path);
    case 'create':
      return create(context, request, path);
    case 'delete':
      return remove(context, path);
  }
}

/** The values at a path, as the reply to a Read. */
export function represent(context: ServiceContext, path: Lwm2mPath, accept: number | undefined): CoapReply {
  const { data, lwm2mVersion, preferredFormat } = context;
  const records = readRecords(data, path);
  return {
    code: '2.05',
    ...encodeRead(data, path, records, accept, { lwm2mVersion, preferred: preferredFormat }),
  };
}

function observe(context: ServiceContext, request: CoapRequest, path: Lwm2mPath): CoapReply {
  const { accept } = request;
  const reply = represent(context, path, accept);
  const observed = context.demandObservations().add(path, accept);
  const observer = request.acceptObserve({ onEnd: () => observed.end() });
  if (observer) observed.begin(observer);
  else observed.end();
  return reply;
}

function discovered({ data, attributes, rootPath }: ServiceContext, path: Lwm2mPath): CoapReply {
  const links = discover(data, attributes ?? noAttributes, path);
  const targets =
    rootPath === '/' ? links : links.map((link) => ({ ...link, target: `${rootPath}${link.target}` }));
  return { code: '2.05', contentFormat: ContentFormat.link, payload: Buffer.from(formatLinkFormat(targets)) };
}

/** The format of a payload: devices that leave it out mean text. @throws Lwm2mRefusal 4.15 */
function payloadFormat({ lwm2mVersion }: ServiceContext, request: CoapRequest): number {
  const format = meantFormat(request.contentFormat ?? ContentFormat.text);
  if (formatsOf(lwm2mVersion).includes(format)) return format;
  throw new Lwm2mRefusal('4.15', 'this Content-Format is not supported');
}

async function write(
  context: ServiceContext,
  request: CoapRequest,
  path: Lwm2mPath,
  mode: WriteMode,
): Promise<CoapReply> {
  const { data } = context;
  const format = payloadFormat(context, request);
  const records = decodeValues(format, request.payload, path, data.models, { nowMs: context.nowMs() });
  const written = await writeRecords(data, path, mode, records);
  return {
    code: '2.04',
    afterSent: () => {
      for (const resource of written) context.written(resource);
    },
  };
}

function writeAttributes(context: ServiceContext, request: CoapRequest, path: Lwm2mPath): CoapReply {
  const change = parseAttributeQueries(request.query);
  demandPath(context.data, path);
  context.demandAttributes().change(path, change);
  context.observations?.attributesChanged(path);
  return { code: '2.04' };
}

/** @throws Lwm2mRefusal 4.04 */
function demandPath(data: Data, path: Lwm2mPath): void {
  const { objectId = 0, instanceId, resourceId, resourceInstanceId } = path;
  if (resourceInstanceId !== undefined) {
    readRecords(data, path);
  } else if (instanceId !== undefined && resourceId !== undefined) {
    demandResource(data, objectId, instanceId, resourceId);
  } else if (
    instanceId === undefined ? !instancesOf(data, objectId) : !hasInstance(data, objectId, instanceId)
  ) {
    throw new Lwm2mRefusal('4.04', 'no such object or object instance');
  }
}

async function execute(context: ServiceContext, request: CoapRequest, path: Lwm2mPath): Promise<CoapReply> {
  const { tree } = context.data;
  const { objectId = 0, instanceId = 0, resourceId = 0 } = path;
  demandResource(context.data, objectId, instanceId, resourceId);
  if (!tree.execute) throw new Lwm2mRefusal('4.05');
  await tree.execute(objectId, instanceId, resourceId, request.payload.toString('utf8'));
  return { code: '2.04' };
}

async function create(context: ServiceContext, request: CoapRequest, path: Lwm2mPath): Promise<CoapReply> {
  const { data, rootPath } = context;
  const { objectId = 0 } = path;
  if (!instancesOf(data, objectId)) throw new Lwm2mRefusal('4.04', 'no such object');
  if (!data.tree.create) throw new Lwm2mRefusal('4.05');
  const { instanceId, records } = createdInstance(context, request, objectId);
  if (instanceId !== undefined && hasInstance(data, objectId, instanceId)) {
    throw new Lwm2mRefusal('4.00', 'this object instance exists already');
  }
  const created = data.tree.create(objectId, instanceId, records);
  return {
    code: '2.01',
    locationPath: toSegments(rootPath, { objectId, instanceId: created }),
    afterSent: () => context.instancesChanged(),
  };
}

function createdInstance(
  context: ServiceContext,
  request: CoapRequest,
  objectId: number,
): ReturnType<typeof decodeInstances>[number] {
  if (request.payload.length === 0) return { records: [] };
  const format = payloadFormat(context, request);
  const { models } = context.data;
  const instances = decodeInstances(format, request.payload, objectId, models, { nowMs: context.nowMs() });
  if (instances.length > 1) throw new DecodeError('mismatch', 'a Create makes one object instance');
  return instances[0] ?? { records: [] };
}

function remove(context: ServiceContext, path: Lwm2mPath): CoapReply {
  const { data } = context;
  const { objectId = 0, instanceId = 0 } = path;
  if (!hasInstance(data, objectId, instanceId)) throw new Lwm2mRefusal('4.04', 'no such object instance');
  if (!data.tree.remove) throw new Lwm2mRefusal('4.05');
  data.tree.remove(objectId, instanceId);
  context.attributes?.drop(path);
  return {
    code: '2.02',
    afterSent: () => context.instancesChanged(),
  };
}
