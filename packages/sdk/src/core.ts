import { apiPromise, type ApiPromise, type ApiResponse } from './api-promise.ts';
import { fetchWithRetries, type AttemptContext } from './attempts.ts';
import { createCallLimit } from './call-limit.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import type { OnProgress } from './encoded-body.ts';
import { InvalidResponseError } from './errors.ts';
import { errorFromResponse } from './error-response.ts';
import { downloadOf } from './download.ts';
import { keyHeader } from './idempotency-key.ts';
import type { Operation, OperationId } from './operation.ts';
import {
  checkNetwork,
  checkNumber,
  defaultTimeoutMs,
  longestTimeoutMs,
  type ResolvedOptions,
} from './options.ts';
import { paged, type Page, type Paged } from './paging.ts';
import { isBrowser, userAgent } from './platform.ts';
import { buildRequest } from './request.ts';
import type {
  CallOptions,
  Caller,
  KeyedCallOptions,
  OperationInput,
  ResultOf,
  RowOf,
  UploadOptions,
} from './types.ts';

type AnyOptions = KeyedCallOptions & UploadOptions;

/** A client without groups: its options and its request function. */
export interface Core extends Caller {
  readonly options: ResolvedOptions;
  /** Sends one request and leaves the body of a success unread. The caller must read or cancel the body. */
  open(operation: Operation, request: StreamRequest): Promise<Response>;
}

export interface StreamRequest {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the request and later the stream. */
  readonly deadline: Deadline;
  readonly deviceNetwork: string | undefined;
}

/** A page would need the permission of the service for this header (Fetch, CORS), so browsers send their own. */
const agentHeader = isBrowser ? {} : { 'User-Agent': userAgent() };

export function createCore(options: ResolvedOptions): Core {
  const startCall = createCallLimit(options.maxConcurrency);

  async function headersOf(
    operation: Operation,
    network: string | undefined,
    deadline: Deadline,
  ): Promise<Record<string, string>> {
    const key = await deadline.race(options.apiKey());
    const deviceNetwork = network ?? options.deviceNetwork;
    return {
      Accept: operation.result === 'binary' ? '*/*' : 'application/json',
      ...agentHeader,
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(operation.network && deviceNetwork !== undefined
        ? { 'X-DeviceNetwork': checkNetwork(deviceNetwork) }
        : {}),
    };
  }

  const contextOf = (
    { id }: Operation,
    details: Pick<AttemptContext, 'deadline' | 'retries' | 'stream' | 'waitOnRateLimit'>,
  ): AttemptContext => ({
    operationId: id,
    fetch: options.fetch,
    hooks: options.hooks,
    random: Math.random,
    maxResponseBytes: options.maxResponseBytes,
    ...details,
  });

  async function send(
    operation: Operation,
    input: OperationInput,
    callOptions: AnyOptions,
  ): Promise<ApiResponse<unknown>> {
    const timeoutMs = timeoutOf(operation, callOptions.timeoutMs ?? options.timeoutMs);
    const retries = retriesOf(operation, callOptions.retries ?? options.retries);
    const failed = new AbortController();
    const signals = [callOptions.signal, options.signal, failed.signal];
    const endCall = await startCall(signals);
    const deadline = startDeadline(timeoutMs, signals);
    const isBinary = operation.result === 'binary';
    let isHandedOver = false;
    try {
      const headers = {
        ...(await headersOf(operation, callOptions.deviceNetwork, deadline)),
        ...keyHeader(operation.takesKey === true, callOptions.idempotencyKey, retries > 0),
      };
      const request = buildRequest({
        baseUrl: options.baseUrl,
        operation,
        input,
        headers,
        onProgress: guarded(callOptions.onProgress, failed),
      });
      const waitOnRateLimit = callOptions.waitOnRateLimit === true;
      const context = contextOf(operation, { deadline, retries, stream: isBinary, waitOnRateLimit });
      const response = await fetchWithRetries(request, context);
      await throwIfFailed(operation, response);
      if (!isBinary) return withData(response, await resultOf(operation, response));
      isHandedOver = true;
      return withData(response, downloadOf(response, deadline));
    } finally {
      endCall();
      if (!isHandedOver) deadline.release();
    }
  }

  return {
    options,
    call<Id extends OperationId>(
      operation: Operation<Id>,
      input: OperationInput,
      callOptions?: CallOptions,
    ): ApiPromise<ResultOf<Id>> {
      return apiPromise(send(operation, input, { ...callOptions })) as ApiPromise<ResultOf<Id>>;
    },
    iterate<Id extends OperationId>(
      operation: Operation<Id>,
      input: OperationInput,
      callOptions?: CallOptions,
    ): Paged<RowOf<Id>> {
      const all: AnyOptions = { ...callOptions, waitOnRateLimit: callOptions?.waitOnRateLimit ?? true };
      const { query = {} } = input;
      const fetchPage = async (Page: number): Promise<Page<RowOf<Id>>> =>
        (await send(operation, { ...input, query: { ...query, Page } }, all)).data as Page<RowOf<Id>>;
      return paged(typeof query['Page'] === 'number' ? query['Page'] : 1, fetchPage);
    },
    async open(operation, { query, headers, deadline, deviceNetwork }) {
      const own = await headersOf(operation, deviceNetwork, deadline);
      const request = buildRequest({
        baseUrl: options.baseUrl,
        operation,
        input: { query },
        headers: { ...own, Accept: 'text/event-stream', ...headers },
      });
      const response = await fetchWithRetries(
        request,
        contextOf(operation, { deadline, retries: 0, stream: true, waitOnRateLimit: false }),
      );
      await throwIfFailed(operation, response);
      return response;
    },
  };
}

/** Ends the call with the error of the caller's function, which would otherwise look like a broken connection. */
function guarded(onProgress: OnProgress | undefined, failed: AbortController): OnProgress | undefined {
  return (
    onProgress &&
    ((progress) => {
      try {
        onProgress(progress);
      } catch (error) {
        failed.abort(error);
      }
    })
  );
}

function withData(response: Response, data: unknown): ApiResponse<unknown> {
  const { status, headers } = response;
  return { data, status, headers, requestId: headers.get('X-Request-Id') ?? undefined };
}

/** Uploads have no time-out by default, because their duration depends on the connection and the size of the file. */
function timeoutOf({ uploads }: Operation, wanted: number | undefined): number {
  const usual = uploads === true ? 0 : defaultTimeoutMs;
  return checkNumber('timeoutMs', wanted ?? usual, longestTimeoutMs);
}

/** Forms are sent once: a form can be a stream, and buffering it for a retry would hold a whole file in memory. */
function retriesOf({ form }: Operation, wanted: number): number {
  const retries = checkNumber('retries', wanted, 10);
  return form === undefined ? retries : 0;
}

async function throwIfFailed({ id }: Operation, response: Response): Promise<void> {
  if (!response.ok) throw errorFromResponse(response, parsed(await response.text()), id);
}

/** @returns undefined if the text is empty or is not JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function resultOf({ result, optional }: Operation, response: Response): Promise<unknown> {
  const text = await response.text();
  const data = parsed(text);
  if (data === undefined && text !== '')
    throw new InvalidResponseError('The body of the response is not JSON.', response.status);
  if (result === 'none') return undefined;
  if (result === 'command') return { activityId: response.headers.get('X-Activity-Id') ?? undefined };
  if (optional === true && response.status === 204) return undefined;
  checkShape(result, data, response.status);
  return data;
}

/** Checks just enough to distinguish the service from another server that answers 200. */
function checkShape(result: string, data: unknown, status: number): void {
  if (result === 'scalar') return;
  const isArray = Array.isArray(data);
  const isObject = typeof data === 'object' && data !== null && !isArray;
  const fits = result === 'array' ? isArray : isObject && hasMembers(result, data);
  if (!fits)
    throw new InvalidResponseError(
      'The response does not match the contract. Check that baseUrl is the address of a Muster service.',
      status,
    );
}

function hasMembers(result: string, data: object): boolean {
  if (result === 'page') return 'Rows' in data && Array.isArray(data.Rows);
  return result !== 'id' || ('Id' in data && typeof data.Id === 'string');
}
