/** Takes what arrives at a socket. */
export interface SocketReceiver {
  onDatagram(datagram: Buffer, address: string, port: number): void;
  onError(error: Error): void;
}

/** Datagrams as they are, below DTLS: UDP, or what a test puts in its place. */
export interface DatagramSocket {
  readonly localAddress: { readonly address: string; readonly port: number };
  /** Delivers from now on; called once. */
  start(receiver: SocketReceiver): void;
  /** Best effort: errors go to the receiver. */
  send(datagram: Uint8Array, address: string, port: number): void;
  close(): Promise<void>;
}
