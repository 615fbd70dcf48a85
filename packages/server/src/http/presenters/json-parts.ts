import { chunksOf, nextTurn } from '../../domain/turns.ts';

/** Rows made into text in one turn of the event loop. */
const ROWS_AT_A_TIME = 2_000;

/**
 * The JSON text of an object whose last member is a long list, in parts.
 *
 * @param head the other members
 * @param list name of the list
 */
export async function* jsonParts<T>(
  head: Readonly<Record<string, unknown>>,
  list: string,
  rows: readonly T[],
  present: (row: T) => unknown,
): AsyncGenerator<string> {
  const opened = JSON.stringify({ ...head, [list]: [] });
  yield opened.slice(0, -2);
  let separator = '';
  for (const chunk of chunksOf(rows, ROWS_AT_A_TIME)) {
    yield separator + chunk.map((row) => JSON.stringify(present(row))).join(',');
    separator = ',';
    await nextTurn();
  }
  yield ']}';
}
