import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { DtlsError } from '../errors.ts';
import type { RawRecord } from '../record/record.ts';
import type { PeerIdentity } from '../credentials.ts';
import type { ConnectionState } from '../session/connection-state.ts';
import type { ResumableSession } from '../session/resumable-session.ts';

export type ConnectionRole = 'client' | 'server';

/** `closing`: close_notify has been sent from within a callback, and `onClosed` is about to be called. */
export type DtlsConnectionState = 'handshaking' | 'established' | 'closing' | 'closed';

export interface ConnectionCounters {
  readonly recordsSent: number;
  readonly recordsReceived: number;
  /** Records dropped because their MAC did not verify. */
  readonly badMac: number;
  /** Records dropped because their sequence number was seen, or is too old to tell. */
  readonly replayed: number;
  /** Flights sent again, by time-out or because the peer repeated its own. */
  readonly retransmissions: number;
  /** Records and handshake messages dropped for any other reason. */
  readonly dropped: number;
}

/** Result of a received record. */
export interface ReceiveResult {
  /** It was protected, new, and its MAC verified. */
  readonly authenticated: boolean;
  /** Authenticated, and newer than every record before: the peer's address may move (RFC 9146 section 6). */
  readonly newest: boolean;
}

/** One association between two endpoints: a handshake, then application data (RFC 6347). */
export interface DtlsConnection {
  readonly role: ConnectionRole;
  readonly state: DtlsConnectionState;
  /** Known when the server has chosen. */
  readonly suite: CipherSuite | undefined;
  /** Undefined before `onEstablishing`, and for a client that did not authenticate. */
  readonly peerIdentity: PeerIdentity | undefined;
  /** The CID in records towards us; empty for none. */
  readonly ownCid: Buffer;
  /** The CID in our records; empty for none. */
  readonly peerCid: Buffer;
  /** Empty when the session cannot be resumed. */
  readonly sessionId: Buffer;
  /** The session for a later abbreviated handshake; undefined when it cannot be resumed. */
  readonly resumableSession: ResumableSession | undefined;
  /** True when this handshake resumed an earlier session. */
  readonly resumed: boolean;
  /** Random of the ClientHello during the handshake, which distinguishes a repeated ClientHello from a new one. */
  readonly clientRandom: Buffer | undefined;
  /** Most bytes that `send` takes. */
  readonly maxApplicationBytes: number;
  readonly counters: ConnectionCounters;
  /** Highest sequence number that was read in epoch 1; -1: none. */
  readonly readTop: number;
  /** Handles a record from the peer. Never throws: an invalid record is dropped and counted. */
  receive(record: RawRecord): ReceiveResult;
  /**
   * Sends application data as one record.
   *
   * @throws DtlsError `closed` unless established; `invalid` when there are more than `maxApplicationBytes`;
   * `exhausted` when the reserved sequence numbers are used up
   */
  send(data: Uint8Array): void;
  /** Sends close_notify and closes; does nothing on a closed connection. */
  close(): void;
  /** Closes without telling the peer. */
  destroy(error?: DtlsError): void;
  /** @throws DtlsError `invalid` unless established, or during `onEstablishing` */
  exportState(): ConnectionState;
  /** Write sequence numbers below `limit` are reserved now; never lowers the limit. */
  extendWriteLimit(limit: number): void;
}
