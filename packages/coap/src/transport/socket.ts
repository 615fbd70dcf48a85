import { canonicalAddress } from './address.ts';
import { PeerCache } from './peer-cache.ts';
import type { DatagramReceiver, Peer, Transport } from './transport.ts';

/** Takes what arrives at a socket. */
export interface SocketReceiver {
  onDatagram(datagram: Buffer, address: string, port: number): void;
  onError(error: Error): void;
}

/** A datagram socket without CoAP: the network of a test or a simulation in the place of UDP. */
export interface DatagramSocket {
  readonly localAddress: { readonly address: string; readonly port: number };
  /** Delivers from now on; called once. */
  start(receiver: SocketReceiver): void;
  /** Best effort: errors go to the receiver. */
  send(datagram: Uint8Array, address: string, port: number): void;
  close(): Promise<void>;
}

class SocketTransport implements Transport {
  readonly scheme = 'coap';
  readonly #socket: DatagramSocket;
  readonly #peers: PeerCache;

  constructor(socket: DatagramSocket, maxPeers: number | undefined) {
    this.#socket = socket;
    this.#peers = new PeerCache(maxPeers);
  }

  get localAddress(): { address: string; port: number } {
    return this.#socket.localAddress;
  }

  peerOf(address: string, port: number): Peer {
    const literal = canonicalAddress(address);
    if (literal === undefined) throw new TypeError(`Not a literal IP address: ${address.slice(0, 100)}`);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new TypeError(`Not a port: ${port}`);
    return this.#peers.find(literal, port);
  }

  start(receiver: DatagramReceiver): void {
    this.#socket.start({
      onDatagram: (datagram, address, port) => receiver.onDatagram(datagram, this.#peers.find(address, port)),
      onError: (error) => receiver.onError(error),
    });
  }

  send(datagram: Uint8Array, peer: Peer): void {
    this.#socket.send(datagram, peer.address, peer.port);
  }

  close(): Promise<void> {
    return this.#socket.close();
  }
}

/**
 * Plain CoAP over a datagram socket of the application.
 *
 * @param options.maxPeers peers whose keys are kept ready; default 65,536
 */
export function createSocketTransport(
  socket: DatagramSocket,
  options: { readonly maxPeers?: number } = {},
): Transport {
  return new SocketTransport(socket, options.maxPeers);
}
