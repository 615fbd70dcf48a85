import Table from 'cli-table3';
import { printable } from './printable.ts';
import { valueAt } from './columns.ts';
import { cell, isRow, type Row } from './value.ts';

/** Style without borders, which hinder selecting and reading. */
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

/** Spaces between two columns. */
const GAP = 2;
/** Minimum width at which a text column is shown. */
const LEAST_WIDTH = 24;

/** Columns with the maximum number of characters of their cells. */
export type FittedColumns = ReadonlyMap<string, number>;

/** Formats rows under their column names. */
export function tableOfRows(rows: readonly Row[], columns: FittedColumns): string {
  const table = new Table({ ...plainStyle, head: [...columns.keys()] });
  for (const row of rows) {
    table.push(Array.from(columns, ([column, width]) => cut(cellOf(column, row), width)));
  }
  return trimLines(table.toString());
}

/** Formats a cell. The unit of a measured value is in the member `Units` of the row. */
const cellOf = (column: string, row: Row): string => cell(column, valueAt(row, column), row['Units']);

const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;

/**
 * Formats an object: a line for each member, then a table for each list.
 *
 * @param width maximum width of the tables
 */
export function tableOfObject(value: Row, width = Infinity): string {
  const table = new Table(plainStyle);
  const sections: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (isListOfRows(member)) sections.push(...sectionsOf(name, member, width));
    else table.push([printable(name), isEmptyList(member) ? 'none' : cell(name, member, value['Units'])]);
  }
  return [trimLines(table.toString()), ...sections].filter((part) => part !== '').join('\n\n');
}

/** Formats a table of rows under its name, and then the lists within these rows, each as one table. */
function sectionsOf(name: string, rows: readonly Row[], width: number): string[] {
  const members = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const nested = members.filter((member) => rows.some((row) => isListOfRows(row[member])));
  const flat = members.filter((member) => !nested.includes(member));
  const table = tableOfRows(rows, usefulColumns(rows, flat, width));
  const inner = nested.flatMap((member) => {
    const all = rows.map((row) => row[member]).filter(isListOfRows);
    return sectionsOf(`${name}.${member}`, all.flat(), width);
  });
  return [`${printable(name)}\n${table}`, ...inner];
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isListOfRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/** Members that name a row, so that its ID is not needed. */
const nameColumns = new Set(['Name', 'DeviceIdentifier', 'Title']);

/**
 * Chooses the default columns: those with content, without IDs of other entities, as many as fit. The ID of a row with
 * a name comes last, because commands take the name. Shortens long text to make room.
 */
export function usefulColumns(
  rows: readonly Row[],
  preferred: readonly string[] = [...new Set(rows.flatMap((row) => Object.keys(row)))],
  width = Infinity,
): FittedColumns {
  const candidates = preferred.filter(
    (column) =>
      (column === 'Id' || !rows.some((row) => isUuid(row[column]))) &&
      rows.some((row) => cellOf(column, row) !== ''),
  );
  const fitting = new Map<string, number>();
  let left = width;
  for (const column of orderColumns(candidates, rows)) {
    const whole = fullWidth(column, rows);
    const needed = column === 'Id' ? whole : Math.min(whole, Math.max(LEAST_WIDTH, column.length));
    const gap = fitting.size === 0 ? 0 : GAP;
    if (gap + needed > left && fitting.size > 1) break;
    fitting.set(column, needed);
    left -= gap + needed;
  }
  for (const [column, given] of fitting) {
    const more = Math.min(fullWidth(column, rows) - given, Math.max(left, 0));
    fitting.set(column, given + more);
    left -= more;
  }
  return fitting.size > 0 ? fitting : unlimitedColumns(preferred.slice(0, 3));
}

/** Puts IDs last if rows have names, and drops a name that all rows repeat. */
function orderColumns(columns: readonly string[], rows: readonly Row[]): readonly string[] {
  if (!columns.some((column) => nameColumns.has(column))) return columns;
  const isRepeated = (column: string): boolean =>
    column === 'DeviceIdentifier' &&
    columns.includes('Name') &&
    rows.every((row) => cellOf(column, row) === cellOf('Name', row));
  const shown = columns.filter((column) => column !== 'Id' && !isRepeated(column));
  return columns.includes('Id') ? [...shown, 'Id'] : shown;
}

/** Returns columns without a width limit. */
export function unlimitedColumns(columns: readonly string[]): FittedColumns {
  return new Map(columns.map((column) => [column, Infinity]));
}

function fullWidth(column: string, rows: readonly Row[]): number {
  return rows.reduce((most, row) => Math.max(most, cellOf(column, row).length), column.length);
}

const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
