import type { AnyCollectionDefinition } from '../port.ts';
import type { Dialect } from './dialect.ts';
import { columnOf, columnsOf, tableOf, type Column } from './schema.ts';

/** Maximum number of texts of updates that are kept. Few sets of columns change together. */
const MAX_UPDATES = 100;

interface UniqueKey {
  readonly fields: readonly string[];
  /** Indexes of its columns. */
  readonly columns: readonly number[];
  /** Finds another document with the same key. The ID of the document itself is the last parameter. */
  readonly sql: string;
}

/**
 * The statements of a collection for reads by ID and for writes. They are SQL texts, because compiling one with
 * kysely takes as long as executing it.
 */
export class TableStatements {
  readonly columns: readonly Column[];
  readonly uniqueKeys: readonly UniqueKey[];
  /** Indexes of the columns in unique keys. */
  readonly uniqueColumns: ReadonlySet<number>;
  /** These statements have one parameter, the ID. */
  readonly get: string;
  readonly getColumns: string;
  readonly delete: string;
  /** Inserts or replaces a document of a collection without columns. */
  readonly upsert: string;
  readonly #table: string;
  readonly #names: readonly string[];
  readonly #dialect: Dialect;
  /** Texts of updates by the columns that they assign. */
  readonly #updates = new Map<string, string>();

  constructor(dialect: Dialect, definition: AnyCollectionDefinition) {
    this.#dialect = dialect;
    this.#table = `"${tableOf(definition.name)}"`;
    this.columns = columnsOf(definition);
    this.#names = ['id', 'doc', ...this.columns.map(({ name }) => `"${name}"`)];
    const [ofTable, ofId] = [this.#table, `WHERE id = ${dialect.parameter(1)}`];
    const columns = this.#names.filter((name) => name !== 'doc');
    this.get = `SELECT doc FROM ${ofTable} ${ofId}`;
    this.getColumns = `SELECT ${columns.join(', ')} FROM ${ofTable} ${ofId}`;
    this.delete = `DELETE FROM ${ofTable} ${ofId}`;
    this.upsert = `INSERT INTO ${ofTable} (id, doc) VALUES (${this.#list(0, 2)}) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`;
    this.uniqueKeys = definition.indexes
      // A key that contains the ID is never taken by another document.
      .filter(({ unique, fields }) => unique === true && !fields.includes('id'))
      .map(({ fields }) => this.#uniqueKey(fields));
    this.uniqueColumns = new Set(this.uniqueKeys.flatMap((key) => key.columns));
  }

  /** Inserts documents whose keys are free. Parameters: ID, document and columns of each. */
  insert(rows: number): string {
    const { length } = this.#names;
    const values = Array.from({ length: rows }, (_, row) => `(${this.#list(row * length, length)})`);
    return `INSERT INTO ${this.#table} (${this.#names.join(', ')}) VALUES ${values.join(', ')} ON CONFLICT DO NOTHING`;
  }

  /**
   * Replaces a document. Parameters: document, changed columns, ID, and with `isCompared` the expected previous
   * values of all columns.
   *
   * @param changed indexes of the columns to assign
   */
  update(changed: readonly number[], isCompared: boolean): string {
    const key = `${isCompared} ${changed.join()}`;
    const known = this.#updates.get(key);
    if (known !== undefined) return known;
    const text = this.#update(changed, isCompared);
    if (this.#updates.size < MAX_UPDATES) this.#updates.set(key, text);
    return text;
  }

  #update(changed: readonly number[], isCompared: boolean): string {
    const { parameter } = this.#dialect;
    const names = ['doc', ...changed.map((at) => this.#names[at + 2])];
    const assigned = names.map((name, at) => `${name} = ${parameter(at + 1)}`);
    const id = names.length + 1;
    const same = this.columns.map(
      ({ name }, at) => `"${name}" IS NOT DISTINCT FROM ${parameter(id + at + 1)}`,
    );
    const conditions = [`id = ${parameter(id)}`, ...(isCompared ? same : [])];
    return `UPDATE ${this.#table} SET ${assigned.join(', ')} WHERE ${conditions.join(' AND ')}`;
  }

  /** Finds the first document by ID with a value in a column. @param value the parameter, or SQL for the value */
  first(column: string, value = this.#dialect.parameter(1)): string {
    return `SELECT doc FROM ${this.#table} WHERE "${column}" = ${value} ORDER BY id LIMIT 1`;
  }

  /** PostgreSQL: finds the first document by ID for each value of an array in a column. */
  lookup(column: string): string {
    return `SELECT k.value AS key, t.doc FROM unnest(${this.#dialect.parameter(1)}::text[]) AS k(value) CROSS JOIN LATERAL (${this.first(column, 'k.value')}) AS t`;
  }

  /**
   * PostgreSQL: writes many rows. Each parameter is an array: IDs, documents, and the values of each column. A put
   * assigns all columns, because PostgreSQL determines itself which of them change.
   */
  ofSet(kind: 'insert' | 'put' | 'delete'): string {
    const { parameter, documentType } = this.#dialect;
    if (kind === 'delete') return `DELETE FROM ${this.#table} WHERE id = ANY(${parameter(1)}::text[])`;
    const types = this.#names.map((name) => (name === 'doc' ? documentType : 'text'));
    const rows = types.map((type, at) => `${parameter(at + 1)}::${type}[]`);
    const assigned = this.#names.slice(1).map((name) => `${name} = excluded.${name}`);
    const replaced = kind === 'put' ? ` ON CONFLICT (id) DO UPDATE SET ${assigned.join(', ')}` : '';
    return `INSERT INTO ${this.#table} (${this.#names.join(', ')}) SELECT * FROM unnest(${rows.join(', ')})${replaced}`;
  }

  #uniqueKey(fields: readonly string[]): UniqueKey {
    const { parameter } = this.#dialect;
    const conditions = fields.map((field, at) => `"${columnOf(field)}" = ${parameter(at + 1)}`);
    conditions.push(`id <> ${parameter(fields.length + 1)}`);
    return {
      fields,
      columns: fields.map((field) => this.columns.findIndex(({ name }) => name === columnOf(field))),
      sql: `SELECT id FROM ${this.#table} WHERE ${conditions.join(' AND ')}`,
    };
  }

  /** Placeholders that follow the given number of other parameters. */
  #list(others: number, length: number): string {
    return Array.from({ length }, (_, at) => this.#dialect.parameter(others + at + 1)).join(', ');
  }
}
