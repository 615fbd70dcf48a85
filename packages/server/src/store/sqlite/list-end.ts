import type { Entity, Query, SortKey } from '../../domain/ports/store.ts';
import { valueOf } from '../core/match.ts';
import { compare } from '../core/scalars.ts';

/** Rows that are kept at most: more than what is asked for, so that some may go. */
const maxRows = 300;

interface Row {
  readonly id: string;
  /** What it is ordered by. */
  readonly values: readonly (string | number | null)[];
}

/** The first rows of a list. They stay the first, whatever changes; when some go, fewer are known. */
export class ListEnd {
  readonly #sort: readonly SortKey[];
  readonly #rows: Row[];

  /** @param docs the first that match, in the order of the query */
  constructor({ sort = [] }: Query, docs: readonly Entity[]) {
    this.#sort = [...sort, { field: 'id', direction: sort.at(-1)?.direction ?? 'asc' }];
    this.#rows = docs.slice(0, maxRows).map((doc) => this.#rowOf(doc));
  }

  /** Ids of so many rows; undefined when not all of them are known. */
  ids(skipped: number, wanted: number): string[] | undefined {
    const end = skipped + wanted;
    return end > this.#rows.length ? undefined : this.#rows.slice(skipped, end).map(({ id }) => id);
  }

  /** A document has changed that matched, or matches now. */
  follow(was: Entity | undefined, is: Entity | undefined): void {
    if (was !== undefined) {
      const place = this.#placeOf(this.#rowOf(was));
      if (place !== undefined && this.#rows[place]?.id === was.id) this.#rows.splice(place, 1);
    }
    if (is === undefined) return;
    const row = this.#rowOf(is);
    const place = this.#placeOf(row);
    if (place !== undefined) this.#rows.splice(place, 0, row);
    if (this.#rows.length > maxRows) this.#rows.pop();
  }

  #rowOf(doc: Entity): Row {
    return { id: doc.id, values: this.#sort.map(({ field }) => valueOf(doc, field)) };
  }

  /** Where a row is, or would be; undefined after the last, as what comes after that is not known to come next. */
  #placeOf(row: Row): number | undefined {
    const last = this.#rows.at(-1);
    if (last === undefined || this.#order(last, row) < 0) return undefined;
    let [from, to] = [0, this.#rows.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = this.#rows[middle];
      if (other !== undefined && this.#order(other, row) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #order(a: Row, b: Row): number {
    let i = 0;
    for (const { direction } of this.#sort) {
      const difference = compare(a.values[i] ?? null, b.values[i] ?? null);
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
      i += 1;
    }
    return 0;
  }
}
