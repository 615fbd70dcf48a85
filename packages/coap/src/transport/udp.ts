import { createSocket } from 'node:dgram';
import type { RemoteInfo, Socket } from 'node:dgram';
import { isIP } from 'node:net';
import { canonicalAddress, mapped, unmapped } from './address.ts';
import { PeerCache } from './peer-cache.ts';
import type { DatagramReceiver, Peer, Transport } from './transport.ts';

/** Where a UDP socket is bound, and how much it may hold. */
export interface UdpTransportOptions {
  /** A literal address to bind to; default 127.0.0.1. */
  readonly address?: string;
  /** 0 (the default) takes a free port. */
  readonly port?: number;
  /** Receive buffer asked of the kernel, bytes; default 4 MiB for a fixed port, what the kernel gives for port 0. */
  readonly recvBufferBytes?: number;
  /** An IPv6 socket that takes no IPv4 peers; default true. */
  readonly ipv6Only?: boolean;
  /** Peers whose keys are kept ready; default 65,536. */
  readonly maxPeers?: number;
}

const SERVER_RECEIVE_BUFFER_BYTES = 4 * 1024 * 1024;

type LookupCallback = (error: Error | null, address: string, family: number) => void;

/** Peers are literal addresses: answering at once spares a trip through the resolver for every datagram. */
const lookupIpv4 = (address: string, _options: unknown, callback: LookupCallback): void => {
  callback(null, address, 4);
};
const lookupIpv6 = (address: string, _options: unknown, callback: LookupCallback): void => {
  callback(null, mapped(address), 6);
};

class UdpTransport implements Transport {
  readonly scheme = 'coap';
  readonly localAddress: { address: string; port: number };
  readonly #socket: Socket;
  readonly #peers: PeerCache;
  readonly #onSent = (error: Error | null): void => {
    if (error) this.#receiver?.onError(error);
  };
  #receiver: DatagramReceiver | undefined;
  #closing: Promise<void> | undefined;

  constructor(socket: Socket, maxPeers: number | undefined) {
    this.#socket = socket;
    this.#peers = new PeerCache(maxPeers);
    const { address, port } = socket.address();
    this.localAddress = { address, port };
  }

  peerOf(address: string, port: number): Peer {
    const literal = canonicalAddress(address);
    if (literal === undefined) throw new TypeError(`Not a literal IP address: ${address.slice(0, 100)}`);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new TypeError(`Not a port: ${port}`);
    return this.#peers.find(literal, port);
  }

  start(receiver: DatagramReceiver): void {
    if (this.#receiver) throw new Error('The transport has been started already');
    this.#receiver = receiver;
    this.#socket.on('message', (datagram: Buffer, remote: RemoteInfo) => {
      receiver.onDatagram(datagram, this.#peers.find(unmapped(remote.address), remote.port));
    });
    this.#socket.on('error', (error: Error) => receiver.onError(error));
  }

  send(datagram: Uint8Array, peer: Peer): void {
    if (this.#closing) return;
    try {
      this.#socket.send(datagram, peer.port, peer.address, this.#onSent);
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
 * @throws the system's error (EADDRINUSE, EACCES ...) when the address cannot be bound; TypeError for a host name
 */
export async function createUdpTransport(options: UdpTransportOptions = {}): Promise<Transport> {
  const { address = '127.0.0.1', port = 0, ipv6Only = true } = options;
  const family = isIP(address);
  if (family === 0) throw new TypeError(`Not a literal IP address: ${address.slice(0, 100)}`);
  const recvBufferSize = options.recvBufferBytes ?? (port === 0 ? undefined : SERVER_RECEIVE_BUFFER_BYTES);
  const socket = createSocket({
    type: family === 4 ? 'udp4' : 'udp6',
    lookup: family === 4 ? lookupIpv4 : lookupIpv6,
    ...(recvBufferSize === undefined ? {} : { recvBufferSize }),
    ...(family === 6 ? { ipv6Only } : {}),
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind({ address, port }, () => {
      socket.off('error', reject);
      resolve();
    });
  });
  return new UdpTransport(socket, options.maxPeers);
}
