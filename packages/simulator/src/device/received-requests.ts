import {
  formatPath,
  type ClientRequestDetails,
  type Clock,
  type ResourceValue,
  type ValueRecord,
} from '@muster/lwm2m';
import type { AnsweredRequest } from './answered-request.ts';
import { isAboutPath } from './request-path.ts';

const defaultMaxRequests = 1000;
const defaultMaxBytes = 8 * 1024 * 1024;
/**
 * Default time-out of a wait in milliseconds: less than mocha's default time-out of 2 s, so that the test fails with
 * the error of the wait.
 */
const defaultTimeoutMs = 1500;
/** Maximum number of requests in the error of a wait. */
const listedRequests = 20;

/** Operations of a server, as in {@link ReceivedRequest}. */
const requestOperations = [
  'read',
  'write',
  'execute',
  'create',
  'delete',
  'discover',
  'writeAttributes',
  'observe',
  'cancelObserve',
  'readComposite',
  'writeComposite',
  'observeComposite',
  'cancelObserveComposite',
  'bootstrapRead',
  'bootstrapWrite',
  'bootstrapDelete',
  'bootstrapDiscover',
  'finish',
] as const;

/** An operation of a server. */
export type RequestOperation = (typeof requestOperations)[number];

/** A request of the server, and the response of the device. */
export interface ReceivedRequest extends Omit<ClientRequestDetails, 'records'> {
  readonly operation: RequestOperation;
  /** Path such as `/3303/0/5700`; `/` for composites. */
  readonly path: string;
  /** CoAP code of the response, such as `2.04`. */
  readonly code: string;
  /** Time of the response in epoch milliseconds of the device clock. */
  readonly timeMs: number;
  /** Values of a Write, Create or Write-Composite, by path: `{ '/3311/0/5851': 30 }`. */
  readonly values?: Readonly<Record<string, ResourceValue>>;
}

/** Filter for requests. All present members must match. */
export interface RequestFilter {
  readonly operation?: RequestOperation;
  /** A path that the request names, or one below it. For a request with values, a path that it writes. */
  readonly path?: string;
  /** CoAP code of the response, such as `2.04`. */
  readonly code?: string;
}

/** Limits of the requests that a device keeps. */
export interface RecordSetting {
  /** Maximum number of requests, 1 or more. Default 1,000. */
  readonly maxRequests?: number;
  /** Maximum total size of the payloads in bytes, 1 or more. Default 8 MiB. The newest request is always kept. */
  readonly maxBytes?: number;
}

/** Options for waiting for a request. */
export interface WaitOptions {
  /** Longest wait in milliseconds of the device clock. Default 1,500. */
  readonly timeoutMs?: number;
  /** Ends the wait with its reason. */
  readonly signal?: AbortSignal;
}

/** The device did not receive a matching request in time. */
export class NotReceivedError extends Error {
  override readonly name = 'NotReceivedError';
}

interface Waiter {
  readonly filter: RequestFilter;
  readonly resolve: (request: ReceivedRequest) => void;
}

/** The requests that a device received, oldest first. The oldest are dropped at a limit. */
export class ReceivedRequests implements Iterable<ReceivedRequest> {
  readonly #endpointName: string;
  readonly #clock: Clock;
  readonly #maxRequests: number;
  readonly #maxBytes: number;
  readonly #waiters = new Set<Waiter>();
  #kept: ReceivedRequest[] = [];
  /** Requests that `next` has not returned. */
  readonly #unread = new Set<ReceivedRequest>();
  #bytes = 0;
  #total = 0;

  /** @throws RangeError for a limit below 1 */
  constructor(endpointName: string, clock: Clock, setting: RecordSetting = {}) {
    const { maxRequests = defaultMaxRequests, maxBytes = defaultMaxBytes } = setting;
    this.#endpointName = endpointName;
    this.#clock = clock;
    this.#maxRequests = checkedBound('maxRequests', maxRequests);
    this.#maxBytes = checkedBound('maxBytes', maxBytes);
  }

  /** Number of requests that the device answered since its creation or the last `clear`, including dropped ones. */
  get total(): number {
    return this.#total;
  }

  [Symbol.iterator](): IterableIterator<ReceivedRequest> {
    return this.#kept.values();
  }

  /**
   * Returns the matching requests, oldest first.
   *
   * @throws TypeError for a filter with an unknown member or operation
   */
  of(filter: RequestFilter = {}): readonly ReceivedRequest[] {
    checkFilter(filter);
    return this.#kept.filter((request) => matches(request, filter));
  }

  /**
   * Returns the oldest matching request that no earlier `next` returned, and waits for one if there is none. A request
   * that arrived before the call counts too, so a test can first trigger the server and then call this.
   *
   * @throws NotReceivedError when the time is over; its message lists the requests that the device did receive
   * @throws TypeError for a filter with an unknown member or operation
   */
  async next(filter: RequestFilter = {}, options: WaitOptions = {}): Promise<ReceivedRequest> {
    checkFilter(filter);
    const { timeoutMs = defaultTimeoutMs, signal } = options;
    signal?.throwIfAborted();
    for (const request of this.#unread) {
      if (!matches(request, filter)) continue;
      this.#unread.delete(request);
      return request;
    }
    return this.#wait(filter, timeoutMs, signal);
  }

  /** Forgets all requests, for example those of a common set-up. Waiting calls of `next` continue. */
  clear(): void {
    this.#kept = [];
    this.#unread.clear();
    this.#bytes = 0;
    this.#total = 0;
  }

  /** Called by the device. */
  record(answered: AnsweredRequest): void {
    const { operation, path, code } = answered;
    const request: ReceivedRequest = {
      operation: operation as RequestOperation,
      path,
      code,
      timeMs: this.#clock.now(),
      ...receivedContent(answered),
    };
    this.#total += 1;
    this.#bytes += request.payloadBytes;
    this.#kept.push(request);
    if (!this.#deliver(request)) this.#unread.add(request);
    this.#dropOldest();
  }

  #deliver(request: ReceivedRequest): boolean {
    for (const waiter of this.#waiters) {
      if (!matches(request, waiter.filter)) continue;
      this.#waiters.delete(waiter);
      waiter.resolve(request);
      return true;
    }
    return false;
  }

  #dropOldest(): void {
    while (this.#kept.length > 1 && (this.#kept.length > this.#maxRequests || this.#bytes > this.#maxBytes)) {
      const oldest = this.#kept.shift();
      if (!oldest) return;
      this.#unread.delete(oldest);
      this.#bytes -= oldest.payloadBytes;
    }
  }

  #wait(filter: RequestFilter, timeoutMs: number, signal: AbortSignal | undefined): Promise<ReceivedRequest> {
    const { promise, resolve, reject } = Promise.withResolvers<ReceivedRequest>();
    const waiter = { filter, resolve };
    const onAbort = (): void => reject(signal?.reason as Error);
    const timer = this.#clock.setTimer(timeoutMs, () =>
      reject(new NotReceivedError(this.#timeoutText(filter, timeoutMs))),
    );
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#waiters.add(waiter);
    return promise.finally(() => {
      this.#waiters.delete(waiter);
      timer.cancel();
      signal?.removeEventListener('abort', onAbort);
    });
  }

  #timeoutText(filter: RequestFilter, timeoutMs: number): string {
    const wanted = Object.values(filter).join(' ') || 'request';
    const head = `${this.#endpointName} received no ${wanted} within ${timeoutMs} ms.`;
    if (this.#total === 0) return `${head} It received no request at all.`;
    const newest = this.#kept.slice(-listedRequests).map((request) => `\n  ${lineOf(request)}`);
    const count = newest.length < this.#total ? `the newest ${newest.length} of ` : '';
    return `${head} It received ${count}${this.#total} ${this.#total === 1 ? 'request' : 'requests'}:${newest.join('')}`;
  }
}

function checkedBound(name: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new RangeError(`recordRequests.${name} is ${value}. Give a whole number, 1 or more.`);
}

/**
 * Rejects a misspelt filter, which would wait in vain.
 *
 * @throws TypeError
 */
function checkFilter(filter: RequestFilter): void {
  for (const name of Object.keys(filter)) {
    if (name === 'operation' || name === 'path' || name === 'code') continue;
    throw new TypeError(`Unknown member "${name}" of a request filter. Use operation, path or code.`);
  }
  const { operation } = filter;
  if (operation === undefined || requestOperations.includes(operation)) return;
  throw new TypeError(
    `Unknown operation "${operation as string}". Use one of ${requestOperations.join(', ')}.`,
  );
}

function matches(request: ReceivedRequest, { operation, path, code }: RequestFilter): boolean {
  if (operation !== undefined && request.operation !== operation) return false;
  if (code !== undefined && request.code !== code) return false;
  if (path === undefined) return true;
  const { values, removed = [] } = request;
  const written = values && [...Object.keys(values), ...removed];
  return isAboutPath({ path: request.path, paths: request.paths, written }, path);
}

/** Returns the content of a request: the values and other details besides operation, path and code. */
export function receivedContent({
  details,
}: Pick<AnsweredRequest, 'details'>): Omit<ReceivedRequest, 'operation' | 'path' | 'code' | 'timeMs'> {
  const { records, ...content } = details?.() ?? { payloadBytes: 0 };
  return records === undefined ? content : { ...content, values: valuesOf(records) };
}

function valuesOf(records: readonly ValueRecord[]): Record<string, ResourceValue> {
  return Object.fromEntries(records.map(({ path, value }) => [formatPath(path), value]));
}

function lineOf({ operation, path, code, paths }: ReceivedRequest): string {
  return `${operation} ${paths?.join(' ') ?? path} ${code}`;
}
