import type { AnyCollectionDefinition, Entity, Sample } from '../port.ts';
import type { Connection, Dialect } from '../sql/dialect.ts';
import { toJson } from '../queue/checks.ts';
import { columnsOf, tableOf } from '../sql/schema.ts';

/** A database that a copy reads or writes. Other servers cannot open it before `close`. Errors are StoreErrors. */
export interface CopyEnd {
  /** For messages, without a password. */
  readonly place: string;
  readonly dialect: Dialect;
  readonly connection: Connection;
  close(): Promise<void>;
}

export interface CopyTarget extends CopyEnd {
  /** Maximum number of samples per resource in such a store. Absent without a limit. */
  readonly maxSamplesPerResource?: number;
  /**
   * Saves a target whose database is in memory. A failure before it leaves the target unchanged.
   *
   * @param collections those of the copy
   */
  save?(collections: readonly AnyCollectionDefinition[]): Promise<void>;
}

/** Maximum number of parameters in a statement of SQLite. */
const MAX_PARAMETERS = 32_766;

/** Inserts documents into the table of a collection with few statements, in a transaction of the caller. */
export async function insertDocuments(
  { connection, dialect }: CopyEnd,
  definition: AnyCollectionDefinition,
  docs: readonly Entity[],
): Promise<void> {
  // Databases represent values differently, so the columns are computed again.
  const columns = columnsOf(definition);
  const rows = docs.map((doc) => ({
    id: dialect.toColumn(doc.id),
    doc: dialect.toDocument(toJson(doc)),
    ...Object.fromEntries(columns.map(({ name, valueOf }) => [name, dialect.toColumn(valueOf(doc))])),
  }));
  const size = Math.floor(MAX_PARAMETERS / (columns.length + 2));
  for (let at = 0; at < rows.length; at += size) {
    const some = rows.slice(at, at + size);
    await connection.run(dialect.queries.insertInto(tableOf(definition.name)).values(some).compile());
  }
}

/** Inserts samples, in transactions of the caller. */
export class SampleWriter {
  readonly #target: CopyEnd;
  /** Numbers of resources in the table of samples. */
  readonly #series = new Map<string, number>();

  constructor(target: CopyEnd) {
    this.#target = target;
  }

  /** @param samples at most 10,000, each with a different resource or time */
  async insert(samples: readonly Sample[]): Promise<void> {
    const { connection, dialect } = this.#target;
    await this.#addSeries(new Set(samples.map(({ resourceId }) => resourceId)));
    const rows = samples.map(({ resourceId, timeMs, value }) => ({
      series: this.#series.get(resourceId),
      time: timeMs,
      value: dialect.toSample(value),
    }));
    await connection.run(dialect.queries.insertInto('sample').values(rows).compile());
  }

  async #addSeries(resourceIds: ReadonlySet<string>): Promise<void> {
    const { connection, dialect } = this.#target;
    const added = [...resourceIds].filter((one) => !this.#series.has(one));
    if (added.length === 0) return;
    const rows = await connection.all(
      dialect.queries
        .insertInto('series')
        .values(added.map((one) => ({ resource_id: dialect.toColumn(one) })))
        .returning(['id', 'resource_id'])
        .compile(),
    );
    for (const { id, resource_id: resource } of rows) {
      this.#series.set(String(dialect.fromColumn(resource)), Number(id));
    }
  }
}
