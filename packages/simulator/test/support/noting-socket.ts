import type { DatagramSocket } from '@muster/lwm2m';

/** Notes the first byte of each datagram that goes out. */
export function noting(socket: DatagramSocket, bytes: number[]): DatagramSocket {
  return {
    localAddress: socket.localAddress,
    start: (receiver) => socket.start(receiver),
    send: (datagram, address, port) => {
      bytes.push(datagram[0] ?? -1);
      socket.send(datagram, address, port);
    },
    close: () => socket.close(),
  };
}
