import Table from 'cli-table3';
import { printable } from './printable.ts';
import { cell, isRow, type Row } from './value.ts';

/** Lines and corners would only get in the way of selecting and reading. */
const plainStyle = {
  chars: {
    top: '',
    'top-mid': '',
    'top-left': '',
    'top-right': '',
    bottom: '',
    'bottom-mid': '',
    'bottom-left': '',
    'bottom-right': '',
    left: '',
    'left-mid': '',
    mid: '',
    'mid-mid': '',
    right: '',
    'right-mid': '',
    middle: '  ',
  },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
};

/** Rows under their column names. */
export function tableOfRows(rows: readonly Row[], columns: readonly string[]): string {
  const table = new Table({ ...plainStyle, head: [...columns] });
  for (const row of rows) table.push(columns.map((column) => cell(column, row[column])));
  return trimLines(table.toString());
}

/** One thing: a line for each member, then a table for each list in it. */
export function tableOfObject(value: Row): string {
  const lists = Object.entries(value).filter((entry): entry is [string, Row[]] => isListOfRows(entry[1]));
  const table = new Table(plainStyle);
  for (const [name, member] of Object.entries(value)) {
    if (!isListOfRows(member)) table.push([printable(name), cell(name, member)]);
  }
  const sections = lists.map(
    ([name, rows]) => `\n${printable(name)}\n${tableOfRows(rows, usefulColumns(rows))}`,
  );
  return [trimLines(table.toString()), ...sections].join('\n');
}

const isListOfRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/**
 * The columns to show when nobody said which: those with something in them, without the ids of other things,
 * as many as fit into the width.
 */
export function usefulColumns(
  rows: readonly Row[],
  preferred: readonly string[] = [...new Set(rows.flatMap((row) => Object.keys(row)))],
  width = Infinity,
): string[] {
  const candidates = preferred.filter(
    (column) =>
      (column === 'Id' || !rows.some((row) => isUuid(row[column]))) &&
      rows.some((row) => cell(column, row[column]) !== ''),
  );
  const fitting: string[] = [];
  let used = 0;
  for (const column of candidates) {
    used += 2 + Math.max(column.length, ...rows.map((row) => cell(column, row[column]).length));
    if (used > width && fitting.length > 1) break;
    fitting.push(column);
  }
  return fitting.length > 0 ? fitting : [...preferred.slice(0, 3)];
}

const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
