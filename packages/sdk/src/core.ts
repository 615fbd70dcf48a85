import createFetchClient from 'openapi-fetch';
import { fetchWithRetries, type AttemptContext } from './attempts.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { InvalidResponseError } from './errors.ts';
import { errorFromResponse } from './error-response.ts';
import type { paths } from './generated/api.ts';
import { operationTable } from './generated/operations.ts';
import { downloadOf } from './download.ts';
import { encodeForm, type FormParts } from './multipart.ts';
import { keyHeader } from './idempotency-key.ts';
import {
  checkNetwork,
  checkNumber,
  defaultTimeoutMs,
  longestTimeoutMs,
  type ResolvedOptions,
} from './options.ts';
import { paged, type Page, type Paged } from './paging.ts';
import type { CallOptions, Caller, OperationId, OperationInput, ResultOf, RowOf } from './types.ts';

interface Spec {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly network: boolean;
  readonly result: string;
  readonly takesKey?: true;
  /** Its body may be long, and is worked on as it arrives. */
  readonly uploads?: true;
  /** Media type in which the body may be text. */
  readonly text?: string;
  /** The parts of a body that is a form. */
  readonly form?: FormParts;
}

/** openapi-fetch with the types of one operation left out: the table is typed by `ResultOf` instead. */
type RawRequest = (
  method: string,
  path: string,
  init: Readonly<Record<string, unknown>>,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

type AnyOptions = CallOptions & Readonly<Record<string, unknown>>;

/** What a client keeps: its options and the way to send a request. */
export interface Core extends Caller {
  readonly options: ResolvedOptions;
  /** Sends one request whose good answer is left unread; the caller reads and ends it. */
  open(id: OperationId, request: StreamRequest): Promise<Response>;
}

export interface StreamRequest {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the request and, later, the stream. */
  readonly deadline: Deadline;
  readonly deviceNetwork: string | undefined;
}

export function createCore(options: ResolvedOptions): Core {
  const http = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    querySerializer: { array: { style: 'form', explode: false } },
  });
  const request = http.request as unknown as RawRequest;

  async function headersOf(
    spec: Spec,
    network: string | undefined,
    deadline: Deadline,
  ): Promise<Record<string, string>> {
    const key = await deadline.race(options.apiKey());
    const deviceNetwork = network ?? options.deviceNetwork;
    return {
      Accept: spec.result === 'binary' ? '*/*' : 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(spec.network && deviceNetwork !== undefined
        ? { 'X-DeviceNetwork': checkNetwork(deviceNetwork) }
        : {}),
    };
  }

  async function send(id: OperationId, input: OperationInput, callOptions: AnyOptions): Promise<unknown> {
    const spec: Spec = operationTable[id];
    const timeoutMs = timeoutOf(spec, callOptions.timeoutMs ?? options.timeoutMs);
    const retries = retriesOf(spec, callOptions.retries ?? options.retries);
    const deadline = startDeadline(timeoutMs, [callOptions.signal, options.signal]);
    const isBinary = spec.result === 'binary';
    let isHandedOver = false;
    let status = 0;
    try {
      const headers = {
        ...(await headersOf(spec, callOptions.deviceNetwork, deadline)),
        ...keyHeader(spec.takesKey === true, callOptions.idempotencyKey, retries > 0),
      };
      const context: AttemptContext = {
        operationId: id,
        fetch: options.fetch,
        deadline,
        retries,
        hooks: options.hooks,
        random: Math.random,
        maxResponseBytes: options.maxResponseBytes,
        stream: isBinary,
      };
      const query = { ...pick(callOptions, spec.query), ...pick(input.query ?? {}, spec.query) };
      const answer = await request(spec.method.toLowerCase(), spec.path, {
        ...bodyInit(spec, input.body, headers),
        params: { path: checkPath(input.path ?? {}), query },
        redirect: 'manual',
        ...(isBinary ? { parseAs: 'stream' } : {}),
        fetch: async (sent: Request) => {
          const response = await fetchWithRetries(sent, context);
          status = response.status;
          return response;
        },
      });
      if (isBinary && answer.response.ok) {
        isHandedOver = true;
        return downloadOf(answer.response, deadline);
      }
      return resultOf(id, spec, answer);
    } catch (error) {
      // openapi-fetch parses the body of a success itself and passes on the parser's error.
      if (error instanceof SyntaxError && status > 0)
        throw new InvalidResponseError('The body of the response is not JSON.', status);
      throw error;
    } finally {
      if (!isHandedOver) deadline.release();
    }
  }

  const call = async <Id extends OperationId>(
    id: Id,
    input: OperationInput,
    callOptions?: CallOptions,
  ): Promise<ResultOf<Id>> => (await send(id, input, { ...callOptions })) as ResultOf<Id>;

  return {
    options,
    call,
    iterate<Id extends OperationId>(
      id: Id,
      input: OperationInput,
      callOptions?: CallOptions,
    ): Paged<RowOf<Id>> {
      const all: AnyOptions = { ...callOptions };
      const first = typeof all['Page'] === 'number' ? all['Page'] : 1;
      const fetchPage = async (page: number): Promise<Page<RowOf<Id>>> =>
        (await send(id, input, { ...all, Page: page })) as Page<RowOf<Id>>;
      return paged(first, fetchPage);
    },
    async open(id, stream) {
      const spec: Spec = operationTable[id];
      const headers = await headersOf(spec, stream.deviceNetwork, stream.deadline);
      const context: AttemptContext = {
        operationId: id,
        fetch: options.fetch,
        deadline: stream.deadline,
        retries: 0,
        hooks: options.hooks,
        random: Math.random,
        maxResponseBytes: options.maxResponseBytes,
        stream: true,
      };
      const answer = await request(spec.method.toLowerCase(), spec.path, {
        headers: { ...headers, Accept: 'text/event-stream', ...stream.headers },
        params: { query: pick(stream.query, spec.query) },
        redirect: 'manual',
        parseAs: 'stream',
        fetch: (sent: Request) => fetchWithRetries(sent, context),
      });
      if (!answer.response.ok) throw errorFromResponse(answer.response, answer.error, id);
      return answer.response;
    },
  };
}

/** How long an upload takes is for the line and the service to say: only who asks for a limit gets one. */
function timeoutOf({ uploads }: Spec, wanted: number | undefined): number {
  const usual = uploads === true ? 0 : defaultTimeoutMs;
  return checkNumber('timeoutMs', wanted ?? usual, longestTimeoutMs);
}

/** A form may be a stream, and repeating it would hold a whole file in memory: it is sent once. */
function retriesOf(spec: Spec, wanted: number): number {
  const retries = checkNumber('retries', wanted, 10);
  return spec.form === undefined ? retries : 0;
}

function resultOf(
  id: OperationId,
  spec: Spec,
  answer: { data?: unknown; error?: unknown; response: Response },
): unknown {
  const { response } = answer;
  if (!response.ok) throw errorFromResponse(response, answer.error, id);
  if (spec.result === 'none') return undefined;
  if (spec.result === 'command') return { activityId: response.headers.get('X-Activity-Id') ?? undefined };
  checkShape(spec.result, answer.data, response.status);
  return answer.data;
}

/** Enough to tell the service from something else that answers 200. */
function checkShape(result: string, data: unknown, status: number): void {
  if (result === 'scalar') return;
  const isArray = Array.isArray(data);
  const isObject = typeof data === 'object' && data !== null && !isArray;
  const fits = result === 'array' ? isArray : isObject && hasMembers(result, data);
  if (!fits)
    throw new InvalidResponseError(
      'The answer is not what the contract promises; is this the right address?',
      status,
    );
}

function hasMembers(result: string, data: object): boolean {
  if (result === 'page') return 'Rows' in data && Array.isArray(data.Rows);
  return result !== 'id' || ('Id' in data && typeof data.Id === 'string');
}

/** A missing parameter would be sent as its placeholder, and a dot segment would change the path. */
function checkPath(
  path: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  for (const [name, value] of Object.entries(path)) {
    const text = String(value);
    const usable = (typeof value === 'string' || typeof value === 'number') && text !== '';
    if (!usable) throw new TypeError(`${name} must be a string or a number, and not empty.`);
    if (/^(\.|%2e){1,2}$/i.test(text))
      throw new TypeError(`${name} must not be "${text}", which has a meaning of its own in a URL.`);
  }
  return path;
}

function bodyInit(
  spec: Spec,
  body: unknown,
  headers: Record<string, string>,
): Readonly<Record<string, unknown>> {
  if (body === undefined) return { headers };
  if (spec.form !== undefined) {
    const form = encodeForm(spec.form, body);
    return {
      body: form.body,
      bodySerializer: (encoded: unknown) => encoded,
      headers: {
        ...headers,
        ...(form.contentType === undefined ? {} : { 'Content-Type': form.contentType }),
      },
      // A body that is a stream goes one way (Fetch, RequestDuplex).
      ...(form.contentType === undefined ? {} : { duplex: 'half' }),
    };
  }
  if (spec.text !== undefined && typeof body === 'string') {
    return {
      body,
      bodySerializer: (text: string) => text,
      headers: { ...headers, 'Content-Type': spec.text },
    };
  }
  return { body, headers };
}

function pick(source: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  const present = names.filter((name) => source[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, source[name]]));
}
