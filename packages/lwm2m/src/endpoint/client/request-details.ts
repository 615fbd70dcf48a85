import type { CoapRequest } from '@muster/coap';
import type { RequestedOperation } from '../../binding/device-request.ts';
import { currentFormat } from '../../binding/old-formats.ts';
import { ContentFormat } from '../../codec/content-format.ts';
import { compositeValueFormat, decodePaths } from '../../codec/path-list.ts';
import { decodeChanges } from '../../codec/senml-etch.ts';
import { decodeInstances, decodeValues } from '../../codec/values.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import { parseAttributeQueries } from '../../operation/attribute-query.ts';
import { formatPath, type Lwm2mPath } from '../../path/path.ts';
import type { ClientRequestDetails } from './types.ts';

type Content = Pick<ClientRequestDetails, 'records' | 'removed' | 'paths' | 'arguments' | 'attributes'>;

interface Decoding {
  readonly request: CoapRequest;
  readonly path: Lwm2mPath;
  readonly models: ModelRegistry;
  readonly nowMs: number;
}

const written = ({ request, path, models, nowMs }: Decoding): Content => ({
  records: decodeValues(formatOf(request), request.payload, path, models, { nowMs }),
});

const pathList = ({ request }: Decoding): Content => ({
  paths: decodePaths(formatOf(request), request.payload).map(formatPath),
});

/** Decoders for the content of operations. Other operations carry no content. */
const contents: Partial<Readonly<Record<RequestedOperation, (decoding: Decoding) => Content>>> = {
  write: written,
  update: written,
  create: ({ request, path, models, nowMs }) => {
    if (request.payload.length === 0) return { records: [] };
    const format = formatOf(request);
    const instances = decodeInstances(format, request.payload, path.objectId ?? 0, models, { nowMs });
    return { records: instances.flatMap(({ records }) => records) };
  },
  writeComposite: ({ request, models, nowMs }) => {
    const format = formatOf(request);
    if (compositeValueFormat(format) === format) {
      return { records: decodeValues(format, request.payload, {}, models, { nowMs }) };
    }
    const { records, removed } = decodeChanges(format, request.payload, models, { nowMs });
    return { records, removed: removed.map(formatPath) };
  },
  execute: ({ request }) => ({ arguments: request.payload.toString('utf8') }),
  writeAttributes: ({ request }) => ({ attributes: parseAttributeQueries(request.query) }),
  readComposite: pathList,
  observeComposite: pathList,
  cancelObserveComposite: pathList,
};

/**
 * Decodes the content of a request other than operation and path. Omits members that cannot be decoded: the response
 * code shows that the request was refused.
 */
export function requestDetails(operation: RequestedOperation, decoding: Decoding): ClientRequestDetails {
  const { contentFormat, accept, payload } = decoding.request;
  return {
    payloadBytes: payload.length,
    ...(contentFormat === undefined ? {} : { contentFormat }),
    ...(accept === undefined ? {} : { accept }),
    ...decoded(operation, decoding),
  };
}

function decoded(operation: RequestedOperation, decoding: Decoding): Content {
  try {
    return contents[operation]?.(decoding) ?? {};
  } catch {
    return {};
  }
}

/** A payload without Content-Format is text, as in the device itself. */
function formatOf({ contentFormat }: CoapRequest): number {
  return currentFormat(contentFormat ?? ContentFormat.text);
}
