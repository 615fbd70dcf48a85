import type { WriteOperation } from '../store/port.ts';

/**
 * The commit in which a request creates an entity. If the request has an Idempotency-Key, its response is stored in
 * the same commit, so that after a crash either both exist or neither.
 */
export class UnitOfWork {
  /** Returns the writes that belong in the commit that creates the entity, or activity log entry, with this ID. */
  readonly writesFor: (id: string) => readonly WriteOperation[];
  #isUsed = false;

  constructor(writesFor: UnitOfWork['writesFor'] = () => []) {
    this.writesFor = (id) => {
      this.#isUsed = true;
      return writesFor(id);
    };
  }

  /** @throws Error if the service has not called `writesFor`: the response of a repeated request would not be in its commit */
  checkUsed(): void {
    if (!this.#isUsed) throw new Error('The service did not add unit.writesFor(id) to its commit.');
  }
}
