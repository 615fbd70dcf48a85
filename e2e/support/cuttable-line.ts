/** A line to the bus that a test can cut. */
import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** Can be cut as a network does: connections stay open and carry nothing. */
export interface CuttableLine {
  readonly url: string;
  /** From now on nothing passes; what arrives waits. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openCuttableLine(targetPort: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isCut) from.pause();
      else from.resume();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
