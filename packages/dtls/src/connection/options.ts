import type { Clock } from '@muster/net';
import type { ClientCredentials, ServerCredentials } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { ResumableSession, SessionCache } from '../session/resumable-session.ts';

/** How flights are repeated (RFC 6347 section 4.2.4.1). */
export interface RetransmissionOptions {
  /** First wait. Default 1,000; RFC 7925 section 11 advises 9,000 for slow networks. */
  readonly initialMs?: number;
  /** Waits double up to this. Default 60,000. */
  readonly maxMs?: number;
  /** Repetitions of a flight before the handshake fails. Default 10. */
  readonly attempts?: number;
}

/** Bounds on what a peer that is not yet authenticated can make us keep. */
export interface HandshakeLimits {
  /** Of one handshake message. Default 16,384. */
  readonly maxMessageBytes?: number;
  /** Kept for messages that are incomplete or out of order. Default 32,768. */
  readonly maxReassemblyBytes?: number;
  /** Separate runs of bytes of one message. Default 64. */
  readonly maxFragments?: number;
  /** How far ahead of the next message_seq a message is kept. Default 8. */
  readonly maxMessageGap?: number;
  /** Records of an epoch whose keys are not known yet. Default 8. */
  readonly maxFutureRecords?: number;
  /** Bytes of these records in all. Default 4,096. */
  readonly maxFutureBytes?: number;
  /** Records that fail their MAC, before the connection is closed without a word. Default 1,048,576. */
  readonly maxBadMacs?: number;
}

interface CommonOptions {
  readonly clock: Clock;
  /** In order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly CipherSuite[];
  /**
   * Gives the Connection ID that the peer is to put into its records (RFC 9146), 0 to 255 bytes, when one is
   * negotiated. Empty: none for records to us, but the peer may ask for one in ours. Undefined: no Connection IDs.
   */
  readonly cid?: (() => Buffer) | undefined;
  readonly retransmission?: RetransmissionOptions;
  /** The whole handshake, in milliseconds. Default 120,000. */
  readonly handshakeTimeoutMs?: number;
  /** Largest datagram that handshake flights are cut to. Default 1,280, at least 256. */
  readonly maxDatagramBytes?: number;
  /** Most plaintext bytes that we take in a record (RFC 8449), 64 to 16,384. Default: 16,384, not told to the peer. */
  readonly maxFragmentBytes?: number;
  readonly limits?: HandshakeLimits;
  /**
   * Write sequence numbers below this one may be used from the start; see `onSequenceLow`. Default: all,
   * for connections that are not stored.
   */
  readonly initialWriteLimit?: number;
  /** False: ends handshakes with peers that lack the extended master secret (RFC 7627). Default true. */
  readonly allowLegacyMasterSecret?: boolean;
}

export interface ServerOptions extends CommonOptions {
  readonly credentials: ServerCredentials;
  /** Where sessions are kept for resumption. Default: no resumption. */
  readonly sessions?: SessionCache;
  /** Of clients in handshakes with certificates or raw public keys. Default 'none'. */
  readonly clientAuthentication?: 'none' | 'request' | 'require';
}

export interface ClientOptions extends CommonOptions {
  readonly credentials: ClientCredentials;
  /** Tried first; the server may insist on a full handshake. */
  readonly resume?: ResumableSession;
  /**
   * Sent to the server (RFC 6066 section 3), and what its certificate must be for. Without it any certificate of a
   * trusted authority will do.
   */
  readonly serverName?: string;
}

/** For a connection that is taken over from its exported state. */
export interface RestoreOptions {
  readonly clock: Clock;
  readonly limits?: HandshakeLimits;
  /** Reserved limit to write up to; default: nothing may be written before `extendWriteLimit`. */
  readonly writeLimit?: number;
  /** Where the server keeps sessions for resumption, so that this one's is taken out after a fatal alert. */
  readonly sessions?: SessionCache;
}
