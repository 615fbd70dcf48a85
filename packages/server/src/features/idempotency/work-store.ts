import { AsyncLocalStorage } from 'node:async_hooks';
import { insertOperation, putOperation } from '../../store/port.ts';
import type {
  Collection,
  CollectionDefinition,
  Condition,
  ElementList,
  ElementRow,
  Entity,
  MeasurementStore,
  Page,
  Query,
  Store,
  Transaction,
  WriteOperation,
} from '../../store/port.ts';

/** A document that a commit is about to hold. */
export interface Written {
  /** Name of its collection. */
  readonly collection: string;
  readonly doc: Entity;
}

/** Sees what each commit of some work is about to hold, and may put a document of its own into it. */
export type Companion = (written: readonly Written[]) => WriteOperation | undefined;

type Current = () => Companion | undefined;

/**
 * A store in which the commits of a piece of work can be accompanied, so that something about the work is stored with it
 * or not at all. The work itself does not know: the companion follows it through its asynchronous calls.
 */
export class WorkStore implements Store {
  readonly measurements: MeasurementStore;
  readonly #store: Store;
  readonly #companions = new AsyncLocalStorage<Companion>();
  readonly #current: Current = () => this.#companions.getStore();

  constructor(store: Store) {
    this.#store = store;
    this.measurements = store.measurements;
  }

  /** Runs the work with a companion to the commits that it causes, later ones too. */
  within<R>(companion: Companion, work: () => Promise<R>): Promise<R> {
    return this.#companions.run(companion, work);
  }

  collection<T extends Entity>(definition: CollectionDefinition<T>): Collection<T> {
    return new AccompaniedCollection(this.#store, definition, this.#current);
  }

  async transaction<R>(work: (tx: Transaction) => Promise<R>): Promise<R> {
    const companion = this.#current();
    if (companion === undefined) return this.#store.transaction(work);
    return this.#store.transaction(async (tx) => {
      const written: Written[] = [];
      const result = await work(noting(tx, written));
      const own = companion(written);
      if (own !== undefined) await tx.write([own]);
      return result;
    });
  }

  async write(operations: readonly WriteOperation[]): Promise<void> {
    const own = this.#current()?.(operations.flatMap(writtenBy));
    await this.#store.write(own === undefined ? operations : [...operations, own]);
  }

  ping(): Promise<void> {
    return this.#store.ping();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

function writtenBy(operation: WriteOperation): readonly Written[] {
  return operation.type === 'put' || operation.type === 'insert'
    ? [{ collection: operation.collection.name, doc: operation.doc }]
    : [];
}

function noting(tx: Transaction, written: Written[]): Transaction {
  return {
    measurements: tx.measurements,
    collection: <T extends Entity>(definition: CollectionDefinition<T>): Collection<T> =>
      new NotedCollection(tx.collection(definition), definition.name, written),
    write: async (operations) => {
      await tx.write(operations);
      written.push(...operations.flatMap(writtenBy));
    },
  };
}

/** Everything but insert and put as the collection itself does it. */
abstract class DelegatingCollection<T extends Entity> implements Collection<T> {
  protected readonly inner: Collection<T>;

  constructor(inner: Collection<T>) {
    this.inner = inner;
  }

  abstract insert(doc: T): Promise<void>;
  abstract put(doc: T): Promise<void>;

  get(id: string): Promise<T | undefined> {
    return this.inner.get(id);
  }
  getMany(ids: Iterable<string>): Promise<Map<string, T>> {
    return this.inner.getMany(ids);
  }
  find(query: Query): Promise<T[]> {
    return this.inner.find(query);
  }
  findOne(where: readonly Condition[]): Promise<T | undefined> {
    return this.inner.findOne(where);
  }
  count(query?: Pick<Query, 'where' | 'search'>): Promise<number> {
    return this.inner.count(query);
  }
  pageElements(query: Query, elements: ElementList): Promise<Page<ElementRow>> {
    return this.inner.pageElements(query, elements);
  }

  page(query: Query): Promise<Page<T>> {
    return this.inner.page(query);
  }
  iterate(query: Query): AsyncIterable<T> {
    return this.inner.iterate(query);
  }
  delete(id: string): Promise<boolean> {
    return this.inner.delete(id);
  }
  deleteWhere(where: readonly Condition[]): Promise<number> {
    return this.inner.deleteWhere(where);
  }
}

/** Inside a transaction: the companion is asked once, at its end. */
class NotedCollection<T extends Entity> extends DelegatingCollection<T> {
  readonly #name: string;
  readonly #written: Written[];

  constructor(inner: Collection<T>, name: string, written: Written[]) {
    super(inner);
    this.#name = name;
    this.#written = written;
  }

  async insert(doc: T): Promise<void> {
    await this.inner.insert(doc);
    this.#written.push({ collection: this.#name, doc });
  }

  async put(doc: T): Promise<void> {
    await this.inner.put(doc);
    this.#written.push({ collection: this.#name, doc });
  }
}

/** Outside a transaction each write is a commit. */
class AccompaniedCollection<T extends Entity> extends DelegatingCollection<T> {
  readonly #store: Store;
  readonly #definition: CollectionDefinition<T>;
  readonly #current: Current;

  constructor(store: Store, definition: CollectionDefinition<T>, current: Current) {
    super(store.collection(definition));
    this.#store = store;
    this.#definition = definition;
    this.#current = current;
  }

  async insert(doc: T): Promise<void> {
    const own = this.#companionOf(doc);
    if (own === undefined) await this.inner.insert(doc);
    else await this.#store.write([insertOperation(this.#definition, doc), own]);
  }

  async put(doc: T): Promise<void> {
    const own = this.#companionOf(doc);
    if (own === undefined) await this.inner.put(doc);
    else await this.#store.write([putOperation(this.#definition, doc), own]);
  }

  #companionOf(doc: T): WriteOperation | undefined {
    return this.#current()?.([{ collection: this.#definition.name, doc }]);
  }
}
