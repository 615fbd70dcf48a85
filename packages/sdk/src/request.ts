import type { EncodedBody, OnProgress } from './encoded-body.ts';
import type { Operation } from './operation.ts';
import type { OperationInput } from './types.ts';

/** Parts of a request. */
export interface RequestParts {
  readonly baseUrl: string;
  readonly operation: Operation;
  readonly input: OperationInput;
  /** Headers without Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Builds the request of an operation. Percent-encodes path and query, and joins arrays in the query with commas.
 *
 * @throws {TypeError} a parameter is missing or invalid, or a file of the body is not a FileSource
 */
export function buildRequest({ baseUrl, operation, input, headers, onProgress }: RequestParts): Request {
  const { contentType, ...body } = encodeBody(operation, input.body, onProgress);
  return new Request(
    `${baseUrl}${pathOf(operation, input.path ?? {})}${queryOf(operation, input.query ?? {})}`,
    {
      method: operation.method,
      headers: contentType === undefined ? headers : { ...headers, 'Content-Type': contentType },
      redirect: 'manual',
      ...body,
    },
  );
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

function queryOf(operation: Operation, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value !== undefined && !operation.query.includes(name))
      throw new TypeError(unknownParameter(operation, name));
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const texts = values.filter((one) => one !== undefined && one !== null).map((one) => textOf(name, one));
    return texts.length === 0 ? [] : [`${name}=${texts.join(',')}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function unknownParameter({ id, query }: Operation, name: string): string {
  const known = query.length === 0 ? 'It has none.' : `It has ${query.join(', ')}.`;
  return `${id} has no query parameter ${name}. ${known} Options such as signal are the last argument of a method.`;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return encodeURIComponent(value);
  throw new TypeError(`${name} must be a string, a number, a boolean, or an array of these.`);
}

function encodeBody(
  { encode, form, text }: Operation,
  body: unknown,
  onProgress: OnProgress | undefined,
): EncodedBody {
  if (body === undefined) return {};
  if (encode !== undefined) return encode(body, form, onProgress);
  if (text !== undefined && typeof body === 'string') return { body, contentType: text };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}
