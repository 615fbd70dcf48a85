/**
 * node-coap in a process of its own, driven by messages: it keeps a timer of minutes for every exchange, which would
 * keep the tests' process alive.
 */
import { once } from 'node:events';
import coap from 'coap';
import type { IncomingMessage, ObserveReadStream } from 'coap';
import type { NodeCoapCommand, NodeCoapRequest } from './node-coap-peer.ts';

async function ask({ block1, payloadBytes, ...params }: NodeCoapRequest): Promise<unknown> {
  const request = coap.request({ hostname: '127.0.0.1', ...params });
  if (block1 !== undefined) request.setOption('Block1', Buffer.from([block1]));
  request.end(payloadBytes === undefined ? undefined : Buffer.alloc(payloadBytes, 'u'));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (params.observe !== true) return { code: response.code, payload: response.payload.toString() };
  const seen: string[] = [];
  for await (const chunk of response as unknown as ObserveReadStream) {
    seen.push(String(chunk));
    if (seen.length === 3) break;
  }
  return { code: response.code, payload: seen.join(' ') };
}

function answer(request: IncomingMessage, response: coap.OutgoingMessage): void {
  const path = request.url.split('?')[0];
  if (path === '/count' && request.headers.Observe === 0) {
    let count = 0;
    const write = (): void => {
      response.write(String((count += 1)));
    };
    write();
    const timer = setInterval(write, 20);
    response.on('finish', () => clearInterval(timer));
  } else if (path === '/big') {
    response.end(Buffer.alloc(4_000, 'b'));
  } else {
    response.code = path === '/gone' ? '4.04' : '2.05';
    response.end(`${request.method} ${request.payload.length}`);
  }
}

async function listen(): Promise<unknown> {
  const server = coap.createServer({ type: 'udp4' });
  server.on('request', answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server as unknown as { _sock: { address(): { port: number } } })._sock.address().port;
}

process.on('message', (command: NodeCoapCommand) => {
  const result = command === 'listen' ? listen() : ask(command);
  void result.catch((error: unknown) => ({ error: String(error) })).then((value) => process.send?.(value));
});
process.on('disconnect', () => process.exit(0));
