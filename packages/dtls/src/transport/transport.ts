/** The other side of a connection. Structurally the Peer of @muster/coap. */
export interface DtlsPeer {
  /** `dtls:` and the id of the connection: it stays the same when the address moves, and over a restart. */
  readonly key: string;
  /** The present address. */
  readonly address: string;
  /** The present port. */
  readonly port: number;
  /** Who the peer has proved to be: `identityText`. */
  readonly identity?: string;
}

/** Who gets what has been decrypted. */
export interface DatagramReceiver {
  onDatagram(datagram: Buffer, peer: DtlsPeer): void;
  onError(error: Error): void;
}

/** Datagrams that are authenticated and secret. Structurally the Transport of @muster/coap. */
export interface DtlsTransport {
  readonly scheme: 'coaps';
  readonly localAddress: { address: string; port: number };
  /** @throws TypeError for what is not a literal address and a port; DtlsError `closed` where nobody is there */
  peerOf(address: string, port: number): DtlsPeer;
  /** Delivers from now on; called once. */
  start(receiver: DatagramReceiver): void;
  /** Best effort: errors go to the receiver. The bytes must not be changed afterwards. */
  send(datagram: Uint8Array, peer: DtlsPeer): void;
  close(): Promise<void>;
}
