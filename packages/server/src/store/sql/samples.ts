import { sql } from 'kysely';
import type { LRUCache } from 'lru-cache';

import { boundedCache } from '../../kernel/caches.ts';
import type { Sample } from '../port.ts';
import { StoreError } from '../port.ts';
import type { Change, PruneStep, SampleTable } from '../queue/backend.ts';
import type { Row, Source, Statement, Dialect } from './dialect.ts';

/** Number of resources, and of samples of one resource, that are pruned per commit. */
const pruneStep = 500;
const prunedSamples = 5_000;

/** Maximum number of resources that are looked up one by one. More are looked up together. */
const FEW_RESOURCES = 8;
/** Maximum number of resources in one statement. */
const MAX_RESOURCES = 5_000;

/**
 * Numbers of series, keyed by resource ID. Series are never deleted or renumbered, so a known number stays valid.
 * Only numbers from a transaction that was rolled back must be dropped.
 */
export class SeriesNumbers {
  #known: LRUCache<string, number> | undefined;

  get(resourceId: string): number | undefined {
    return this.#known?.get(resourceId);
  }

  set(resourceId: string, series: number): void {
    this.#known ??= boundedCache(50_000);
    this.#known.set(resourceId, series);
  }

  forget(): void {
    this.#known?.clear();
  }
}

/** Appends samples to their series. */
export class SampleChange implements Change {
  readonly table: SqlSamples;
  readonly samples: readonly Sample[];
  readonly run = (): Promise<void> => this.table.append(this.samples);

  constructor(table: SqlSamples, samples: readonly Sample[]) {
    this.table = table;
    this.samples = samples;
  }
}

/** Samples clustered by resource and time. The UUID of a resource is stored once, as an integer series. */
export class SqlSamples implements SampleTable {
  readonly #source: Source;
  readonly #dialect: Dialect;
  readonly #sql: ReturnType<typeof statementsOf>;
  readonly #series: SeriesNumbers;

  constructor(source: Source, dialect: Dialect, series: SeriesNumbers) {
    this.#source = source;
    this.#dialect = dialect;
    this.#sql = statementsOf(dialect);
    this.#series = series;
  }

  prepareAppend(samples: readonly Sample[]): Change {
    return new SampleChange(this, samples);
  }

  async append(samples: readonly Sample[]): Promise<void> {
    for (const { resourceId, timeMs, value } of samples) {
      const series = this.#series.get(resourceId) ?? (await this.#ensureSeries(resourceId));
      const parameters = [series, timeMs, this.#dialect.toSample(value)];
      await this.#source().run({ sql: this.#sql.insert, parameters });
    }
  }

  /** PostgreSQL: one statement that appends samples. No two of them may have the same resource and time. */
  async appendingSet(samples: readonly Sample[]): Promise<Statement> {
    const series = await this.#ensureAll(new Set(samples.map(({ resourceId }) => resourceId)));
    const parameters = [
      samples.map(({ resourceId }) => series.get(resourceId)),
      samples.map(({ timeMs }) => timeMs),
      samples.map(({ value }) => this.#dialect.toSample(value)),
    ];
    return { sql: this.#sql.insertSet, parameters };
  }

  async range(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]> {
    return (await this.#read(resourceId, this.#sql.newest, [fromMs, toMs, limit])).reverse();
  }

  oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]> {
    return this.#read(resourceId, this.#sql.oldest, [fromMs, toMs, limit]);
  }

  async latest(resourceIds: readonly string[]): Promise<Map<string, Sample>> {
    const found = new Map<string, Sample>();
    if (resourceIds.length > FEW_RESOURCES) {
      for (let at = 0; at < resourceIds.length; at += MAX_RESOURCES) {
        const rows = await this.#source().all(this.#newestOf(resourceIds.slice(at, at + MAX_RESOURCES)));
        for (const row of rows) {
          const id = String(this.#dialect.fromColumn(row['resource_id']));
          found.set(id, this.#sample(id, row));
        }
      }
      return found;
    }
    for (const resourceId of resourceIds) {
      const [sample] = await this.#read(resourceId, this.#sql.newest, [
        Number.MIN_SAFE_INTEGER,
        Number.MAX_SAFE_INTEGER,
        1,
      ]);
      if (sample !== undefined) found.set(resourceId, sample);
    }
    return found;
  }

  async deleteFor(resourceIds: readonly string[], limit: number): Promise<readonly string[]> {
    let left = limit;
    for (const [index, resourceId] of resourceIds.entries()) {
      if (left <= 0) return resourceIds.slice(index);
      const series = await this.#findSeries(resourceId);
      if (series === undefined) continue;
      const deleted = await this.#deleteOldest(series, Number.MAX_SAFE_INTEGER, left);
      if (deleted === left) return resourceIds.slice(index);
      left -= deleted;
    }
    return [];
  }

  async prune(beforeMs: number, from: number): Promise<PruneStep> {
    const rows = await this.#source().all({ sql: this.#sql.series, parameters: [from, pruneStep] });
    let pruned = 0;
    for (const row of rows) {
      const series = Number(row['id']);
      pruned += await this.#deleteOldest(series, beforeMs, prunedSamples - pruned);
      // This resource may have more.
      if (pruned >= prunedSamples) return { pruned, next: series - 1 };
    }
    return { pruned, next: rows.length < pruneStep ? undefined : Number(rows.at(-1)?.['id']) };
  }

  async #read(resourceId: string, sql: string, parameters: readonly number[]): Promise<Sample[]> {
    const series = await this.#findSeries(resourceId);
    if (series === undefined) return [];
    const rows = await this.#source().all({ sql, parameters: [series, ...parameters] });
    return rows.map((row) => this.#sample(resourceId, row));
  }

  /** One statement for many resources. With a statement for each of them, PostgreSQL would need as many round trips. */
  #newestOf(resourceIds: readonly string[]): Statement {
    const wanted = this.#dialect.isIn(sql.ref('series.resource_id'), resourceIds);
    return sql`SELECT series.resource_id, sample.time, sample.value FROM series
      JOIN sample ON sample.series = series.id
        AND sample.time = (SELECT max(time) FROM sample AS newest WHERE newest.series = series.id)
      WHERE ${wanted}`.compile(this.#dialect.queries);
  }

  #sample(resourceId: string, { time, value }: Row): Sample {
    return { resourceId, timeMs: Number(time), value: this.#dialect.fromSample(value) };
  }

  /** Deletes up to `limit` of the oldest samples of a series that are older than a time. */
  #deleteOldest(series: number, beforeMs: number, limit: number): Promise<number> {
    return this.#source().run({ sql: this.#sql.deleteOldest, parameters: [series, series, beforeMs, limit] });
  }

  async #findSeries(resourceId: string): Promise<number | undefined> {
    const cached = this.#series.get(resourceId);
    if (cached !== undefined) return cached;
    const parameters = [this.#dialect.toColumn(resourceId)];
    const [row] = await this.#source().all({ sql: this.#sql.findSeries, parameters });
    return row && this.#remember(resourceId, row);
  }

  async #ensureSeries(resourceId: string): Promise<number> {
    const found = await this.#findSeries(resourceId);
    return found ?? this.#addSeries(resourceId);
  }

  async #addSeries(resourceId: string): Promise<number> {
    const parameters = [this.#dialect.toColumn(resourceId)];
    const [row] = await this.#source().all({ sql: this.#sql.addSeries, parameters });
    if (row === undefined) throw new StoreError('io', `The series of ${resourceId} cannot be added.`);
    return this.#remember(resourceId, row);
  }

  async #ensureAll(resourceIds: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    const unknown = [...resourceIds].filter((id) => this.#series.get(id) === undefined);
    if (unknown.length > 0) {
      const wanted = this.#dialect.isIn(sql.ref('resource_id'), unknown);
      const known = sql`SELECT id, resource_id FROM series WHERE ${wanted}`.compile(this.#dialect.queries);
      for (const row of await this.#source().all(known)) {
        this.#remember(String(this.#dialect.fromColumn(row['resource_id'])), row);
      }
    }
    const all = [...resourceIds].map(
      async (id) => [id, this.#series.get(id) ?? (await this.#addSeries(id))] as const,
    );
    return new Map(await Promise.all(all));
  }

  #remember(resourceId: string, row: Row): number {
    const series = Number(row['id']);
    this.#series.set(resourceId, series);
    return series;
  }
}

function statementsOf({ parameter: p }: Dialect) {
  const range = `SELECT time, value FROM sample WHERE series = ${p(1)} AND time >= ${p(2)} AND time <= ${p(3)} ORDER BY time`;
  const oldest = `SELECT time FROM sample WHERE series = ${p(2)} AND time < ${p(3)} ORDER BY time LIMIT ${p(4)}`;
  const replaced = 'ON CONFLICT (series, time) DO UPDATE SET value = excluded.value';
  return {
    insert: `INSERT INTO sample (series, time, value) VALUES (${p(1)}, ${p(2)}, ${p(3)}) ${replaced}`,
    insertSet: `INSERT INTO sample (series, time, value)
      SELECT * FROM unnest(${p(1)}::bigint[], ${p(2)}::bigint[], ${p(3)}::jsonb[]) ${replaced}`,
    newest: `${range} DESC LIMIT ${p(4)}`,
    oldest: `${range} LIMIT ${p(4)}`,
    findSeries: `SELECT id FROM series WHERE resource_id = ${p(1)}`,
    addSeries: `INSERT INTO series (resource_id) VALUES (${p(1)}) RETURNING id`,
    series: `SELECT id FROM series WHERE id > ${p(1)} ORDER BY id LIMIT ${p(2)}`,
    deleteOldest: `DELETE FROM sample WHERE series = ${p(1)} AND time IN (${oldest})`,
  } as const;
}
