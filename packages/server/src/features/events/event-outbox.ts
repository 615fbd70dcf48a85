import type { DomainEvent } from './events.ts';
import type { Store, WriteOperation } from '../../store/port.ts';

/** Writes that a transaction adds to its commit, to deliver its events. */
export interface EventWrites {
  readonly writes: readonly WriteOperation[];
  /** Call it once when the commit has succeeded or failed. */
  readonly onCommitEnd: () => void;
}

/** Stores events for delivery in the same commit as the writes that cause them. */
export interface EventOutbox {
  /** Stores `writes` and the deliveries of `events` in one commit. Publish the events afterwards. */
  write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void>;
  /**
   * Returns the writes that deliver `events`, for a transaction of the caller. Add them in the same turn of
   * the event loop.
   */
  prepareWrites(events: readonly DomainEvent[]): EventWrites;
}

/** Returns an outbox without consumers, which stores only the writes. */
export function noOutbox(store: Store): EventOutbox {
  return {
    write: async (writes) => {
      if (writes.length > 0) await store.write(writes);
    },
    prepareWrites: () => ({ writes: [], onCommitEnd: () => undefined }),
  };
}
