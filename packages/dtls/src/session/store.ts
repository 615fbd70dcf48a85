/** What a session uses, for operators. Nothing in it is secret: it was in plain text in the handshake. */
export interface SessionDescription {
  /** IANA name of the cipher suite. */
  readonly suite: string;
  /** Connection ID in records towards this side, in lower-case hex; absent for none. */
  readonly ownConnectionId?: string;
  /** Connection ID in records towards the peer, in lower-case hex; absent for none. */
  readonly peerConnectionId?: string;
}

/** A stored session. */
export interface StoredSession {
  /** Session ID in lower-case hex. */
  readonly id: string;
  /** Increases by one with each owner. */
  readonly generation: number;
  /** Encrypted by SessionSealer; below 300 bytes for typical identities. */
  readonly blob: Uint8Array;
  /** In each save. Stores need not keep it. */
  readonly description?: SessionDescription;
}

/**
 * Stores sessions beyond the lifetime of the process.
 *
 * `save` is compare-and-set, so that only one of two owners succeeds: it stores the session if the stored generation is
 * `replaces` (undefined: nothing is stored), and rejects with SessionFencedError otherwise. When it resolves, the
 * session must be durable, because the reserved numbers are used from then on. Many saves happen in one tick; commit
 * them together.
 */
export interface SessionStore {
  /** Returns all sessions, at the start. */
  load(): AsyncIterable<StoredSession> | Iterable<StoredSession>;
  save(session: StoredSession, replaces: number | undefined): Promise<void>;
  /** Removes a session if its stored generation is `generation` or an older one. Durable when it resolves. */
  remove(id: string, generation: number): Promise<void>;
}
