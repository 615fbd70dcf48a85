import { UsageError } from '../errors/cli-error.ts';
import { checkCsvHeader } from './csv-header.ts';

/** Maximum length of an ID or name, in characters. */
const maxIdLength = 512;

/** Kind of the records in a text. */
export interface RecordKind {
  /** Returns the item of a record, a text or number; undefined if the record has none. */
  readonly itemOf: (record: Readonly<Record<string, unknown>>) => unknown;
  /** Columns that can be the only one in the header of a CSV. */
  readonly soleColumns: readonly string[];
  /** Whether the columns of a CSV contain items. */
  readonly hasItems: (columns: readonly string[]) => boolean;
  /** Names the missing column or columns: `column Id`. */
  readonly missing: string;
  readonly remedy: string;
}

const records: RecordKind = {
  itemOf: (record) => record['Id'] ?? record['id'],
  // With these names, a CSV that has only a column of names is not read as a list of IDs that begins with the header.
  soleColumns: ['Id', 'Name', 'DeviceIdentifier', 'DeviceId', 'Title', 'Status', 'Path'],
  hasItems: (columns) => columns.includes('Id') || columns.includes('id'),
  missing: 'column Id',
  remedy:
    'Give one id a line, or what `muster … -o json|yaml|csv` writes: each record needs an Id, CSV a header with Id.',
};

/**
 * Reads the IDs in a text: one per line, CSV with a header that has `Id`, a JSON array, page or object, one JSON value
 * per line (NDJSON), or a YAML list, page or object. Records are objects with an `Id` (or `id`), or plain IDs.
 *
 * @param kind kind of the records. Default: their `Id`
 * @throws {UsageError} a line or record has no ID; the message contains its number and content. Nothing is skipped, so
 *   that a truncated text is not mistaken for a shorter list
 */
export async function idsOfText(text: string, kind: RecordKind = records): Promise<string[]> {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n|\r/u);
  const first = lines.find((line) => line.trim() !== '')?.trim();
  if (first === undefined) return [];
  if (/^["A-Za-z][^\s,;\t]*[,;\t]/u.test(first) && isHeaderLike(first))
    checkCsvHeader('Standard input', first);
  if (/^[[{"]/u.test(first) && !isCsvHeader(first, kind)) return idsOfJson(lines, kind);
  if (/^(?:---|- |-$|[A-Za-z]\w*:(?:\s|$))/u.test(first)) return idsOfYaml(lines, kind);
  if (isCsvHeader(first, kind)) return idsOfCsv(lines, kind);
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [idOfLine(line.trim(), index + 1, kind)]));
}

/** Whether a line consists of names of columns, with any separator, some of them empty. */
const isHeaderLike = (line: string): boolean =>
  line.split(/[,;\t]/u).every((name) => /^"?(?:[A-Za-z][\w.]*)?"?$/u.test(name.trim()));

/** Whether a line is a header as `-o csv` writes it. A single word is a header only if it is in `soleColumns`. */
function isCsvHeader(line: string, { soleColumns }: RecordKind): boolean {
  const names = line.split(',').map((name) => name.replace(/^"(.*)"$/u, '$1').trim());
  const [first = ''] = names;
  if (names.length === 1) return soleColumns.includes(first);
  return names.every((name) => /^[A-Za-z][\w.]*$/u.test(name));
}

function idOfLine(text: string, line: number, kind: RecordKind): string {
  const isTable = /\s{2}|\t/u.test(text);
  if (text.length > maxIdLength || isTable || /[,"{}[\]\p{Cc}]/u.test(text))
    throw notAnId(`line ${line}`, text, kind);
  return text;
}

function idsOfJson(lines: readonly string[], kind: RecordKind): string[] {
  const filled = lines.flatMap((text, index) => (text.trim() === '' ? [] : [{ text, line: index + 1 }]));
  const perLine = filled.length > 1 && tryJson(filled[0]?.text ?? '').ok;
  if (!perLine) return idsOfValue(parseWhole(lines.join('\n'), kind), 'the document', kind);
  return filled.flatMap(({ text, line }) => {
    const parsed = tryJson(text);
    if (!parsed.ok) throw notAnId(`line ${line}`, text.trim(), kind);
    return idsOfValue(parsed.value, `line ${line}`, kind);
  });
}

function parseWhole(text: string, { remedy }: RecordKind): unknown {
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

/** Uses the failsafe schema, so that an ID such as `0123` or `1e5` remains text. */
async function idsOfYaml(lines: readonly string[], kind: RecordKind): Promise<string[]> {
  const { parseAllDocuments } = await import('yaml');
  const documents = parseAllDocuments(lines.join('\n'), { schema: 'failsafe' });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const [error] = document.errors;
    if (error !== undefined) {
      const line = error.linePos?.[0].line ?? 1;
      throw new UsageError(
        `Standard input is not valid YAML: line ${line}: ${shown(lines[line - 1] ?? '')}`,
        kind.remedy,
      );
    }
    return idsOfValue(document.toJS(), 'the document', kind);
  });
}

async function idsOfCsv(lines: readonly string[], kind: RecordKind): Promise<string[]> {
  const { parse, CsvError } = await import('csv-parse/sync');
  try {
    const rows = parse(lines.join('\n'), { info: true, relax_column_count: false }) as unknown as readonly {
      readonly info: { readonly lines: number };
      readonly record: readonly string[];
    }[];
    const [header, ...others] = rows.filter(({ record }) => record.some((field) => field.trim() !== ''));
    const columns = columnsOf(header?.record ?? [], kind);
    return others.map(({ record, info }) => {
      // An empty field counts as missing.
      const fields = record.map((field, index) => [columns[index] ?? '', field.trim() || undefined] as const);
      return idOfValue(Object.fromEntries(fields), `line ${info.lines}`, kind, record.join(','));
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw new UsageError(
      `Standard input is not valid CSV: line ${line}: ${shown(lines[line - 1] ?? '')}`,
      kind.remedy,
    );
  }
}

function columnsOf(header: readonly string[], kind: RecordKind): string[] {
  const names = header.map((name) => name.trim());
  if (kind.hasItems(names)) return names;
  throw new UsageError(
    `The CSV on standard input has no ${kind.missing}: ${shown(names.join(','))}`,
    kind.remedy,
  );
}

function idsOfValue(value: unknown, where: string, kind: RecordKind): string[] {
  const inner = isObject(value) && Array.isArray(value['Rows']) ? value['Rows'] : value;
  if (!Array.isArray(inner)) return [idOfValue(inner, where, kind)];
  return inner.map((item: unknown, index) => idOfValue(item, `record ${index + 1} of ${where}`, kind));
}

/** Accepts numbers as IDs if they are exact. */
function idOfValue(value: unknown, where: string, kind: RecordKind, content = value): string {
  const id = isObject(value) ? kind.itemOf(value) : value;
  if (Number.isSafeInteger(id)) return String(id);
  if (typeof id === 'string' && id.trim() !== '' && id.length <= maxIdLength) return id;
  throw notAnId(where, typeof content === 'string' ? content : JSON.stringify(content), kind);
}

const notAnId = (where: string, content: string, { remedy }: RecordKind): UsageError =>
  new UsageError(`Standard input, ${where}: no id in ${shown(content)}. Nothing was sent.`, remedy);

const shown = (text: string): string => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
