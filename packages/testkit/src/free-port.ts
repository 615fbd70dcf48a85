import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A UDP port of 127.0.0.1 that was free a moment ago, for programs that cannot be asked which port they took. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}

/** A UDP port of 127.0.0.1 that was free a moment ago, and so was the next one. */
export async function freeUdpPortPair(): Promise<number> {
  for (;;) {
    const port = await freeUdpPort();
    const next = createSocket('udp4');
    next.bind(port + 1, '127.0.0.1');
    const isFree = await once(next, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise<void>((resolve) => next.close(() => resolve()));
    if (isFree) return port;
  }
}

/** A TCP port of 127.0.0.1 that was free a moment ago. */
export async function freeTcpPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No TCP address');
  return address.port;
}
