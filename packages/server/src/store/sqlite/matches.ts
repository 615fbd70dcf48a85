import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import type { Entity, Query } from '../../domain/ports/store.ts';
import { testOf } from '../core/match.ts';
import type { Test } from '../core/match.ts';
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
}

type Change = readonly [before: Entity | undefined, after: Entity | undefined];

/** A reading that is under way in another thread, and what has been committed since it was asked for. */
interface Underway {
  readonly commits: { readonly commit: number; readonly changes: readonly Change[] }[];
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
  readonly #known = new LRUCache<string, Match>({ max: maxQueries });
  readonly #underway = new Set<Underway>();
  #changes: Change[] = [];
  /** Documents have been rewritten, with the same indexed values. */
  #rewritten = false;
  /** What has changed is not known. */
  #unknown = false;

  constructor(indexedFields: readonly string[]) {
    this.#indexed = new Set(['id', ...indexedFields]);
  }

  /** @param sql stands for the query */
  of(sql: SqlQuery): Known | undefined {
    return this.#known.get(keyOf(sql));
  }

  /** What was read at once, of all that is committed. */
  keep(query: Query, sql: SqlQuery, { total, ids }: Reading): void {
    const fields = [...(query.where ?? []).map((one) => one.field), ...(query.search?.fields ?? [])];
    const isIndexed = fields.every((field) => this.#indexed.has(field));
    this.#known.set(keyOf(sql), { total, ids: ids && new Set(ids), test: testOf(query), isIndexed });
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
    const underway: Underway = { commits: [], isLost: false };
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

  /** @param commit its number */
  committed(commit: number): void {
    if (this.#unknown) this.#forget();
    else if (this.#rewritten || this.#changes.length > 0) this.#adjust(commit);
    this.rolledBack();
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
      underway.isLost ||= this.#rewritten || underway.commits.length >= maxChanges;
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

function keyOf({ sql, values }: SqlQuery): string {
  const key = JSON.stringify([sql, ...values]);
  return key.length <= longKey ? key : createHash('sha256').update(key).digest('base64');
}
