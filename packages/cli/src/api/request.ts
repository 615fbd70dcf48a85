import { apiError, ConnectionError, retryAfterMs, TimeoutError, type MusterApiError } from '@muster/sdk';
import type { Settings } from '../config/settings.ts';
import { UsageError } from '../errors/cli-error.ts';
import { objectOf, readField, type Field } from './fields.ts';
import { setHeaders } from './headers.ts';

export interface RawRequest {
  readonly method: string;
  /** Path after `/api/v3`, or a path that starts with `/api/`, with its query. */
  readonly path: string;
  readonly fields: readonly string[];
  /** Further headers, `NAME:VALUE`. */
  readonly headers: readonly string[];
  readonly body: string | undefined;
  readonly contentType: string;
  readonly timeoutMs: number;
}

/** The settings of a service that its requests need. */
type Target = Pick<Settings, 'url' | 'apiKey' | 'deviceNetwork'>;

/** Maximum number of characters of an error body in a message. */
const maxErrorLength = 65_536;

/** Returns the request to the service of the settings. */
export async function rawRequest(settings: Target, request: RawRequest): Promise<Request> {
  const fields: Field[] = [];
  for (const field of request.fields) fields.push(await readField(field));
  const isRead = request.method === 'GET' || request.method === 'DELETE';
  const url = addressOf(settings.url.value, request.path);
  if (isRead) for (const [name, value] of fields) url.searchParams.append(name, textOf(value));
  const body = isRead ? request.body : bodyOf(request.body, fields);
  const headers = new Headers(headersOf(settings, body === undefined ? undefined : request.contentType));
  setHeaders(headers, request.headers);
  return new Request(url, {
    method: request.method,
    redirect: 'manual',
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** Sends a request and returns its response of any status, with the body unread. */
export async function sendRaw(request: Request, timeoutMs: number, signal?: AbortSignal): Promise<Response> {
  const signals = [
    ...(timeoutMs === 0 ? [] : [AbortSignal.timeout(timeoutMs)]),
    ...(signal === undefined ? [] : [signal]),
  ];
  try {
    return await fetch(request, { signal: AbortSignal.any(signals) });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Error && error.name === 'TimeoutError') throw new TimeoutError(timeoutMs);
    throw new ConnectionError(`No connection to ${new URL(request.url).origin}.`, { cause: error });
  }
}

function headersOf(
  { apiKey, deviceNetwork }: Target,
  contentType: string | undefined,
): Record<string, string> {
  return {
    Accept: '*/*',
    ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey.value}` }),
    ...(deviceNetwork === undefined ? {} : { 'X-DeviceNetwork': deviceNetwork.value }),
    ...(contentType === undefined ? {} : { 'Content-Type': contentType }),
  };
}

/** Rejects a path that leads to another service, because the request carries the key. */
function addressOf(base: string, path: string): URL {
  const where = path.startsWith('/') ? path : `/${path}`;
  const text = `${base}${/^\/api\//iu.test(where) ? '' : '/api/v3'}${where}`;
  if (
    /^[a-z][a-z\d+.-]*:/iu.test(path) ||
    !URL.canParse(text) ||
    new URL(text).origin !== new URL(base).origin
  ) {
    throw new UsageError(
      `"${path}" is not a path of the API.`,
      'Give a path such as /devices, and the service with --url.',
    );
  }
  return new URL(text);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf(data: string | undefined, fields: readonly Field[]): string | undefined {
  if (fields.length === 0) return data;
  if (data !== undefined) throw new UsageError('Give the body either with --data or with --field.');
  return JSON.stringify(objectOf(fields));
}

/** Creates the error of a response other than 2xx from its body. */
export function errorOf(response: Response, body: string, { method, path }: RawRequest): MusterApiError {
  const text = body.slice(0, maxErrorLength);
  const members = membersOf(text);
  const { Message: message, Code: code, RequestId: requestId } = members;
  return apiError({
    status: response.status,
    message:
      typeof message === 'string'
        ? message
        : `The service answered ${response.status} ${response.statusText}`.trimEnd(),
    code: typeof code === 'string' ? code : undefined,
    modelState: undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfterMs: retryAfterMs(response.headers, Date.now()),
    operationId: `${method} ${path}`,
    response,
  });
}

function membersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
