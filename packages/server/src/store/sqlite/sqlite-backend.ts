import type { AnyCollectionDefinition } from '../port.ts';
import { isRefusal, runAll } from '../queue/backend.ts';
import type { Backend, Change, PendingWrite, SampleTable, Table, View } from '../queue/backend.ts';
import type { StoreOptions } from '../options.ts';
import { plain } from '../sql/dialect.ts';
import { SqlViews } from '../sql/sql-views.ts';
import type { SqliteConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { translateError } from './connection.ts';

const BEGIN = plain('BEGIN IMMEDIATE');
const COMMIT = plain('COMMIT');
/** Number of commits after which the statistics of tables that have grown are updated. */
const COMMITS_PER_OPTIMIZE = 10_000;

/**
 * At the start, updates the statistics of all tables that have none or have grown tenfold, each from a sample of its
 * rows. Without that limit, a large database that was killed after it had grown would read all its indexes before it
 * is ready.
 */
const OPENING = '0x10012';

/**
 * SQLite with one connection for writes and, for a file, one for reads of committed data while a transaction is open.
 * Outside transactions, the first one also reads, because a commit empties the cache of every other connection.
 */
export class SqliteBackend implements Backend {
  readonly #place: string;
  readonly #writer: SqliteConnection;
  readonly #reader: SqliteConnection | undefined;
  readonly #views: SqlViews;
  readonly #changeCounts: StoreOptions['changeCounts'];
  readonly #beforeCommit: (() => Promise<void>) | undefined;
  #isWriting = false;
  #commits = 0;

  /**
   * @param reader undefined for a database in memory
   * @param beforeCommit runs at the end of each transaction, which is rolled back if it rejects
   */
  constructor(
    place: string,
    writer: SqliteConnection,
    reader: SqliteConnection | undefined,
    definitions: readonly AnyCollectionDefinition[],
    options: StoreOptions,
    beforeCommit?: () => Promise<void>,
  ) {
    this.#beforeCommit = beforeCommit;
    this.#changeCounts = options.changeCounts;
    this.#place = place;
    this.#writer = writer;
    this.#reader = reader;
    this.#views = new SqlViews(
      sqliteDialect,
      definitions,
      {
        committed: () => (this.#isWriting ? (reader ?? writer) : writer),
        current: () => writer,
      },
      options,
    );
    this.#optimize(OPENING);
  }

  get readsSeeUncommitted(): boolean {
    return this.#reader === undefined;
  }

  table(definition: AnyCollectionDefinition, view: View): Table {
    return this.#views.table(definition, view);
  }

  samples(view: View): SampleTable {
    return this.#views.samples(view);
  }

  async begin(): Promise<void> {
    await this.#writer.run(BEGIN);
    this.#isWriting = true;
  }

  /** Runs the writes one by one. With SQLite, sets of rows took longer (decision 7). */
  async commit(batch: readonly PendingWrite[]): Promise<void> {
    for (const write of batch) {
      try {
        if (write.atomic) write.outcome = await this.atomically(write.changes);
        else for (const change of write.changes) write.outcome = await change.run();
      } catch (error) {
        // A constraint violation undoes only its own statement. After any other error, the whole commit is rolled back.
        const translated = this.translate(error);
        if (!isRefusal(translated)) throw error;
        write.error = translated;
      }
    }
    await this.#beforeCommit?.();
    await this.#writer.run(COMMIT);
    this.#isWriting = false;
    this.#changeCounts?.publish();
    this.#commits += 1;
    if (this.#commits % COMMITS_PER_OPTIMIZE === 0) this.#optimize('0xfffe');
  }

  async rollback(): Promise<void> {
    this.#views.forgetUncommitted();
    // SQLite rolls back automatically after severe failures, such as a full disk or an I/O error.
    if (this.#writer.database.isTransaction) await this.#writer.run(plain('ROLLBACK')).catch(() => undefined);
    this.#isWriting = false;
    this.#changeCounts?.publish();
  }

  async atomically(changes: readonly Change[]): Promise<unknown> {
    await this.#writer.run(plain('SAVEPOINT several'));
    try {
      return await runAll(changes);
    } catch (error) {
      if (this.#writer.database.isTransaction) {
        await this.#writer.run(plain('ROLLBACK TO several'));
        this.#views.forgetUncommitted();
      }
      throw error;
    } finally {
      if (this.#writer.database.isTransaction) await this.#writer.run(plain('RELEASE several'));
    }
  }

  translate(error: unknown): Error {
    return translateError(error, this.#place);
  }

  async close(): Promise<void> {
    this.#optimize('0xfffe');
    this.#reader?.close();
    this.#writer.close();
    return Promise.resolve();
  }

  /**
   * Updates the planner's statistics (https://www.sqlite.org/lang_analyze.html). A full disk must not stop the
   * server.
   */
  #optimize(mask: string): void {
    try {
      this.#writer.database.exec(`PRAGMA optimize = ${mask}`);
    } catch {
      // The next attempt may have room.
    }
  }
}
