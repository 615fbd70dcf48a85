import type { DatagramReceiver, Peer, Transport } from '@muster/net';

/** Transport that drops datagrams in both directions while it is paused. A class, because there is one per device. */
export class PausableTransport implements Transport, DatagramReceiver {
  readonly inner: Transport;
  isPaused: boolean;
  #receiver: DatagramReceiver | undefined;

  constructor(inner: Transport, isPaused: boolean) {
    this.inner = inner;
    this.isPaused = isPaused;
  }

  get scheme(): Transport['scheme'] {
    return this.inner.scheme;
  }

  get localAddress(): Transport['localAddress'] {
    return this.inner.localAddress;
  }

  peerOf(address: string, port: number): Peer {
    return this.inner.peerOf(address, port);
  }

  start(receiver: DatagramReceiver): void {
    this.#receiver = receiver;
    this.inner.start(this);
  }

  send(datagram: Uint8Array, peer: Peer): void {
    if (!this.isPaused) this.inner.send(datagram, peer);
  }

  onDatagram(datagram: Buffer, peer: Peer): void {
    if (!this.isPaused) this.#receiver?.onDatagram(datagram, peer);
  }

  onError(error: Error): void {
    this.#receiver?.onError(error);
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
