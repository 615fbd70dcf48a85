import { randomUUID } from 'node:crypto';
import type {
  ActivityLog,
  ActivityResponse,
  ActivityStart,
  AddFinished,
} from '../../src/features/activity/activity.ts';
import { StoreError, type Store } from '../../src/store/port.ts';
import { UnitOfWork } from '../../src/kernel/entities.ts';

export interface RecordedEntry extends ActivityStart, ActivityResponse {
  readonly id: string;
  readonly statuses: string[];
}

/** An activity log that records every entry with all its statuses. */
export class RecordedActivity implements ActivityLog {
  readonly entries: RecordedEntry[] = [];
  /** IDs in the order in which the entries ended, those of an earlier process included. */
  readonly finished: string[] = [];

  /** How often the next changes of an entry fail: the store is away. */
  failures = 0;

  readonly #store: Store;

  /** @param store for what the unit of work of a request adds to an entry */
  constructor(store: Store) {
    this.#store = store;
  }

  async start(entry: ActivityStart, unit = new UnitOfWork()): Promise<{ readonly id: string }> {
    const id = randomUUID();
    const writes = unit.writesFor(id);
    if (writes.length > 0) await this.#store.write(writes);
    this.entries.push({ ...entry, id, statuses: ['Pending'] });
    return { id };
  }

  /** No later run reads these entries. */
  async *unsent(): AsyncIterable<never> {}

  async addFinished(
    _parentId: string,
    _progressingId: string,
    work: (add: AddFinished) => Promise<void>,
  ): Promise<void> {
    await work((entries) => {
      for (const { status, ...entry } of entries) {
        this.entries.push({ ...entry, id: randomUUID(), statuses: [status] });
      }
      return [];
    });
  }

  async progress(id: string, response: ActivityResponse = {}): Promise<void> {
    this.#set(id, 'InProgress', response);
  }

  async postpone(id: string): Promise<void> {
    this.#set(id, 'Pending', {});
  }

  async complete(id: string, response: ActivityResponse = {}): Promise<void> {
    this.#set(id, 'Completed', response);
  }

  async fail(id: string, response: ActivityResponse = {}): Promise<void> {
    this.#set(id, 'Failed', response);
  }

  async withdraw(id: string, response: ActivityResponse = {}): Promise<void> {
    this.#set(id, 'Deleted', response);
  }

  #set(id: string, status: string, response: ActivityResponse): void {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new StoreError('io', 'The store is away.');
    }
    if (['Completed', 'Failed', 'Deleted'].includes(status)) this.finished.push(id);
    const index = this.entries.findIndex((one) => one.id === id);
    const entry = this.entries[index];
    if (entry === undefined) return;
    entry.statuses.push(status);
    this.entries[index] = { ...entry, ...response };
  }

  entry(id: string | undefined): RecordedEntry {
    return this.entries.find((one) => one.id === id)!;
  }
}
