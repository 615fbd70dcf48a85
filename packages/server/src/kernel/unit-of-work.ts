import type { WriteOperation } from '../store/port.ts';

/**
 * The commit in which a request creates something. If the request has an Idempotency-Key, its response is stored in the
 * same commit: after a crash there are both or neither.
 */
export class UnitOfWork {
  /** Returns what belongs in the commit that creates the entity, or activity log entry, with this ID. */
  readonly writesFor: (id: string) => readonly WriteOperation[];

  constructor(writesFor: UnitOfWork['writesFor'] = () => []) {
    this.writesFor = writesFor;
  }
}
