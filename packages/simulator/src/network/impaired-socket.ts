import type { DatagramSocket, SocketReceiver } from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import { DatagramLane } from './datagram-lane.ts';
import type { DeviceNetwork } from './device-network.ts';
import type { OpenSocket } from './socket-transport.ts';

/** Maximum number of datagrams that wait while a NAT opens another port. */
const maxQueued = 64;

interface Outgoing {
  readonly datagram: Buffer;
  readonly address: string;
  readonly port: number;
}

/**
 * A socket on a bad network: loses, delays, duplicates, reorders and corrupts datagrams, and is behind a NAT that drops
 * its mapping. The layers above do not notice the NAT: `localAddress` does not change.
 */
export class ImpairedSocket implements DatagramSocket {
  readonly localAddress: DatagramSocket['localAddress'];
  readonly #network: DeviceNetwork;
  readonly #openSocket: OpenSocket;
  readonly #toServer: DatagramLane;
  readonly #toDevice: DatagramLane;
  /** Socket for the current port of the NAT. */
  #socket: DatagramSocket;
  /** Datagrams that wait while the socket for the next port is being opened. */
  #queue: Outgoing[] | undefined;
  #receiver: SocketReceiver | undefined;
  #openedAtSeconds: number;
  #usedAtSeconds: number;
  #isClosed = false;

  private constructor(network: DeviceNetwork, openSocket: OpenSocket, socket: DatagramSocket) {
    this.#network = network;
    this.#openSocket = openSocket;
    this.#socket = socket;
    this.localAddress = socket.localAddress;
    this.#toServer = new DatagramLane(network, 'to-server');
    this.#toDevice = new DatagramLane(network, 'to-device');
    this.#openedAtSeconds = network.nowSeconds;
    this.#usedAtSeconds = this.#openedAtSeconds;
  }

  /** @throws the error of `openSocket` */
  static async open(network: DeviceNetwork, openSocket: OpenSocket): Promise<ImpairedSocket> {
    return new ImpairedSocket(network, openSocket, await openSocket());
  }

  start(receiver: SocketReceiver): void {
    if (this.#receiver) throw new Error('The socket has been started already');
    this.#receiver = receiver;
    this.#listen(this.#socket, receiver);
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    if (this.#isClosed) return;
    if (this.#isGivenUp()) this.#changePort();
    this.#usedAtSeconds = this.#network.nowSeconds;
    this.#toServer.carry(datagram, (bytes) => this.#transmit({ datagram: bytes, address, port }));
  }

  onMasterSecret(clientRandom: Uint8Array, masterSecret: Uint8Array): void {
    this.#socket.onMasterSecret?.(clientRandom, masterSecret);
  }

  /** Sends delayed datagrams at once, and drops those that have not arrived. */
  close(): Promise<void> {
    if (!this.#isClosed) this.#toServer.flush();
    this.#isClosed = true;
    this.#toDevice.clear();
    return this.#socket.close();
  }

  #transmit(outgoing: Outgoing): void {
    const { datagram, address, port } = outgoing;
    if (!this.#queue) this.#socket.send(datagram, address, port);
    else if (this.#queue.length < maxQueued) this.#queue.push(outgoing);
    else this.#network.count('lost');
  }

  #listen(socket: DatagramSocket, receiver: SocketReceiver): void {
    socket.start({
      onDatagram: (datagram, address, port) =>
        this.#toDevice.carry(datagram, (bytes) => {
          const hasPort = socket === this.#socket && !this.#queue && !this.#isGivenUp();
          if (hasPort) receiver.onDatagram(bytes, address, port);
          else this.#network.count('natDropped');
        }),
      onError: (error) => receiver.onError(error),
    });
  }

  #isGivenUp(): boolean {
    return this.#network.isGivenUp({
      openedAtSeconds: this.#openedAtSeconds,
      usedAtSeconds: this.#usedAtSeconds,
    });
  }

  #changePort(): void {
    this.#openedAtSeconds = this.#network.nowSeconds;
    if (this.#queue) return;
    this.#network.count('natRebinds');
    this.#queue = [];
    this.#openSocket().then(
      (socket) => this.#takePort(socket),
      (error: unknown) => {
        this.#receiver?.onError(asError(error));
        this.#sendQueued();
      },
    );
  }

  #takePort(socket: DatagramSocket): void {
    if (this.#isClosed) {
      void socket.close();
      return;
    }
    const previous = this.#socket;
    this.#socket = socket;
    if (this.#receiver) this.#listen(socket, this.#receiver);
    this.#sendQueued();
    void previous.close();
  }

  #sendQueued(): void {
    const queue = this.#queue ?? [];
    this.#queue = undefined;
    for (const outgoing of queue) this.#transmit(outgoing);
  }
}
