import type { Clock } from '@muster/net';
import type { ClientCredentials, ServerCredentials } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { ResumableSession, SessionCache } from '../session/resumable-session.ts';

/** Retransmission of flights (RFC 6347 section 4.2.4.1). */
export interface RetransmissionOptions {
  /** Initial time-out in milliseconds. Default 1,000; RFC 7925 section 11 recommends 9,000 for slow networks. */
  readonly initialMs?: number;
  /** Maximum time-out in milliseconds; the time-out doubles with each retransmission. Default 60,000. */
  readonly maxMs?: number;
  /** Number of retransmissions of a flight before the handshake fails. Default 10. */
  readonly attempts?: number;
}

/** Limits of the memory that an unauthenticated peer can use. */
export interface HandshakeLimits {
  /** Maximum size of a handshake message in bytes. Default 16,384. */
  readonly maxMessageBytes?: number;
  /** Maximum size in bytes of incomplete and reordered messages. Default 32,768. */
  readonly maxReassemblyBytes?: number;
  /** Maximum number of separate byte ranges of a message. Default 64. */
  readonly maxFragments?: number;
  /** Maximum distance of a kept message to the next expected message_seq. Default 8. */
  readonly maxMessageGap?: number;
  /** Maximum number of records of an epoch without keys yet. Default 8. */
  readonly maxFutureRecords?: number;
  /** Maximum total size of these records in bytes. Default 4,096. */
  readonly maxFutureBytes?: number;
  /**
   * Maximum number of records that fail their MAC. Then the connection is closed without a message. Default 1,048,576.
   */
  readonly maxBadMacs?: number;
}

interface CommonOptions {
  readonly clock: Clock;
  /** Cipher suites in order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly CipherSuite[];
  /**
   * Returns the Connection ID for records from the peer (RFC 9146), 0 to 255 bytes, when one is negotiated. Empty:
   * records from the peer have none, but the peer can request one for ours. Undefined: no Connection IDs.
   */
  readonly cid?: (() => Buffer) | undefined;
  readonly retransmission?: RetransmissionOptions;
  /** Time-out of the whole handshake in milliseconds. Default 120,000. */
  readonly handshakeTimeoutMs?: number;
  /** Maximum size of a datagram of a handshake flight in bytes, at least 256. Default 1,280. */
  readonly maxDatagramBytes?: number;
  /**
   * Maximum plaintext size of a received record in bytes (RFC 8449), 64 to 16,384. Default: 16,384, without
   * negotiation.
   */
  readonly maxFragmentBytes?: number;
  readonly limits?: HandshakeLimits;
  /**
   * Write sequence numbers below this one may be used from the start; see `onSequenceLow`. Default: all, for
   * connections that are not stored.
   */
  readonly initialWriteLimit?: number;
  /** Whether to accept peers without the extended master secret (RFC 7627). Default true. */
  readonly allowLegacyMasterSecret?: boolean;
  /** Receives the master secret of the handshake before its keys are used, for captures of a network analyser. Secret. */
  readonly onMasterSecret?: MasterSecretObserver | undefined;
}

export type MasterSecretObserver = (clientRandom: Uint8Array, masterSecret: Uint8Array) => void;

export interface ServerOptions extends CommonOptions {
  readonly credentials: ServerCredentials;
  /** Cache of resumable sessions. Default: no resumption. */
  readonly sessions?: SessionCache;
  /** Authentication of clients in handshakes with certificates or raw public keys. Default 'none'. */
  readonly clientAuthentication?: 'none' | 'request' | 'require';
}

export interface ClientOptions extends CommonOptions {
  readonly credentials: ClientCredentials;
  /** Session to resume. The server can insist on a full handshake. */
  readonly resume?: ResumableSession;
  /**
   * Name that is sent to the server (RFC 6066 section 3) and that its certificate must contain. Without it, any
   * certificate of a trusted authority is accepted.
   */
  readonly serverName?: string;
}

/** Options of a connection that is restored from its exported state. */
export interface RestoreOptions {
  readonly clock: Clock;
  readonly limits?: HandshakeLimits;
  /** Reserved limit of write sequence numbers. Default: the connection writes nothing before `extendWriteLimit`. */
  readonly writeLimit?: number;
  /** Cache of the server's resumable sessions, from which a fatal alert removes this one. */
  readonly sessions?: SessionCache;
}
