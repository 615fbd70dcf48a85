import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { canonicalAddress } from '@muster/net';

import type { Health } from './health.ts';

/** Content of `/metrics` and its readers. */
export interface MetricsPage {
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
