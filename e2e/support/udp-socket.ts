/** UDP sockets of loopback. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

export async function bound(address = '127.0.0.1'): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, address);
  await once(socket, 'listening');
  return socket;
}

export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.close(() => resolve()));
}
