import { createSocket } from 'node:dgram';
import type { RemoteInfo, Socket } from 'node:dgram';
import { isIP } from 'node:net';
import { mapped, notAnAddress, unmapped } from './address.ts';
import type { DatagramSocket, SocketReceiver } from './datagram-socket.ts';

/** Options of a UDP socket. */
export interface UdpSocketOptions {
  /** IP address to bind to. Default: 127.0.0.1. */
  readonly address?: string;
  /** Port to bind to, 0 to 65535. Default: 0, a free port. */
  readonly port?: number;
  /**
   * Size of the kernel's receive buffer in bytes. The kernel may grant less. Default: 4 MiB for a fixed port, the system's
   * default for port 0.
   */
  readonly recvBufferBytes?: number;
  /** Whether an IPv6 socket refuses IPv4 peers. Default: true. */
  readonly ipv6Only?: boolean;
}

const SERVER_RECEIVE_BUFFER_BYTES = 4 * 1024 * 1024;

type LookupCallback = (error: Error | null, address: string, family: number) => void;

/** `send` calls the lookup function for each datagram. Addresses need no resolver, so these call back at once. */
const lookupIpv4 = (address: string, _options: unknown, callback: LookupCallback): void => {
  callback(null, address, 4);
};
const lookupIpv6 = (address: string, _options: unknown, callback: LookupCallback): void => {
  callback(null, mapped(address), 6);
};

class UdpSocket implements DatagramSocket {
  readonly localAddress: { address: string; port: number };
  readonly #socket: Socket;
  readonly #onSent = (error: Error | null): void => {
    if (error) this.#receiver?.onError(error);
  };
  #receiver: SocketReceiver | undefined;
  #closing: Promise<void> | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    const { address, port } = socket.address();
    this.localAddress = { address, port };
  }

  start(receiver: SocketReceiver): void {
    if (this.#receiver) throw new Error('The socket has been started already');
    this.#receiver = receiver;
    this.#socket.on('message', (datagram: Buffer, remote: RemoteInfo) => {
      receiver.onDatagram(datagram, unmapped(remote.address), remote.port);
    });
    this.#socket.on('error', (error: Error) => receiver.onError(error));
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    if (this.#closing) return;
    try {
      this.#socket.send(datagram, port, address, this.#onSent);
    } catch (error) {
      this.#receiver?.onError(error as Error);
    }
  }

  close(): Promise<void> {
    this.#closing ??= new Promise((resolve) => this.#socket.close(resolve));
    return this.#closing;
  }
}

/**
 * Binds a UDP socket.
 *
 * @throws TypeError if `address` is not an IP address; the system's error (EADDRINUSE, EACCES ...) if it cannot be bound
 */
export async function createUdpSocket(options: UdpSocketOptions = {}): Promise<DatagramSocket> {
  const { address = '127.0.0.1', port = 0, ipv6Only = true } = options;
  const family = isIP(address);
  if (family === 0) throw notAnAddress(address);
  const recvBufferSize = options.recvBufferBytes ?? (port === 0 ? undefined : SERVER_RECEIVE_BUFFER_BYTES);
  const socket = createSocket({
    type: family === 4 ? 'udp4' : 'udp6',
    lookup: family === 4 ? lookupIpv4 : lookupIpv6,
    ...(recvBufferSize === undefined ? {} : { recvBufferSize }),
    ...(family === 6 ? { ipv6Only } : {}),
  });
  await new Promise<void>((resolve, reject) => {
    // A socket that cannot be bound keeps its file descriptor until it is closed.
    const fail = (error: Error): void => void socket.close(() => reject(error));
    socket.once('error', fail);
    socket.bind({ address, port }, () => {
      socket.off('error', fail);
      resolve();
    });
  });
  return new UdpSocket(socket);
}
