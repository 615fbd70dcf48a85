/** The servers that the benchmarks compare; started as a child process with the kind as its argument. */
import { createSocket } from 'node:dgram';
import type { IncomingMessage, OutgoingMessage } from 'coap';
import { createEndpoint, createUdpTransport } from '../../src/index.ts';

const RECEIVE_BUFFER_BYTES = 4 * 1024 * 1024;

type LookupCallback = (error: Error | null, address: string, family: number) => void;

/** A bare socket that sends back what comes in, with the fastest means that Node has: the ceiling. */
async function startBare(): Promise<number> {
  const socket = createSocket({
    type: 'udp4',
    recvBufferSize: RECEIVE_BUFFER_BYTES,
    lookup: (address: string, _options: unknown, callback: LookupCallback) => callback(null, address, 4),
  });
  socket.on('message', (datagram, remote) => socket.send(datagram, remote.port, remote.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return socket.address().port;
}

/** A whole endpoint whose handler sends the payload back. */
async function startEndpoint(): Promise<number> {
  const transport = await createUdpTransport({ recvBufferBytes: RECEIVE_BUFFER_BYTES });
  createEndpoint({
    transport,
    handler: (request) => ({ code: '2.05', payload: request.payload, contentFormat: 0 }),
  });
  return transport.localAddress.port;
}

/** An endpoint that has values to be read, and that observes who asks it to; it tells its counters when asked. */
async function startField(): Promise<number> {
  const transport = await createUdpTransport({ recvBufferBytes: RECEIVE_BUFFER_BYTES });
  const payload = Buffer.from('temperature=21.5');
  let notifications = 0;
  const endpoint = createEndpoint({
    transport,
    handler: ({ path, peer }) => {
      if (path[0] !== 'observe-me') return { code: '2.05', payload };
      const onNotification = (): void => void (notifications += 1);
      const afterSent = (): void =>
        void endpoint.observe(peer, { method: 'GET', path: ['value'] }, { onNotification });
      return { code: '2.04', afterSent };
    },
  });
  process.on('message', () => process.send?.({ ...endpoint.counters, notifications }));
  return transport.localAddress.port;
}

/** node-coap's server, which does the same. */
async function startNodeCoap(): Promise<number> {
  // Loaded here only: the memory of the other servers is measured.
  const { default: coap } = await import('coap');
  const server = coap.createServer({ type: 'udp4' });
  server.on('request', (request: IncomingMessage, response: OutgoingMessage) => {
    response.setOption('Content-Format', 'text/plain');
    response.end(request.payload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const socket = (
    server as unknown as { _sock: { address(): { port: number }; setRecvBufferSize(bytes: number): void } }
  )._sock;
  socket.setRecvBufferSize(RECEIVE_BUFFER_BYTES);
  return socket.address().port;
}

const starts: Readonly<Record<string, () => Promise<number>>> = {
  bare: startBare,
  coap: startEndpoint,
  field: startField,
  'node-coap': startNodeCoap,
};

const start = starts[process.argv[2] ?? ''];
if (!start) throw new Error('Which server?');
const port = await start();
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
