import { SessionFencedError } from './session-error.ts';
import type { SessionStore, StoredSession } from './store.ts';

/** Stores sessions in memory, for tests and for moving them between transports of one process. */
export class MemorySessionStore implements SessionStore {
  readonly #sessions = new Map<string, StoredSession>();

  get size(): number {
    return this.#sessions.size;
  }

  load(): StoredSession[] {
    return [...this.#sessions.values()];
  }

  async save(session: StoredSession, replaces: number | undefined): Promise<void> {
    if (this.#sessions.get(session.id)?.generation !== replaces) throw new SessionFencedError();
    this.#sessions.set(session.id, session);
  }

  async remove(id: string, generation: number): Promise<void> {
    const stored = this.#sessions.get(id);
    if (stored && stored.generation <= generation) this.#sessions.delete(id);
  }
}
