/** A remote endpoint. CoAP matches responses and detects duplicates by `key`. */
export interface Peer {
  /** Over UDP the address and port, such as `127.0.0.1:5683` or `[::1]:5683`; over a secured transport the session. */
  readonly key: string;
  readonly address: string;
  readonly port: number;
  /** The authenticated identity. Absent if the transport does not authenticate peers. */
  readonly identity?: string;
}

/** Receives the datagrams and errors of a transport. */
export interface DatagramReceiver {
  onDatagram(datagram: Buffer, peer: Peer): void;
  onError(error: Error): void;
}

/** The layer below a CoAP endpoint: unordered, unreliable datagrams, plain (`coap`) or secured (`coaps`). */
export interface Transport {
  readonly scheme: 'coap' | 'coaps';
  readonly localAddress: { address: string; port: number };
  /** @throws TypeError if `address` is not an IP address or `port` is not from 1 to 65535 */
  peerOf(address: string, port: number): Peer;
  /**
   * Starts the delivery of datagrams. Call it once.
   *
   * @throws Error if the transport has been started before
   */
  start(receiver: DatagramReceiver): void;
  /** Sends on a best-effort basis; errors go to the receiver. Do not change the bytes afterwards. */
  send(datagram: Uint8Array, peer: Peer): void;
  close(): Promise<void>;
}
