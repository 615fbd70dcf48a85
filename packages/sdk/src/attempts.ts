import { readText } from './body.ts';
import type { Deadline } from './deadline.ts';
import { asError } from './deadline.ts';
import { ConnectionError, InvalidResponseError } from './errors.ts';
import { isKeyed } from './idempotency-key.ts';
import { retryAfterMs } from './retry-after.ts';
import type { Hooks, OperationId, RequestInfo } from './types.ts';

const firstDelayMs = 250;
const longestDelayMs = 8000;
/** A service that asks for a longer wait than this gets it from the caller, who sees the error. */
const longestRetryAfterMs = 60_000;

const idempotentMethods = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const retryableStatus = new Set([429, 503]);

/** What one call needs to be sent, perhaps several times. */
export interface AttemptContext {
  readonly operationId: OperationId;
  readonly fetch: typeof globalThis.fetch;
  readonly deadline: Deadline;
  readonly retries: number;
  readonly hooks: Hooks;
  readonly random: () => number;
  readonly maxResponseBytes: number;
  /** Leaves the body of a good answer unread. */
  readonly stream: boolean;
}

/**
 * Sends a request until there is an answer to keep. GET, PUT, DELETE and what has an Idempotency-Key are sent
 * again after 429, 503 and broken connections, with exponential back-off and full jitter, or after what Retry-After asks
 * for. Others never are.
 */
export async function fetchWithRetries(request: Request, context: AttemptContext): Promise<Response> {
  const repeatable = idempotentMethods.has(request.method) || isKeyed(request);
  for (let attempt = 1; ; attempt += 1) {
    const info = { operationId: context.operationId, method: request.method, url: request.url, attempt };
    const last = !repeatable || attempt > context.retries;
    // A body that is sent once is not copied: a copy would hold a whole file in memory.
    const outcome = await attemptOnce(last ? request : request.clone(), context, info, last);
    if (outcome.response !== undefined) return outcome.response;
    const delayMs = outcome.waitMs ?? backOffMs(attempt, context.random);
    if (delayMs >= context.deadline.remainingMs()) throw outcome.error;
    context.hooks.onRetry?.({ ...info, delayMs, reason: outcome.error.message });
    await context.deadline.wait(delayMs);
  }
}

type Outcome =
  | { readonly response: Response }
  | { readonly response?: undefined; readonly error: Error; readonly waitMs?: number | undefined };

async function attemptOnce(
  request: Request,
  context: AttemptContext,
  info: RequestInfo,
  last: boolean,
): Promise<Outcome> {
  context.hooks.onRequest?.(info);
  const startedMs = performance.now();
  try {
    const response = await send(request, context);
    context.hooks.onResponse?.({
      ...info,
      status: response.status,
      requestId: response.headers.get('X-Request-Id') ?? undefined,
      durationMs: performance.now() - startedMs,
    });
    if (last || !isPassing(request, response)) return { response };
    const waitMs = retryAfterMs(response.headers, Date.now());
    const tooLong =
      waitMs !== undefined && (waitMs > longestRetryAfterMs || waitMs >= context.deadline.remainingMs());
    if (tooLong) return { response };
    return { error: new ConnectionError(`The service answered ${response.status}.`), waitMs };
  } catch (error) {
    if (last || !(error instanceof ConnectionError)) throw error;
    return { error };
  }
}

/** Whether another try may do better. 409 with Retry-After: the try before this one is under way still. */
function isPassing(request: Request, { status, headers }: Response): boolean {
  return retryableStatus.has(status) || (status === 409 && isKeyed(request) && headers.has('Retry-After'));
}

async function send(request: Request, context: AttemptContext): Promise<Response> {
  const { signal } = context.deadline;
  try {
    const response = await context.fetch(request, { signal });
    refuseRedirect(request, response);
    if (context.stream && response.ok) return response;
    const text = await readText(response, context.maxResponseBytes);
    const bodiless = response.status === 204 || response.status === 304;
    return new Response(bodiless ? null : text, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  } catch (error) {
    if (signal.aborted) throw asError(signal.reason);
    if (error instanceof ConnectionError || error instanceof InvalidResponseError) throw error;
    throw connectionError(request.url, error);
  }
}

/** A redirect would carry the key elsewhere, or drop it and the body: better to say where the service is. */
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

/** Names the cause that fetch hides one or two levels down. */
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

/** Full jitter: anything between nothing and the exponential delay. */
export function backOffMs(attempt: number, random: () => number): number {
  return random() * Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
}
