import type { DtlsError } from '../errors.ts';
import type { IdentityClaim } from '../flights/exchange.ts';
import type { DtlsConnection } from './connection.ts';

/** What a connection needs of the transport that owns it. None of these may throw. */
export interface ConnectionHost {
  /** Sends to the connection's present address. The bytes are not changed afterwards. */
  sendDatagram(datagram: Buffer): void;
  /** `newest`: no record with a higher sequence number has been accepted before. */
  onApplicationData(data: Buffer, newest: boolean): void;
  /**
   * Awaited after the peer's Finished verified, and before our last flight leaves or application data is delivered:
   * when it resolves, the session is stored. A rejection ends the handshake with internal_error.
   */
  onEstablishing(connection: DtlsConnection): Promise<void>;
  onEstablished(connection: DtlsConnection): void;
  /** Called once; without an error after close_notify of either side, or `destroy()` without one. */
  onClosed(connection: DtlsConnection, error: DtlsError | undefined): void;
  /** The client has named itself; nothing is proved yet. Servers only. */
  onClaim?(connection: DtlsConnection, claim: IdentityClaim): void;
  /**
   * A record under the keys of the claimed identity did not verify: the peer has another key, or sent garbage. Called once,
   * and by servers only. The handshake goes on: anybody can send such a record from the peer's address.
   */
  onWrongKey?(connection: DtlsConnection, claim: IdentityClaim): void;
  /** Half of the reserved write sequence numbers are used: store a higher limit, then call `extendWriteLimit`. */
  onSequenceLow(connection: DtlsConnection): void;
}

/** Result of a received record. */
export interface ReceiveResult {
  /** It was protected, new, and its MAC verified. */
  readonly authenticated: boolean;
  /** Authenticated, and newer than every record before: the peer's address may move (RFC 9146 section 6). */
  readonly newest: boolean;
}
