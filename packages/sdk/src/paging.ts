import type { PageEnvelope } from './generated/models.ts';

/** A page of rows. */
export type Page<Row> = PageEnvelope & { readonly Rows: readonly Row[] };

/** All rows of a list, fetched page by page while they are asked for. */
export interface Paged<Row> extends AsyncIterable<Row> {
  /** The pages instead of the rows. */
  pages(): AsyncIterable<Page<Row>>;
  /**
   * The first rows as an array.
   *
   * @param max how many at most; there is no default, because a list can be longer than memory
   */
  toArray(max: number): Promise<Row[]>;
}

/**
 * Makes the iterable from a function that fetches one page.
 *
 * @param fetchPage gets the number of the page, from 1
 */
export function paged<Row>(firstPage: number, fetchPage: (page: number) => Promise<Page<Row>>): Paged<Row> {
  async function* pages(): AsyncGenerator<Page<Row>, void, undefined> {
    for (let number = firstPage; ; number += 1) {
      const page = await fetchPage(number);
      if (page.Rows.length > 0) yield page;
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
