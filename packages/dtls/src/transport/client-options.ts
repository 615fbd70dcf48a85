/**
 * What a DTLS client takes and tells.
 */
import type { Clock, DatagramSocket } from '@muster/net';
import type { HandshakeLimits, RetransmissionOptions } from '../connection/options.ts';
import type { ClientCredentials } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import type { StoredSession } from '../session/store.ts';

/** What happens; called synchronously, and must not throw. */
export interface DtlsClientEvents {
  onEstablished?(info: {
    readonly resumed: boolean;
    readonly suite: string;
    readonly connectionId: boolean;
  }): void;
  /** An established connection is over; without an error after a close_notify of either side. */
  onClosed?(error: Error | undefined): void;
  /** A handshake has brought a session that a later one can resume. Secret. */
  onSession?(session: ResumableSession): void;
}

/** Where the server is, what the client proves itself with, and its timing. */
export interface DtlsClientOptions {
  /** Literal address of the server. */
  readonly address: string;
  readonly port: number;
  /** Literal address to bind to; default: loopback for a server on loopback, else any. */
  readonly localAddress?: string;
  /** Default: a free one. */
  readonly localPort?: number;
  /** Makes the socket, instead of a UDP socket; asked again by `rebind`. */
  readonly openSocket?: () => Promise<DatagramSocket>;
  readonly credentials: ClientCredentials;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /** In order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly CipherSuite[];
  /**
   * Bytes of the Connection ID that the server is to put into its records; default 0: none there, but ours carry the one
   * that the server wants. `false`: no Connection IDs at all.
   */
  readonly connectionIdBytes?: number | false;
  /** Name of the server, which its certificate must be for. */
  readonly serverName?: string;
  /** Of an earlier connection: resumed if the server still knows it. */
  readonly session?: ResumableSession;
  /** A connection that `exportSession` took out of another client: goes on without a handshake. Needs `sessionKeys`. */
  readonly restore?: StoredSession;
  /** For `exportSession` and `restore`: 32 random bytes each; the first seals, all open. */
  readonly sessionKeys?: readonly Uint8Array[];
  /** Datagrams that wait for the handshake. Default 64. */
  readonly maxQueued?: number;
  /** A whole handshake, in milliseconds. Default 120,000. */
  readonly handshakeTimeoutMs?: number;
  readonly retransmission?: RetransmissionOptions;
  readonly maxDatagramBytes?: number;
  readonly maxFragmentBytes?: number;
  readonly handshakeLimits?: HandshakeLimits;
  readonly allowLegacyMasterSecret?: boolean;
  readonly events?: DtlsClientEvents;
}
