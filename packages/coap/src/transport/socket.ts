import {
  canonicalAddress,
  checkPort,
  type DatagramReceiver,
  type DatagramSocket,
  type Peer,
  type Transport,
} from '@muster/net';
import { PeerCache } from './peer-cache.ts';

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
    return this.#peers.find(canonicalAddress(address), checkPort(port));
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
 * Creates a transport for plain CoAP on a datagram socket of the application.
 *
 * @param options.maxPeers number of peers whose keys are cached; default 65,536
 */
export function createSocketTransport(
  socket: DatagramSocket,
  options: { readonly maxPeers?: number } = {},
): Transport {
  return new SocketTransport(socket, options.maxPeers);
}
