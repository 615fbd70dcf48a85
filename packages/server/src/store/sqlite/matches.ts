import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import type { Condition, Entity, Query } from '../../domain/ports/store.ts';
import { isOwn, testOf } from '../core/match.ts';
import type { Around, Test } from '../core/match.ts';
import type { SqlQuery } from './sql-query.ts';

/** Queries of a collection that are remembered. */
const maxQueries = 100;
/** Changes of one commit that they are adjusted by; after more of them they are asked for anew. */
const maxChanges = 500;
/** Ids that are kept of one query; more are found as if nothing had been kept. */
const maxIds = 1_000;
/** Longer keys are hashed: a condition may hold thousands of ids. */
const longKey = 512;

/** What is known of the documents that match a query. */
export interface Known {
  readonly total: number;
  /** Of them all, where these are few. */
  readonly ids: ReadonlySet<string> | undefined;
}

/** What was read of a query at some commit. */
export interface Reading {
  readonly total: number;
  readonly ids: Iterable<string> | undefined;
}

interface Match {
  total: number;
  ids: Set<string> | undefined;
  readonly test: Test;
  /** Whether it depends on indexed fields alone. */
  readonly isIndexed: boolean;
  /** Other collections whose documents it depends on. */
  readonly sources: readonly string[];
}

type Change = readonly [before: Entity | undefined, after: Entity | undefined];

/** A reading that is under way in another thread, and what has been committed since it was asked for. */
interface Underway {
  readonly commits: { readonly commit: number; readonly changes: readonly Change[] }[];
  readonly sources: readonly string[];
  readonly isIndexed: boolean;
  /** Something was changed that nobody knows. */
  isLost: boolean;
}

/**
 * How many documents of a collection match some queries, and which, where they are few. SQLite counts by walking an index,
 * or all documents, and people turn pages of a list that changes all the time: what is known is adjusted by what every
 * commit changes.
 */
export class Matches {
  readonly #indexed: ReadonlySet<string>;
  readonly #around: Around;
  readonly #known = new LRUCache<string, Match>({ max: maxQueries });
  readonly #underway = new Set<Underway>();
  #changes: Change[] = [];
  /** Something that is known, or was, depends on other collections. */
  #dependsOnOthers = false;
  /** Documents have been rewritten, with the same indexed values. */
  #rewritten = false;
  /** What has changed is not known. */
  #unknown = false;

  constructor(indexedFields: readonly string[], around: Around) {
    this.#indexed = new Set(['id', ...indexedFields]);
    this.#around = around;
  }

  /** @param sql stands for the query */
  of(sql: SqlQuery): Known | undefined {
    return this.#known.get(keyOf(sql));
  }

  /** What was read at once, of all that is committed. */
  keep(query: Query, sql: SqlQuery, { total, ids }: Reading): void {
    const sources = sourcesOf(query, this.#around);
    this.#dependsOnOthers ||= sources.length > 0;
    this.#known.set(keyOf(sql), {
      total,
      ids: ids && new Set(ids),
      test: testOf(query, this.#around),
      isIndexed: this.#isIndexed(query),
      sources,
    });
  }

  /**
   * Keeps what another thread reads.
   *
   * @param read resolves with the number of the last commit that was seen, too
   */
  async keepLater<R extends Reading & { readonly commit: number }>(
    query: Query,
    sql: SqlQuery,
    read: () => Promise<R>,
  ): Promise<R> {
    const underway: Underway = {
      commits: [],
      sources: sourcesOf(query, this.#around),
      isIndexed: this.#isIndexed(query),
      isLost: false,
    };
    this.#underway.add(underway);
    try {
      const reading = await read();
      if (!underway.isLost) {
        this.keep(query, sql, reading);
        const match = this.#known.peek(keyOf(sql));
        for (const { commit, changes } of underway.commits) {
          if (match !== undefined && commit > reading.commit) adjust(match, changes);
        }
      }
      return reading;
    } finally {
      this.#underway.delete(underway);
    }
  }

  /** Whether it is worth looking what a document was before. */
  get wantsChanges(): boolean {
    const isWanted = this.#known.size > 0 || this.#underway.size > 0;
    return isWanted && !this.#unknown && this.#changes.length < maxChanges;
  }

  changed(before: Entity | undefined, after: Entity | undefined): void {
    this.#changes.push([before, after]);
  }

  rewritten(): void {
    this.#rewritten = true;
  }

  changedSomehow(): void {
    this.#unknown = true;
  }

  /** A part of what has been changed was taken back. */
  undonePartly(): void {
    if (this.#rewritten || this.#changes.length > 0) this.#unknown = true;
  }

  rolledBack(): void {
    this.#changes = [];
    this.#rewritten = false;
    this.#unknown = false;
  }

  /** Whether something has been written since the last commit. */
  get hasChanged(): boolean {
    return this.#unknown || this.#rewritten || this.#changes.length > 0;
  }

  /**
   * @param commit its number
   * @param collections that it has changed
   */
  committed(commit: number, collections: ReadonlySet<string>): void {
    if (collections.size > 0) this.#forgetThoseAround(collections);
    if (this.#unknown) this.#forget();
    else if (this.hasChanged) this.#adjust(commit);
    this.rolledBack();
  }

  #forgetThoseAround(collections: ReadonlySet<string>): void {
    for (const underway of this.#underway) {
      underway.isLost ||= underway.sources.some((name) => collections.has(name));
    }
    if (!this.#dependsOnOthers) return;
    for (const [key, { sources }] of this.#known.entries()) {
      if (sources.some((name) => collections.has(name))) this.#known.delete(key);
    }
  }

  #isIndexed({ where, search }: Query): boolean {
    const fields = [...fieldsOf(where, this.#around), ...(search?.fields ?? [])];
    return fields.every((field) => this.#indexed.has(field));
  }

  #forget(): void {
    this.#known.clear();
    for (const underway of this.#underway) underway.isLost = true;
  }

  #adjust(commit: number): void {
    for (const [key, match] of this.#known.entries()) {
      if (this.#rewritten && !match.isIndexed) this.#known.delete(key);
      else adjust(match, this.#changes);
    }
    for (const underway of this.#underway) {
      underway.isLost ||= (this.#rewritten && !underway.isIndexed) || underway.commits.length >= maxChanges;
      if (!underway.isLost) underway.commits.push({ commit, changes: this.#changes });
    }
  }
}

function adjust(match: Match, changes: readonly Change[]): void {
  for (const [before, after] of changes) {
    const was = before !== undefined && match.test(before);
    const is = after !== undefined && match.test(after);
    match.total += Number(is) - Number(was);
    if (was && !is) match.ids?.delete(before.id);
    if (is) match.ids?.add(after.id);
  }
  if ((match.ids?.size ?? 0) > maxIds) match.ids = undefined;
}

/** The fields of its own collection that conditions look at. */
function fieldsOf(where: readonly Condition[] = [], around: Around): string[] {
  return where.flatMap((condition) => {
    if (condition.op !== 'among') return [condition.field];
    const own = condition.value.filter((source) => isOwn(source, condition, around.collection));
    return [condition.field, ...own.flatMap((source) => fieldsOf(source.where, around))];
  });
}

function sourcesOf({ where = [] }: Query, around: Around): string[] {
  return where.flatMap((condition) =>
    condition.op === 'among'
      ? condition.value
          .filter((source) => !isOwn(source, condition, around.collection))
          .map(({ collection }) => collection.name)
      : [],
  );
}

function keyOf({ sql, values }: SqlQuery): string {
  const key = JSON.stringify([sql, ...values]);
  return key.length <= longKey ? key : createHash('sha256').update(key).digest('base64');
}
