import type { StoredSession } from '../session/store.ts';
import type { DtlsServerCounters } from './server-counters.ts';
import type { SessionInfo } from './server-options.ts';
import type { DtlsPeer, DtlsTransport } from './transport.ts';

/** A DTLS server, as the layer above sees it. */
export interface DtlsServerTransport extends DtlsTransport {
  /** Figures since the start; those of connections are added up when they are read. */
  readonly counters: Readonly<DtlsServerCounters> & {
    readonly connections: number;
    readonly halfOpen: number;
  };
  /** How many connections are established. */
  readonly size: number;
  /** All of them. */
  connections(): IterableIterator<SessionInfo>;
  /** The live connection with that key, such as a stored one. */
  peerByKey(key: string): DtlsPeer | undefined;
  /** The newest live connection of an identity, as `identityText` has it. */
  peerOfIdentity(identity: string): DtlsPeer | undefined;
  infoOf(key: string): SessionInfo | undefined;
  /** Ends a connection with close_notify. Resolves when the store has it no more. */
  closePeer(key: string): Promise<void>;
  /**
   * Ends all connections of an identity and forgets what they could be resumed with: its credentials hold no longer.
   * Resolves, with the number of connections, when the store has them no more.
   */
  revokeIdentity(identity: string): Promise<number>;
  /**
   * Takes a connection out of this server, exactly as it is, for `importSession` of another one with the same session
   * keys and the same length of Connection IDs. It is a move: nothing is sent for it from here any more.
   *
   * @throws DtlsError `closed` when there is none; TypeError without `sessionKeys`; what the store does, and then the
   *   connection is lost
   */
  exportSession(key: string): Promise<StoredSession>;
  /**
   * Goes on with a connection of another server. Give each session to one server only.
   *
   * @throws SessionFormatError; SessionFencedError when the store has it already; DtlsError `invalid` when it is live here
   */
  importSession(stored: StoredSession): Promise<DtlsPeer>;
  /** Brings the store up to date now. */
  checkpoint(): Promise<void>;
  /**
   * Stops. With a store all connections are saved exactly, and go on when a server is made with it again; without one
   * the peers get a close_notify.
   */
  close(): Promise<void>;
}
