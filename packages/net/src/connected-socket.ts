import { createSocket, type RemoteInfo } from 'node:dgram';
import type { PeerAddress, ThrottledSocket } from './throttle-protocol.ts';

/** Holds more datagrams than one read takes. Linux drops what the buffer cannot hold. */
const RECEIVE_BUFFER_BYTES = 32 * 1024;

/** Events of a connected socket. There are none after `close`. */
export interface ConnectedSocketEvents {
  /** Datagrams of other peers are possible: those that arrived before the socket was connected. */
  onDatagram(datagram: Buffer, remote: RemoteInfo): void;
  onConnected(): void;
  /** The socket could not be bound or connected and is closed. */
  onFailed(): void;
}

/** A socket that is connected to a peer. */
export interface ConnectedSocket {
  /** Does nothing if the socket is closed. */
  close(): void;
}

/**
 * Opens a socket on the port of `server` that is connected to `peer`. From then on, Linux delivers the datagrams of the
 * peer to it and to no other socket of the port. A socket that cannot be connected is closed at once, because an
 * unconnected socket would receive part of the datagrams of all peers.
 */
export function openConnectedSocket(
  server: ThrottledSocket,
  peer: PeerAddress,
  events: ConnectedSocketEvents,
): ConnectedSocket {
  const { address, port, ipv6Only } = server;
  const family = address.includes(':') ? ({ type: 'udp6', ipv6Only } as const) : ({ type: 'udp4' } as const);
  const socket = createSocket({ ...family, reusePort: true, recvBufferSize: RECEIVE_BUFFER_BYTES });
  let state: 'opening' | 'connected' | 'closed' = 'opening';
  const close = (): void => {
    if (state === 'closed') return;
    state = 'closed';
    socket.close();
  };
  socket.on('message', (datagram, remote) => events.onDatagram(datagram, remote));
  socket.on('connect', () => {
    if (state === 'closed') return;
    state = 'connected';
    events.onConnected();
  });
  socket.on('error', () => {
    // Errors of a connected socket include ECONNREFUSED of a peer that has closed its port.
    if (state !== 'opening') return;
    close();
    events.onFailed();
  });
  socket.bind({ address, port }, () => socket.connect(peer.port, peer.address));
  return { close };
}
