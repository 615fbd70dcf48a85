import type { Socket } from 'node:net';

/** Resolves when a socket is closed, also by a reset, which `once` of node:events would make a rejection. */
export function closed(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
}
