import { LRUCache } from 'lru-cache';
import type { SQLInputValue } from 'node:sqlite';

import type { Sample } from '../../domain/ports/store.ts';
import type { PruneStep, SampleTable } from '../core/backend.ts';
import type { Row, Source } from './connection.ts';

/** Resources, and samples of one of them, that are pruned per commit. */
const pruneStep = 500;
const prunedSamples = 5_000;

const insertSample = `INSERT INTO sample (series, time, value) VALUES (?, ?, ?)
  ON CONFLICT (series, time) DO UPDATE SET value = excluded.value`;
const selectRange = `SELECT time, value FROM sample WHERE series = ? AND time >= ? AND time <= ?
  ORDER BY time DESC LIMIT ?`;
const selectOldest = `SELECT time, value FROM sample WHERE series = ? AND time >= ? AND time <= ?
  ORDER BY time LIMIT ?`;
const selectLatest = 'SELECT time, value FROM sample WHERE series = ? ORDER BY time DESC LIMIT 1';

/** The oldest of a series that are older than a time, up to a number. */
const deleteOldest = `DELETE FROM sample WHERE series = ?1 AND time < min(?2, ifnull(
    (SELECT time FROM sample WHERE series = ?1 ORDER BY time LIMIT 1 OFFSET ?3), ?2))`;

/** Samples clustered by resource and time; a resource's uuid is stored once, as an integer series. */
export class SqliteSamples implements SampleTable {
  readonly #source: Source;
  readonly #series = new LRUCache<string, number>({ max: 50_000 });

  constructor(source: Source) {
    this.#source = source;
  }

  append(samples: readonly Sample[]): void {
    const insert = this.#source().statement(insertSample);
    for (const { resourceId, timeMs, value } of samples) {
      insert.run(this.#ensureSeries(resourceId), timeMs, encode(value));
    }
  }

  range(resourceId: string, fromMs: number, toMs: number, limit: number): Sample[] {
    const series = this.#findSeries(resourceId);
    if (series === undefined) return [];
    const rows = this.#source().all(selectRange, [series, fromMs, toMs, limit]);
    return rows.reverse().map((row) => decode(resourceId, row));
  }

  oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Sample[] {
    const series = this.#findSeries(resourceId);
    if (series === undefined) return [];
    const rows = this.#source().all(selectOldest, [series, fromMs, toMs, limit]);
    return rows.map((row) => decode(resourceId, row));
  }

  latest(resourceIds: readonly string[]): Map<string, Sample> {
    const found = new Map<string, Sample>();
    for (const resourceId of resourceIds) {
      const series = this.#findSeries(resourceId);
      if (series === undefined) continue;
      const row = this.#source().row(selectLatest, [series]);
      if (row !== undefined) found.set(resourceId, decode(resourceId, row));
    }
    return found;
  }

  deleteFor(resourceIds: readonly string[], limit: number): readonly string[] {
    let left = limit;
    for (const [index, resourceId] of resourceIds.entries()) {
      if (left <= 0) return resourceIds.slice(index);
      const series = this.#findSeries(resourceId);
      if (series === undefined) continue;
      const deleted = this.#deleteOldest(series, Number.MAX_SAFE_INTEGER, left);
      if (deleted === left) return resourceIds.slice(index);
      left -= deleted;
    }
    return [];
  }

  prune(beforeMs: number, from: number): PruneStep {
    const rows = this.#source().all('SELECT id FROM series WHERE id > ? ORDER BY id LIMIT ?', [
      from,
      pruneStep,
    ]);
    let pruned = 0;
    for (const row of rows) {
      const series = Number(row['id']);
      pruned += this.#deleteOldest(series, beforeMs, prunedSamples - pruned);
      // There may be more of this one.
      if (pruned >= prunedSamples) return { pruned, next: series - 1 };
    }
    return { pruned, next: rows.length < pruneStep ? undefined : Number(rows.at(-1)?.['id']) };
  }

  #deleteOldest(series: number, beforeMs: number, limit: number): number {
    return this.#source().run(deleteOldest, [series, beforeMs, limit]);
  }

  /** A series is for good, so that a cached number stays true; only a rolled-back one must be forgotten. */
  forgetUncommitted(): void {
    this.#series.clear();
  }

  #findSeries(resourceId: string): number | undefined {
    const cached = this.#series.get(resourceId);
    if (cached !== undefined) return cached;
    const row = this.#source().row('SELECT id FROM series WHERE resource_id = ?', [resourceId]);
    if (row === undefined) return undefined;
    const id = Number(row['id']);
    this.#series.set(resourceId, id);
    return id;
  }

  #ensureSeries(resourceId: string): number {
    const found = this.#findSeries(resourceId);
    if (found !== undefined) return found;
    const sql = 'INSERT INTO series (resource_id) VALUES (?)';
    const id = Number(this.#source().statement(sql).run(resourceId).lastInsertRowid);
    this.#series.set(resourceId, id);
    return id;
  }
}

/** SQLite has neither booleans nor NaN: one byte stands for each. */
const marks: ReadonlyMap<number | boolean, Uint8Array> = new Map<number | boolean, Uint8Array>([
  [false, Uint8Array.of(0)],
  [true, Uint8Array.of(1)],
  [Number.NaN, Uint8Array.of(2)],
]);

function encode(value: Sample['value']): SQLInputValue {
  return typeof value === 'string' ? value : (marks.get(value) ?? Number(value));
}

function decode(resourceId: string, row: Row): Sample {
  const timeMs = Number(row['time']);
  const value = row['value'] ?? '';
  if (!(value instanceof Uint8Array)) {
    return { resourceId, timeMs, value: typeof value === 'bigint' ? Number(value) : value };
  }
  return { resourceId, timeMs, value: value[0] === 2 ? Number.NaN : value[0] === 1 };
}
