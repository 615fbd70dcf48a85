import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { HandshakeType } from '../../../src/handshake/handshake-type.ts';

/** The n-th datagram of one side that begins with this handshake message in the clear. */
export interface Loss {
  readonly from: 'client' | 'server';
  readonly message: (typeof HandshakeType)[keyof typeof HandshakeType];
  readonly nth: number;
}

const HANDSHAKE = 22;
const EPOCH_AT = 3;
const HANDSHAKE_TYPE_AT = 13;

/**
 * Relays between one client and a server on loopback, and loses chosen messages. It selects by message and not by
 * number, so that the result does not depend on timers.
 */
export async function lossyRelay(
  serverPort: number,
  losses: readonly Loss[],
): Promise<{ port: number; readonly lost: number; close(): Promise<void> }> {
  const [near, far] = [createSocket('udp4'), createSocket('udp4')];
  near.bind(0, '127.0.0.1');
  far.bind(0, '127.0.0.1');
  await Promise.all([once(near, 'listening'), once(far, 'listening')]);
  const seen = new Map<string, number>();
  let clientPort = 0;
  let lost = 0;
  const isLost = (from: Loss['from'], datagram: Buffer): boolean => {
    if (datagram[0] !== HANDSHAKE || datagram.readUInt16BE(EPOCH_AT) !== 0) return false;
    const message = datagram[HANDSHAKE_TYPE_AT];
    const nth = (seen.get(`${from} ${message}`) ?? 0) + 1;
    seen.set(`${from} ${message}`, nth);
    const isOne = losses.some((loss) => loss.from === from && loss.message === message && loss.nth === nth);
    if (isOne) lost += 1;
    return isOne;
  };
  near.on('message', (datagram, { port }) => {
    clientPort = port;
    if (!isLost('client', datagram)) far.send(datagram, serverPort, '127.0.0.1');
  });
  far.on('message', (datagram) => {
    if (!isLost('server', datagram)) near.send(datagram, clientPort, '127.0.0.1');
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
