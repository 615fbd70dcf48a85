import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The browser, back from the provider. */
export interface Returned {
  /** The one-time code; undefined if the log-in failed. */
  readonly code: string | undefined;
  /** Reason of the failure, in the words of the service. */
  readonly error: string | undefined;
  /** Shows a text in the browser. */
  readonly show: (text: string) => void;
}

/** An address on this machine to which the service sends the browser after the log-in. */
export interface LoginListener {
  readonly port: number;
  readonly returned: Promise<Returned>;
  /** Stops listening. A response that is being sent is completed. */
  readonly close: () => void;
}

const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
} as const;

/**
 * Listens on a free port of the loopback interface (RFC 8252, 7.3).
 *
 * @param state text that the browser must bring back; requests without it are refused and change nothing
 */
export async function listenForLogin(state: string): Promise<LoginListener> {
  const { promise: returned, resolve } = Promise.withResolvers<Returned>();
  let isOver = false;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { searchParams } = url;
    const [code, error] = ['code', 'error'].map((name) => searchParams.get(name) || undefined);
    if (request.method !== 'GET' || url.pathname !== '/' || (code ?? error) === undefined)
      end(response, 404, 'There is nothing here.');
    else if (isOver || searchParams.get('state') !== state)
      end(response, 400, 'This is the answer to another log-in. Run muster login again.');
    else {
      isOver = true;
      resolve({ code, error, show: (text) => end(response, 200, text) });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    returned,
    close: () => void server.close(),
  };
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, headers).end(`${text}\n`);
}
