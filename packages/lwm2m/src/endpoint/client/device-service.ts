/**
 * Answers of a device: the Device Management and Information Reporting interfaces over its tree.
 */
import type { CoapReply, CoapRequest } from '@muster/coap';
import { formatLinkFormat } from '../../codec/link-format.ts';
import { ContentFormat } from '../../codec/content-format.ts';
import { DecodeError } from '../../codec/decode-error.ts';
import { decodeInstances, decodeValues } from '../../codec/values.ts';
import { parseAttributeQueries } from '../../operation/attribute-query.ts';
import { findArgumentsProblem } from '../../operation/execute-arguments.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { isAtLeast } from '../../operation/version.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import { requestedDepth, type RequestedOperation } from '../../binding/device-request.ts';
import { currentFormat } from '../../binding/old-formats.ts';
import { toSegments } from '../../binding/segments.ts';
import { discover } from './discovery.ts';
import type { ServiceContext } from './service-context.ts';
import { demandResource, hasInstance, instancesOf, readRecords, type Data } from './tree-reader.ts';
import { writeRecords, type WriteMode } from './tree-writer.ts';
import { encodeRead, formatsOf } from './value-format.ts';
import { noAttributes } from './attribute-store.ts';
import { observeComposite, readComposite, writeComposite } from './composite-service.ts';
import { observeAttributes } from './observe-attributes.ts';
import { pathSubject } from './observed.ts';
import { withReport } from './report.ts';
import type { ClientReport } from './types.ts';

type Service = (
  context: ServiceContext,
  request: CoapRequest,
  path: Lwm2mPath,
) => CoapReply | Promise<CoapReply>;

const read: Service = (context, request, path) => represent(context, path, request.accept);

const services: Readonly<Record<RequestedOperation, Service>> = {
  read,
  observe,
  cancelObserve: read,
  discover: discovered,
  write: (context, request, path) => write(context, request, path, 'replace'),
  update: (context, request, path) => write(context, request, path, 'update'),
  writeAttributes,
  execute,
  create,
  delete: remove,
  readComposite,
  observeComposite,
  cancelObserveComposite: readComposite,
  writeComposite,
};

/** Answers one operation. @throws Lwm2mRefusal, DecodeError, EncodeError, and errors of the tree */
export function serve(
  context: ServiceContext,
  request: CoapRequest,
  path: Lwm2mPath,
  operation: RequestedOperation,
): CoapReply | Promise<CoapReply> {
  return services[operation](context, request, path);
}

/**
 * Returns the values at a path as the reply to a Read.
 * @param kind kind of the message that carries the values
 */
export function represent(
  context: ServiceContext,
  path: Lwm2mPath,
  accept: number | undefined,
  kind: ClientReport['kind'] = 'read',
): CoapReply {
  const { data, lwm2mVersion, preferredFormat, hooks } = context;
  const records = readRecords(data, path);
  const content = encodeRead(data, path, records, accept, { lwm2mVersion, preferred: preferredFormat });
  return withReport(hooks, { code: '2.05', ...content }, { kind, paths: [path], records });
}

function observe(context: ServiceContext, request: CoapRequest, path: Lwm2mPath): CoapReply {
  const { accept } = request;
  const attributes = observeAttributes(context, request.query, [path]);
  const reply = represent(context, path, accept, 'observe');
  const observed = context.demandObservations().add(pathSubject(path, accept, attributes));
  const observer = request.acceptObserve(observed);
  if (observer) observed.begin(observer);
  else observed.end();
  if (observer) context.observes([path]);
  return reply;
}

function discovered(
  { data, attributes, rootPath, lwm2mVersion }: ServiceContext,
  { query }: CoapRequest,
  path: Lwm2mPath,
): CoapReply {
  const depth = isAtLeast(lwm2mVersion, 2) ? requestedDepth(query) : undefined;
  const links = discover(data, attributes ?? noAttributes, path, depth);
  const targets =
    rootPath === '/' ? links : links.map((link) => ({ ...link, target: `${rootPath}${link.target}` }));
  return { code: '2.05', contentFormat: ContentFormat.link, payload: Buffer.from(formatLinkFormat(targets)) };
}

/** Returns the format of a payload; text without a Content-Format. @throws Lwm2mRefusal 4.15 */
function payloadFormat({ lwm2mVersion }: ServiceContext, request: CoapRequest): number {
  const format = currentFormat(request.contentFormat ?? ContentFormat.text);
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
    afterSent: () => context.written(written),
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
  const args = request.payload.toString('utf8');
  const problem = findArgumentsProblem(args);
  if (problem !== undefined) throw new Lwm2mRefusal('4.00', problem);
  await tree.execute(objectId, instanceId, resourceId, args);
  return { code: '2.04', afterSent: () => context.executed(path) };
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

function remove(context: ServiceContext, _request: CoapRequest, path: Lwm2mPath): CoapReply {
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
