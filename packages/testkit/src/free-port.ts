import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Range below the ephemeral ports (32768 and up on Linux, 49152 and up elsewhere), so that a port is still free for a
 * program that starts later or again, however many sockets other tests open. The lowest port is above 10080, the last
 * one that `fetch` refuses to call (https://fetch.spec.whatwg.org/#port-blocking).
 */
const LOWEST = 10_081;
const HIGHEST = 32_000;

function somePort(): number {
  return LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
}

/** Returns a free UDP port of 127.0.0.1, for programs that cannot report their port. */
export async function freeUdpPort(): Promise<number> {
  for (;;) {
    const port = somePort();
    if (await isFreeUdp(port)) return port;
  }
}

/** Returns a free UDP port of 127.0.0.1 whose successor is free as well. */
export async function freeUdpPortPair(): Promise<number> {
  for (;;) {
    const port = await freeUdpPort();
    if (await isFreeUdp(port + 1)) return port;
  }
}

/** Returns a free TCP port of 127.0.0.1. */
export async function freeTcpPort(): Promise<number> {
  for (;;) {
    const port = somePort();
    if (await isFreeTcp(port)) return port;
  }
}

async function isFreeUdp(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind(port, '127.0.0.1');
  const isFree = await once(socket, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise<void>((resolve) => socket.close(() => resolve()));
  return isFree;
}

async function isFreeTcp(port: number): Promise<boolean> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return isFree;
}
