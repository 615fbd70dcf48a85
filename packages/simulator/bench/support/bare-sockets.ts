/** Prints what one of N bound UDP sockets adds to the resident memory of a process, bytes. */
import { createSocket, type Socket } from 'node:dgram';

const count = Number(process.argv[2]);

function open(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4', () => undefined);
    socket.bind(0, '127.0.0.1', () => resolve(socket));
  });
}

const first = await open();
const before = process.memoryUsage.rss();
const sockets = await Promise.all(Array.from({ length: count }, open));
console.log((process.memoryUsage.rss() - before) / count);
for (const socket of [first, ...sockets]) socket.close();
