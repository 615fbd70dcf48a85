/** Receives the datagrams and errors of a socket. */
export interface SocketReceiver {
  onDatagram(datagram: Buffer, address: string, port: number): void;
  onError(error: Error): void;
}

/** A datagram socket: UDP, or the network of a test or a simulation. */
export interface DatagramSocket {
  readonly localAddress: { readonly address: string; readonly port: number };
  /**
   * Starts the delivery of datagrams. Call it once.
   *
   * @throws Error if the socket has been started before
   */
  start(receiver: SocketReceiver): void;
  /** Sends on a best-effort basis; errors go to the receiver. */
  send(datagram: Uint8Array, address: string, port: number): void;
  /**
   * Receives the master secret of each DTLS handshake over this socket before its keys are used. Secret. Absent unless the socket
   * is captured for a network analyser.
   */
  onMasterSecret?(clientRandom: Uint8Array, masterSecret: Uint8Array): void;
  close(): Promise<void>;
}
