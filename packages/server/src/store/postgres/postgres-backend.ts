import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { isRefusal } from '../queue/backend.ts';
import type { Backend, PendingWrite, SampleTable, Table, View } from '../queue/backend.ts';
import type { StoreOptions } from '../options.ts';
import { plain } from '../sql/connection.ts';
import { SqlViews } from '../sql/sql-views.ts';
import type { PostgresDatabase, WritingConnection } from './connection.ts';
import { postgresDialect } from './dialect.ts';
import { isConflict, isLockTimeout } from './errors.ts';
import type { WriterSession } from './writer-session.ts';

/**
 * PostgreSQL with one connection that writes and a pool that reads what has been committed. An error of PostgreSQL ends its
 * transaction, except for what comes after a savepoint.
 */
export class PostgresBackend implements Backend {
  readonly readsSeeUncommitted = false;
  readonly #database: PostgresDatabase;
  readonly #session: WriterSession;
  readonly #isShared: boolean;
  readonly #views: SqlViews;
  #writer: WritingConnection;
  /** What began the transaction. */
  #beginning = 'BEGIN';
  /** Nothing of the transaction was executed yet. */
  #isFresh = false;

  /** @param session opens another writing connection when the first one is lost */
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
    try {
      await this.#begin();
    } catch (error) {
      // The lock was not taken, but the transaction has begun.
      if (this.#isShared) await this.rollback();
      throw this.#explained(error);
    }
  }

  async run(batch: readonly PendingWrite[]): Promise<void> {
    try {
      if (batch.length > 0) await this.#runAll(batch);
    } catch (error) {
      throw this.#explained(error);
    }
  }

  async #begin(before = ''): Promise<void> {
    await this.#writer.run(plain(before + this.#beginning));
    this.#isFresh = true;
  }

  /** An error of a shared store says whom it waits for. */
  #explained(error: unknown): unknown {
    return this.#isShared && isLockTimeout(error) ? this.#session.busyError(error) : error;
  }

  async #runAll(batch: readonly PendingWrite[]): Promise<void> {
    const isFresh = this.#isFresh;
    if (!isFresh) await this.#writer.run(plain('SAVEPOINT batch'));
    try {
      for (const write of batch) await this.#runOne(write);
    } catch (error) {
      if (!isOfOneWrite(error)) throw error;
      if (isFresh) await this.#begin('ROLLBACK; ');
      else await this.#writer.run(plain('ROLLBACK TO SAVEPOINT batch'));
      this.#views.forgetUncommitted();
      for (const write of batch) await this.#runOne(write, true);
    }
  }

  async end(): Promise<void> {
    const { command } = await this.#writer.execute(plain('COMMIT'));
    if (command === 'COMMIT') return;
    // PostgreSQL rolls back a transaction that had an error, and calls that a success.
    throw new StoreError('io', 'PostgreSQL rolled the transaction back after an error.');
  }

  async rollback(): Promise<void> {
    this.#views.forgetUncommitted();
    try {
      if (!this.#writer.isLost) await this.#writer.run(plain('ROLLBACK'));
    } catch {
      // Closing the connection rolls back too; the next transaction opens another one.
      await this.#writer.close();
    }
  }

  isConflict(error: unknown): boolean {
    return this.#isShared && isConflict(error);
  }

  async atomically<R>(work: () => Promise<R>): Promise<R> {
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

  /** Connections translate their own errors; all others are those of the work. */
  translate(error: unknown): Error {
    return error instanceof Error ? error : new Error(String(error));
  }

  async close(): Promise<void> {
    await this.#database.close();
    await this.#writer.close();
  }

  /** @param isGuarded whether an error of PostgreSQL is to end this write only */
  async #runOne(write: PendingWrite, isGuarded = false): Promise<void> {
    write.error = undefined;
    try {
      write.outcome = await (write.atomic || isGuarded ? this.atomically(write.run) : write.run());
    } catch (error) {
      // Found without an error of PostgreSQL.
      const isHarmless = isRefusal(error) && error.cause === undefined;
      if (!isHarmless && !(isGuarded && isOfOneWrite(error))) throw error;
      write.error = error;
    }
  }
}

/** Whether other writes of the commit can do without the one that failed. */
function isOfOneWrite(error: unknown): error is StoreError {
  return isRefusal(error) || (error instanceof StoreError && error.code === 'invalid');
}
