/** The servers that the echo benchmark compares; started as a child process with the kind as its argument. */
import { createSocket } from 'node:dgram';
import { createEndpoint, createUdpTransport } from '../../src/index.ts';

type LookupCallback = (error: Error | null, address: string, family: number) => void;

/** A bare socket that sends back what comes in, with the fastest means that Node has: the ceiling. */
async function startBare(): Promise<number> {
  const socket = createSocket({
    type: 'udp4',
    recvBufferSize: 4 * 1024 * 1024,
    lookup: (address: string, _options: unknown, callback: LookupCallback) => callback(null, address, 4),
  });
  socket.on('message', (datagram, remote) => socket.send(datagram, remote.port, remote.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return socket.address().port;
}

let requests = 0;

/** A whole endpoint whose handler sends the payload back. */
async function startEndpoint(): Promise<number> {
  const transport = await createUdpTransport({ recvBufferBytes: 4 * 1024 * 1024 });
  createEndpoint({
    transport,
    handler: (request) => {
      requests += 1;
      return { code: '2.05', payload: request.payload, contentFormat: 0 };
    },
  });
  return transport.localAddress.port;
}

const port = process.argv[2] === 'coap' ? await startEndpoint() : await startBare();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ requests, rssBytes: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port });
