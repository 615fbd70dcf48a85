import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { canonicalAddress } from '@muster/net';
import type { Clock } from '../kernel/timers.ts';
import { StoreError } from '../store/port.ts';

/** Resolves if the part works, with a note if it needs attention. */
export type HealthCheck = (() => void | Promise<void>) | (() => Promise<string | undefined>);

export interface HealthReport {
  readonly ready: boolean;
  /** `ok`, a note or a short description of the fault for each part, without addresses or messages. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Reports whether the server can work now. */
export class Health {
  readonly #report: () => Promise<HealthReport>;
  #stopping = false;

  constructor(checks: Readonly<Record<string, HealthCheck>>, clock: Clock) {
    this.#report = keptAnswer(clock, () => reportOf(checks));
  }

  /** Reports from now on that the server is not ready, so that it gets no more work. */
  stop(): void {
    this.#stopping = true;
  }

  report(): Promise<HealthReport> {
    if (this.#stopping) return Promise.resolve({ ready: false, checks: { server: 'stopping' } });
    return this.#report();
  }
}

async function reportOf(checks: Readonly<Record<string, HealthCheck>>): Promise<HealthReport> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, ...(await outcomeOf(check)) })),
  );
  return {
    ready: results.every(({ works }) => works),
    checks: Object.fromEntries(results.map(({ name, text }) => [name, text])),
  };
}

async function outcomeOf(check: HealthCheck): Promise<{ readonly works: boolean; readonly text: string }> {
  try {
    return { works: true, text: (await check()) ?? 'ok' };
  } catch (error) {
    return { works: false, text: error instanceof StoreError ? error.code : 'failed' };
  }
}

/**
 * Milliseconds for which an answer is reused: any client may ask, and an answer costs a commit or the rendering of a
 * long page.
 */
const VALID_MS = 1_000;

/** Asks at most once a second. All calls within this time get the same answer. */
export function keptAnswer<T>(clock: Clock, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const now = clock.monotonic();
    if (last === undefined || now - last.at >= VALID_MS) last = { at: now, answer: ask() };
    return last.answer;
  };
}

/** Content of `/metrics` and its readers. */
interface MetricsPage {
  readonly contentType: string;
  text(): Promise<string>;
  /** Whether a client with this address may read it. */
  isReader(address: string): boolean;
}

type Probe = (response: ServerResponse, request: IncomingMessage) => Promise<void>;

/**
 * Handles `/healthz` (the process runs), `/readyz` (it can work) and `/metrics`, and passes all other requests to the
 * API. They need no key, so that an orchestrator can use them, and reveal nothing about tenants. A proxy serves
 * clients of the API, which do not need `/metrics`.
 */
export function probeHandler(
  health: Health,
  metrics: MetricsPage,
  api: RequestListener,
  onError: (error: unknown) => void,
): RequestListener {
  const probes = new Map<string, Probe>([
    ['/healthz', async (response) => sendJson(response, 200, { status: 'ok' })],
    [
      '/readyz',
      async (response) => {
        const { ready, checks } = await health.report();
        sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', checks });
      },
    ],
    [
      '/metrics',
      async (response, request) => {
        const { headers, socket } = request;
        const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
        if (
          isForwarded ||
          socket.remoteAddress === undefined ||
          !metrics.isReader(canonicalAddress(socket.remoteAddress))
        ) {
          sendJson(response, 403, forbidden);
          return;
        }
        const text = await metrics.text();
        send(response, 200, metrics.contentType, text);
      },
    ],
  ]);
  return (request, response) => {
    const probe = probes.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (probe === undefined) {
      api(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendJson(response, 405, { status: 'method not allowed' });
      return;
    }
    probe(response, request).catch((error: unknown) => {
      onError(error);
      if (!response.headersSent) sendJson(response, 500, { status: 'failed' });
    });
  };
}

const forbidden = {
  status: 'forbidden',
  message:
    'This address may not read the metrics. Add it to --metrics (MUSTER_METRICS), and ask without a proxy.',
};

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', `${JSON.stringify(body)}\n`);
}

function send(response: ServerResponse, status: number, contentType: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
