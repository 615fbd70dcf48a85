/** Parameters and owner of a session. Not secret: it was in plaintext in the handshake. */
export interface SessionDescription {
  /** IANA name of the cipher suite. */
  readonly suite: string;
  /** Connection ID in records to this side, in lower-case hex; absent for none. */
  readonly ownConnectionId?: string;
  /** Connection ID in records to the peer, in lower-case hex; absent for none. */
  readonly peerConnectionId?: string;
  /** Identity of the peer, see `identityText`; absent for a client that did not authenticate. */
  readonly identity?: string;
  /**
   * IP address of the peer. Only for a session without `ownConnectionId`, which is identified by its address and port.
   * These never change.
   */
  readonly address?: string;
  /** Port of the peer, with `address`. */
  readonly port?: number;
}

/** Identifies the session of a record: its Connection ID in lower-case hex, else the peer's address and port. */
export type SessionKey = { readonly id: string } | { readonly address: string; readonly port: number };

/** A stored session. */
export interface StoredSession {
  /** Session ID in lower-case hex. */
  readonly id: string;
  /**
   * Increases by one with each owner. In a store with `find`, it also increases by one with each further block of
   * sequence numbers of the same owner.
   */
  readonly generation: number;
  /** Encrypted by SessionSealer; below 300 bytes for typical identities. */
  readonly blob: Uint8Array;
  /** Present in each save. Stores need not keep it. */
  readonly description?: SessionDescription;
}

/**
 * Stores sessions beyond the lifetime of the process.
 *
 * `save` is compare-and-set, so that only one of two owners succeeds: it stores the session if the stored generation is
 * `replaces` (undefined: nothing is stored), and rejects with SessionFencedError otherwise. When it resolves, the
 * session must be durable, because the reserved numbers are used from then on. Many saves happen in one tick; commit
 * them together.
 *
 * Several servers can share a store with `find`. A server then loads the session of a record that it cannot assign, and
 * owns it from then on.
 */
export interface SessionStore {
  /** Returns all sessions, at the start. */
  load(): AsyncIterable<StoredSession> | Iterable<StoredSession>;
  save(session: StoredSession, replaces: number | undefined): Promise<void>;
  /** Removes a session if its stored generation is `generation` or an older one. Durable when it resolves. */
  remove(id: string, generation: number): Promise<void>;
  /** Finds a session that this server does not have in memory. */
  find?(key: SessionKey): Promise<StoredSession | undefined>;
  /**
   * Makes the current owner, if it is running, release the session with its exact state (`releaseSession`). Resolves
   * with the stored session afterwards; undefined if it no longer exists, or if the owner refuses to release it. If the
   * owner does not answer within a time limit of the store, resolves with the stored session as it is: the
   * compare-and-set of `save` decides.
   *
   * @param sequence sequence number of the record that needs the session; undefined: none. The owner refuses if it has
   *   read that record already (a replay)
   */
  take?(id: string, sequence: number | undefined): Promise<StoredSession | undefined>;
}
