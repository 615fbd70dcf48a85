import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the service received. */
export interface Received {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly authorization: string | undefined;
  readonly deviceNetwork: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

export type Answer = (request: Received, response: ServerResponse) => void | Promise<void>;

/** A real HTTP server with scripted responses. It records the requests. */
export interface FakeService extends AsyncDisposable {
  readonly url: string;
  readonly received: Received[];
  /** Sets the answer to all further requests. */
  answer(answer: Answer): void;
  /** Closes all open connections immediately. */
  cut(): void;
}

export async function startFakeService(): Promise<FakeService> {
  const received: Received[] = [];
  let current: Answer = (_request, response) => sendJson(response, 404, { Message: 'Nothing is scripted.' });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '/', headers } = request;
      const { pathname, searchParams } = new URL(url, 'http://service');
      const entry: Received = {
        method,
        url,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers,
        authorization: headers.authorization,
        deviceNetwork: headers['x-devicenetwork'] as string | undefined,
        contentType: headers['content-type'],
        body: Buffer.concat(chunks).toString(),
      };
      received.push(entry);
      void current(entry, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (answer) => {
      current = answer;
    },
    cut: () => server.closeAllConnections(),
    async [Symbol.asyncDispose]() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Returns a page of rows in the format of the contract. */
export function pageOf(
  rows: readonly unknown[],
  query: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const page = Number(query['Page'] ?? 1);
  const pageSize = Number(query['PageSize'] ?? 20);
  return {
    Page: page,
    PageSize: pageSize,
    NbrOfPages: Math.ceil(rows.length / pageSize),
    NbrOfRows: rows.length,
    Rows: rows.slice((page - 1) * pageSize, page * pageSize),
  };
}
