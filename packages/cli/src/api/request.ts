import { apiError, ConnectionError, retryAfterMs, TimeoutError, type MusterApiError } from '@muster/sdk';
import type { Settings } from '../config/settings.ts';
import { UsageError } from '../errors/cli-error.ts';

export interface RawRequest {
  readonly method: string;
  /** Path after `/api/v3`, or a path that starts with `/api/`, with its query. */
  readonly path: string;
  readonly fields: readonly string[];
  readonly body: string | undefined;
  readonly contentType: string;
  readonly timeoutMs: number;
}

/** The settings of a service that its requests need. */
type Target = Pick<Settings, 'url' | 'apiKey' | 'deviceNetwork'>;

/** Maximum number of characters of an error body in a message. */
const maxErrorLength = 65_536;

/** Returns the request to the service of the settings. */
export function rawRequest(settings: Target, request: RawRequest): Request {
  const fields = request.fields.map(readField);
  const isRead = request.method === 'GET' || request.method === 'DELETE';
  const url = addressOf(settings.url.value, request.path);
  if (isRead) for (const [name, value] of fields) url.searchParams.append(name, textOf(value));
  const body = isRead ? request.body : bodyOf(request.body, fields);
  return new Request(url, {
    method: request.method,
    redirect: 'manual',
    headers: headersOf(settings, body === undefined ? undefined : request.contentType),
    ...(body === undefined ? {} : { body }),
  });
}

/**
 * Sends a request to the service of the settings and returns its response with the body unread.
 *
 * @throws {MusterApiError} the status is not 2xx
 */
export async function sendRaw(settings: Target, request: RawRequest): Promise<Response> {
  const response = await send(rawRequest(settings, request), request.timeoutMs);
  if (!response.ok) throw await errorOf(response, request);
  return response;
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

async function send(request: Request, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(request, timeoutMs === 0 ? {} : { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new TimeoutError(timeoutMs);
    throw new ConnectionError(`No connection to ${new URL(request.url).origin}.`, { cause: error });
  }
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

type Field = readonly [name: string, value: unknown];

/** Parses `Name=text`. Numbers, true, false, null, arrays and objects are parsed as JSON. */
function readField(text: string): Field {
  const [, name, value] = /^([^=]+)=(.*)$/su.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError(`--field "${text}" is not NAME=VALUE.`, 'Example: -F Name=press-7');
  }
  if (!/^(?:true|false|null|-?\d|[[{"])/u.test(value)) return [name, value];
  try {
    return [name, JSON.parse(value) as unknown];
  } catch {
    return [name, value];
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf(data: string | undefined, fields: readonly Field[]): string | undefined {
  if (fields.length === 0) return data;
  if (data !== undefined) throw new UsageError('Give the body either with --data or with --field.');
  return JSON.stringify(Object.fromEntries(fields));
}

async function errorOf(response: Response, { method, path }: RawRequest): Promise<MusterApiError> {
  const text = (await response.text().catch(() => '')).slice(0, maxErrorLength);
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
