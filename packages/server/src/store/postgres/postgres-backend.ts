import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { isRefusal, runAll } from '../queue/backend.ts';
import type { Backend, Change, PendingWrite, SampleTable, Table, View } from '../queue/backend.ts';
import type { StoreOptions } from '../options.ts';
import { plain } from '../sql/connection.ts';
import { SqlViews } from '../sql/sql-views.ts';
import type { PostgresDatabase, WritingConnection } from './connection.ts';
import { postgresDialect } from './dialect.ts';
import { isConflict, isLockTimeout } from './errors.ts';
import { WriteSet } from './write-set.ts';
import type { WriterSession } from './writer-session.ts';

/**
 * PostgreSQL with one connection for writes and a pool for reads of committed data. An error of PostgreSQL aborts the
 * transaction, except for statements after a savepoint.
 */
export class PostgresBackend implements Backend {
  readonly readsSeeUncommitted = false;
  readonly #database: PostgresDatabase;
  readonly #session: WriterSession;
  readonly #isShared: boolean;
  readonly #views: SqlViews;
  #writer: WritingConnection;
  /** The statement that began the transaction. */
  #beginning = 'BEGIN';
  #begun: Promise<unknown> = Promise.resolve();
  /** Whether the transaction has executed no statement yet. */
  #isFresh = false;

  /** @param session opens another connection for writes when the first one is lost */
  constructor(
    database: PostgresDatabase,
    writer: WritingConnection,
    session: WriterSession,
    definitions: readonly AnyCollectionDefinition[],
    options: StoreOptions,
  ) {
    this.#database = database;
    this.#writer = writer;
    this.#session = session;
    this.#isShared = options.isShared === true;
    this.#views = new SqlViews(
      postgresDialect,
      definitions,
      {
        committed: () => database.reader,
        current: () => this.#current(),
      },
      options,
    );
  }

  table(definition: AnyCollectionDefinition, view: View): Table {
    return this.#views.table(definition, view);
  }

  samples(view: View): SampleTable {
    return this.#views.samples(view);
  }

  #current(): WritingConnection {
    this.#isFresh = false;
    return this.#writer;
  }

  async begin(isAlone: boolean): Promise<void> {
    if (this.#writer.isLost) this.#writer = await this.#session.open();
    this.#beginning = this.#session.beginning(isAlone);
    this.#begun = handled(this.#begin());
    // A commit need not wait for BEGIN: its first error is that of BEGIN.
    if (!isAlone) return;
    try {
      await this.#begun;
    } catch (error) {
      // The lock was not obtained, but the transaction has begun.
      if (this.#isShared) await this.rollback();
      throw this.#explainLockTimeout(error);
    }
  }

  async commit(batch: readonly PendingWrite[]): Promise<void> {
    try {
      const isCommitted = batch.length > 0 && (await this.#runBatch(batch));
      if (!isCommitted) await this.#end();
    } catch (error) {
      throw this.#explainLockTimeout(error);
    }
  }

  #begin(before = ''): Promise<unknown> {
    this.#isFresh = true;
    return this.#writer.run(plain(before + this.#beginning));
  }

  /** In a shared store, adds to the error which processes it waits for. */
  #explainLockTimeout(error: unknown): unknown {
    return this.#isShared && isLockTimeout(error) ? this.#session.busyError(error) : error;
  }

  /**
   * Runs writes together. If one of them fails, repeats them one by one, after savepoints where needed.
   *
   * @returns whether they are already committed: they were alone in the transaction, and none failed
   */
  async #runBatch(batch: readonly PendingWrite[]): Promise<boolean> {
    const isFresh = this.#isFresh;
    const runEach = async (isGuarded: boolean): Promise<boolean> => {
      if (isFresh) await this.#begin('ROLLBACK; ');
      else await this.#writer.run(plain('ROLLBACK TO SAVEPOINT batch'));
      this.#views.forgetUncommitted();
      for (const write of batch) await this.#runOne(write, isGuarded);
      return false;
    };
    if (!isFresh) await this.#writer.run(plain('SAVEPOINT batch'));
    return this.#runSets(batch, isFresh)
      .then(() => isFresh)
      .catch(onSingleWriteError(() => runEach(false)))
      .catch(onSingleWriteError(() => runEach(true)));
  }

  /**
   * Sends statements without waiting for their results. After an error, PostgreSQL refuses all later statements of
   * the transaction, and rolls it back at COMMIT.
   */
  async #runSets(batch: readonly PendingWrite[], isCommitted: boolean): Promise<void> {
    const sent = [this.#begun];
    let set = new WriteSet();
    const send = async (): Promise<void> => {
      for (const statement of await set.statements()) sent.push(handled(this.#writer.run(statement)));
      set = new WriteSet();
    };
    try {
      for (const write of batch) {
        if (!WriteSet.acceptsAll(write.changes)) {
          await send();
          await Promise.all(sent);
          await this.#runOne(write);
          continue;
        }
        for (const change of write.changes) {
          if (set.add(change)) continue;
          await send();
          set.add(change);
        }
      }
      await send();
      if (isCommitted) sent.push(handled(this.#end()));
    } finally {
      // The first error caused the others.
      await Promise.all(sent);
    }
  }

  async #end(): Promise<void> {
    const { command } = await this.#writer.execute(plain('COMMIT'));
    if (command === 'COMMIT') return;
    // After an error, PostgreSQL rolls back at COMMIT and reports success.
    throw new StoreError('io', 'PostgreSQL rolled the transaction back after an error.');
  }

  async rollback(): Promise<void> {
    this.#views.forgetUncommitted();
    try {
      if (!this.#writer.isLost) await this.#writer.run(plain('ROLLBACK'));
    } catch {
      // Closing the connection also rolls back. The next transaction opens another one.
      await this.#writer.close();
    }
  }

  isConflict(error: unknown): boolean {
    return this.#isShared && isConflict(error);
  }

  atomically(changes: readonly Change[]): Promise<unknown> {
    return this.#guarded(() => runAll(changes));
  }

  async #guarded<R>(work: () => Promise<R>): Promise<R> {
    const writer = this.#current();
    await writer.run(plain('SAVEPOINT several'));
    let result: R;
    try {
      result = await work();
    } catch (error) {
      this.#views.forgetUncommitted();
      await writer.run(plain('ROLLBACK TO SAVEPOINT several; RELEASE SAVEPOINT several'));
      throw error;
    }
    await writer.run(plain('RELEASE SAVEPOINT several'));
    return result;
  }

  /** Connections translate their own errors. All other errors come from the work. */
  translate(error: unknown): Error {
    return error instanceof Error ? error : new Error(String(error));
  }

  async close(): Promise<void> {
    await this.#database.close();
    await this.#writer.close();
  }

  /** @param isGuarded whether an error of PostgreSQL must fail only this write */
  async #runOne(write: PendingWrite, isGuarded = false): Promise<void> {
    write.error = undefined;
    try {
      const isAtomic = write.atomic || isGuarded;
      write.outcome = await (isAtomic ? this.atomically(write.changes) : runAll(write.changes));
    } catch (error) {
      // The refusal was found without an error of PostgreSQL.
      const canContinue = isRefusal(error) && error.cause === undefined;
      if (!canContinue && !(isGuarded && isSingleWriteError(error))) throw error;
      write.error = error;
    }
  }
}

/** Prevents an unhandled rejection before the promise is awaited. */
function handled<R>(promise: Promise<R>): Promise<R> {
  promise.catch(() => undefined);
  return promise;
}

/** Returns a handler that calls `work` if an error affects only one write, and rethrows other errors. */
function onSingleWriteError<R>(work: () => Promise<R>): (error: unknown) => Promise<R> {
  return async (error) => {
    if (!isSingleWriteError(error)) throw error;
    return work();
  };
}

/** Whether the other writes of the commit can continue without the failed one. */
function isSingleWriteError(error: unknown): error is StoreError {
  return isRefusal(error) || (error instanceof StoreError && error.code === 'invalid');
}
