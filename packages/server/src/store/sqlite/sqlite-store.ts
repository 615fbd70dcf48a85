import type { AnyCollectionDefinition, Store } from '../../domain/ports/store.ts';
import { StoreError } from '../../domain/ports/store.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { Backend, PendingWrite, SampleTable, Table, View } from '../core/backend.ts';
import { QueuedStore, heartbeat } from '../core/queued-store.ts';
import type { StoreOptions } from '../options.ts';
import { ChangeNotes } from './change-notes.ts';
import { Checkpointer } from './checkpointer.ts';
import { CommitMarks } from './commit-marks.ts';
import { openReader, openWriter, type Connection, type Source } from './connection.ts';
import { translateError } from './errors.ts';
import { Matches } from './matches.ts';
import type { WantMessage } from './read-protocol.ts';
import { ReadThreads } from './read-threads.ts';
import { indexedFields, prepareSchema } from './schema.ts';
import { SqliteSamples } from './sqlite-samples.ts';
import { hasValueSql } from './sql-sources.ts';
import { SqliteTable, type Readers } from './sqlite-table.ts';
import { Walkers } from './walkers.ts';

/** Opens or creates the database file. @throws StoreError that names the file and what to do */
export function openSqliteStore(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  clock: Clock,
  options: StoreOptions,
): Store {
  return new QueuedStore(new SqliteBackend(file, definitions, options), definitions, clock, options);
}

/**
 * SQLite in WAL mode with two connections. One writes, and is read from as well: a commit empties the cache of every other
 * connection. The other shows what has been committed while a transaction is open. What takes
 * long is read by threads with connections of their own.
 */
class SqliteBackend implements Backend {
  readonly readsSeeUncommitted = false;
  readonly #file: string;
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #checkpointer: Checkpointer;
  readonly #readers: Readers;
  readonly #marks = new CommitMarks();
  readonly #notes: ChangeNotes;
  readonly #sources: Readonly<Record<View, Source>> = {
    committed: () => (this.#isWriting ? this.#reader : this.#writer),
    current: () => this.#writer,
  };
  readonly #tables: Readonly<Record<View, Map<string, SqliteTable>>>;
  readonly #samples: Readonly<Record<View, SqliteSamples>>;
  /** By collection. */
  readonly #matches = new Map<string, Matches>();
  #isWriting = false;

  constructor(file: string, definitions: readonly AnyCollectionDefinition[], options: StoreOptions) {
    this.#file = file;
    const { writer, reader } = openBoth(file, definitions, options);
    this.#writer = writer;
    this.#reader = reader;
    this.#readers = {
      walkers: new Walkers(file),
      threads: new ReadThreads(file, [...definitions, heartbeat], this.#marks, (wanted) =>
        this.#wanted(wanted),
      ),
    };
    this.#notes = new ChangeNotes(this.#readers.threads.notes);
    this.#checkpointer = new Checkpointer(file, writer);
    this.#samples = {
      committed: new SqliteSamples(this.#sources.committed),
      current: new SqliteSamples(this.#sources.current),
    };
    this.#tables = { committed: new Map(), current: new Map() };
  }

  table(definition: AnyCollectionDefinition, view: View): Table {
    const tables = this.#tables[view];
    let table = tables.get(definition.name);
    if (table === undefined) {
      const matches = this.#matches.get(definition.name) ?? this.#newMatches(definition);
      this.#matches.set(definition.name, matches);
      const readers = view === 'committed' ? this.#readers : undefined;
      table = new SqliteTable(this.#sources[view], definition, { matches, notes: this.#notes }, readers);
      tables.set(definition.name, table);
    }
    return table;
  }

  #wanted({ collection, isWanted }: WantMessage): void {
    if (isWanted) this.#notes.start(collection, this.#isWriting, this.#marks.last);
    else this.#notes.stop(collection);
  }

  #newMatches(definition: AnyCollectionDefinition): Matches {
    return new Matches(indexedFields(definition), {
      collection: definition.name,
      has: (source) => {
        const { sql, values } = hasValueSql(source);
        return (value) => this.#sources.committed().row(sql, [value, ...values]) !== undefined;
      },
    });
  }

  samples(view: View): SampleTable {
    return this.#samples[view];
  }

  run(batch: readonly PendingWrite[]): void {
    for (const write of batch) this.#runOne(write);
  }

  get pause(): Promise<void> | undefined {
    return this.#checkpointer.pause;
  }

  begin(): void {
    this.#writer.run('BEGIN IMMEDIATE', []);
    this.#isWriting = true;
  }

  end(): void {
    for (const table of this.#tables.current.values()) table.settle();
    this.#marks.around((number) => {
      this.#writer.run('COMMIT', []);
      this.#notes.tell(number);
    });
    this.#isWriting = false;
    this.#notes.ended(this.#marks.last);
    this.#committed(this.#marks.last);
    this.#checkpointer.committed();
  }

  #committed(commit: number): void {
    const changed = new Set<string>();
    for (const [name, matches] of this.#matches) if (matches.hasChanged) changed.add(name);
    for (const matches of this.#matches.values()) matches.committed(commit, changed);
  }

  rollback(): void {
    this.#samples.current.forgetUncommitted();
    for (const table of this.#tables.current.values()) table.forget();
    for (const matches of this.#matches.values()) matches.rolledBack();
    // SQLite has rolled back by itself after the worst failures (disk full, I/O).
    if (this.#writer.database.isTransaction) this.#writer.run('ROLLBACK', []);
    this.#isWriting = false;
    this.#notes.ended(this.#marks.last);
  }

  atomically(work: () => void): void {
    this.#writer.run('SAVEPOINT several', []);
    try {
      work();
    } catch (error) {
      if (this.#writer.database.isTransaction) {
        this.#writer.run('ROLLBACK TO several', []);
        this.#samples.current.forgetUncommitted();
        for (const matches of this.#matches.values()) matches.undonePartly();
      }
      throw error;
    } finally {
      if (this.#writer.database.isTransaction) this.#writer.run('RELEASE several', []);
    }
  }

  translate(error: unknown): Error {
    return translateError(error, this.#file);
  }

  async close(): Promise<void> {
    await this.#checkpointer.close();
    await this.#readers.threads.close();
    this.#readers.walkers.close();
    this.#reader.close();
    this.#writer.close();
  }

  /** A constraint undoes its own statement only; after anything else the whole commit is given up. */
  #runOne(write: PendingWrite): void {
    try {
      if (write.atomic) this.atomically(() => void write.run());
      else write.outcome = write.run();
    } catch (error) {
      const translated = this.translate(error);
      if (!(translated instanceof StoreError) || translated.code !== 'unique') throw error;
      write.error = translated;
    }
  }
}

function openBoth(
  file: string,
  definitions: readonly AnyCollectionDefinition[],
  options: StoreOptions,
): { writer: Connection; reader: Connection } {
  let writer: Connection | undefined;
  try {
    writer = openWriter(file, {
      synchronous: options.synchronous ?? 'normal',
      maxSizeBytes: options.maxSizeBytes,
    });
    prepareSchema(writer, [...definitions, heartbeat], file);
    return { writer, reader: openReader(file) };
  } catch (error) {
    writer?.close();
    throw fromOpening(error, file);
  }
}

function fromOpening(error: unknown, file: string): Error {
  const translated = translateError(error, file);
  if (translated instanceof StoreError) return translated;
  const code = (translated as NodeJS.ErrnoException).code ?? '';
  const [kind, remedy] = openingOutcomes[code] ?? (['io', 'Check the path and the disk.'] as const);
  return new StoreError(kind, `${file} cannot be opened: ${translated.message}.`, remedy, { cause: error });
}

const permissions =
  'Check the permissions of the file and its directory, and that the file system is not mounted read-only.';
const openingOutcomes: Readonly<Record<string, readonly ['disk-full' | 'read-only' | 'io', string]>> = {
  ENOSPC: ['disk-full', 'Free some space.'],
  EDQUOT: ['disk-full', 'Free some space.'],
  EROFS: ['read-only', permissions],
  EACCES: ['read-only', permissions],
  EPERM: ['read-only', permissions],
  ENOENT: ['io', 'Check that the directory exists and that this user may write to it.'],
};
