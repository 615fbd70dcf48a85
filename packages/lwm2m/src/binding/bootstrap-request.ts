/**
 * Messages of the Bootstrap interface (OMA-TS-LightweightM2M_Transport-V1_1 6.4.1, and V1_2 for the Bootstrap-Pack):
 *
 *     Bootstrap-Request        POST   /bs?ep=..&pct=..       from the device
 *     Bootstrap-Pack-Request   GET    /bspack?ep=..          from the device, Accept
 *     Bootstrap-Discover       GET    /  or /o               Accept 40
 *     Bootstrap-Read           GET    /o[/i]                 Accept
 *     Bootstrap-Write          PUT    /o[/i[/r]]             Content-Format, payload
 *     Bootstrap-Delete         DELETE /[o[/i]]
 *     Bootstrap-Finish         POST   /bs
 */
import type { CoapRequest, RequestInit } from '@muster/coap';
import { ContentFormat } from '../codec/content-format.ts';
import { encodeValues } from '../codec/values.ts';
import type { ModelRegistry } from '../model/registry.ts';
import type { BootstrapOperation } from '../operation/bootstrap-operation.ts';
import { Lwm2mRefusal } from '../operation/refusal.ts';
import { readEndpointName } from './register-parameters.ts';
import { toSegments } from './segments.ts';

export const BOOTSTRAP_PATH = 'bs';
export const BOOTSTRAP_PACK_PATH = 'bspack';

/** Parameters of a Bootstrap-Request. */
export interface BootstrapRequestContent {
  /** Absent if the security identity determines it. */
  readonly endpointName?: string;
  /** Content-Format that the device prefers (`pct`, since 1.1). */
  readonly contentFormat?: number;
  readonly warnings: string[];
}

const MAX_WARNINGS = 20;
const CONTENT_FORMAT = /^\d{1,5}$/;

/**
 * Reads the parameters of a Bootstrap-Request. Unknown ones are warnings.
 *
 * @throws Lwm2mRefusal 4.00 for an invalid endpoint name or format
 */
export function readBootstrapRequest({ query }: CoapRequest): BootstrapRequestContent {
  const values = new Map<string, string>();
  const warnings: string[] = [];
  for (const item of query) {
    const at = item.indexOf('=');
    const name = at < 0 ? item : item.slice(0, at);
    const problem = problemOf(name, values);
    if (problem === undefined) values.set(name, at < 0 ? '' : item.slice(at + 1));
    else if (warnings.length < MAX_WARNINGS) warnings.push(problem);
  }
  const ep = values.get('ep');
  const pct = values.get('pct');
  if (pct !== undefined && !(CONTENT_FORMAT.test(pct) && Number(pct) <= 65_535)) {
    throw new Lwm2mRefusal('4.00', 'pct must be the number of a Content-Format');
  }
  return {
    ...(ep === undefined ? {} : { endpointName: readEndpointName(ep) }),
    ...(pct === undefined ? {} : { contentFormat: Number(pct) }),
    warnings,
  };
}

function problemOf(name: string, values: ReadonlyMap<string, string>): string | undefined {
  if (name !== 'ep' && name !== 'pct')
    return `unknown parameter ${JSON.stringify(name.slice(0, 40))}; ignored`;
  return values.has(name) ? `parameter ${name} is given more than once; the first one counts` : undefined;
}

/**
 * @param endpointName undefined: the security identity determines it
 * @param contentFormat undefined for LwM2M 1.0, which has no `pct`
 */
export function bootstrapRequest(
  endpointName: string | undefined,
  contentFormat: number | undefined,
): RequestInit {
  const query = endpointName === undefined ? [] : [`ep=${endpointName}`];
  if (contentFormat !== undefined) query.push(`pct=${contentFormat}`);
  return { method: 'POST', path: [BOOTSTRAP_PATH], query };
}

/** @param endpointName undefined: the security identity determines it */
export function bootstrapPackRequest(endpointName: string | undefined, accept: number): RequestInit {
  const query = endpointName === undefined ? [] : [`ep=${endpointName}`];
  return { method: 'GET', path: [BOOTSTRAP_PACK_PATH], query, accept };
}

export function bootstrapFinish(): RequestInit {
  return { method: 'POST', path: [BOOTSTRAP_PATH] };
}

/**
 * Returns the request for an operation of the bootstrap server.
 * @param contentFormat format of a Write's payload, or requested format of a Read
 * @throws EncodeError if the format cannot carry the records
 */
export function bootstrapOperationRequest(
  operation: BootstrapOperation,
  contentFormat: number,
  models: ModelRegistry,
): RequestInit {
  const path = toSegments('/', operation.path);
  switch (operation.type) {
    case 'bootstrapDelete':
      return { method: 'DELETE', path };
    case 'bootstrapDiscover':
      return { method: 'GET', path, accept: ContentFormat.link };
    case 'bootstrapRead':
      return { method: 'GET', path, accept: contentFormat };
    case 'bootstrapWrite':
      return {
        method: 'PUT',
        path,
        contentFormat,
        payload: encodeValues(contentFormat, operation.path, operation.records, models),
      };
  }
}
