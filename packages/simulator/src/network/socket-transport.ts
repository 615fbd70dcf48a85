import {
  canonicalAddress,
  checkPort,
  formatHostPort,
  type DatagramReceiver,
  type DatagramSocket,
  type Peer,
  type Transport,
} from '@muster/net';

/** Opens a socket of a device. */
export type OpenSocket = () => Promise<DatagramSocket>;

/** A CoAP transport over a datagram socket that can be replaced while CoAP uses it. */
export class SocketTransport implements Transport {
  readonly scheme = 'coap';
  readonly #openSocket: OpenSocket;
  #socket: DatagramSocket;
  #receiver: DatagramReceiver | undefined;
  /** Usually the only peer of a device. */
  #peer: Peer | undefined;
  #closing: Promise<void> | undefined;

  private constructor(openSocket: OpenSocket, socket: DatagramSocket) {
    this.#openSocket = openSocket;
    this.#socket = socket;
  }

  /** @throws the error of `openSocket` */
  static async open(openSocket: OpenSocket): Promise<SocketTransport> {
    return new SocketTransport(openSocket, await openSocket());
  }

  get localAddress(): { address: string; port: number } {
    return this.#socket.localAddress;
  }

  peerOf(address: string, port: number): Peer {
    const peer = this.#find(canonicalAddress(address), checkPort(port));
    this.#peer ??= peer;
    return peer;
  }

  start(receiver: DatagramReceiver): void {
    if (this.#receiver) throw new Error('The transport has been started already');
    this.#receiver = receiver;
    this.#listen(this.#socket, receiver);
  }

  send(datagram: Uint8Array, peer: Peer): void {
    if (!this.#closing) this.#socket.send(datagram, peer.address, peer.port);
  }

  /**
   * Continues on a new socket. CoAP does not notice: Message IDs, tokens and observations do not change.
   *
   * @throws Error if the transport is closed; the error of `openSocket`
   */
  async rebind(): Promise<void> {
    if (this.#isClosed()) throw new Error('the socket is closed');
    const socket = await this.#openSocket();
    if (this.#isClosed()) return socket.close();
    const previous = this.#socket;
    this.#socket = socket;
    if (this.#receiver) this.#listen(socket, this.#receiver);
    await previous.close();
  }

  close(): Promise<void> {
    this.#closing ??= this.#socket.close();
    return this.#closing;
  }

  #isClosed(): boolean {
    return this.#closing !== undefined;
  }

  #listen(socket: DatagramSocket, receiver: DatagramReceiver): void {
    socket.start({
      onDatagram: (datagram, address, port) => {
        if (socket === this.#socket) receiver.onDatagram(datagram, this.#find(address, port));
      },
      onError: (error) => receiver.onError(error),
    });
  }

  #find(address: string, port: number): Peer {
    const peer = this.#peer;
    if (peer?.port === port && peer.address === address) return peer;
    return { key: formatHostPort(address, port), address, port };
  }
}

/** Converts a CoAP transport to a datagram socket, so that network conditions apply to it. */
export function transportSocket(transport: Transport): DatagramSocket {
  return {
    get localAddress() {
      return transport.localAddress;
    },
    start: (receiver) =>
      transport.start({
        onDatagram: (datagram, { address, port }) => receiver.onDatagram(datagram, address, port),
        onError: (error) => receiver.onError(error),
      }),
    send: (datagram, address, port) => transport.send(datagram, transport.peerOf(address, port)),
    close: () => transport.close(),
  };
}
