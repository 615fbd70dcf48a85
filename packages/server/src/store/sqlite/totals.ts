import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import type { Entity, Query } from '../../domain/ports/store.ts';
import { testOf } from '../core/match.ts';
import type { Test } from '../core/match.ts';
import type { SqlQuery } from './sql-query.ts';

/** Totals kept per collection. */
const maxTotals = 100;
/** Changes of one commit that totals are adjusted by; after more of them they are counted anew. */
const maxChanges = 500;
/** Longer keys are hashed: a condition may hold thousands of ids. */
const longKey = 512;

interface Total {
  value: number;
  readonly test: Test;
  /** Whether it depends on indexed fields alone. */
  readonly isIndexed: boolean;
}

/**
 * How many documents of a collection match some queries. SQLite counts by walking an index, which takes the longer the
 * more there are, and people turn pages of a list that changes all the time: a total that is known is adjusted by what
 * every commit changes.
 */
export class Totals {
  readonly #indexed: ReadonlySet<string>;
  readonly #known = new LRUCache<string, Total>({ max: maxTotals });
  readonly #changes: (readonly [before: Entity | undefined, after: Entity | undefined])[] = [];
  /** Documents have been rewritten, with the same indexed values. */
  #rewritten = false;
  /** What has changed is not known. */
  #unknown = false;

  constructor(indexedFields: readonly string[]) {
    this.#indexed = new Set(['id', ...indexedFields]);
  }

  /** @param count counts what is committed */
  of(query: Query, sql: SqlQuery, count: () => number): number {
    const key = keyOf(sql);
    const known = this.#known.get(key);
    if (known !== undefined) return known.value;
    const value = count();
    const fields = [...(query.where ?? []).map((one) => one.field), ...(query.search?.fields ?? [])];
    const isIndexed = fields.every((field) => this.#indexed.has(field));
    this.#known.set(key, { value, test: testOf(query), isIndexed });
    return value;
  }

  /** Whether it is worth looking what a document was before. */
  get wantsChanges(): boolean {
    return !this.#unknown && this.#known.size > 0 && this.#changes.length < maxChanges;
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
    this.#changes.length = 0;
    this.#rewritten = false;
    this.#unknown = false;
  }

  committed(): void {
    if (this.#unknown) this.#known.clear();
    else if (this.#rewritten || this.#changes.length > 0) this.#adjust();
    this.rolledBack();
  }

  #adjust(): void {
    for (const [key, total] of this.#known.entries()) {
      if (this.#rewritten && !total.isIndexed) {
        this.#known.delete(key);
        continue;
      }
      for (const [before, after] of this.#changes) {
        total.value += matches(total.test, after) - matches(total.test, before);
      }
    }
  }
}

function matches(test: Test, doc: Entity | undefined): number {
  return doc !== undefined && test(doc) ? 1 : 0;
}

function keyOf({ sql, values }: SqlQuery): string {
  const key = JSON.stringify([sql, ...values]);
  return key.length <= longKey ? key : createHash('sha256').update(key).digest('base64');
}
