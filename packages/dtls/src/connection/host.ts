import type { DtlsError } from '../errors.ts';
import type { IdentityClaim } from '../flights/exchange.ts';
import type { DtlsConnection } from './connection.ts';

/** The transport that owns a connection. Its methods must not throw. */
export interface ConnectionHost {
  /** Sends to the current address of the connection. The bytes are not changed afterwards. */
  sendDatagram(datagram: Buffer): void;
  /** `newest`: no record with a higher sequence number was accepted before. */
  onApplicationData(data: Buffer, newest: boolean): void;
  /**
   * Stores the session. Awaited after the peer's Finished was verified, before our last flight is sent or application
   * data is delivered. A rejection ends the handshake with internal_error.
   */
  onEstablishing(connection: DtlsConnection): Promise<void>;
  onEstablished(connection: DtlsConnection): void;
  /** Called once. There is no error after close_notify of either side, or `destroy()` without one. */
  onClosed(connection: DtlsConnection, error: DtlsError | undefined): void;
  /** The client claims an identity, which is not proved yet. Servers only. */
  onClaim?(connection: DtlsConnection, claim: IdentityClaim): void;
  /**
   * A record protected with the key of the claimed identity was invalid: the peer has another key or sent garbage.
   * Called once, for servers only. The handshake continues, because anyone can send such a record with the peer's
   * address.
   */
  onWrongKey?(connection: DtlsConnection, claim: IdentityClaim): void;
  /** Half of the reserved write sequence numbers are used: store a higher limit, then call `extendWriteLimit`. */
  onSequenceLow(connection: DtlsConnection): void;
}
