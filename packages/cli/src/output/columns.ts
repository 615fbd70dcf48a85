import { UsageError } from '../errors/cli-error.ts';
import { editDistance } from '@muster/sdk';
import { isRow, type Row } from './value.ts';

/** Columns of an operation. */
export interface KnownColumns {
  /** Members of a row, in the order of the contract. */
  readonly columns: readonly string[];
  /** Columns within each object member: `DeviceType` has `DeviceType.Name`. */
  readonly nested?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Finds the columns that `--columns` names. Ignores case.
 *
 * @param text names, separated by commas, or several of them; a dot selects a nested member
 * @returns undefined if the flag is not set
 * @throws {UsageError} a name is empty or unknown
 */
export function columnsOf(text: unknown, known: KnownColumns): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const texts: readonly unknown[] = Array.isArray(text) ? text : [text];
  const asked = texts
    .map(String)
    .join(',')
    .split(',')
    .map((column) => column.trim());
  if (asked.includes('')) throw new UsageError('--columns must be names, separated by commas.');
  const names = [...known.columns, ...Object.values(known.nested ?? {}).flat()];
  if (names.length === 0) return asked;
  return asked.map((column) => knownColumn(column, known, names));
}

function knownColumn(column: string, known: KnownColumns, names: readonly string[]): string {
  const own = column.toLowerCase();
  const found =
    names.find((name) => name === column) ??
    names.find((name) => name.toLowerCase() === own) ??
    names.find((name) => name.toLowerCase().startsWith(`${own}.`));
  if (found !== undefined) return found.slice(0, column.length);
  const [close] = names
    .filter((name) => editDistance(own, name.toLowerCase()) <= 2)
    .sort((one, other) => editDistance(own, one.toLowerCase()) - editDistance(own, other.toLowerCase()));
  const remedy = close === undefined ? '' : `Did you mean ${close}? `;
  throw new UsageError(
    `Unknown column "${column}".`,
    `${remedy}The columns are ${flattened(known).join(', ')}.`,
  );
}

/** Returns all columns of a CSV. Nested members replace their object. */
export function flattened({ columns, nested }: KnownColumns): readonly string[] {
  return columns.flatMap((column) => nested?.[column] ?? [column]);
}

/** Picks members of a row, under the names of the columns. */
export const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, valueAt(row, column)]));

/** Reads a nested member with `DeviceType.Name`. */
export function valueAt(row: Row, column: string): unknown {
  if (column in row) return row[column];
  return column.split('.').reduce<unknown>((value, name) => (isRow(value) ? value[name] : undefined), row);
}
