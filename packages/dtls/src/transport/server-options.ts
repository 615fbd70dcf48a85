/** Options, limits and events of a DTLS server. */
import type { Clock, DatagramSocket, UdpSocketOptions } from '@muster/net';
import type { HandshakeLimits, RetransmissionOptions } from '../connection/options.ts';
import type { ServerCredentials } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { SessionFormatReason } from '../session/session-error.ts';
import type { SessionStore } from '../session/store.ts';

/** Limits of a server. */
export interface DtlsServerLimits {
  /**
   * Maximum number of established connections. Above it, the server closes the least recently active one among the
   * first 64 that `isInUse` does not protect, else the least recently active one of all. Default 100,000.
   */
  readonly maxConnections: number;
  /**
   * Maximum number of established connections per identity, 1 or more. Above it, the server closes the least recently
   * active one; those that `isInUse` protects last, and never the newest. Default 4; Infinity for devices that share an
   * identity.
   */
  readonly maxPerIdentity: number;
  /** Maximum number of concurrent handshakes. Further ones are not answered. Default 2,000. */
  readonly maxHalfOpen: number;
  /** Maximum number of concurrent handshakes per IP address, which can be a NAT with many devices. Default 64. */
  readonly maxHalfOpenPerAddress: number;
  /** Time-out of the whole handshake in milliseconds. Default 60,000. */
  readonly handshakeTimeoutMs: number;
  /** Milliseconds without a record after which a connection is closed. Default seven days; Infinity: never. */
  readonly idleTimeoutMs: number;
  /** Maximum number of datagrams of a connection that wait until sequence numbers are durable. Default 64. */
  readonly maxQueued: number;
  /** Maximum number of resumable sessions. Default 100,000; 0: no resumption. */
  readonly maxResumable: number;
  /** Seconds for which a session can be resumed. Default 86,400. */
  readonly resumableSeconds: number;
  /**
   * Maximum delay in milliseconds with which the read window and the address of a connection are stored. Default 5,000.
   */
  readonly checkpointMs: number;
  /**
   * Maximum number of concurrent look-ups of sessions for records, if the store has `find`. Further records are
   * dropped. Default 256.
   */
  readonly maxTakeovers: number;
  /** Milliseconds for which a cookie secret is used. It remains valid for the same time again. Default 60,000. */
  readonly cookieRotationMs: number;
}

/** Defaults of {@link DtlsServerLimits}. */
export const defaultServerLimits: DtlsServerLimits = {
  maxConnections: 100_000,
  maxPerIdentity: 4,
  maxHalfOpen: 2_000,
  maxHalfOpenPerAddress: 64,
  handshakeTimeoutMs: 60_000,
  idleTimeoutMs: 7 * 86_400_000,
  maxQueued: 64,
  maxResumable: 100_000,
  resumableSeconds: 86_400,
  checkpointMs: 5_000,
  maxTakeovers: 256,
  cookieRotationMs: 60_000,
};

/** Description of a connection, for logs. */
export interface SessionInfo {
  /** `key` of its Peer. */
  readonly session: string;
  /** Identity as text, see `identityText`; absent for a client that did not authenticate. */
  readonly identity?: string;
  readonly address: string;
  readonly port: number;
  /** Name of the cipher suite. */
  readonly suite: string;
  /** Whether a Connection ID in its records identifies the peer, at any address. */
  readonly connectionId: boolean;
}

/**
 * Reason why a connection ended: `closed` by the peer, or by `closePeer`; `alert`: a fatal one, from either side;
 * `idle`; `replaced` by a newer handshake from the same address and port; `evicted` because of `maxConnections` or
 * `maxPerIdentity`; `revoked`; `fenced`: another process owns the session; `moved` by `exportSession` or
 * `releaseSession`; `stopped` with the server; `error`: any other reason.
 */
export type CloseReason =
  'closed' | 'alert' | 'idle' | 'replaced' | 'evicted' | 'revoked' | 'fenced' | 'moved' | 'stopped' | 'error';

/** A failed handshake, for logs, without secrets. */
export interface HandshakeFailure {
  readonly address: string;
  readonly port: number;
  readonly message: string;
  /** Name of the alert that ended the handshake. */
  readonly alert?: string;
  /**
   * Claimed but unproven identity of the client, see `identityText`; absent if the handshake did not get that far.
   */
  readonly identity?: string;
}

/** A stored session that could not be restored. Its client makes a new handshake. */
export interface RestoreFailure {
  readonly id: string;
  readonly reason: SessionFormatReason;
  readonly message: string;
}

/** Events of a server. Called synchronously; must not throw. */
export interface DtlsServerEvents {
  /**
   * A handshake has succeeded. `replaced` is the abandoned session with the same address and port (RFC 6347 4.2.8).
   */
  onEstablished?(info: SessionInfo & { readonly resumed: boolean; readonly replaced?: string }): void;
  onClosed?(info: SessionInfo & { readonly reason: CloseReason; readonly message?: string }): void;
  onHandshakeFailed?(info: HandshakeFailure): void;
  /**
   * A client lacks the key of its claimed PSK identity. Called once per handshake, when a record of the client is
   * invalid. The handshake continues until its flight times out, because others can forge such a record.
   */
  onWrongKey?(info: HandshakeFailure): void;
  onAddressChanged?(
    info: SessionInfo & { readonly previous: { readonly address: string; readonly port: number } },
  ): void;
  /** Called once before the first datagram is read, if there is a store. */
  onRestored?(info: { readonly restored: number; readonly expired: number; readonly failed: number }): void;
  /**
   * A stored session is unusable, so its peer must make a new handshake. It is removed from the store, unless the
   * reason is `unknown-key`, in which case another key can still open it.
   */
  onRestoreFailed?(info: RestoreFailure): void;
  /** The store failed to save or to remove. A save is retried. */
  onStoreError?(error: Error): void;
}

/** Address, credentials, session storage and limits of a server. */
export interface DtlsServerOptions extends UdpSocketOptions {
  /** Socket to use, instead of a UDP socket. */
  readonly socket?: DatagramSocket;
  readonly credentials: ServerCredentials;
  /** Default: the system clock. */
  readonly clock?: Clock;
  /** Cipher suites in order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly CipherSuite[];
  /** Authentication of clients with certificates or raw public keys. Default `require`. */
  readonly clientAuthentication?: 'none' | 'request' | 'require';
  /**
   * Length in bytes of the Connection ID for records from peers, 4 to 20; default 6. 0: none is requested, and
   * connections end with a change of address.
   */
  readonly connectionIdBytes?: number;
  /** Store for sessions that outlive the process. Requires `sessionKeys`. */
  readonly sessionStore?: SessionStore;
  /** Keys of stored sessions, 32 random bytes each. The first encrypts, all decrypt. */
  readonly sessionKeys?: readonly Uint8Array[];
  /**
   * Whether the application uses this connection, so that others are closed first. Called when the server closes
   * connections because of its limits. Default: no connection is preferred.
   */
  readonly isInUse?: (info: SessionInfo) => boolean;
  /**
   * Whether peers of connections closed for idleness or limits get a close_notify: `notify` (default) or `silent`.
   */
  readonly idleClose?: 'notify' | 'silent';
  /**
   * Whether to answer protected records of unknown connections with a plaintext fatal alert. Peers without a Connection
   * ID then start a new handshake, but the alert also reveals the server. Default false.
   */
  readonly answerUnknown?: boolean;
  /**
   * Retransmission of flights. Default of `attempts`: 4. With an `initialMs` of 1,000, a handshake with a silent client
   * ends after 31 s.
   */
  readonly retransmission?: RetransmissionOptions;
  readonly maxDatagramBytes?: number;
  readonly maxFragmentBytes?: number;
  /** Limits of a handshake. */
  readonly handshakeLimits?: HandshakeLimits;
  readonly allowLegacyMasterSecret?: boolean;
  /** Limits, which override the defaults of {@link DtlsServerLimits}. */
  readonly limits?: Partial<DtlsServerLimits>;
  readonly events?: DtlsServerEvents;
}
