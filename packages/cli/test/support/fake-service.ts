import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the service got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly deviceNetwork: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

export type Answer = (request: Received, response: ServerResponse) => void;

/** A real HTTP server whose answers a test scripts. */
export interface FakeService extends AsyncDisposable {
  readonly url: string;
  readonly received: Received[];
  answer(answer: Answer): void;
}

export async function startFakeService(): Promise<FakeService> {
  const received: Received[] = [];
  let current: Answer = (_request, response) => json(response, 404, { Message: 'Nothing is scripted.' });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://service');
      const entry: Received = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        authorization: request.headers.authorization,
        deviceNetwork: request.headers['x-devicenetwork'] as string | undefined,
        contentType: request.headers['content-type'],
        body: Buffer.concat(chunks).toString(),
      };
      received.push(entry);
      current(entry, response);
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
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** A page of rows out of all of them, as the contract has it. */
export function page(
  rows: readonly unknown[],
  query: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const number = Number(query['Page'] ?? 1);
  const size = Number(query['PageSize'] ?? 20);
  return {
    Page: number,
    PageSize: size,
    NbrOfPages: Math.ceil(rows.length / size),
    NbrOfRows: rows.length,
    Rows: rows.slice((number - 1) * size, number * size),
  };
}
