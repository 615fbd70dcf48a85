import type { AnyCollectionDefinition, Sample } from '../port.ts';
import { StoreError } from '../port.ts';
import { isRefusal, runAll } from '../queue/backend.ts';
import type { Backend, Change, PendingWrite, SampleTable, Table, View } from '../queue/backend.ts';
import type { StoreOptions } from '../options.ts';
import { plain } from '../sql/dialect.ts';
import { SqlViews } from '../sql/sql-views.ts';
import type { PostgresDatabase, WritingConnection } from './connection.ts';
import { postgresDialect } from './dialect.ts';
import type { WriterSession } from './writer-session.ts';
import type { Statement } from '../sql/dialect.ts';
import { SampleChange, type SqlSamples } from '../sql/samples.ts';
import { RowChange, type DocumentRow, type SqlTable } from '../sql/sql-table.ts';

/**
 * PostgreSQL with one connection for writes and a pool for reads of committed data. An error of PostgreSQL aborts the
 * transaction, except for statements after a savepoint.
 */
export class PostgresBackend implements Backend {
  readonly readsSeeUncommitted = false;
  readonly #database: PostgresDatabase;
  readonly #session: WriterSession;
  readonly #views: SqlViews;
  readonly #changeCounts: StoreOptions['changeCounts'];
  #writer: WritingConnection;
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
    this.#changeCounts = options.changeCounts;
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

  async begin(): Promise<void> {
    if (this.#writer.isLost) this.#writer = await this.#session.open();
    // BEGIN is not awaited: the statements after it fail with its error.
    this.#begun = handled(this.#begin());
  }

  async commit(batch: readonly PendingWrite[]): Promise<void> {
    const isCommitted = batch.length > 0 && (await this.#runBatch(batch));
    if (!isCommitted) {
      await this.#begun;
      await this.#end();
    }
    this.#changeCounts?.publish();
  }

  #begin(before = ''): Promise<unknown> {
    this.#isFresh = true;
    return this.#writer.run(plain(`${before}BEGIN`));
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
    this.#changeCounts?.publish();
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

/** Maximum rows of one statement, and maximum characters of their documents. */
const MAX_ROWS = 1_000;
const MAX_LENGTH = 4_000_000;

type Kind = RowChange['kind'];

/**
 * Order of the kinds in one set. No kind frees a unique key for an earlier one: an insert frees none, and a delete
 * needs none.
 */
const ORDER: Readonly<Record<Kind, number>> = { insert: 0, put: 1, delete: 2 };

/** Rows that one statement writes, keyed by ID. */
interface Part {
  readonly kind: Kind;
  readonly rows: Map<string, DocumentRow>;
}

/**
 * Changes of many writes, executed with one statement per table and kind. If all statements succeed, the changes
 * would have succeeded one after the other, with the same result.
 */
class WriteSet {
  readonly #tables = new Map<SqlTable, Part[]>();
  readonly #samples = new Map<string, Sample>();
  #sampleTable: SqlSamples | undefined;

  /** Whether all changes can be part of a set. Other changes read documents to decide what to write. */
  static acceptsAll(changes: readonly Change[]): changes is readonly (RowChange | SampleChange)[] {
    return changes.every((change) => change instanceof RowChange || change instanceof SampleChange);
  }

  /** @returns false if the set must be executed first, because it contains an earlier state of the document */
  add(change: RowChange | SampleChange): boolean {
    if (change instanceof SampleChange) {
      this.#sampleTable = change.table;
      for (const one of change.samples) this.#samples.set(`${one.timeMs} ${one.resourceId}`, one);
      return true;
    }
    const { table, kind, rows } = change;
    const parts = this.#tables.get(table) ?? [];
    if (!rows.every((row) => fits(parts, change, row))) return false;
    this.#tables.set(table, parts);
    const part = partFor(parts, kind, table.statements.uniqueKeys.length > 0);
    for (const row of rows) (findPart(parts, row.id) ?? part).rows.set(row.id, row);
    return true;
  }

  /** Yields the statements in the order of execution. Reads the numbers of resources first. */
  async statements(): Promise<readonly Statement[]> {
    const statements: Statement[] = [];
    for (const [table, parts] of this.#tables) {
      table.noteChange();
      for (const { kind, rows } of parts) {
        for (const some of chunksOf([...rows.values()], ({ json }) => json.length)) {
          statements.push({ sql: table.statements.ofSet(kind), parameters: parametersOf(kind, some, table) });
        }
      }
    }
    const lengthOf = ({ value }: Sample): number => (typeof value === 'string' ? value.length : 0);
    for (const some of chunksOf([...this.#samples.values()], lengthOf)) {
      const statement = await this.#sampleTable?.appendingSet(some);
      if (statement !== undefined) statements.push(statement);
    }
    return statements;
  }
}

function findPart(parts: readonly Part[], id: string): Part | undefined {
  return parts.find(({ rows }) => rows.has(id));
}

/** Whether the set has no other state of the document, or one that a put replaces without changing its unique keys. */
function fits(parts: readonly Part[], { kind, table }: RowChange, { id, values }: DocumentRow): boolean {
  const part = findPart(parts, id);
  if (part === undefined) return true;
  const old = part.rows.get(id)?.values;
  const isSame = [...table.statements.uniqueColumns].every((at) => old?.[at] === values[at]);
  return kind === 'put' && part.kind !== 'delete' && isSame;
}

function partFor(parts: Part[], kind: Kind, hasUniqueKeys: boolean): Part {
  for (const part of parts.toReversed()) {
    if (part.kind === kind) return part;
    if (hasUniqueKeys && ORDER[part.kind] < ORDER[kind]) break;
  }
  const part: Part = { kind, rows: new Map() };
  parts.push(part);
  return part;
}

function parametersOf(kind: Kind, rows: readonly DocumentRow[], { statements }: SqlTable): unknown[] {
  const ids = rows.map(({ id }) => postgresDialect.toColumn(id));
  if (kind === 'delete') return [ids];
  const documents = rows.map(({ json }) => postgresDialect.toDocument(json));
  return [ids, documents, ...statements.columns.map((_, at) => rows.map(({ values }) => values[at]))];
}

function* chunksOf<T>(all: readonly T[], lengthOf: (one: T) => number): Generator<readonly T[]> {
  let [some, length]: [T[], number] = [[], 0];
  for (const one of all) {
    if (some.length === MAX_ROWS || (some.length > 0 && length + lengthOf(one) > MAX_LENGTH)) {
      yield some;
      [some, length] = [[], 0];
    }
    some.push(one);
    length += lengthOf(one);
  }
  if (some.length > 0) yield some;
}
