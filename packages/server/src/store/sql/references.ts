import type { AnyCollectionDefinition, Condition, Reference } from '../port.ts';
import { ReferencedError } from '../port.ts';
import type { Table } from '../queue/backend.ts';

/** A collection with a field that refers to another collection. */
interface Referrer {
  readonly collection: AnyCollectionDefinition;
  readonly field: string;
  readonly onDelete: Reference['onDelete'];
}

/** The declared references between collections. */
export class References {
  readonly #referrers = new Map<string, Referrer[]>();

  constructor(definitions: readonly AnyCollectionDefinition[]) {
    for (const collection of definitions) {
      for (const { field, to, onDelete } of collection.references ?? []) {
        for (const name of to) {
          const all = this.#referrers.get(name) ?? [];
          this.#referrers.set(name, all);
          all.push({ collection, field, onDelete });
        }
      }
    }
  }

  /** Whether deleting its documents affects other documents. */
  has(collection: string): boolean {
    return this.#referrers.has(collection);
  }

  /**
   * Prepares the delete of documents: deletes all documents that refer to them with `cascade`. Deletes nothing if one
   * of them must not be deleted.
   *
   * @throws ReferencedError
   */
  async release(
    collection: string,
    ids: readonly string[],
    tableOf: (definition: AnyCollectionDefinition) => Table,
  ): Promise<void> {
    await this.#check(collection, ids, tableOf);
    await this.#cascade(collection, ids, tableOf);
  }

  async #check(
    name: string,
    ids: readonly string[],
    tableOf: (definition: AnyCollectionDefinition) => Table,
  ): Promise<void> {
    for (const { collection, field, onDelete } of this.#referrers.get(name) ?? []) {
      const table = tableOf(collection);
      const where = [refersTo(field, ids)];
      if (onDelete === 'cascade') {
        if (this.has(collection.name))
          await this.#check(collection.name, await table.ids({ where }), tableOf);
      } else if ((await table.ids({ where, limit: 1 })).length > 0) {
        throw new ReferencedError(collection.name, onDelete.restrict);
      }
    }
  }

  async #cascade(
    name: string,
    ids: readonly string[],
    tableOf: (definition: AnyCollectionDefinition) => Table,
  ): Promise<void> {
    if (ids.length === 0) return;
    for (const { collection, field, onDelete } of this.#referrers.get(name) ?? []) {
      if (onDelete !== 'cascade') continue;
      const table = tableOf(collection);
      const where = [refersTo(field, ids)];
      if (this.has(collection.name))
        await this.#cascade(collection.name, await table.ids({ where }), tableOf);
      await table.remove(where);
    }
  }
}

function refersTo(field: string, ids: readonly string[]): Condition {
  return { field, op: 'in', value: ids };
}
