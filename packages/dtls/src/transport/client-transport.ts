import type { ResumableSession } from '../session/resumable-session.ts';
import type { StoredSession } from '../session/store.ts';
import type { DtlsPeer, DtlsTransport } from './transport.ts';

/** Figures of a client since it was made; where nothing else is said, of all its connections. */
export interface DtlsClientCounters {
  /** Handshakes that ended in a connection; resumptions included. */
  readonly handshakes: number;
  readonly resumptions: number;
  /** Of the present connection. */
  readonly badMac: number;
  readonly replayed: number;
  readonly retransmissions: number;
}

/** A DTLS client, as the layer above sees it. */
export interface DtlsClientTransport extends DtlsTransport {
  /** The server. */
  readonly peer: DtlsPeer;
  readonly isEstablished: boolean;
  /** What a later connection can be resumed with; secret. */
  readonly session: ResumableSession | undefined;
  readonly counters: DtlsClientCounters;
  /** Makes the handshake, which the first datagram does too. @throws DtlsError */
  connect(): Promise<void>;
  /**
   * Gives up the connection and makes a new handshake: for a server that does not answer, since it may have forgotten
   * this client. While a handshake is under way it waits for that one.
   *
   * @param options.resume default true: by the session of before, if the server knows it
   * @param options.silently default true; false sends a close_notify first
   * @throws DtlsError
   */
  reconnect(options?: { readonly resume?: boolean; readonly silently?: boolean }): Promise<void>;
  /** Goes on from a new socket, as behind a NAT that has forgotten the old one. The server needs a Connection ID for it. */
  rebind(): Promise<void>;
  /**
   * Takes the connection out of this client, for `restore` of another one with the same keys. Nothing is sent for it from
   * here any more: the next datagram begins a new handshake. Restore it once only.
   *
   * @throws DtlsError `closed` when there is none; TypeError without `sessionKeys`
   */
  exportSession(): StoredSession;
  /** @param options.silently default false; true sends no close_notify, as a device that has crashed */
  close(options?: { readonly silently?: boolean }): Promise<void>;
}
