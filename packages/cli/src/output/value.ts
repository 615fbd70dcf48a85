import { printable } from './printable.ts';

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value for one cell of a table. */
export function cell(column: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return cellOfArray(column, value);
  if (isRow(value))
    return cell('Name', value['Name'] ?? value['v'] ?? value['sv'] ?? value['bv'] ?? JSON.stringify(value));
  if (typeof value === 'number' && isTime(column, value)) return new Date(value).toISOString();
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
}

function cellOfArray(column: string, values: readonly unknown[]): string {
  if (values.some(isRow)) return values.length === 1 ? '1 item' : `${values.length} items`;
  return values.map((value) => cell(column, value)).join(', ');
}

/**
 * A value for one field of CSV: times stay numbers, so that programs can count with them. Text that a spreadsheet would
 * run as a formula (CWE-1236) gets an apostrophe in front, which the spreadsheet hides: names come from devices and
 * other users. Numbers are left alone, also as text.
 */
export function field(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return JSON.stringify(value);
  return startsFormula.test(value) && !isNumber.test(value) ? `'${value}` : value;
}

/** Full-width forms count as well; a line break starts a cell of its own in some programs. */
const startsFormula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]./su;
const isNumber = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

const isTime = (column: string, value: number): boolean =>
  /(time|timestamp|expires)$/i.test(column) && value > 1e11;
