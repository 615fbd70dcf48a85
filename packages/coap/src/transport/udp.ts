import { createUdpSocket, type Transport, type UdpSocketOptions } from '@muster/net';
import { createSocketTransport } from './socket.ts';

/** Options of a UDP transport: those of its socket, and the size of its peer cache. */
export interface UdpTransportOptions extends UdpSocketOptions {
  /** Number of peers whose keys are cached. Default: 65,536. */
  readonly maxPeers?: number;
}

/**
 * Binds a UDP socket for plain CoAP.
 *
 * @throws TypeError if `address` is not an IP address; the system error (EADDRINUSE, EACCES ...) if it cannot be bound
 */
export async function createUdpTransport(options: UdpTransportOptions = {}): Promise<Transport> {
  const { maxPeers, ...socketOptions } = options;
  const socket = await createUdpSocket(socketOptions);
  return createSocketTransport(socket, maxPeers === undefined ? {} : { maxPeers });
}
