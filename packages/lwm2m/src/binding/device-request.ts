/**
 * Recognizes the operation that a CoAP request asks for (OMA-TS-LightweightM2M_Transport-V1_1 6.4.3 and 6.4.4):
 *
 *     Read              GET    /o[/i[/r[/ri]]]           Observe and Cancel: with option Observe 0 and 1
 *     Discover          GET    /o[/i[/r]][?depth=..]     Accept 40
 *     Write (replace)   PUT    /o/i[/r[/ri]]             Content-Format, payload
 *     Write (update)    POST   /o/i[/r]                  Content-Format, payload
 *     Write-Attributes  PUT    /o[/i[/r[/ri]]]?pmin=..   no payload
 *     Execute           POST   /o/i/r                    no payload, or text
 *     Create            POST   /o                        Content-Format, payload
 *     Delete            DELETE /o/i
 *     Read-Composite    FETCH  /                         Content-Format, paths; Observe and Cancel: as for Read
 *     Write-Composite   iPATCH /                         Content-Format, payload
 */
import type { CoapRequest } from '@muster/coap';
import { ContentFormat } from '../codec/content-format.ts';
import type { ModelRegistry } from '../model/registry.ts';
import type { CompositeOperation, DeviceOperation } from '../operation/operation.ts';
import { Lwm2mRefusal } from '../operation/refusal.ts';
import { pathDepth, type Lwm2mPath } from '../path/path.ts';
import { currentFormat } from './old-formats.ts';

export type RequestedOperation =
  | DeviceOperation['type']
  | CompositeOperation['type']
  | 'update'
  | 'observeComposite'
  | 'cancelObserveComposite';

/** Returns the operation of a request; `update` is a Write that adds. @throws Lwm2mRefusal 4.00, 4.05 */
export function requestedOperation(
  request: CoapRequest,
  path: Lwm2mPath,
  models: ModelRegistry,
): RequestedOperation {
  const depth = pathDepth(path);
  if (depth === 0) return requestedComposite(request);
  switch (request.method) {
    case 'GET':
      return requestedReading(request, depth);
    case 'PUT':
      return requestedPut(request, depth);
    case 'POST':
      return requestedPost(request, path, models, depth);
    case 'DELETE':
      if (depth === 2) return 'delete';
      throw new Lwm2mRefusal('4.05', 'only object instances are deleted');
    default:
      throw new Lwm2mRefusal('4.05');
  }
}

function requestedComposite({ method, observe }: CoapRequest): RequestedOperation {
  if (method === 'iPATCH') return 'writeComposite';
  if (method !== 'FETCH') throw new Lwm2mRefusal('4.05');
  if (observe === undefined) return 'readComposite';
  return observe === 0 ? 'observeComposite' : 'cancelObserveComposite';
}

function requestedReading({ accept, observe }: CoapRequest, depth: number): RequestedOperation {
  if (accept === ContentFormat.link) {
    if (depth < 4) return 'discover';
    throw new Lwm2mRefusal('4.06', 'a resource instance has nothing to discover');
  }
  if (observe === undefined) return 'read';
  return observe === 0 ? 'observe' : 'cancelObserve';
}

/** Returns the depth of a Discover (LwM2M 1.2); undefined if it has none. @throws Lwm2mRefusal 4.00 */
export function requestedDepth(query: readonly string[]): number | undefined {
  const asked = query.find((item) => item.startsWith('depth='));
  if (asked === undefined) return undefined;
  if (!/^depth=[0-3]$/.test(asked)) throw new Lwm2mRefusal('4.00', 'depth is 0 to 3');
  return Number(asked.slice('depth='.length));
}

function requestedPut({ query, payload, contentFormat }: CoapRequest, depth: number): RequestedOperation {
  if (payload.length === 0 && contentFormat === undefined) {
    if (query.length > 0) return 'writeAttributes';
    throw new Lwm2mRefusal('4.00', 'there is nothing to write');
  }
  if (depth > 1) return 'write';
  throw new Lwm2mRefusal('4.05', 'an object is not written as a whole');
}

function requestedPost(
  request: CoapRequest,
  path: Lwm2mPath,
  models: ModelRegistry,
  depth: number,
): RequestedOperation {
  if (depth === 1) return 'create';
  if (depth === 2) return 'update';
  if (depth === 3) return requestedResourcePost(request, path, models);
  throw new Lwm2mRefusal('4.05');
}

function requestedResourcePost(
  { contentFormat, payload }: CoapRequest,
  path: Lwm2mPath,
  models: ModelRegistry,
): RequestedOperation {
  const model = models.resource(path.objectId ?? 0, path.resourceId ?? 0);
  const isArguments = contentFormat === undefined || currentFormat(contentFormat) === ContentFormat.text;
  if (model?.operations.includes('E') === true) {
    if (isArguments || payload.length === 0) return 'execute';
    throw new Lwm2mRefusal('4.15', 'the arguments of an Execute are text');
  }
  if (model === undefined && isArguments) return 'execute';
  // Only a multiple-instance resource can be updated; otherwise it is a Write with PUT, or a mistaken Execute.
  if (model?.multiple === false) throw new Lwm2mRefusal('4.05', 'this resource is not executable');
  return 'update';
}
