import type { Sample } from '../port.ts';
import type { Change } from '../queue/backend.ts';
import type { Statement } from '../sql/connection.ts';
import { SampleChange, type SqlSamples } from '../sql/samples.ts';
import { RowChange, type DocumentRow, type SqlTable } from '../sql/sql-table.ts';
import { postgresDialect } from './dialect.ts';

/** Maximum rows of one statement, and maximum characters of their documents. */
const MAX_ROWS = 1_000;
const MAX_LENGTH = 4_000_000;

type Kind = RowChange['kind'];

/**
 * Order of the kinds in one set. No kind frees a unique key for an earlier one: an insert frees none, and a delete
 * needs none.
 */
const ORDER: Readonly<Record<Kind, number>> = { insert: 0, put: 1, delete: 2 };

/** Rows that one statement writes, keyed by ID. */
interface Part {
  readonly kind: Kind;
  readonly rows: Map<string, DocumentRow>;
}

/**
 * Changes of many writes, executed with one statement per table and kind. If all statements succeed, the changes
 * would have succeeded one after the other, with the same result.
 */
export class WriteSet {
  readonly #tables = new Map<SqlTable, Part[]>();
  readonly #samples = new Map<string, Sample>();
  #sampleTable: SqlSamples | undefined;

  /** Whether all changes can be part of a set. Other changes read documents to decide what to write. */
  static acceptsAll(changes: readonly Change[]): changes is readonly (RowChange | SampleChange)[] {
    return changes.every((change) => change instanceof RowChange || change instanceof SampleChange);
  }

  /** @returns false if the set must be executed first, because it contains an earlier state of the document */
  add(change: RowChange | SampleChange): boolean {
    if (change instanceof SampleChange) {
      this.#sampleTable = change.table;
      for (const one of change.samples) this.#samples.set(`${one.timeMs} ${one.resourceId}`, one);
      return true;
    }
    const { table, kind, rows } = change;
    const parts = this.#tables.get(table) ?? [];
    if (!rows.every((row) => fits(parts, change, row))) return false;
    this.#tables.set(table, parts);
    const part = partFor(parts, kind, table.statements.uniqueKeys.length > 0);
    for (const row of rows) (findPart(parts, row.id) ?? part).rows.set(row.id, row);
    return true;
  }

  /** Yields the statements in the order of execution. Reads the numbers of resources first. */
  async statements(): Promise<readonly Statement[]> {
    const statements: Statement[] = [];
    for (const [table, parts] of this.#tables) {
      for (const { kind, rows } of parts) {
        for (const some of chunksOf([...rows.values()], ({ json }) => json.length)) {
          statements.push({ sql: table.statements.ofSet(kind), parameters: parametersOf(kind, some, table) });
        }
      }
    }
    const lengthOf = ({ value }: Sample): number => (typeof value === 'string' ? value.length : 0);
    for (const some of chunksOf([...this.#samples.values()], lengthOf)) {
      const statement = await this.#sampleTable?.appendingSet(some);
      if (statement !== undefined) statements.push(statement);
    }
    return statements;
  }
}

function findPart(parts: readonly Part[], id: string): Part | undefined {
  return parts.find(({ rows }) => rows.has(id));
}

/** Whether the set has no other state of the document, or one that a put replaces without changing its unique keys. */
function fits(parts: readonly Part[], { kind, table }: RowChange, { id, values }: DocumentRow): boolean {
  const part = findPart(parts, id);
  if (part === undefined) return true;
  const old = part.rows.get(id)?.values;
  const isSame = [...table.statements.uniqueColumns].every((at) => old?.[at] === values[at]);
  return kind === 'put' && part.kind !== 'delete' && isSame;
}

function partFor(parts: Part[], kind: Kind, hasUniqueKeys: boolean): Part {
  for (const part of parts.toReversed()) {
    if (part.kind === kind) return part;
    if (hasUniqueKeys && ORDER[part.kind] < ORDER[kind]) break;
  }
  const part: Part = { kind, rows: new Map() };
  parts.push(part);
  return part;
}

function parametersOf(kind: Kind, rows: readonly DocumentRow[], { statements }: SqlTable): unknown[] {
  const ids = rows.map(({ id }) => postgresDialect.toColumn(id));
  if (kind === 'delete') return [ids];
  const documents = rows.map(({ json }) => postgresDialect.toDocument(json));
  return [ids, documents, ...statements.columns.map((_, at) => rows.map(({ values }) => values[at]))];
}

function* chunksOf<T>(all: readonly T[], lengthOf: (one: T) => number): Generator<readonly T[]> {
  let [some, length]: [T[], number] = [[], 0];
  for (const one of all) {
    if (some.length === MAX_ROWS || (some.length > 0 && length + lengthOf(one) > MAX_LENGTH)) {
      yield some;
      [some, length] = [[], 0];
    }
    some.push(one);
    length += lengthOf(one);
  }
  if (some.length > 0) yield some;
}
