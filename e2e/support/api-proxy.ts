/** A proxy before the Web Admin API that changes responses, to simulate a faulty server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** @param path of the request. @param body of the response, as JSON. @returns the body that the client gets */
export type Tampering = (path: string, body: unknown) => unknown;

export interface ApiProxy extends AsyncDisposable {
  readonly url: string;
}

/** Forwards GET requests to `target`; JSON passes `tamper` on its way back. */
export async function startApiProxy(target: string, tamper: Tampering): Promise<ApiProxy> {
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    fetch(`${target}${url}`, { headers: { authorization: headers.authorization ?? '' } })
      .then(async (answer) => {
        const body = tamper(new URL(url, target).pathname, await answer.json());
        response.writeHead(answer.status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body));
      })
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
