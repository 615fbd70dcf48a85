import type { Entity } from '../../domain/ports/store.ts';

/** Ids that are kept of one query; more are found as if nothing had been kept. */
const maxIds = 1_000;

/** How many documents match a query, and which, where they are few. */
export class MatchTotal {
  #total: number;
  #ids: Set<string> | undefined;

  constructor(total: number, ids: Iterable<string> | undefined) {
    this.#total = total;
    this.#ids = ids && new Set(ids);
  }

  get total(): number {
    return this.#total;
  }

  /** Of them all, where these are few. */
  get ids(): ReadonlySet<string> | undefined {
    return this.#ids;
  }

  /** A document has changed that matched, or matches now. */
  follow(was: Entity | undefined, is: Entity | undefined): void {
    this.#total += Number(is !== undefined) - Number(was !== undefined);
    if (was !== undefined && is === undefined) this.#ids?.delete(was.id);
    if (is !== undefined) this.#ids?.add(is.id);
    if ((this.#ids?.size ?? 0) > maxIds) this.#ids = undefined;
  }
}
