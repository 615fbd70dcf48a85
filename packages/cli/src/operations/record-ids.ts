import { UsageError } from '../errors/cli-error.ts';

/** Longest id or name that a line can hold, in characters. */
const maxIdLength = 512;
const remedy =
  'Give one id a line, or what `muster … -o json|yaml|csv` writes: each record needs an Id, CSV a header with Id.';

/**
 * The ids in a text: one a line, CSV with a header that has `Id`, a JSON array, page or object, one JSON value a line
 * (ndjson), or a YAML list, page or object. Records are objects with an `Id` (or `id`), or plain ids.
 *
 * @throws {UsageError} a line or record has no id; the message has its number and content. Nothing is skipped: a text
 *   that was cut short must not pass for a shorter list.
 */
export async function idsOfText(text: string): Promise<string[]> {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n|\r/u);
  const first = lines.find((line) => line.trim() !== '')?.trim();
  if (first === undefined) return [];
  if (/^[[{"]/u.test(first) && !isCsvHeader(first)) return idsOfJson(lines);
  if (/^(?:---|- |-$|[A-Za-z]\w*:(?:\s|$))/u.test(first)) return idsOfYaml(lines);
  if (isCsvHeader(first)) return idsOfCsv(lines);
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [idOfLine(line.trim(), index + 1)]));
}

/** The names of columns as `-o csv` writes them; a single `Id` is a header, other single words are ids. */
function isCsvHeader(line: string): boolean {
  const names = line.split(',').map((name) => name.replace(/^"(.*)"$/u, '$1').trim());
  if (names.length === 1) return names[0] === 'Id';
  return names.every((name) => /^[A-Za-z][\w.]*$/u.test(name));
}

function idOfLine(text: string, line: number): string {
  const isTable = /\s{2}|\t/u.test(text);
  if (text.length > maxIdLength || isTable || /[,"{}[\]\p{Cc}]/u.test(text))
    throw notAnId(`line ${line}`, text);
  return text;
}

function idsOfJson(lines: readonly string[]): string[] {
  const filled = lines.flatMap((text, index) => (text.trim() === '' ? [] : [{ text, line: index + 1 }]));
  const perLine = filled.length > 1 && tryJson(filled[0]?.text ?? '').ok;
  if (!perLine) return idsOfValue(parseWhole(lines.join('\n')), 'the document');
  return filled.flatMap(({ text, line }) => {
    const parsed = tryJson(text);
    if (!parsed.ok) throw notAnId(`line ${line}`, text.trim());
    return idsOfValue(parsed.value, `line ${line}`);
  });
}

function parseWhole(text: string): unknown {
  const parsed = tryJson(text);
  if (parsed.ok) return parsed.value;
  throw new UsageError(`Standard input is not valid JSON: ${parsed.reason}`, remedy);
}

type Parsed =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

function tryJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Read with the failsafe schema: an id such as `0123` or `1e5` stays the text that it is. */
async function idsOfYaml(lines: readonly string[]): Promise<string[]> {
  const { parseAllDocuments } = await import('yaml');
  const documents = parseAllDocuments(lines.join('\n'), { schema: 'failsafe' });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const [error] = document.errors;
    if (error !== undefined) {
      const line = error.linePos?.[0].line ?? 1;
      throw new UsageError(
        `Standard input is not valid YAML: line ${line}: ${shown(lines[line - 1] ?? '')}`,
        remedy,
      );
    }
    return idsOfValue(document.toJS(), 'the document');
  });
}

async function idsOfCsv(lines: readonly string[]): Promise<string[]> {
  const { parse, CsvError } = await import('csv-parse/sync');
  try {
    const rows = parse(lines.join('\n'), { info: true, relax_column_count: false }) as unknown as readonly {
      readonly info: { readonly lines: number };
      readonly record: readonly string[];
    }[];
    const [header, ...records] = rows.filter(({ record }) => record.some((field) => field.trim() !== ''));
    const column = header === undefined ? -1 : idColumn(header.record);
    return records.map(({ record, info }) =>
      idOfValue(record[column]?.trim(), `line ${info.lines}`, record.join(',')),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw new UsageError(
      `Standard input is not valid CSV: line ${line}: ${shown(lines[line - 1] ?? '')}`,
      remedy,
    );
  }
}

function idColumn(header: readonly string[]): number {
  const names = header.map((name) => name.trim());
  const column = names.includes('Id') ? names.indexOf('Id') : names.indexOf('id');
  if (column === -1)
    throw new UsageError(`The CSV on standard input has no column Id: ${shown(names.join(','))}`, remedy);
  return column;
}

function idsOfValue(value: unknown, where: string): string[] {
  const inner = isObject(value) && Array.isArray(value['Rows']) ? value['Rows'] : value;
  if (!Array.isArray(inner)) return [idOfValue(isObject(inner) ? idMember(inner) : inner, where, inner)];
  return inner.map((item: unknown, index) =>
    idOfValue(isObject(item) ? idMember(item) : item, `record ${index + 1} of ${where}`, item),
  );
}

const idMember = (record: Readonly<Record<string, unknown>>): unknown => record['Id'] ?? record['id'];

/** Numbers are ids too, as long as they are exact. */
function idOfValue(value: unknown, where: string, content: unknown): string {
  if (Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'string' && value.trim() !== '' && value.length <= maxIdLength) return value;
  throw notAnId(where, typeof content === 'string' ? content : JSON.stringify(content));
}

const notAnId = (where: string, content: string): UsageError =>
  new UsageError(`Standard input, ${where}: no id in ${shown(content)}. Nothing was sent.`, remedy);

const shown = (text: string): string => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
