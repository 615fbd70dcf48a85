import { UsageError } from '../errors/cli-error.ts';
import { flattened, pick } from './columns.ts';
import { write } from './stdout.ts';
import { field, isRow, type Row } from './value.ts';

export const formats = ['json', 'ndjson', 'table', 'csv', 'yaml'] as const;
export type Format = (typeof formats)[number];

/** Format and columns of results. */
export interface View {
  readonly format: Format;
  /** The requested columns, for every format. */
  readonly columns: readonly string[] | undefined;
  /** The columns of the contract. */
  readonly knownColumns: readonly string[];
  /** Columns within object members, by member. */
  readonly nested?: Readonly<Record<string, readonly string[]>>;
  /** Members to hide. */
  readonly secrets: readonly string[];
}

export type Rows = AsyncIterable<unknown> | Iterable<unknown>;

/** The object around the rows of a JSON or YAML document. */
export interface Envelope {
  /**
   * Returns its members besides `Rows`.
   *
   * @param count number of rows written
   * @param isComplete whether these are all rows; false if a failure or Ctrl-C ended the list early
   */
  members(count: number, isComplete: boolean): Row;
}

/** Writes one value as one document. */
export async function printObject(value: unknown, view: View): Promise<void> {
  const shown = chosenOf(hideSecrets(value, view), view);
  switch (view.format) {
    case 'json':
      return write(`${JSON.stringify(shown, null, 2)}\n`);
    case 'ndjson':
      return write(`${JSON.stringify(shown)}\n`);
    case 'yaml':
      return printYaml(shown);
    case 'csv':
      if (isRow(value)) await printCsvRows([value], view);
      return;
    case 'table':
      if (isRow(shown) && Object.keys(shown).length > 0) await printTableOfObject(shown);
  }
}

/**
 * Writes rows as one document. JSON, NDJSON, CSV and YAML without an envelope are written while rows arrive. An error
 * before the first row leaves the output empty; a later error is thrown again after the document has been closed.
 *
 * @param envelope object around the rows in JSON and YAML; without it, they are an array
 * @returns the number of rows
 */
export async function printRows(rows: Rows, view: View, envelope?: Envelope): Promise<number> {
  switch (view.format) {
    case 'json':
      return printJson(rows, view, envelope);
    case 'ndjson':
      return printLines(rows, view);
    case 'csv':
      return printCsvRows(rows, view);
    case 'yaml': {
      if (envelope === undefined) return printYamlItems(rows, view);
      const all: unknown[] = [];
      for await (const row of rows) all.push(shownRow(row, view));
      await printYaml({ Rows: all, ...envelope.members(all.length, true) });
      return all.length;
    }
    case 'table': {
      const all = await collect(rows, view);
      await printTable(all, view);
      return all.length;
    }
  }
}

/** Libraries of rare formats are loaded on demand, because they delay every command. */
async function printYaml(value: unknown): Promise<void> {
  const { stringify } = await import('yaml');
  await write(stringify(value));
}

/** Writes a YAML sequence while rows arrive. */
async function printYamlItems(rows: Rows, view: View): Promise<number> {
  let count = 0;
  for await (const row of rows) {
    await printYaml([shownRow(row, view)]);
    count += 1;
  }
  if (count === 0) await printYaml([]);
  return count;
}

async function printJson(rows: Rows, view: View, envelope: Envelope | undefined): Promise<number> {
  const head = envelope === undefined ? '[' : '{\n  "Rows": [';
  const indent = envelope === undefined ? '  ' : '    ';
  const tail = (count: number, isComplete: boolean): string => {
    const end = count === 0 ? ']' : `\n${indent.slice(2)}]`;
    if (envelope === undefined) return `${end}\n`;
    const members = JSON.stringify(envelope.members(count, isComplete), null, 2).slice(1);
    return `${end},${members}\n`;
  };
  let count = 0;
  try {
    for await (const row of rows) {
      const text = JSON.stringify(shownRow(row, view), null, 2).replace(/^/gm, indent);
      await write(`${count === 0 ? head : ','}\n${text}`);
      count += 1;
    }
  } catch (error) {
    if (count > 0) await write(tail(count, false));
    throw error;
  }
  await write(`${count === 0 ? head : ''}${tail(count, true)}`);
  return count;
}

async function printLines(rows: Rows, view: View): Promise<number> {
  let count = 0;
  for await (const row of rows) {
    await write(`${JSON.stringify(shownRow(row, view))}\n`);
    count += 1;
  }
  return count;
}

async function printCsvRows(rows: Rows, view: View): Promise<number> {
  const { stringify: csvLine } = await import('csv-stringify/sync');
  const columns = csvColumns(view);
  const head = csvLine([[...columns]]);
  let count = 0;
  for await (const row of rows) {
    const shown = hideSecrets(row, view);
    const picked = isRow(shown) ? pick(shown, columns) : {};
    const line = csvLine([columns.map((column) => field(column, picked[column]))]);
    await write(`${count === 0 ? head : ''}${line}`);
    count += 1;
  }
  if (count === 0) await write(head);
  return count;
}

/**
 * Returns the columns of a CSV.
 *
 * @throws {UsageError} the operation has none
 */
export function csvColumns(view: View): readonly string[] {
  const columns =
    view.columns ??
    flattened({
      columns: view.knownColumns,
      ...(view.nested === undefined ? {} : { nested: view.nested }),
    });
  if (columns.length === 0) throw new UsageError('There are no columns for CSV here.', 'Use -o json.');
  return columns;
}

async function printTableOfObject(row: Row): Promise<void> {
  const { tableOfObject } = await import('./table.ts');
  await write(`${tableOfObject(row, widthOfStdout())}\n`);
}

async function printTable(rows: readonly Row[], view: View): Promise<void> {
  if (rows.length === 0) {
    if (process.stdout.isTTY && process.stderr.isTTY) process.stderr.write('No rows.\n');
    return;
  }
  const { tableOfRows, unlimitedColumns, usefulColumns } = await import('./table.ts');
  const known = view.knownColumns.length > 0 ? view.knownColumns : undefined;
  const columns =
    view.columns === undefined ? usefulColumns(rows, known, widthOfStdout()) : unlimitedColumns(view.columns);
  await write(`${tableOfRows(rows, columns)}\n`);
}

/** Some terminals do not report their width. */
function widthOfStdout(): number {
  return process.stdout.isTTY && process.stdout.columns > 0 ? process.stdout.columns : Infinity;
}

async function collect(rows: Rows, view: View): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) {
    const shown = hideSecrets(row, view);
    all.push(isRow(shown) ? shown : { Value: shown });
  }
  return all;
}

const shownRow = (row: unknown, view: View): unknown => chosenOf(hideSecrets(row, view), view);

/** Picks the requested columns of a row, of an object, or of the rows of a page. */
function chosenOf(value: unknown, view: View): unknown {
  const { columns } = view;
  if (columns === undefined || !isRow(value)) return value;
  const rows = value['Rows'];
  const isPage = Array.isArray(rows) && 'NbrOfRows' in value;
  if (!isPage) return pick(value, columns);
  return { ...value, Rows: rows.map((row: unknown) => (isRow(row) ? pick(row, columns) : row)) };
}

/** Replaces secrets: by a hint in tables for people, and by null for programs, which would take a hint for the secret. */
function hideSecrets(value: unknown, view: View): unknown {
  const { secrets, format } = view;
  if (secrets.length === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, view));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (!secrets.includes(name)) return [name, hideSecrets(member, view)];
      if (format === 'table') return [name, '(hidden; --show-secrets shows it)'];
      noteHidden(view, name);
      return [name, null];
    }),
  );
}

const noted = new WeakSet<View>();

/** Reports a hidden member on standard error, once per view, unless the requested columns leave it out. */
function noteHidden(view: View, name: string): void {
  if (noted.has(view) || view.columns?.includes(name) === false) return;
  noted.add(view);
  process.stderr.write(`${name} is hidden; --show-secrets shows it.\n`);
}
