import { once } from 'node:events';
import { createServer } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { UsageError } from '../errors/cli-error.ts';

const path = '/metrics';

/** An HTTP server for the metrics of a run. */
export interface MetricsEndpoint {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves metrics in the text format of Prometheus at `/metrics`.
 *
 * @param address `[HOST:]PORT`; the default host is 127.0.0.1
 * @throws {UsageError} the address is malformed
 * @throws {Error} with the system error code if the address is in use
 */
export async function startMetrics(address: string, render: () => Promise<string>): Promise<MetricsEndpoint> {
  const { host, port } = parseAddress(address);
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== path || request.method !== 'GET') {
      response
        .writeHead(404, { 'content-type': 'text/plain' })
        .end(`Not found. The metrics are at ${path}.\n`);
      return;
    }
    render().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${isIP(host) === 6 ? `[${host}]` : host}:${actual}${path}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function parseAddress(address: string): { host: string; port: number } {
  const match = /^(?:(?<host>\[[^\]]+\]|[^:]+):)?(?<port>\d{1,5})$/u.exec(address);
  const port = Number(match?.groups?.['port']);
  if (!match || port > 65_535) {
    throw new UsageError(`--prometheus must be [HOST:]PORT, such as 9464 or 0.0.0.0:9464, not "${address}".`);
  }
  const host = match.groups?.['host']?.replace(/^\[|\]$/gu, '') ?? '127.0.0.1';
  return { host, port };
}
