/** A session at rest. */
export interface StoredSession {
  /** Lower-case hex. */
  readonly id: string;
  /** Grows by one with each owner. */
  readonly generation: number;
  /** As `SessionSealer` made it; below 300 bytes for usual identities. */
  readonly blob: Uint8Array;
}

/**
 * Where sessions outlive the process.
 *
 * `save` is compare-and-set, so that of two owners one alone can win: it stores if the generation stored under that id is
 * `replaces` (undefined: nothing is stored), and rejects with SessionFencedError otherwise. When it resolves the session
 * is durable: the numbers that it reserves are used from then on, and used once. Many saves come in one tick; a store
 * does well to commit them together.
 */
export interface SessionStore {
  /** All sessions, at the start. */
  load(): AsyncIterable<StoredSession> | Iterable<StoredSession>;
  save(session: StoredSession, replaces: number | undefined): Promise<void>;
  /** Removes it if the generation stored is `generation` or an older one. Durable when it resolves. */
  remove(id: string, generation: number): Promise<void>;
}
