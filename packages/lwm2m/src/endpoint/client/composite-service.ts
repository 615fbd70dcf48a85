/**
 * Answers composite operations, which have several paths of any objects (OMA-TS-LightweightM2M_Core-V1_1 6.3 and 6.4).
 */
import type { CoapReply, CoapRequest } from '@muster/coap';
import { decodeChanges, type Changes } from '../../codec/senml-etch.ts';
import { encodeValues, decodeValues } from '../../codec/values.ts';
import {
  compositeContentFormats,
  compositeValueFormat,
  decodePaths,
  withoutCovered,
} from '../../codec/path-list.ts';
import { groupByInstance } from '../../node/by-instance.ts';
import { Lwm2mRefusal } from '../../operation/refusal.ts';
import { isAtLeast } from '../../operation/version.ts';
import { makePath, pathDepth, type Lwm2mPath } from '../../path/path.ts';
import { observeAttributes } from './observe-attributes.ts';
import { compositeSubject } from './observed.ts';
import { withReport } from './report.ts';
import type { ServiceContext } from './service-context.ts';
import { readPartially } from './tree-reader.ts';
import { applyWrite, prepareRemoval, prepareWrites, type PendingWrite } from './tree-writer.ts';
import type { ClientReport } from './types.ts';
import { demandVisible, isVisible } from './visibility.ts';

/** Answers a Read-Composite. @throws Lwm2mRefusal, DecodeError, EncodeError */
export function readComposite(context: ServiceContext, request: CoapRequest): CoapReply {
  const format = requestFormat(context, request);
  return representPaths(context, requestedPaths(request, format), answerFormat(request, format));
}

/** Answers an Observe-Composite and begins to notify. @throws as `readComposite` */
export function observeComposite(context: ServiceContext, request: CoapRequest): CoapReply {
  const format = requestFormat(context, request);
  const paths = requestedPaths(request, format);
  const accept = answerFormat(request, format);
  const attributes = observeAttributes(context, request.query, paths);
  const reply = representPaths(context, paths, accept, 'observe');
  const observed = context.demandObservations().add(compositeSubject(paths, accept, attributes));
  const observer = request.acceptObserve(observed);
  if (observer) observed.begin(observer);
  else observed.end();
  if (observer) context.observes(paths);
  return reply;
}

/** Answers a Write-Composite, which is atomic. @throws Lwm2mRefusal, DecodeError */
export async function writeComposite(context: ServiceContext, request: CoapRequest): Promise<CoapReply> {
  const { data } = context;
  const { records, removed } = requestedChanges(context, request);
  if (records.length + removed.length === 0) throw new Lwm2mRefusal('4.00', 'there is nothing to write');
  const writes: PendingWrite[] = [];
  for (const { path, records: own } of groupByInstance(records)) {
    demandVisible(path);
    writes.push(...prepareWrites(data, path, 'update', own));
  }
  for (const path of removed) {
    demandVisible(path);
    prepareRemoval(data, path, writes);
  }
  await writeAll(context, writes);
  return {
    code: '2.04',
    afterSent: () => context.written(writes.map(({ path }) => path)),
  };
}

function requestedChanges(context: ServiceContext, request: CoapRequest): Changes {
  const { models } = context.data;
  const format = requestFormat(context, request);
  const options = { nowMs: context.nowMs() };
  if (compositeValueFormat(format) !== format) return decodeChanges(format, request.payload, models, options);
  return { records: decodeValues(format, request.payload, {}, models, options), removed: [] };
}

/**
 * Returns the values at and below paths as the reply to a Read-Composite. Omits missing and unreadable paths.
 *
 * @param kind kind of the message that carries the values
 * @throws Lwm2mRefusal 4.04 if no value is left
 */
export function representPaths(
  { data, hooks }: ServiceContext,
  paths: readonly Lwm2mPath[],
  contentFormat: number,
  kind: ClientReport['kind'] = 'read',
): CoapReply {
  const { records, isAnythingThere } = readPartially(data, visiblePaths(data.tree.objects(), paths));
  if (!isAnythingThere) throw new Lwm2mRefusal('4.04', 'none of this is there to be read');
  const payload = encodeValues(contentFormat, {}, records, data.models);
  return withReport(hooks, { code: '2.05', contentFormat, payload }, { kind, paths, records });
}

/** Expands the root to all objects that the server may access. */
function visiblePaths(
  objects: Iterable<{ readonly objectId: number }>,
  paths: readonly Lwm2mPath[],
): readonly Lwm2mPath[] {
  const isRoot = paths.some((path) => pathDepth(path) === 0);
  const wanted = isRoot ? Array.from(objects, ({ objectId }) => makePath(objectId)) : paths;
  return wanted.filter(isVisible);
}

/** Returns the format of a composite request, which requires LwM2M 1.1. @throws Lwm2mRefusal 4.05, 4.15 */
function requestFormat({ lwm2mVersion }: ServiceContext, { contentFormat }: CoapRequest): number {
  if (!isAtLeast(lwm2mVersion, 1)) throw new Lwm2mRefusal('4.05', 'there are no composites in LwM2M 1.0');
  if (contentFormat !== undefined && compositeContentFormats.includes(contentFormat)) return contentFormat;
  throw new Lwm2mRefusal('4.15', 'a composite is SenML JSON (110) or SenML CBOR (112)');
}

function requestedPaths({ payload }: CoapRequest, format: number): readonly Lwm2mPath[] {
  return withoutCovered(decodePaths(format, payload));
}

/** @throws Lwm2mRefusal 4.06 for a format that cannot carry several values of any paths */
function answerFormat({ accept }: CoapRequest, asked: number): number {
  if (accept === undefined) return compositeValueFormat(asked);
  if (compositeContentFormats.includes(accept) && compositeValueFormat(accept) === accept) return accept;
  throw new Lwm2mRefusal('4.06', 'a composite is answered in SenML or LwM2M CBOR');
}

/** Writes all values. If the tree refuses one, restores the values written before it. */
async function writeAll({ data: { tree } }: ServiceContext, writes: readonly PendingWrite[]): Promise<void> {
  const undo: PendingWrite[] = [];
  try {
    for (const write of writes) {
      const { objectId = 0, instanceId = 0, resourceId = 0 } = write.path;
      const before = tree.read(objectId, instanceId, resourceId);
      await applyWrite(tree, write, write.mode ?? 'update');
      if (before !== undefined) undo.unshift({ path: write.path, value: before });
    }
  } catch (error) {
    for (const write of undo) await applyWrite(tree, write, 'replace');
    throw error;
  }
}
