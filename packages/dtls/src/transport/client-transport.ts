import type { ResumableSession } from '../session/resumable-session.ts';
import type { StoredSession } from '../session/store.ts';
import type { DtlsPeer, DtlsTransport } from './transport.ts';

/** Counters of a client since its creation, over all its connections unless stated otherwise. */
export interface DtlsClientCounters {
  /** Completed handshakes, including resumptions. */
  readonly handshakes: number;
  readonly resumptions: number;
  /** Records of the current connection that failed their MAC. */
  readonly badMac: number;
  readonly replayed: number;
  readonly retransmissions: number;
}

/** A DTLS client for the layer above. */
export interface DtlsClientTransport extends DtlsTransport {
  /** The server. */
  readonly peer: DtlsPeer;
  readonly isEstablished: boolean;
  /** Session for a later resumption. Secret. */
  readonly session: ResumableSession | undefined;
  readonly counters: DtlsClientCounters;
  /**
   * Performs the handshake. The first datagram does this, too.
   *
   * @throws DtlsError
   */
  connect(): Promise<void>;
  /**
   * Drops the connection and makes a new handshake, for a server that does not answer and may have lost its state.
   * Waits for a handshake in progress.
   *
   * @param options.resume whether to resume the earlier session if the server has it; default true
   * @param options.silently default true; false sends a close_notify first
   * @throws DtlsError
   */
  reconnect(options?: { readonly resume?: boolean; readonly silently?: boolean }): Promise<void>;
  /** Continues on a new socket, like behind a NAT that dropped its mapping. Requires a Connection ID of the server. */
  rebind(): Promise<void>;
  /**
   * Exports the connection, for `restore` of another client with the same keys. This client stops sending for it: its
   * next datagram starts a new handshake. Restore a session only once.
   *
   * @throws DtlsError `closed` if there is no connection; TypeError without `sessionKeys`
   */
  exportSession(): StoredSession;
  /**
   * Closes the connection and the socket.
   *
   * @param options.silently default false; true sends no close_notify, like a crashed device
   */
  close(options?: { readonly silently?: boolean }): Promise<void>;
}
