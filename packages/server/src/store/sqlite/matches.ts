import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import type { Condition, Entity, Query } from '../../domain/ports/store.ts';
import { isOwn, testOf } from '../core/match.ts';
import type { Around, Test } from '../core/match.ts';
import { ListEnd } from './list-end.ts';
import { MatchTotal } from './match-total.ts';
import type { SqlQuery } from './sql-query.ts';

/** Queries of a collection whose totals are remembered, */
const maxQueries = 100;
/** and ends of lists. */
const maxEnds = 50;
/** Changes of one commit that they are adjusted by; after more of them they are asked for anew. */
const maxChanges = 500;
/** Longer keys are hashed: a condition may hold thousands of ids. */
const longKey = 512;

/** What was read of a query at some commit. */
export interface Reading {
  readonly total: number;
  /** Of all that match, where these are few. */
  readonly ids: Iterable<string> | undefined;
  /** The first, if these are to be remembered. */
  readonly rows: readonly Entity[];
}

/** What is to be remembered of a reading; the SQL stands for the query. */
export interface Asked {
  readonly query: Query;
  /** For how many match, and which. */
  readonly total?: SqlQuery;
  /** For the first rows, in the order of the query. */
  readonly end?: SqlQuery;
}

/** Something that is known of a query. */
interface Match {
  readonly follower: MatchTotal | ListEnd;
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
 * How many documents of a collection match some queries, and which, where they are few; and the first and last rows of
 * lists that take long to find. SQLite counts by walking an index, or all documents, and people turn pages of a list that
 * changes all the time: what is known is adjusted by what every commit changes.
 */
export class Matches {
  readonly #indexed: ReadonlySet<string>;
  readonly #around: Around;
  readonly #totals = new LRUCache<string, Match & { readonly follower: MatchTotal }>({ max: maxQueries });
  readonly #ends = new LRUCache<string, Match & { readonly follower: ListEnd }>({ max: maxEnds });
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
  of(sql: SqlQuery): Pick<MatchTotal, 'total' | 'ids'> | undefined {
    return this.#totals.get(keyOf(sql))?.follower;
  }

  /** @param sql stands for the query, with its order */
  endOf(sql: SqlQuery): Pick<ListEnd, 'ids'> | undefined {
    return this.#ends.get(keyOf(sql))?.follower;
  }

  /** What was read at once, of all that is committed. */
  keep(asked: Asked, reading: Reading): void {
    this.#keepTotal(asked, reading);
    this.#keepEnd(asked, reading);
  }

  /**
   * Keeps what another thread reads.
   *
   * @param read resolves with the number of the last commit that was seen, too
   */
  async keepLater<R extends Reading & { readonly commit: number }>(
    asked: Asked,
    read: () => Promise<R>,
  ): Promise<R> {
    const underway: Underway = {
      commits: [],
      sources: sourcesOf(asked.query, this.#around),
      isIndexed: this.#isIndexed(asked.query, asked.end !== undefined),
      isLost: false,
    };
    this.#underway.add(underway);
    try {
      const reading = await read();
      if (!underway.isLost) {
        const since = underway.commits.filter(({ commit }) => commit > reading.commit);
        const changes = since.flatMap((one) => one.changes);
        adjust(this.#keepTotal(asked, reading), changes);
        adjust(this.#keepEnd(asked, reading), changes);
      }
      return reading;
    } finally {
      this.#underway.delete(underway);
    }
  }

  #keepTotal({ query, total: sql }: Asked, { total, ids }: Reading): Match | undefined {
    if (sql === undefined) return undefined;
    const match = { ...this.#match(query, false), follower: new MatchTotal(total, ids) };
    this.#totals.set(keyOf(sql), match);
    return match;
  }

  #keepEnd({ query, end: sql }: Asked, { rows, ids }: Reading): Match | undefined {
    // Of few matches all are known.
    if (sql === undefined || ids !== undefined) return undefined;
    const match = { ...this.#match(query, true), follower: new ListEnd(query, rows) };
    this.#ends.set(keyOf(sql), match);
    return match;
  }

  #match(query: Query, isOrdered: boolean): Omit<Match, 'follower'> {
    const sources = sourcesOf(query, this.#around);
    this.#dependsOnOthers ||= sources.length > 0;
    return { test: testOf(query, this.#around), isIndexed: this.#isIndexed(query, isOrdered), sources };
  }

  /** Whether it is worth looking what a document was before. */
  get wantsChanges(): boolean {
    const isWanted = this.#totals.size > 0 || this.#ends.size > 0 || this.#underway.size > 0;
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
    this.#forgetWhere(({ sources }) => sources.some((name) => collections.has(name)));
  }

  #isIndexed({ where, search, sort = [] }: Query, isOrdered: boolean): boolean {
    const fields = [...fieldsOf(where, this.#around), ...(search?.fields ?? [])];
    if (isOrdered) fields.push(...sort.map(({ field }) => field));
    return fields.every((field) => this.#indexed.has(field));
  }

  #forget(): void {
    this.#totals.clear();
    this.#ends.clear();
    for (const underway of this.#underway) underway.isLost = true;
  }

  #forgetWhere(isOver: (match: Match) => boolean): void {
    for (const known of [this.#totals, this.#ends]) {
      for (const [key, match] of known.entries()) if (isOver(match)) known.delete(key);
    }
  }

  #adjust(commit: number): void {
    if (this.#rewritten) this.#forgetWhere(({ isIndexed }) => !isIndexed);
    for (const match of this.#totals.values()) adjust(match, this.#changes);
    for (const match of this.#ends.values()) adjust(match, this.#changes);
    for (const underway of this.#underway) {
      underway.isLost ||= (this.#rewritten && !underway.isIndexed) || underway.commits.length >= maxChanges;
      if (!underway.isLost) underway.commits.push({ commit, changes: this.#changes });
    }
  }
}

function adjust(match: Match | undefined, changes: readonly Change[]): void {
  if (match === undefined) return;
  const { test, follower } = match;
  for (const [before, after] of changes) {
    const was = before !== undefined && test(before) ? before : undefined;
    const is = after !== undefined && test(after) ? after : undefined;
    follower.follow(was, is);
  }
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
