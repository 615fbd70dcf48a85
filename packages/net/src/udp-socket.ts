import { createSocket } from 'node:dgram';
import type { RemoteInfo, Socket } from 'node:dgram';
import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { mapped, notAnAddress, unmapped } from './address.ts';
import type { DatagramSocket, SocketReceiver } from './datagram-socket.ts';
import { FloodDetector } from './flood-detector.ts';
import { PeerThrottle } from './peer-throttle.ts';

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
  /**
   * Number of datagrams per second, at least 100, beyond which a peer counts as flooding while datagrams are waiting to be
   * read. On Linux, such a peer gets its own receive buffer until it sends fewer than 320 per second. Of all these peers
   * together, at most 160 datagrams per second are delivered, and the others are dropped. Applies to 64 peers at a
   * time. `Infinity` disables it. Default: 2,000 for a fixed port, `Infinity` for port 0.
   */
  readonly floodPerSecond?: number;
}

const DEFAULT_FLOOD_PER_SECOND = 2_000;
const MIN_FLOOD_PER_SECOND = 100;
/** Maximum number of attempts to bind a port that was free a moment ago. */
const MAX_BINDS = 20;
const BIND_RETRY_MS = 25;
const SERVER_RECEIVE_BUFFER_BYTES = 4 * 1024 * 1024;

type LookupCallback = (error: Error | null, address: string, family: number) => void;

/** `send` calls the lookup function for each datagram. Addresses need no resolver, so these call back immediately. */
const lookupIpv4 = (address: string, _options: unknown, callback: LookupCallback): void => {
  callback(null, address, 4);
};
const lookupIpv6 = (address: string, _options: unknown, callback: LookupCallback): void => {
  callback(null, mapped(address), 6);
};

class UdpSocket implements DatagramSocket {
  readonly localAddress: { address: string; port: number };
  readonly #socket: Socket;
  readonly #floods: FloodDetector | undefined;
  readonly #ipv6Only: boolean;
  readonly #onSent = (error: Error | null): void => {
    if (error) this.#receiver?.onError(error);
  };
  #receiver: SocketReceiver | undefined;
  #throttle: PeerThrottle | undefined;
  #closing: Promise<void> | undefined;

  constructor(socket: Socket, floods: FloodDetector | undefined, ipv6Only: boolean) {
    this.#socket = socket;
    this.#floods = floods;
    this.#ipv6Only = ipv6Only;
    const { address, port } = socket.address();
    this.localAddress = { address, port };
  }

  start(receiver: SocketReceiver): void {
    if (this.#receiver) throw new Error('The socket has been started already');
    this.#receiver = receiver;
    this.#socket.on('message', (datagram: Buffer, { address, port }: RemoteInfo) => {
      receiver.onDatagram(datagram, unmapped(address), port);
      if (this.#floods?.isFlood(address, port)) this.#throttlePeer(receiver, address, port);
    });
    this.#socket.on('error', (error: Error) => receiver.onError(error));
  }

  #throttlePeer(receiver: SocketReceiver, address: string, port: number): void {
    if (this.#closing) return;
    this.#throttle ??= new PeerThrottle({ ...this.localAddress, ipv6Only: this.#ipv6Only }, receiver);
    this.#throttle.add({ address, port });
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
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#socket.close(resolve));
    await Promise.all([closed, this.#throttle?.close()]);
  }
}

/**
 * Binds a UDP socket.
 *
 * @throws TypeError if `address` is not an IP address; RangeError if `floodPerSecond` is less than 100; the system
 *   error (EADDRINUSE, EACCES ...) if it cannot be bound
 */
export async function createUdpSocket(options: UdpSocketOptions = {}): Promise<DatagramSocket> {
  const { port = 0, ipv6Only = true } = options;
  const { floodPerSecond = port === 0 ? Infinity : DEFAULT_FLOOD_PER_SECOND } = options;
  if (!(floodPerSecond >= MIN_FLOOD_PER_SECOND)) {
    throw new RangeError(`floodPerSecond must be at least ${MIN_FLOOD_PER_SECOND}, not ${floodPerSecond}`);
  }
  if (floodPerSecond === Infinity || process.platform !== 'linux') {
    return new UdpSocket(await bindSocket(options, false), undefined, ipv6Only);
  }
  const socket = await bindShared(options);
  return new UdpSocket(socket, new FloodDetector(floodPerSecond), ipv6Only);
}

/**
 * Binds a socket whose port further sockets of the process can bind to. SO_REUSEPORT permits this to all processes of
 * the user, so that two servers could share the devices of one port. To find out whether the port is free, binds a
 * socket without the option first.
 */
async function bindShared(options: UdpSocketOptions): Promise<Socket> {
  const probe = await bindSocket(options, false);
  const { port } = probe.address();
  await new Promise<void>((resolve) => probe.close(resolve));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bindSocket({ ...options, port }, true);
    } catch (error) {
      // A process that was being started has a copy of the first socket until it runs its program.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || attempt === MAX_BINDS) throw error;
      await delay(BIND_RETRY_MS);
    }
  }
}

async function bindSocket(options: UdpSocketOptions, reusePort: boolean): Promise<Socket> {
  const { address = '127.0.0.1', port = 0, ipv6Only = true } = options;
  const family = isIP(address);
  if (family === 0) throw notAnAddress(address);
  const recvBufferSize = options.recvBufferBytes ?? (port === 0 ? undefined : SERVER_RECEIVE_BUFFER_BYTES);
  const socket = createSocket({
    type: family === 4 ? 'udp4' : 'udp6',
    lookup: family === 4 ? lookupIpv4 : lookupIpv6,
    reusePort,
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
  return socket;
}
