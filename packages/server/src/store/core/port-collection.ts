import type { Collection, Condition, Entity, Page, Query } from '../../domain/ports/store.ts';
import type { Table } from './backend.ts';
import { checkId, checkQuery } from './checks.ts';

/** How the port reaches its tables: at once inside a transaction, through the queue outside. */
export interface Access {
  read<R>(work: () => R): Promise<R>;
  write(run: () => unknown): Promise<unknown>;
}

/** How many documents `iterate` reads at a time. */
const batchSize = 200;

/** One collection of the port. The table holds documents of type T because only this class writes to it. */
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

  async page(query: Query): Promise<Page<T>> {
    checkQuery(query);
    return (await this.#access.read(() => this.#readable.page(query))) as Page<T>;
  }

  async *iterate(query: Query): AsyncGenerator<T> {
    checkQuery(query);
    const ids = await this.#access.read(() => this.#readable.ids(query));
    for (let start = 0; start < ids.length; start += batchSize) {
      const part = ids.slice(start, start + batchSize);
      const docs = await this.getMany(part);
      for (const id of part) {
        const doc = docs.get(id);
        if (doc !== undefined) yield doc;
      }
    }
  }

  async insert(doc: T): Promise<void> {
    await this.#access.write(this.#writable.prepare('insert', doc));
  }

  async put(doc: T): Promise<void> {
    await this.#access.write(this.#writable.prepare('put', doc));
  }

  async delete(id: string): Promise<boolean> {
    checkId(id);
    return (await this.#access.write(() => this.#writable.delete(id))) as boolean;
  }

  async deleteWhere(where: readonly Condition[]): Promise<number> {
    checkQuery({ where });
    const copy = structuredClone(where);
    return (await this.#access.write(() => this.#writable.deleteWhere(copy))) as number;
  }
}
