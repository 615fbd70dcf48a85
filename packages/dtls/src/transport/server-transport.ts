import type { StoredSession } from '../session/store.ts';
import type { DtlsServerCounters } from './server-counters.ts';
import type { SessionInfo } from './server-options.ts';
import type { DtlsPeer, DtlsTransport } from './transport.ts';

/** A DTLS server for the layer above. */
export interface DtlsServerTransport extends DtlsTransport {
  /** Counters since the start. Those of connections are added up on each access. */
  readonly counters: Readonly<DtlsServerCounters> & {
    readonly connections: number;
    readonly halfOpen: number;
  };
  /** Number of established connections. */
  readonly size: number;
  /** Returns all established connections. */
  connections(): IterableIterator<SessionInfo>;
  /** Returns the live connection with this key, for example a stored one. */
  peerByKey(key: string): DtlsPeer | undefined;
  /** Returns the newest live connection of an identity, see `identityText`. */
  peerOfIdentity(identity: string): DtlsPeer | undefined;
  infoOf(key: string): SessionInfo | undefined;
  /** Closes a connection with close_notify. Resolves when the store no longer has it. */
  closePeer(key: string): Promise<void>;
  /**
   * Ends all connections of an identity and removes its resumable sessions, for example after its credentials were
   * revoked. Resolves with the number of connections when the store no longer has them.
   */
  revokeIdentity(identity: string): Promise<number>;
  /**
   * Exports a connection for `importSession` of another server with the same session keys and the same length of
   * Connection IDs. This server stops sending for it.
   *
   * @throws DtlsError `closed` if there is no such connection; TypeError without `sessionKeys`; errors of the store,
   *   after which the connection is lost
   */
  exportSession(key: string): Promise<StoredSession>;
  /**
   * Continues a connection of another server. Import each session into one server only.
   *
   * @throws SessionFormatError; SessionFencedError if the store already has it; DtlsError `invalid` if it is live here
   */
  importSession(stored: StoredSession): Promise<DtlsPeer>;
  /** Saves all changes to the store now. */
  checkpoint(): Promise<void>;
  /**
   * Stops the server. With a store, it saves the exact state of all connections, which continue when a server is
   * created with it again. Without one, it sends a close_notify to the peers.
   */
  close(): Promise<void>;
}
