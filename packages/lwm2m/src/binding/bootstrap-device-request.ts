/** Parses CoAP requests of a bootstrap server as operations on the device. The table is in bootstrap-request.ts. */
import type { CoapRequest } from '@muster/coap';
import { ContentFormat } from '../codec/content-format.ts';
import type { BootstrapOperation } from '../operation/bootstrap-operation.ts';
import { checkBootstrapPath } from '../operation/bootstrap-operation.ts';
import { Lwm2mRefusal } from '../operation/refusal.ts';
import { PathError, type Lwm2mPath } from '../path/path.ts';
import { BOOTSTRAP_PATH } from './bootstrap-request.ts';
import { fromSegments } from './segments.ts';

export interface RequestedBootstrap {
  readonly type: BootstrapOperation['type'] | 'finish';
  readonly path: Lwm2mPath;
}

/** @throws Lwm2mRefusal 4.00, 4.04, 4.05 */
export function requestedBootstrap(request: CoapRequest): RequestedBootstrap {
  const { path: segments, method } = request;
  if (segments.length === 1 && segments[0] === BOOTSTRAP_PATH) {
    if (method === 'POST') return { type: 'finish', path: {} };
    throw new Lwm2mRefusal('4.05');
  }
  const path = fromSegments(segments, []);
  if (!path) throw new Lwm2mRefusal('4.04');
  const requested: RequestedBootstrap & { type: BootstrapOperation['type'] } = {
    type: typeOf(request),
    path,
  };
  try {
    checkBootstrapPath(requested);
  } catch (error) {
    if (error instanceof PathError) throw new Lwm2mRefusal('4.05', error.message);
    throw error;
  }
  return requested;
}

function typeOf({ method, accept }: CoapRequest): BootstrapOperation['type'] {
  switch (method) {
    case 'GET':
      return accept === ContentFormat.link ? 'bootstrapDiscover' : 'bootstrapRead';
    case 'PUT':
      return 'bootstrapWrite';
    case 'DELETE':
      return 'bootstrapDelete';
    default:
      throw new Lwm2mRefusal('4.05');
  }
}
