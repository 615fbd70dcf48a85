import { chunksOf } from '../../kernel/turns.ts';

/** Rows converted to text in one step, so that a long list is never in memory as text. */
const ROWS_AT_A_TIME = 1_000;

/**
 * Generates the JSON text of an object in parts. Its last member is a long list.
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
  yield* items(rows, present);
  yield ']}';
}

/** Generates the JSON text of a long list in parts. */
export async function* jsonListParts<T>(
  rows: readonly T[],
  present: (row: T) => unknown,
): AsyncGenerator<string> {
  yield '[';
  yield* items(rows, present);
  yield ']';
}

async function* items<T>(rows: readonly T[], present: (row: T) => unknown): AsyncGenerator<string> {
  let separator = '';
  for (const chunk of chunksOf(rows, ROWS_AT_A_TIME)) {
    yield separator + chunk.map((row) => JSON.stringify(present(row))).join(',');
    separator = ',';
  }
}
