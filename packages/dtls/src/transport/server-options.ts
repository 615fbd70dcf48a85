/**
 * What a DTLS server takes and tells.
 */
import type { Clock, DatagramSocket, UdpSocketOptions } from '@muster/net';
import type { HandshakeLimits, RetransmissionOptions } from '../connection/options.ts';
import type { ServerCredentials } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { SessionFormatReason } from '../session/session-error.ts';
import type { SessionStore } from '../session/store.ts';

/** Bounds; all of them hold at any time. */
export interface DtlsServerLimits {
  /**
   * Established connections. Beyond, the server closes the one not heard for longest among the first 64 that
   * `isInUse` does not name, else the one not heard for longest of all. Default 100,000.
   */
  readonly maxConnections: number;
  /**
   * Established connections of one identity, 1 or more. Beyond, the server closes the one not heard for longest; those
   * that `isInUse` names go last, and never the newest. Default 4; Infinity for devices that share an identity.
   */
  readonly maxPerIdentity: number;
  /** Handshakes under way in all; beyond, new ones are not answered. Default 2,000. */
  readonly maxHalfOpen: number;
  /** Handshakes under way with one IP address, which is that of a NAT for all devices behind it. Default 64. */
  readonly maxHalfOpenPerAddress: number;
  /** A whole handshake, in milliseconds. Default 60,000. */
  readonly handshakeTimeoutMs: number;
  /** A connection not heard for that long is closed; default seven days; Infinity: never. */
  readonly idleTimeoutMs: number;
  /** Datagrams of one connection that wait for sequence numbers to become durable. Default 64. */
  readonly maxQueued: number;
  /** Sessions kept for resumption; default 100,000; 0: none. */
  readonly maxResumable: number;
  /** How long a session may be resumed. Default 86,400. */
  readonly resumableSeconds: number;
  /** Longest time that a read window or an address in the store may lag behind. Default 5,000. */
  readonly checkpointMs: number;
  /** How long a cookie's secret is the newest; it verifies for that long again. Default 60,000. */
  readonly cookieRotationMs: number;
}

/** The values that {@link DtlsServerLimits} gives as defaults. */
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
  cookieRotationMs: 60_000,
};

/** A connection, for logs. */
export interface SessionInfo {
  /** The `key` of its Peer. */
  readonly session: string;
  /** `identityText`; absent for a client that did not authenticate. */
  readonly identity?: string;
  readonly address: string;
  readonly port: number;
  /** Name of the cipher suite. */
  readonly suite: string;
  /** Whether the peer's records carry a Connection ID, by which it is found from any address. */
  readonly connectionId: boolean;
}

/**
 * Why a connection is over: `closed` by the peer, or by `closePeer`; `alert`: a fatal one, from either side; `idle`;
 * `replaced` by a newer handshake from the same address and port; `evicted` to keep within `maxConnections` or
 * `maxPerIdentity`; `revoked`; `fenced`: another process owns the session; `moved` by `exportSession`; `stopped` with the
 * server; `error`: anything else.
 */
export type CloseReason =
  'closed' | 'alert' | 'idle' | 'replaced' | 'evicted' | 'revoked' | 'fenced' | 'moved' | 'stopped' | 'error';

/** A handshake that did not end in a connection, for logs; no secrets are in it. */
export interface HandshakeFailure {
  readonly address: string;
  readonly port: number;
  readonly message: string;
  /** Name of the alert that ended it. */
  readonly alert?: string;
  /** `identityText` of what the client claimed to be, which it has not proved; absent where it did not come so far. */
  readonly identity?: string;
}

/** A stored session that could not be taken up; its client makes a new handshake. */
export interface RestoreFailure {
  readonly id: string;
  readonly reason: SessionFormatReason;
  readonly message: string;
}

/** What happens; called synchronously, and must not throw. */
export interface DtlsServerEvents {
  /** `replaced`: the session that had the same address and port, which the server has abandoned (RFC 6347 4.2.8). */
  onEstablished?(info: SessionInfo & { readonly resumed: boolean; readonly replaced?: string }): void;
  onClosed?(info: SessionInfo & { readonly reason: CloseReason; readonly message?: string }): void;
  onHandshakeFailed?(info: HandshakeFailure): void;
  /**
   * A client does not have the key of the PSK identity that it claims. Called as soon as a record of the client does not
   * verify, once for each handshake; the handshake goes on until its flight times out, since others can forge such a record.
   */
  onWrongKey?(info: HandshakeFailure): void;
  onAddressChanged?(
    info: SessionInfo & { readonly previous: { readonly address: string; readonly port: number } },
  ): void;
  /** Once, before the first datagram is read; only with a store. */
  onRestored?(info: { readonly restored: number; readonly expired: number; readonly failed: number }): void;
  /**
   * A stored session cannot be used: its peer has to make a new handshake. It is taken out of the store, unless the
   * reason is `unknown-key`, which another key may mend.
   */
  onRestoreFailed?(info: RestoreFailure): void;
  /** The store has failed to save or to remove; a save is tried again. */
  onStoreError?(error: Error): void;
}

/** Where a server listens, whom it knows, where its sessions are kept, and its bounds. */
export interface DtlsServerOptions extends UdpSocketOptions {
  /** Instead of a UDP socket of its own. */
  readonly socket?: DatagramSocket;
  readonly credentials: ServerCredentials;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /** In order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly CipherSuite[];
  /** Of clients with certificates or raw public keys. Default `require`. */
  readonly clientAuthentication?: 'none' | 'request' | 'require';
  /**
   * Bytes of the Connection ID that peers put into their records, 4 to 20; default 6. 0: none is asked for, and
   * connections end with an address.
   */
  readonly connectionIdBytes?: number;
  /** Where sessions outlive the process. Needs `sessionKeys`. */
  readonly sessionStore?: SessionStore;
  /** 32 random bytes each: the first seals sessions, all open them. */
  readonly sessionKeys?: readonly Uint8Array[];
  /**
   * Whether the application relies on this connection: others make room before it does. Called when connections are
   * closed to keep within the limits. Default: no connection is preferred.
   */
  readonly isInUse?: (info: SessionInfo) => boolean;
  /** What peers hear of connections closed for idleness or room: `notify` (default) a close_notify, `silent` nothing. */
  readonly idleClose?: 'notify' | 'silent';
  /**
   * Whether to answer protected records of unknown connections with a plaintext fatal alert. Peers without a Connection
   * ID then start a new handshake, but the alert also reveals the server. Default false.
   */
  readonly answerUnknown?: boolean;
  /**
   * Default of `attempts`: 4. With an `initialMs` of 1,000 a handshake whose client falls silent ends after 31 seconds.
   */
  readonly retransmission?: RetransmissionOptions;
  readonly maxDatagramBytes?: number;
  readonly maxFragmentBytes?: number;
  readonly handshakeLimits?: HandshakeLimits;
  readonly allowLegacyMasterSecret?: boolean;
  readonly limits?: Partial<DtlsServerLimits>;
  readonly events?: DtlsServerEvents;
}
