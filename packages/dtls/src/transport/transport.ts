import type { Peer, Transport } from '@muster/net';

/** The remote end of a DTLS connection. */
export interface DtlsPeer extends Peer {
  /** `dtls:` and the ID of the connection. Stays the same when the address changes and after a restart. */
  readonly key: string;
  /** The current address. */
  readonly address: string;
  /** The current port. */
  readonly port: number;
  /** The authenticated identity, formatted by `identityText`. */
  readonly identity?: string;
}

/** A transport whose datagrams are authenticated and encrypted. */
export interface DtlsTransport extends Transport {
  readonly scheme: 'coaps';
  /**
   * @throws TypeError if `address` is not an IP address or `port` is not from 1 to 65535; DtlsError `closed` without a
   *   connection to that address
   */
  peerOf(address: string, port: number): DtlsPeer;
}
