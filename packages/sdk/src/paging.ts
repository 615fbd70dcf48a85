import { InvalidResponseError } from './errors.ts';
import type { PageEnvelope } from './generated/models.ts';

/** A page of rows. */
export type Page<Row> = PageEnvelope & { readonly Rows: readonly Row[] };

/**
 * All rows of a list. The loop fetches each page when it reaches it. If rows are deleted during the loop, it does not
 * skip remaining rows, unless ten or more pages are deleted at a time.
 */
export interface Paged<Row> extends AsyncIterable<Row> {
  /** Iterates over pages instead of rows. */
  pages(): AsyncIterable<Page<Row>>;
  /**
   * Returns the first rows as an array.
   *
   * @param max maximum number of rows; there is no default, because a list can be larger than memory
   */
  toArray(max: number): Promise<Row[]>;
}

/** Maximum number of pages to go back when rows have been deleted. */
const MAX_STEPS_BACK = 10;
/** Consecutive pages without a new row after which the list counts as endless. More than going back can cause. */
const MAX_STALE_PAGES = 50;

/** ID of a row; undefined if rows have none. */
function idOf(row: unknown): string | undefined {
  return typeof row === 'object' && row !== null && 'Id' in row && typeof row.Id === 'string'
    ? row.Id
    : undefined;
}

/** IDs of the rows of the last pages, to recognize rows that appear twice. */
class RecentRows {
  readonly #pages: Set<string>[] = [];
  #stalePages = 0;
  #lastUnnamed = '';

  /**
   * Counts pages without new rows.
   *
   * @param fresh the new rows; empty when the iteration goes back
   * @throws {InvalidResponseError} the service keeps sending the same rows
   */
  checkProgress(fresh: readonly unknown[]): void {
    const unnamed = fresh.some((row) => idOf(row) !== undefined) ? '' : JSON.stringify(fresh);
    const isStale = fresh.length === 0 || (unnamed !== '' && unnamed === this.#lastUnnamed);
    if (fresh.length > 0) this.#lastUnnamed = unnamed;
    this.#stalePages = isStale ? this.#stalePages + 1 : 0;
    if (this.#stalePages < MAX_STALE_PAGES) return;
    throw new InvalidResponseError(
      `The list repeats its rows: ${MAX_STALE_PAGES} pages in a row had no new one.`,
      200,
    );
  }

  /** Returns the rows of a page that have not been seen. */
  fresh<Row>(rows: readonly Row[]): readonly Row[] {
    const fresh = rows.filter((row) => {
      const id = idOf(row);
      return id === undefined || !this.#pages.some((page) => page.has(id));
    });
    const ids = fresh.flatMap((row) => idOf(row) ?? []);
    // A page without new rows must not displace the IDs that it repeats.
    if (ids.length > 0) this.#pages.push(new Set(ids));
    if (this.#pages.length > 2 * MAX_STEPS_BACK) this.#pages.shift();
    return fresh;
  }

  /** Whether rows have IDs, so that duplicates can be recognized. */
  get areNamed(): boolean {
    return this.#pages.some((page) => page.size > 0);
  }
}

/** The iteration needs the number of pages to end. */
function checkEnvelope({ NbrOfPages }: { readonly NbrOfPages: unknown }): void {
  if (typeof NbrOfPages === 'number' && NbrOfPages >= 0) return;
  throw new InvalidResponseError(
    'The page has no NbrOfPages. Check that baseUrl is the address of a Muster service.',
    200,
  );
}

/**
 * Creates the iterable from a function that fetches one page.
 *
 * @param firstPage number of the first page, from 1
 * @param fetchPage fetches the page with the given number
 */
export function paged<Row>(firstPage: number, fetchPage: (page: number) => Promise<Page<Row>>): Paged<Row> {
  async function* pages(): AsyncGenerator<Page<Row>, void, undefined> {
    const recent = new RecentRows();
    let before: number | undefined;
    for (let number = firstPage; ; number += 1) {
      const page = await fetchPage(number);
      checkEnvelope(page);
      const gone = (before ?? page.NbrOfRows) - page.NbrOfRows;
      before = page.NbrOfRows;
      if (gone > 0 && recent.areNamed) {
        // The remaining rows have moved to earlier pages, which have been fetched already.
        const steps = Math.min(Math.ceil(gone / page.PageSize), MAX_STEPS_BACK);
        number = Math.max(firstPage, number - steps) - 1;
        recent.checkProgress([]);
        continue;
      }
      const Rows = recent.fresh(page.Rows);
      recent.checkProgress(Rows);
      if (Rows.length > 0) yield Rows.length === page.Rows.length ? page : { ...page, Rows };
      if (page.Rows.length === 0 || number >= page.NbrOfPages) return;
    }
  }
  async function* rows(): AsyncGenerator<Row, void, undefined> {
    for await (const page of pages()) yield* page.Rows;
  }
  return {
    [Symbol.asyncIterator]: rows,
    pages,
    async toArray(max) {
      if (!Number.isInteger(max) || max < 0) throw new RangeError('max must be a whole number from 0');
      const result: Row[] = [];
      if (max === 0) return result;
      for await (const row of rows()) {
        result.push(row);
        if (result.length >= max) break;
      }
      return result;
    },
  };
}
