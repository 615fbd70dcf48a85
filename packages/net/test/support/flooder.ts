/** A thread that floods a UDP port from one socket until it is stopped, and sends from other sockets on request. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

export interface FlooderData {
  readonly address: string;
  readonly port: number;
  /** Address and family of the flooding socket. */
  readonly from: string;
  /** Indexes of {@link at}. */
  readonly shared: Int32Array;
}

/** Meaning of the shared numbers. */
export const at = { sent: 0, isStopped: 1, others: 2, othersSent: 3 } as const;

async function bind(from: string): Promise<Socket> {
  const socket = createSocket(from.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, from);
  await once(socket, 'listening');
  return socket;
}

async function flood({ address, port, from, shared }: FlooderData): Promise<void> {
  const socket = await bind(from);
  parentPort?.postMessage(socket.address().port);
  const send = (of: Socket, text: string): Promise<void> =>
    new Promise((resolve) => of.send(text, port, address, () => resolve()));
  while (Atomics.load(shared, at.isStopped) === 0) {
    for (let count = 0; count < 50; count += 1) await send(socket, 'flood');
    Atomics.add(shared, at.sent, 50);
    const others = Atomics.exchange(shared, at.others, 0);
    for (let number = 0; number < others; number += 1) {
      const other = await bind(from);
      await send(other, `other ${number}`);
      other.close();
      Atomics.add(shared, at.othersSent, 1);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  socket.close();
}

if (!isMainThread) void flood(workerData as FlooderData);
