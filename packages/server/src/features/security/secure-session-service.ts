import { secureSessions } from './model/secure-session.ts';
import type { SecureSessionRecord } from './model/secure-session.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';

/** A session to save. */
export interface SessionToSave {
  readonly id: string;
  readonly generation: number;
  readonly blob: Uint8Array;
}

/** `fenced`: another owner has saved the session since, so nothing was stored. */
export type SaveOutcome = 'saved' | 'fenced';

type Change =
  | { readonly type: 'save'; readonly record: SecureSessionRecord; readonly replaces: number | undefined }
  | { readonly type: 'remove'; readonly id: string; readonly generation: number };

interface Waiting {
  readonly change: Change;
  readonly settle: (outcome: SaveOutcome) => void;
  readonly fail: (error: unknown) => void;
}

/** Maximum number of changes in a transaction. Other users of the store wait for it. */
const MAX_BATCH = 500;

/**
 * Sessions in the store, each with the generation of its owner. The saves of one turn of the event loop are compared
 * and stored in one transaction.
 */
export class SecureSessionService {
  readonly #store: Store;
  readonly #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The sessions of a listener, as it is configured. */
  async *ofListener(listener: string): AsyncGenerator<SessionToSave, void, undefined> {
    const where = [{ field: 'listener', op: 'eq', value: listener }] as const;
    for await (const { id, generation, blob } of this.#store.collection(secureSessions).iterate({ where })) {
      yield { id, generation, blob: Buffer.from(blob, 'base64') };
    }
  }

  /**
   * Stores a session; resolves when it is durable.
   *
   * @param replaces the generation that must be stored now; undefined: none
   */
  save(listener: string, session: SessionToSave, replaces: number | undefined): Promise<SaveOutcome> {
    const { id, generation } = session;
    const blob = Buffer.from(session.blob).toString('base64');
    return this.#enqueue({ type: 'save', record: { id, listener, generation, blob }, replaces });
  }

  /** Removes a session unless a newer generation than this is stored; resolves when that is durable. */
  async remove(id: string, generation: number): Promise<void> {
    await this.#enqueue({ type: 'remove', id, generation });
  }

  #enqueue(change: Change): Promise<SaveOutcome> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ change, settle, fail });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // What else is saved in this turn goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, MAX_BATCH));
    this.#isRunning = false;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#store.transaction((tx) => apply(tx, batch));
      batch.forEach(({ settle }, index) => settle(outcomes[index] ?? 'fenced'));
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
}

async function apply(tx: Transaction, batch: readonly Waiting[]): Promise<SaveOutcome[]> {
  const ids = batch.map(({ change }) => (change.type === 'save' ? change.record.id : change.id));
  const stored = await tx.collection(secureSessions).getMany(new Set(ids));
  const generations = new Map(Array.from(stored, ([id, one]) => [id, one.generation]));
  const writes: WriteOperation[] = [];
  const outcomes = batch.map(({ change }) => applied(change, generations, writes));
  if (writes.length > 0) await tx.write(writes);
  return outcomes;
}

function applied(change: Change, generations: Map<string, number>, writes: WriteOperation[]): SaveOutcome {
  if (change.type === 'remove') {
    const generation = generations.get(change.id);
    if (generation !== undefined && generation <= change.generation) {
      generations.delete(change.id);
      writes.push(deleteOperation(secureSessions, change.id));
    }
    return 'saved';
  }
  const { record, replaces } = change;
  if (generations.get(record.id) !== replaces) return 'fenced';
  generations.set(record.id, record.generation);
  writes.push(putOperation(secureSessions, record));
  return 'saved';
}
