import { boundedCache } from '../../kernel/caches.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import type { Connection, Row, Statement } from './dialect.ts';

/**
 * The number of changes of each collection, in memory that the threads of a server share. It is an upper bound: it also counts
 * writes that change no column. A reader keeps results while the number stays the same.
 */
export class ChangeCounts {
  /** For other threads. */
  readonly memory: SharedArrayBuffer;
  readonly #counts: Int32Array;
  readonly #places: ReadonlyMap<string, number>;
  readonly #noted = new Set<number>();

  /** @param memory of another thread that has the same collections */
  constructor(
    definitions: readonly AnyCollectionDefinition[],
    memory = new SharedArrayBuffer(definitions.length * Int32Array.BYTES_PER_ELEMENT),
  ) {
    this.memory = memory;
    this.#counts = new Int32Array(memory);
    this.#places = new Map(definitions.map(({ name }, at) => [name, at]));
  }

  /** Read it before the data: then a result that is kept under it can be too new, but never outdated. */
  of(collection: string): number {
    const place = this.#places.get(collection);
    if (place === undefined) throw new RangeError(`No changes of ${collection} are counted.`);
    return Atomics.load(this.#counts, place);
  }

  /** Notes a change in the running transaction. */
  note(collection: string): void {
    const place = this.#places.get(collection);
    if (place !== undefined) this.#noted.add(place);
  }

  /** Counts the noted changes. Call it after a transaction, before its writes are acknowledged. */
  publish(): void {
    for (const place of this.#noted) Atomics.add(this.#counts, place, 1);
    this.#noted.clear();
  }
}

/** Maximum number of results that are kept for a collection. */
const MAX_RESULTS = 200;

/** Results of statements that count documents of one collection, each valid until the collection changes. */
export class KeptCounts {
  readonly #changes: () => number;
  /** Keyed by statement and parameters. */
  readonly #results = boundedCache<string, { readonly changes: number; readonly rows: readonly Row[] }>(
    MAX_RESULTS,
  );

  /** @param changes number of changes of the collection */
  constructor(changes: () => number) {
    this.#changes = changes;
  }

  async read(connection: Connection, statement: Statement): Promise<readonly Row[]> {
    const changes = this.#changes();
    const key = JSON.stringify([statement.sql, statement.parameters]);
    const kept = this.#results.get(key);
    if (kept?.changes === changes) return kept.rows;
    const rows = await connection.all(statement);
    this.#results.set(key, { changes, rows });
    return rows;
  }
}
