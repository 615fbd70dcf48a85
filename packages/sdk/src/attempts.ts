import { readText } from './body.ts';
import type { Deadline } from './deadline.ts';
import { asError } from './deadline.ts';
import { ConnectionError, FileReadError, InvalidResponseError } from './errors.ts';
import { isKeyed } from './idempotency-key.ts';
import { retryAfterMs } from './retry-after.ts';
import type { AttemptInfo, Hooks } from './types.ts';
import type { OperationId } from './operation.ts';

const firstDelayMs = 250;
const longestDelayMs = 8000;
/** Maximum Retry-After in milliseconds. After a longer one, the caller gets the error instead. */
const longestRetryAfterMs = 60_000;

const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
/** Temporary statuses: a rate limit, or a proxy or service that is unavailable. */
const retryableStatus = new Set([429, 502, 503, 504]);

/** Settings of one call, shared by all its attempts. */
export interface AttemptContext {
  readonly operationId: OperationId;
  readonly fetch: typeof globalThis.fetch;
  readonly deadline: Deadline;
  readonly retries: number;
  /** Whether a wait after 429 that the service asked for is not a retry. */
  readonly waitOnRateLimit: boolean;
  readonly hooks: Hooks;
  readonly random: () => number;
  readonly maxResponseBytes: number;
  /** Leaves the body of a successful response unread. */
  readonly stream: boolean;
}

/** Least milliseconds between two attempts at a rate limit, if the service asks for less. */
const leastLimitMs = 100;

/**
 * Sends a request until there is a response to return. Retries GET, PUT, DELETE and requests with an Idempotency-Key
 * after 429, 502, 503, 504 and broken connections, with exponential back-off and full jitter, or after the delay in
 * Retry-After. Sends every other request once. Never repeats a request whose outcome is unknown, unless it has an
 * Idempotency-Key.
 */
export async function fetchWithRetries(request: Request, context: AttemptContext): Promise<Response> {
  const repeatable = idempotentMethods.has(request.method) || isKeyed(request);
  let retries = 0;
  for (let attempt = 1; ; attempt += 1) {
    const { method, url } = request;
    const info = { operationId: context.operationId, method, url, attempt };
    const last = !repeatable || retries >= context.retries;
    const waits = repeatable && context.waitOnRateLimit;
    // Clone only if another attempt is possible: a clone holds the whole file in memory.
    const sent = last && !waits ? request : request.clone();
    const outcome = await attemptOnce(sent, context, info, { last, waits });
    if (outcome.response !== undefined) return outcome.response;
    if (!outcome.isLimited) retries += 1;
    const delayMs = delayAfter(outcome, retries, context);
    if (delayMs >= context.deadline.remainingMs()) throw outcome.error;
    await context.deadline.race(context.hooks.onRetry?.({ ...info, delayMs, reason: outcome.error.message }));
    await context.deadline.wait(delayMs);
  }
}

function delayAfter({ isLimited, waitMs }: Failure, retries: number, { random }: AttemptContext): number {
  return Math.max(isLimited === true ? leastLimitMs : 0, waitMs ?? backOffMs(retries, random));
}

type Outcome = { readonly response: Response } | Failure;

interface Failure {
  readonly response?: undefined;
  readonly error: Error;
  readonly waitMs?: number | undefined;
  /** Whether the wait is not a retry. */
  readonly isLimited?: boolean;
}

interface Repetition {
  /** Whether no retry is left. */
  readonly last: boolean;
  /** Whether a wait after 429 is possible nevertheless. */
  readonly waits: boolean;
}

async function attemptOnce(
  request: Request,
  context: AttemptContext,
  info: AttemptInfo,
  { last, waits }: Repetition,
): Promise<Outcome> {
  const sent = await applyRequestHook(request, context, info);
  const startedMs = performance.now();
  try {
    const response = await context.deadline.race(send(sent, context));
    const answered = {
      ...info,
      status: response.status,
      requestId: response.headers.get('X-Request-Id') ?? undefined,
      durationMs: performance.now() - startedMs,
      headers: new Headers(response.headers),
    };
    await context.deadline.race(context.hooks.onResponse?.(answered));
    return await outcomeOf(request, response, context, { last, waits });
  } catch (error) {
    if (last || !(error instanceof ConnectionError)) throw error;
    return { error };
  }
}

/** Decides whether a response ends the call, and how long the next attempt has to wait otherwise. */
async function outcomeOf(
  request: Request,
  response: Response,
  { deadline, random }: AttemptContext,
  { last, waits }: Repetition,
): Promise<Outcome> {
  const askedMs = retryAfterMs(response.headers, Date.now());
  const isLimited = waits && response.status === 429 && askedMs !== undefined;
  if (!isLimited && (last || !isPassing(request, response) || (await isRisky(request, response))))
    return { response };
  const tooLong =
    askedMs !== undefined && (askedMs > longestRetryAfterMs || askedMs >= deadline.remainingMs());
  if (tooLong) return { response };
  const error = new ConnectionError(`The service responded with status ${response.status}.`);
  // Spreads the clients that the service refused together.
  return { error, isLimited, waitMs: isLimited ? askedMs + random() * firstDelayMs : askedMs };
}

/** Headers that hooks neither see nor change: the API key, and the key that makes a retry safe. */
const protectedHeaders = ['Authorization', 'Idempotency-Key'];

/** Lets the hook change the headers of one attempt. */
async function applyRequestHook(
  request: Request,
  { hooks, deadline }: AttemptContext,
  info: AttemptInfo,
): Promise<Request> {
  if (hooks.onRequest === undefined) return request;
  const headers = new Headers(request.headers);
  for (const name of protectedHeaders) headers.delete(name);
  await deadline.race(hooks.onRequest({ ...info, headers }));
  // Copy the headers: the hook can keep a reference to its object.
  const sent = new Headers(headers);
  for (const name of protectedHeaders) {
    const value = request.headers.get(name);
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  return new Request(request, { headers: sent });
}

/** Whether a retry can succeed. 409 with Retry-After means that the previous attempt is still running. */
function isPassing(request: Request, { status, headers }: Response): boolean {
  return retryableStatus.has(status) || (status === 409 && isKeyed(request) && headers.has('Retry-After'));
}

/**
 * Whether a retry could execute the request twice, because the process that ran it ended before it responded. With an
 * Idempotency-Key, the service executes it once.
 */
async function isRisky(request: Request, response: Response): Promise<boolean> {
  if (response.status !== 503 || isKeyed(request)) return false;
  return (await response.clone().text()).includes('"outcome-unknown"');
}

async function send(request: Request, context: AttemptContext): Promise<Response> {
  const { signal } = context.deadline;
  try {
    const response = await context.fetch(request, { signal });
    refuseRedirect(request, response);
    if (context.stream && response.ok) return response;
    const text = await readText(response, context.maxResponseBytes, signal);
    const bodiless = response.status === 204 || response.status === 304;
    return new Response(bodiless ? null : text, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  } catch (error) {
    if (signal.aborted) throw asError(signal.reason);
    if (error instanceof ConnectionError || error instanceof InvalidResponseError) throw error;
    throw fileReadError(error) ?? connectionError(request.url, error);
  }
}

/** Returns the error of a file in the body, which fetch nests in its own error. */
function fileReadError(error: unknown): FileReadError | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof FileReadError) return current;
  return undefined;
}

/** Rejects redirects: following one could send the key to another host, or drop the key and the body. */
function refuseRedirect(request: Request, response: Response): void {
  const redirected =
    response.type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(response.status);
  if (!redirected) return;
  const location = response.headers.get('Location');
  const target =
    location !== null && URL.canParse(location, request.url)
      ? new URL(location, request.url).origin
      : 'elsewhere';
  throw new InvalidResponseError(
    `${new URL(request.url).origin} redirects to ${target}; use the address of the service itself.`,
    response.status,
  );
}

/** Creates a ConnectionError with the cause that fetch nests one or two levels deep. */
export function connectionError(url: string, error: unknown): ConnectionError {
  const code = systemCode(error);
  const origin = URL.canParse(url) ? new URL(url).origin : 'the service';
  return new ConnectionError(`No connection to ${origin}${code === undefined ? '' : ` (${code})`}.`, {
    code,
    cause: error,
  });
}

function systemCode(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 4; depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    const first: unknown = current instanceof AggregateError ? current.errors[0] : undefined;
    current = first ?? current.cause;
  }
  return undefined;
}

/** Exponential back-off with full jitter: a random delay from 0 to the exponential limit. */
export function backOffMs(attempt: number, random: () => number): number {
  return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
}
