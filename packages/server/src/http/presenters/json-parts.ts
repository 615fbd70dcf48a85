import { chunksOf, nextTurn } from '../../domain/turns.ts';

/** Rows made into text in one turn of the event loop: some milliseconds. */
const ROWS_AT_A_TIME = 1_000;

/**
 * The JSON text of an object whose last member is a long list, in parts.
 *
 * @param head the other members
 * @param list name of the list
 * @param atATime rows made into text in one turn of the event loop; less than usual where one is long by itself
 */
export async function* jsonParts<T>(
  head: Readonly<Record<string, unknown>>,
  list: string,
  rows: readonly T[],
  present: (row: T) => unknown,
  atATime = ROWS_AT_A_TIME,
): AsyncGenerator<string> {
  const opened = JSON.stringify({ ...head, [list]: [] });
  yield opened.slice(0, -2);
  yield* items(rows, present, atATime);
  yield ']}';
}

/** The JSON text of a long list, in parts. */
export async function* jsonListParts<T>(
  rows: readonly T[],
  present: (row: T) => unknown,
): AsyncGenerator<string> {
  yield '[';
  yield* items(rows, present, ROWS_AT_A_TIME);
  yield ']';
}

async function* items<T>(
  rows: readonly T[],
  present: (row: T) => unknown,
  atATime: number,
): AsyncGenerator<string> {
  let separator = '';
  for (const chunk of chunksOf(rows, atATime)) {
    yield separator + chunk.map((row) => JSON.stringify(present(row))).join(',');
    separator = ',';
    await nextTurn();
  }
}
