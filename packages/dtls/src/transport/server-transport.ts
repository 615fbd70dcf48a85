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
  /** Forgets all resumable sessions: their devices make full handshakes, which consult the credentials. */
  forgetResumable(): void;
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
  /**
   * Returns the connection with this key for outgoing data. If it is not live here, the server takes over its session
   * from the store (`SessionStore.find`). Concurrent calls share one take-over.
   *
   * @param key the `key` of its Peer
   * @returns undefined if there is no such session, it is unusable, or another server was faster
   * @throws errors of the store
   */
  takeSession(key: string): Promise<DtlsPeer | undefined>;
  /**
   * Releases a session to another server that shares the store: saves its exact state and ends the connection with the
   * reason `moved`. The peer is not notified. Resolves when the state is durable.
   *
   * @param id session ID in lower-case hex
   * @param sequence sequence number of the record that the other server has received
   * @returns `released`; `absent`: no such connection here; `seen`: the record is not newer than all that this server
   *   has read, so it counts as a replay, and the connection stays
   * @throws TypeError without a `sessionStore`; errors of the store, after which the connection has ended too
   */
  releaseSession(id: string, sequence?: number): Promise<'released' | 'absent' | 'seen'>;
  /**
   * Ignores new ClientHellos from now on, so that other servers answer them before this one stops. Connections and
   * running handshakes continue.
   */
  stopHandshakes(): void;
  /** Saves all changes to the store now. */
  checkpoint(): Promise<void>;
  /**
   * Stops the server. With a store, it saves the exact state of all connections, which continue when a server is
   * created with it again. Without one, it sends a close_notify to the peers.
   */
  close(): Promise<void>;
}
