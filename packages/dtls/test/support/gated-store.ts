import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { StoredSession } from '../../src/session/store.ts';

/** A store whose saves wait for the test. */
export class GatedStore extends MemorySessionStore {
  #gate: PromiseWithResolvers<void> | undefined;

  override async save(session: StoredSession, replaces: number | undefined): Promise<void> {
    await this.#gate?.promise;
    return super.save(session, replaces);
  }

  shut(): void {
    this.#gate = Promise.withResolvers();
  }

  open(): void {
    this.#gate?.resolve();
    this.#gate = undefined;
  }
}
