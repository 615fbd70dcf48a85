/** Options and events of a DTLS client. */
import type { Clock, DatagramSocket } from '@muster/net';
import type { HandshakeLimits, RetransmissionOptions } from '../connection/options.ts';
import type { ClientCredentials } from '../credentials.ts';
import type { CipherSuite } from '../crypto/suites/suite.ts';
import type { ResumableSession } from '../session/resumable-session.ts';
import type { StoredSession } from '../session/store.ts';

/** Events of a client. Called synchronously; must not throw. */
export interface DtlsClientEvents {
  onEstablished?(info: {
    readonly resumed: boolean;
    readonly suite: string;
    readonly connectionId: boolean;
  }): void;
  /** An established connection has ended; there is no error after a close_notify of either side. */
  onClosed?(error: Error | undefined): void;
  /** A handshake has created a session that a later one can resume. Secret. */
  onSession?(session: ResumableSession): void;
}

/** Server, credentials and timing of a client. */
export interface DtlsClientOptions {
  /** Literal address of the server. */
  readonly address: string;
  readonly port: number;
  /** Literal address to bind. Default: loopback for a server on loopback, else any. */
  readonly localAddress?: string;
  /** Port to bind. Default: a free one. */
  readonly localPort?: number;
  /** Opens the socket, instead of a UDP socket. Called again by `rebind`. */
  readonly openSocket?: () => Promise<DatagramSocket>;
  readonly credentials: ClientCredentials;
  /** Default: the system clock. */
  readonly clock?: Clock;
  /** Cipher suites in order of preference. Default: all that the credentials allow. */
  readonly suites?: readonly CipherSuite[];
  /**
   * Length in bytes of the Connection ID for records from the server. Default 0: they have none, but records to the
   * server have the one that it requests. `false`: no Connection IDs.
   */
  readonly connectionIdBytes?: number | false;
  /** Name that the certificate of the server must contain. */
  readonly serverName?: string;
  /** Session of an earlier connection, which is resumed if the server still has it. */
  readonly session?: ResumableSession;
  /**
   * Session that `exportSession` of another client returned. It continues without a handshake. Requires `sessionKeys`.
   */
  readonly restore?: StoredSession;
  /** Keys for `exportSession` and `restore`, 32 random bytes each. The first encrypts, all decrypt. */
  readonly sessionKeys?: readonly Uint8Array[];
  /** Maximum number of datagrams that wait for the handshake. Default 64. */
  readonly maxQueued?: number;
  /** Time-out of the whole handshake in milliseconds. Default 120,000. */
  readonly handshakeTimeoutMs?: number;
  readonly retransmission?: RetransmissionOptions;
  readonly maxDatagramBytes?: number;
  readonly maxFragmentBytes?: number;
  /** Limits of a handshake. */
  readonly handshakeLimits?: HandshakeLimits;
  readonly allowLegacyMasterSecret?: boolean;
  readonly events?: DtlsClientEvents;
}
