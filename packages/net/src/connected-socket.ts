import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import type { PeerAddress, ThrottledSocket } from './throttle-protocol.ts';

/** Holds more datagrams than one read takes. Linux drops what the buffer cannot hold. */
const RECEIVE_BUFFER_BYTES = 32 * 1024;

/**
 * Opens a socket on the port of `server` that is connected to `peer`. From then on, Linux delivers the datagrams of the peer to it
 * and to no other socket of the port. Datagrams of other peers can arrive before.
 *
 * A socket that cannot be opened receives nothing.
 */
export function openConnectedSocket(
  server: ThrottledSocket,
  peer: PeerAddress,
  onDatagram: (datagram: Buffer, remote: RemoteInfo) => void,
  onConnected?: () => void,
): Socket {
  const { address, port, ipv6Only } = server;
  const family = address.includes(':') ? ({ type: 'udp6', ipv6Only } as const) : ({ type: 'udp4' } as const);
  const socket = createSocket({ ...family, reusePort: true, recvBufferSize: RECEIVE_BUFFER_BYTES });
  socket.on('message', onDatagram);
  // Includes ECONNREFUSED of a peer that has closed its port.
  socket.on('error', () => undefined);
  socket.bind({ address, port }, () => socket.connect(peer.port, peer.address, onConnected));
  return socket;
}
