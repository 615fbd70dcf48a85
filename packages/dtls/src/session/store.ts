/** A stored session. */
export interface StoredSession {
  /** Session ID in lower-case hex. */
  readonly id: string;
  /** Increases by one with each owner. */
  readonly generation: number;
  /** Encrypted by SessionSealer; below 300 bytes for typical identities. */
  readonly blob: Uint8Array;
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
