import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * Stands between one client and a server, and loses datagrams of both.
 * @param lose the numbers of those that are lost, from 1 on
 */
export async function lossyRelay(
  serverPort: number,
  lose: readonly number[],
): Promise<{ port: number; readonly lost: number; close(): Promise<void> }> {
  const [near, far] = [createSocket('udp4'), createSocket('udp4')];
  near.bind(0, '127.0.0.1');
  far.bind(0, '127.0.0.1');
  await Promise.all([once(near, 'listening'), once(far, 'listening')]);
  let clientPort = 0;
  let count = 0;
  let lost = 0;
  const isLost = (): boolean => {
    count += 1;
    if (!lose.includes(count)) return false;
    lost += 1;
    return true;
  };
  near.on('message', (datagram, { port }) => {
    clientPort = port;
    if (!isLost()) far.send(datagram, serverPort, '127.0.0.1');
  });
  far.on('message', (datagram) => {
    if (!isLost()) near.send(datagram, clientPort, '127.0.0.1');
  });
  return {
    port: near.address().port,
    get lost() {
      return lost;
    },
    async close() {
      await Promise.all(
        [near, far].map((socket) => new Promise<void>((resolve) => socket.close(() => resolve()))),
      );
    },
  };
}
