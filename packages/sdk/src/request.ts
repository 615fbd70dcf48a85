import { encodeForm } from './multipart.ts';
import type { Operation } from './operation.ts';
import type { OperationInput } from './types.ts';

/** Parts of a request. */
export interface RequestParts {
  readonly baseUrl: string;
  readonly operation: Operation;
  readonly input: OperationInput;
  /** Headers without Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Builds the request of an operation. Percent-encodes path and query, and joins arrays in the query with commas.
 *
 * @throws {TypeError} a parameter is missing or invalid, or a file of the body is not a FileSource
 */
export function buildRequest({ baseUrl, operation, input, headers }: RequestParts): Request {
  const { contentType, ...body } = encodeBody(operation, input.body);
  return new Request(`${baseUrl}${pathOf(operation, input.path ?? {})}${queryOf(input.query ?? {})}`, {
    method: operation.method,
    headers: contentType === undefined ? headers : { ...headers, 'Content-Type': contentType },
    redirect: 'manual',
    ...body,
  });
}

function pathOf({ path }: Operation, values: NonNullable<OperationInput['path']>): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_placeholder, name: string) => segmentOf(name, values[name]));
}

/** Rejects dot segments, which would change the path, encoded or not (RFC 3986, 5.2.4). */
function segmentOf(name: string, value: unknown): string {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '')
    throw new TypeError(`${name} must be a number or a non-empty string.`);
  const text = String(value);
  if (/^(\.|%2e){1,2}$/i.test(text))
    throw new TypeError(`${name} must not be "${text}", which has a meaning of its own in a URL.`);
  return encodeURIComponent(text);
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const texts = values.filter((one) => one !== undefined && one !== null).map((one) => textOf(name, one));
    return texts.length === 0 ? [] : [`${name}=${texts.join(',')}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return encodeURIComponent(value);
  throw new TypeError(`${name} must be a string, a number, a boolean, or an array of these.`);
}

interface EncodedBody {
  readonly body?: FormData | ReadableStream<Uint8Array> | string;
  readonly contentType?: string;
  readonly duplex?: 'half';
}

function encodeBody(operation: Operation, body: unknown): EncodedBody {
  if (body === undefined) return {};
  if (operation.form !== undefined) {
    const form = encodeForm(operation.form, body);
    // Fetch requires half duplex for a stream body (RequestDuplex).
    return form.contentType === undefined ? form : { ...form, duplex: 'half' };
  }
  if (operation.text !== undefined && typeof body === 'string') return { body, contentType: operation.text };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}
