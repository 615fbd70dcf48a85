import type {
  Collection,
  Condition,
  ElementList,
  ElementRow,
  Entity,
  FieldOf,
  Page,
  Query,
  MeasurementStore,
  Sample,
} from '../port.ts';
import type { Change, Table, PruneStep, SampleTable } from './backend.ts';
import { checkElements, checkId, checkQuery, checkSamples } from './checks.ts';
import { nextTurn } from '../../kernel/tasks.ts';

/** Access of the port to its tables: directly inside a transaction, through the queue outside. */
export interface Access {
  read<R>(work: () => Promise<R>): Promise<R>;
  write(change: Change): Promise<unknown>;
}

/** Number of documents that `iterate` reads in one step. */
const readAtATime = 100;
/** Number of documents that `deleteWhere` deletes in one step. */
const deletedAtATime = 200;

/** A collection of the port. The table only has documents of type T, because only this class writes to it. */
export class PortCollection<T extends Entity> implements Collection<T> {
  readonly #readable: Table;
  readonly #writable: Table;
  readonly #access: Access;

  constructor(readable: Table, writable: Table, access: Access) {
    this.#readable = readable;
    this.#writable = writable;
    this.#access = access;
  }

  async get(id: string): Promise<T | undefined> {
    return (await this.#access.read(() => this.#readable.get(id))) as T | undefined;
  }

  async getMany(ids: Iterable<string>): Promise<Map<string, T>> {
    return (await this.#access.read(() => this.#readable.getMany(ids))) as Map<string, T>;
  }

  async find(query: Query): Promise<T[]> {
    checkQuery(query);
    return (await this.#access.read(() => this.#readable.find(query))) as T[];
  }

  async findOne(where: readonly Condition[]): Promise<T | undefined> {
    return (await this.find({ where, limit: 1 }))[0];
  }

  async count(query: Pick<Query, 'where' | 'search'> = {}): Promise<number> {
    checkQuery(query);
    return this.#access.read(() => this.#readable.count(query));
  }

  async countBy(
    field: FieldOf<T>,
    where: readonly Condition[] = [],
  ): Promise<Map<string | number | null, number>> {
    checkQuery({ where, sort: [{ field, direction: 'asc' }] });
    return this.#access.read(() => this.#readable.countBy(field, where));
  }

  async page(query: Query): Promise<Page<T>> {
    checkQuery(query);
    return (await this.#access.read(() => this.#readable.page(query))) as Page<T>;
  }

  async pageElements(query: Query, elements: ElementList): Promise<Page<ElementRow>> {
    checkQuery(query);
    checkElements(elements);
    return this.#access.read(() => this.#readable.pageElements(query, elements));
  }

  async *iterate(query: Query): AsyncGenerator<T> {
    checkQuery(query);
    let batch: string[] = [];
    for (const id of await this.#access.read(() => this.#readable.ids(query))) {
      batch.push(id);
      if (batch.length < readAtATime) continue;
      yield* await this.#documents(batch);
      batch = [];
      await nextTurn();
    }
    yield* await this.#documents(batch);
  }

  async #documents(ids: readonly string[]): Promise<T[]> {
    const docs = await this.getMany(ids);
    return ids.map((id) => docs.get(id)).filter((doc) => doc !== undefined);
  }

  async insert(doc: T): Promise<void> {
    await this.#access.write(this.#writable.prepareInsert([doc]));
  }

  async put(doc: T): Promise<void> {
    await this.#access.write(this.#writable.preparePut(doc));
  }

  async delete(id: string): Promise<boolean> {
    checkId(id);
    const { run } = this.#writable.prepareDelete(id);
    // Not as part of a set, because a set does not report whether the document existed.
    return (await this.#access.write({ run })) as boolean;
  }

  async deleteWhere(where: readonly Condition[]): Promise<number> {
    checkQuery({ where });
    const copy = structuredClone(where);
    for (let deleted = 0; ;) {
      const run = (): Promise<number> => this.#writable.deleteWhere(copy, deletedAtATime);
      const step = (await this.#access.write({ run })) as number;
      deleted += step;
      if (step < deletedAtATime) return deleted;
      await nextTurn();
    }
  }
}

/** Number of samples that are deleted in one turn of the event loop. */
const deleteStep = 5_000;

export class PortMeasurements implements MeasurementStore {
  readonly #readable: SampleTable;
  readonly #writable: SampleTable;
  readonly #access: Access;

  constructor(readable: SampleTable, writable: SampleTable, access: Access) {
    this.#readable = readable;
    this.#writable = writable;
    this.#access = access;
  }

  async append(samples: readonly Sample[]): Promise<void> {
    const copy = checkSamples(samples);
    if (copy.length > 0) await this.#access.write(this.#writable.prepareAppend(copy));
  }

  async range(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]> {
    const rows = Math.max(0, Math.floor(limit));
    return this.#access.read(() => this.#readable.range(resourceId, fromMs, toMs, rows));
  }

  async oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]> {
    const rows = Math.max(0, Math.floor(limit));
    return this.#access.read(() => this.#readable.oldest(resourceId, fromMs, toMs, rows));
  }

  async latest(resourceIds: readonly string[]): Promise<Map<string, Sample>> {
    return this.#access.read(() => this.#readable.latest(resourceIds));
  }

  async deleteFor(resourceIds: readonly string[]): Promise<void> {
    let left: readonly string[] = [...resourceIds];
    while (left.length > 0) {
      const step = left;
      const run = (): Promise<readonly string[]> => this.#writable.deleteFor(step, deleteStep);
      left = (await this.#access.write({ run })) as readonly string[];
      if (left.length > 0) await nextTurn();
    }
  }

  async prune(beforeMs: number): Promise<number> {
    let pruned = 0;
    for (let from: number | undefined = 0; from !== undefined;) {
      const start = from;
      const run = (): Promise<PruneStep> => this.#writable.prune(beforeMs, start);
      const step = (await this.#access.write({ run })) as PruneStep;
      pruned += step.pruned;
      from = step.next;
    }
    return pruned;
  }
}
