import { systemClock, type Clock } from './clock.ts';
import type { DatagramSocket } from './datagram-socket.ts';

/** One end of a datagram. */
export interface DatagramAddress {
  /** IP address. */
  readonly address: string;
  readonly port: number;
}

/** Receives the datagrams of sockets, and the keys of the DTLS connections over them. Must not throw. */
export interface PacketCapture {
  /** @param timeMs milliseconds since 1970-01-01T00:00:00Z */
  datagram(datagram: Uint8Array, from: DatagramAddress, to: DatagramAddress, timeMs: number): void;
  /** Called once per DTLS handshake. Secret. */
  masterSecret(clientRandom: Uint8Array, masterSecret: Uint8Array): void;
}

/** Wraps a socket: `capture` receives its datagrams, with times of `clock`, and the keys of its DTLS connections. */
export function capturedSocket(
  socket: DatagramSocket,
  capture: PacketCapture,
  clock: Clock = systemClock,
): DatagramSocket {
  return {
    localAddress: socket.localAddress,
    start: (receiver) =>
      socket.start({
        onDatagram: (datagram, address, port) => {
          capture.datagram(datagram, { address, port }, socket.localAddress, clock.now());
          receiver.onDatagram(datagram, address, port);
        },
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, address, port) => {
      capture.datagram(datagram, socket.localAddress, { address, port }, clock.now());
      socket.send(datagram, address, port);
    },
    onMasterSecret: (clientRandom, masterSecret) => capture.masterSecret(clientRandom, masterSecret),
    close: () => socket.close(),
  };
}
