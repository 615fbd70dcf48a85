/** The other side of an exchange. Matching and deduplication are by `key`. */
export interface Peer {
  /** For UDP the address and port, such as "127.0.0.1:5683" or "[::1]:5683"; for a secured transport its session. */
  readonly key: string;
  readonly address: string;
  readonly port: number;
  /** Who the peer has proved to be, where the transport authenticates. */
  readonly identity?: string;
}

/** Who gets what a transport hears. */
export interface DatagramReceiver {
  onDatagram(datagram: Buffer, peer: Peer): void;
  onError(error: Error): void;
}

/** What an endpoint needs of the layer below: unordered, unreliable datagrams. */
export interface Transport {
  readonly scheme: 'coap' | 'coaps';
  readonly localAddress: { address: string; port: number };
  /** @throws TypeError for what is not a literal address and a port of 1 to 65535 */
  peerOf(address: string, port: number): Peer;
  /** Delivers from now on; called once. */
  start(receiver: DatagramReceiver): void;
  /** Best effort: errors go to the receiver. The bytes must not be changed afterwards. */
  send(datagram: Uint8Array, peer: Peer): void;
  close(): Promise<void>;
}
