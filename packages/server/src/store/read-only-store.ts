import type {
  AnyCollectionDefinition,
  Collection,
  CollectionDefinition,
  Entity,
  MeasurementStore,
  Store,
  Transaction,
  WriteOperation,
} from './port.ts';
import { StoreError } from './port.ts';
import type { SampleTable, Table } from './queue/backend.ts';
import { PortCollection, type Access, PortMeasurements } from './queue/port-collection.ts';

/** The part of a read-only store that differs between databases. */
interface ReadBackend {
  table(definition: AnyCollectionDefinition): Table;
  samples(): SampleTable;
  translate(error: unknown): Error;
  /** Checks that this version can read the tables, if another version may have written them. @throws StoreError */
  check?(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The store port over a database that another thread writes. A call sees everything that was committed before it.
 * Writes and transactions are refused.
 */
export class ReadOnlyStore implements Store {
  readonly measurements: MeasurementStore;
  readonly #backend: ReadBackend;
  readonly #access: Access;
  #isClosed = false;

  constructor(backend: ReadBackend) {
    this.#backend = backend;
    this.#access = { read: (work) => this.#read(work), write: refuse };
    const samples = backend.samples();
    this.measurements = new PortMeasurements(samples, samples, this.#access);
  }

  collection<T extends Entity>(definition: CollectionDefinition<T>): Collection<T> {
    const table = this.#backend.table(definition);
    return new PortCollection<T>(table, table, this.#access);
  }

  transaction<R>(_work: (tx: Transaction) => Promise<R>): Promise<R> {
    return refuse();
  }

  write(_operations: readonly WriteOperation[]): Promise<void> {
    return refuse();
  }

  /** Resolves if the store is open and this version can read its tables. Only the thread that writes can check more. */
  async ping(): Promise<void> {
    await this.#read(async () => this.#backend.check?.());
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#backend.close();
  }

  async #read<R>(work: () => Promise<R>): Promise<R> {
    if (this.#isClosed) throw new StoreError('closed', 'The store is closed.');
    try {
      return await work();
    } catch (error) {
      throw this.#backend.translate(error);
    }
  }
}

async function refuse(): Promise<never> {
  throw new StoreError('invalid', 'This thread only reads the store. Run the operation on the device loop.');
}
