import { printable } from './printable.ts';

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Formats a value for a table. Times are local, with their offset from UTC. A measured value has its unit.
 *
 * @param units unit of the value, if it is a measurement
 */
export function cell(column: string, value: unknown, units?: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return cellOfArray(column, value);
  if (isRow(value)) return cellOfObject(value, units);
  if (typeof value === 'number' && isTime(column, value)) return localTime(value);
  if (isDateTime(value)) return localTime(Date.parse(value));
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
}

function cellOfObject(value: Row, units: unknown): string {
  const measured = value['v'] ?? value['sv'] ?? value['bv'];
  if (value['Name'] !== undefined || measured === undefined) {
    return cell('Name', value['Name'] ?? JSON.stringify(value));
  }
  const unit = typeof units === 'string' && units !== '' ? ` ${printable(units)}` : '';
  return `${cell('v', measured)}${typeof measured === 'number' ? unit : ''}`;
}

function cellOfArray(column: string, values: readonly unknown[]): string {
  if (values.some(isRow)) return values.length === 1 ? '1 item' : `${values.length} items`;
  return values.map((value) => cell(column, value)).join(', ');
}

/** Formats a time as `2026-11-21 09:00:00 +01:00` in the local time zone. */
function localTime(epochMs: number): string {
  const date = new Date(epochMs);
  const offsetMinutes = -date.getTimezoneOffset();
  const local = new Date(epochMs + offsetMinutes * 60_000);
  if (Number.isNaN(local.getTime())) return String(epochMs);
  const [hours, minutes] = [Math.trunc(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  const offset = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  const text = local.toISOString().slice(0, 19).replace('T', ' ');
  return `${text} ${offsetMinutes < 0 ? '-' : '+'}${offset}`;
}

/**
 * Formats a value for CSV. Times are ISO 8601 in UTC. Arrays are joined with semicolons, objects in them are replaced
 * with their name or ID. Text that a spreadsheet would run as a formula (CWE-1236) gets a leading apostrophe, which the
 * spreadsheet hides: names come from devices and other users. Numbers, also as text, are unchanged, and so are values,
 * because programs compute with them and write them back: `-05:00` is a UTC offset.
 */
export function field(column: string, value: unknown): string {
  if (typeof value === 'number' && isTime(column, value)) return new Date(value).toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = textOf(column, value);
  if (valueColumn.test(column)) return text;
  return startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
}

function textOf(column: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => textOf(column, item)).join(';');
  if (!isRow(value)) return field(column, value);
  const name = nameMembers.map((member) => value[member]).find((member) => typeof member === 'string');
  if (typeof name === 'string') return name;
  return Object.entries(value)
    .map(([member, inner]) => `${member}=${textOf(member, inner)}`)
    .join(' ');
}

/** Members that represent an object in a CSV field. */
const nameMembers = ['Name', 'Key', 'Id'];

/** Includes full-width characters, and line breaks, which start a new cell in some programs. */
const startsFormula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]./su;
const isNumber = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Members of the contract that contain values of resources and settings. */
const valueColumn = /(?:value|\.s?v)$/i;

/** Members of the contract in epoch milliseconds. */
const timeColumn = /(time|timestamp|expires|lastseen|lastobserved|timespanstart|timespanend)$|^t$|\.t$/i;
const MAX_EPOCH_MS = 8.64e15;
/** A date-time of the service (RFC 3339, UTC). */
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const isDateTime = (value: unknown): value is string =>
  typeof value === 'string' && isoTime.test(value) && !Number.isNaN(Date.parse(value));

const isTime = (column: string, value: number): boolean =>
  timeColumn.test(column) && value > 1e11 && value <= MAX_EPOCH_MS;
