import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { DtlsError } from '../errors.ts';
import type { RawRecord } from '../record/record.ts';
import type { PeerIdentity } from '../credentials.ts';
import type { ConnectionState } from '../session/connection-state.ts';
import type { ResumableSession } from '../session/resumable-session.ts';

export type ConnectionRole = 'client' | 'server';

/** `closing`: close_notify was sent within a callback, and `onClosed` is about to be called. */
export type DtlsConnectionState = 'handshaking' | 'established' | 'closing' | 'closed';

export interface ConnectionCounters {
  readonly recordsSent: number;
  readonly recordsReceived: number;
  /** Records dropped because of an invalid MAC. */
  readonly badMac: number;
  /** Records dropped because their sequence number was repeated or is older than the replay window. */
  readonly replayed: number;
  /** Number of retransmitted flights, after a time-out or because the peer repeated its own. */
  readonly retransmissions: number;
  /** Records and handshake messages dropped for any other reason. */
  readonly dropped: number;
}

/** Result of a received record. */
export interface ReceiveResult {
  /** Whether the record was protected and new, and its MAC valid. */
  readonly authenticated: boolean;
  /** Authenticated and newer than all records before, so that the peer's address may change (RFC 9146 section 6). */
  readonly newest: boolean;
}

/** One association between two endpoints: a handshake, then application data (RFC 6347). */
export interface DtlsConnection {
  readonly role: ConnectionRole;
  readonly state: DtlsConnectionState;
  /** Undefined until the server has chosen. */
  readonly suite: CipherSuite | undefined;
  /** Undefined before `onEstablishing`, and for a client that did not authenticate. */
  readonly peerIdentity: PeerIdentity | undefined;
  /** Connection ID in received records; empty for none. */
  readonly ownCid: Buffer;
  /** Connection ID in sent records; empty for none. */
  readonly peerCid: Buffer;
  /** Empty if the session cannot be resumed. */
  readonly sessionId: Buffer;
  /** Session for a later abbreviated handshake; undefined if it cannot be resumed. */
  readonly resumableSession: ResumableSession | undefined;
  /** Whether this handshake resumed an earlier session. */
  readonly resumed: boolean;
  /** Random of the ClientHello during the handshake, which distinguishes a repeated ClientHello from a new one. */
  readonly clientRandom: Buffer | undefined;
  /** Maximum number of bytes for `send`. */
  readonly maxApplicationBytes: number;
  readonly counters: ConnectionCounters;
  /** Highest received sequence number of epoch 1; -1: none. */
  readonly readTop: number;
  /** Handles a record from the peer. Never throws: an invalid record is dropped and counted. */
  receive(record: RawRecord): ReceiveResult;
  /**
   * Sends application data as one record.
   *
   * @throws DtlsError `closed` unless established; `invalid` for more than `maxApplicationBytes`; `exhausted` when the
   * reserved sequence numbers are used up
   */
  send(data: Uint8Array): void;
  /** Sends close_notify and closes. Does nothing on a closed connection. */
  close(): void;
  /** Closes without notifying the peer. */
  destroy(error?: DtlsError): void;
  /** @throws DtlsError `invalid` unless established, or during `onEstablishing` */
  exportState(): ConnectionState;
  /** Marks write sequence numbers below `limit` as reserved. Never lowers the limit. */
  extendWriteLimit(limit: number): void;
}
