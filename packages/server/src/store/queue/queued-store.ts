import type { Clock } from '../../kernel/timers.ts';
import type {
  AnyCollectionDefinition,
  Collection,
  CollectionDefinition,
  Entity,
  MeasurementStore,
  Store,
  Transaction,
  WriteOperation,
} from '../port.ts';
import { StoreError } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import type { Backend, Change, Table } from './backend.ts';
import { CommitQueue, endedError, type TransactionToken } from './commit-queue.ts';
import { checkId, checkOperations, checkSamples } from './checks.ts';
import { PortCollection, type Access, PortMeasurements } from './port-collection.ts';

/**
 * Written by `ping`. Success means that a commit works and that there is room for more data. On a full disk, a small
 * document could still be overwritten in place.
 */
export const heartbeat: AnyCollectionDefinition = { name: 'storeHeartbeat', indexes: [] };

/** Large enough for several pages of a database. */
const ROOM = 'x'.repeat(16_384);

/** Maximum number of documents inserted by one statement. */
const MAX_INSERTED = 16;

/** An operation, or consecutive inserts into one collection. */
interface Group {
  readonly operation: WriteOperation;
  /** The documents to insert. */
  readonly docs: Entity[];
}

/** The store port over any database: promises, group commit and transactions. */
export class QueuedStore implements Store {
  readonly measurements: MeasurementStore;
  readonly #backend: Backend;
  readonly #queue: CommitQueue;
  readonly #clock: Clock;
  readonly #definitions: ReadonlyMap<string, AnyCollectionDefinition>;
  readonly #referredTo: ReadonlySet<string>;
  readonly #access: Access;
  #closed: Promise<void> | undefined;

  constructor(
    backend: Backend,
    definitions: readonly AnyCollectionDefinition[],
    clock: Clock,
    options: StoreOptions,
  ) {
    this.#backend = backend;
    this.#clock = clock;
    this.#queue = new CommitQueue(backend, clock, options);
    this.#definitions = new Map([...definitions, heartbeat].map((d) => [d.name, d]));
    this.#referredTo = new Set(
      definitions.flatMap(({ references = [] }) => references.flatMap(({ to }) => to)),
    );
    this.#access = {
      read: (work) => this.#read(work),
      write: (change) => this.#queue.write([change]),
    };
    this.measurements = new PortMeasurements(
      backend.samples('committed'),
      backend.samples('current'),
      this.#access,
    );
  }

  collection<T extends Entity>(definition: CollectionDefinition<T>): Collection<T> {
    this.#known(definition);
    return new PortCollection<T>(
      this.#backend.table(definition, 'committed'),
      this.#backend.table(definition, 'current'),
      this.#access,
    );
  }

  async write(operations: readonly WriteOperation[]): Promise<void> {
    const first = operations[0];
    if (first === undefined) return;
    const isAtomic = operations.some((one, at) => at > 0 && this.#canFailAlone(one));
    await this.#queue.write(this.#prepareAll(operations), isAtomic);
  }

  async transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    return (await this.#queue.transaction(async (token) => work(this.#open(token)))) as R;
  }

  async ping(): Promise<void> {
    const doc = { id: 'heartbeat', at: this.#clock.now() };
    for (const one of [{ ...doc, room: ROOM }, doc]) {
      await this.write([{ type: 'put', collection: heartbeat, doc: one }]);
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#queue.close().then(() => this.#backend.close());
    return this.#closed;
  }

  async #read<R>(work: () => Promise<R>): Promise<R> {
    this.#queue.check();
    if (this.#backend.readsSeeUncommitted) {
      while (this.#queue.busy !== undefined) await this.#queue.busy;
    }
    try {
      return await work();
    } catch (error) {
      throw this.#backend.translate(error);
    }
  }

  #open(token: TransactionToken): Transaction {
    // Calls of one transaction run one after the other, even if the work does not await each of them.
    const run = <R>(work: () => Promise<R>): Promise<R> => {
      const step = token.tail.then(() => this.#runStep(token, work));
      token.tail = step.catch(() => undefined);
      return step;
    };
    const access: Access = { read: run, write: (change) => run(() => change.run()) };
    const samples = this.#backend.samples('current');
    return {
      measurements: new PortMeasurements(samples, samples, access),
      collection: <T extends Entity>(definition: CollectionDefinition<T>): Collection<T> => {
        const table = this.#table(definition);
        return new PortCollection<T>(table, table, access);
      },
      write: async (operations) => {
        const all = this.#prepareAll(operations);
        await run(() => this.#backend.atomically(all));
      },
    };
  }

  async #runStep<R>(token: TransactionToken, work: () => Promise<R>): Promise<R> {
    if (!token.open) throw endedError();
    if (token.fatalError !== undefined) throw token.fatalError;
    try {
      return await work();
    } catch (error) {
      const translated = this.#backend.translate(error);
      if (!isStatementError(translated)) token.fatalError = translated;
      throw translated;
    }
  }

  #prepareAll(operations: readonly WriteOperation[]): readonly Change[] {
    checkOperations(operations);
    return groupsOf(operations).map(({ operation, docs }) => this.#prepare(operation, docs));
  }

  /** @param docs the documents to insert */
  #prepare(operation: WriteOperation, docs: readonly Entity[]): Change {
    if (operation.type === 'measure') {
      return this.#backend.samples('current').prepareAppend(checkSamples(operation.samples));
    }
    const table = this.#table(operation.collection);
    if (operation.type === 'delete') return table.prepareDelete(checkId(operation.id));
    return operation.type === 'insert'
      ? table.prepareInsert(docs)
      : table.preparePut(operation.doc, operation.before);
  }

  /**
   * Whether a failed operation may leave changes to undo while the rest of the commit continues. Only a refusal makes
   * a single operation fail, and before the first operation there are no changes.
   */
  #canFailAlone(operation: WriteOperation): boolean {
    if (operation.type === 'insert') return true;
    if (operation.type === 'delete') return this.#referredTo.has(operation.collection.name);
    return operation.type === 'put' && operation.collection.indexes.some(({ unique }) => unique);
  }

  #table(definition: AnyCollectionDefinition): Table {
    return this.#backend.table(this.#known(definition), 'current');
  }

  #known(definition: AnyCollectionDefinition): AnyCollectionDefinition {
    const known = this.#definitions.get(definition.name);
    if (known === undefined) {
      throw new StoreError('invalid', `The store was opened without the collection "${definition.name}".`);
    }
    return known;
  }
}

function groupsOf(operations: readonly WriteOperation[]): Group[] {
  const groups: Group[] = [];
  for (const operation of operations) {
    const last = groups.at(-1);
    if (operation.type !== 'insert') groups.push({ operation, docs: [] });
    else if (last !== undefined && isInsertInto(operation.collection, last)) last.docs.push(operation.doc);
    else groups.push({ operation, docs: [operation.doc] });
  }
  return groups;
}

function isInsertInto(collection: AnyCollectionDefinition, { operation, docs }: Group): boolean {
  return operation.type === 'insert' && operation.collection === collection && docs.length < MAX_INSERTED;
}

/** Whether a transaction may continue after the error: only the failed statement was undone. */
function isStatementError(error: Error): boolean {
  return error instanceof StoreError && ['unique', 'referenced', 'invalid', 'too-slow'].includes(error.code);
}
