import { UsageError } from '../errors/cli-error.ts';
import { write } from './stdout.ts';
import { tableOfObject, tableOfRows, unfitted, usefulColumns } from './table.ts';
import { field, isRow, type Row } from './value.ts';

export const formats = ['json', 'table', 'csv', 'yaml'] as const;
export type Format = (typeof formats)[number];

/** How results are shown. */
export interface View {
  readonly format: Format;
  /** The columns that were asked for. */
  readonly columns: readonly string[] | undefined;
  /** The columns that the contract knows. */
  readonly knownColumns: readonly string[];
  /** Members to hide. */
  readonly secrets: readonly string[];
}

const hidden = '(hidden; --show-secrets shows it)';

/** Writes one thing as one document. */
export async function printObject(value: unknown, view: View): Promise<void> {
  const shown = hideSecrets(value, view.secrets);
  if (view.format === 'json') return write(`${JSON.stringify(shown, null, 2)}\n`);
  if (view.format === 'yaml') return printYaml(shown);
  if (!isRow(shown)) return;
  if (view.format === 'csv') return printCsv([shown], view);
  const chosen = view.columns === undefined ? shown : pick(shown, view.columns);
  if (Object.keys(chosen).length > 0) await write(`${tableOfObject(chosen, widthOfStdout())}\n`);
}

/**
 * Writes rows while they come, as one document.
 *
 * @param around the text before and after the rows of a JSON document
 */
export async function printRows(
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  view: View,
  around?: Around,
): Promise<number> {
  switch (view.format) {
    case 'json':
      return printJson(rows, view, around ?? { before: () => '', after: () => '' });
    case 'csv':
      return printCsvRows(rows, view);
    case 'yaml':
    case 'table': {
      const all = await collect(rows, view);
      if (view.format === 'yaml') await printYaml(all);
      else await printTable(all, view);
      return all.length;
    }
  }
}

/** Libraries of the rarer forms are loaded when they are needed: every command would wait for them. */
async function printYaml(value: unknown): Promise<void> {
  const { stringify } = await import('yaml');
  await write(stringify(value));
}

/** The text around the rows of a JSON document, which may need to know how many there were. */
export interface Around {
  before(): string;
  after(count: number): string;
}

/** A page envelope around rows that are all there is. */
export const allRows: Around = {
  before: () => '{\n"Page": 1,\n"NbrOfPages": 1,\n"Rows": ',
  after: (count) => `,\n"PageSize": ${count},\n"NbrOfRows": ${count}\n}`,
};

async function printJson(
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  view: View,
  around: Around,
): Promise<number> {
  let count = 0;
  await write(`${around.before()}[`);
  for await (const row of rows) {
    const text = JSON.stringify(hideSecrets(row, view.secrets), null, 2).replace(/^/gm, '  ');
    await write(`${count === 0 ? '' : ','}\n${text}`);
    count += 1;
  }
  await write(`${count === 0 ? '' : '\n'}]${around.after(count)}\n`);
  return count;
}

async function printCsvRows(rows: AsyncIterable<unknown> | Iterable<unknown>, view: View): Promise<number> {
  const { stringify: csvLine } = await import('csv-stringify/sync');
  const columns = csvColumns(view);
  let count = 0;
  await write(csvLine([[...columns]]));
  for await (const row of rows) {
    count += 1;
    const shown = hideSecrets(row, view.secrets);
    if (isRow(shown)) await write(csvLine([columns.map((column) => field(valueAt(shown, column)))]));
  }
  return count;
}

async function printCsv(rows: readonly Row[], view: View): Promise<void> {
  await printCsvRows(rows, view);
}

function csvColumns(view: View): readonly string[] {
  const columns = view.columns ?? view.knownColumns;
  if (columns.length === 0) throw new UsageError('There are no columns for CSV here.', 'Use -o json.');
  return columns;
}

async function printTable(rows: readonly Row[], view: View): Promise<void> {
  if (rows.length === 0) {
    if (process.stdout.isTTY && process.stderr.isTTY) process.stderr.write('No rows.\n');
    return;
  }
  const known = view.knownColumns.length > 0 ? view.knownColumns : undefined;
  const columns =
    view.columns === undefined ? usefulColumns(rows, known, widthOfStdout()) : unfitted(view.columns);
  const flat = rows.map((row) => pick(row, [...columns.keys()]));
  await write(`${tableOfRows(flat, columns)}\n`);
}

/** Some terminals do not say how wide they are. */
function widthOfStdout(): number {
  return process.stdout.isTTY && process.stdout.columns > 0 ? process.stdout.columns : Infinity;
}

async function collect(rows: AsyncIterable<unknown> | Iterable<unknown>, view: View): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) {
    const shown = hideSecrets(row, view.secrets);
    all.push(isRow(shown) ? shown : { Value: shown });
  }
  return all;
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, valueAt(row, column)]));

/** `DeviceType.Name` reaches into a member. */
function valueAt(row: Row, column: string): unknown {
  if (column in row) return row[column];
  return column.split('.').reduce<unknown>((value, name) => (isRow(value) ? value[name] : undefined), row);
}

function hideSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, secrets));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      secrets.includes(name) ? hidden : hideSecrets(member, secrets),
    ]),
  );
}
