import type {
  AnyCollectionDefinition,
  Condition,
  ElementList,
  ElementRow,
  Entity,
  Page,
  Query,
} from '../port.ts';
import { UniqueViolationError } from '../port.ts';
import type { StoreOptions } from '../options.ts';
import type { Change, Table } from '../queue/backend.ts';
import { toJson } from '../queue/checks.ts';
import { KeptCounts, type ChangeCounts } from './change-counts.ts';
import type { Connection, Row, Source, Statement, Dialect } from './dialect.ts';
import { readElements } from './elements.ts';
import { CollectionQueries } from './queries.ts';
import { Lookup } from './lookup.ts';
import type { References } from './references.ts';
import { columnOf, type Column } from './schema.ts';
import { TableStatements } from './table-statements.ts';

/** Maximum number of documents that are looked up one by one. More are looked up together. */
const FEW_IDS = 8;
/** Sorting one row takes as long as scanning this many. */
const LARGE_PART = 8;
const DEFAULT_LIST_TIMEOUT_SECONDS = 5;
/** Maximum number of IDs in one statement. */
const MAX_IDS = 5_000;

/** A document with the values of its columns. */
export interface DocumentRow {
  readonly id: string;
  readonly json: string;
  readonly values: readonly unknown[];
}

/** Rows that are written without reading documents of other collections. A row to delete only has an ID. */
export class RowChange implements Change {
  readonly table: SqlTable;
  readonly kind: 'insert' | 'put' | 'delete';
  readonly rows: readonly DocumentRow[];
  readonly run: () => Promise<unknown>;

  constructor(
    table: SqlTable,
    kind: RowChange['kind'],
    rows: readonly DocumentRow[],
    run: () => Promise<unknown>,
  ) {
    this.table = table;
    this.kind = kind;
    this.rows = rows;
    this.run = run;
  }
}

/** Other collections, and properties of the store. */
export interface Related {
  readonly references: References;
  readonly tableOf: (definition: AnyCollectionDefinition) => Table;
  readonly changeCounts: ChangeCounts | undefined;
  /** Whether numbers of documents are kept until these counts change: not inside a transaction. */
  readonly keepsCounts: boolean;
  /** Whether look-ups of one turn of the event loop share a statement. */
  readonly sharesLookups: boolean;
}

/** The table of a collection: the document, and a column for each field used in conditions or indexes. */
export class SqlTable implements Table {
  readonly #source: Source;
  readonly #dialect: Dialect;
  readonly #definition: AnyCollectionDefinition;
  readonly #columns: readonly Column[];
  readonly #related: Related;
  /** Keyed by column. */
  readonly #lookups = new Map<string, Lookup>();
  readonly #listTimeoutMs: number;
  readonly #keptCounts: KeptCounts | undefined;
  readonly #queries: CollectionQueries;
  /** SQL texts of its statements. */
  readonly statements: TableStatements;

  constructor(
    source: Source,
    dialect: Dialect,
    definition: AnyCollectionDefinition,
    related: Related,
    { listTimeoutSeconds = DEFAULT_LIST_TIMEOUT_SECONDS }: StoreOptions,
  ) {
    this.#related = related;
    const { changeCounts, keepsCounts } = related;
    if (changeCounts !== undefined && keepsCounts)
      this.#keptCounts = new KeptCounts(() => changeCounts.of(definition.name));
    this.#listTimeoutMs = listTimeoutSeconds * 1_000;
    this.#source = source;
    this.#dialect = dialect;
    this.#definition = definition;
    this.statements = new TableStatements(dialect, definition);
    this.#columns = this.statements.columns;
    this.#queries = new CollectionQueries(dialect, definition);
  }

  async get(id: string): Promise<Entity | undefined> {
    const key = this.#dialect.toColumn(id);
    const row = this.#related.sharesLookups
      ? await this.#lookup('id').find(key)
      : (await this.#all({ sql: this.statements.get, parameters: [key] }))[0];
    return row && this.#entity(row);
  }

  #lookup(column: string): Lookup {
    let lookup = this.#lookups.get(column);
    if (lookup === undefined) {
      lookup = new Lookup(this.#source, this.statements.lookup(column));
      this.#lookups.set(column, lookup);
    }
    return lookup;
  }

  async getMany(ids: Iterable<string>): Promise<Map<string, Entity>> {
    const wanted = [...new Set(ids)];
    const found = new Map<string, Entity>();
    if (wanted.length <= FEW_IDS) {
      for (const doc of await Promise.all(wanted.map((id) => this.get(id)))) {
        if (doc !== undefined) found.set(doc.id, doc);
      }
      return found;
    }
    for (let at = 0; at < wanted.length; at += MAX_IDS) {
      const some = wanted.slice(at, at + MAX_IDS);
      for (const doc of await this.find({ where: [{ field: 'id', op: 'in', value: some }] })) {
        found.set(doc.id, doc);
      }
    }
    return found;
  }

  async find(query: Query): Promise<Entity[]> {
    const lookedUp = this.#lookedUp(query);
    if (lookedUp === undefined) {
      return (await this.#all(this.#queries.select('doc', query))).map((row) => this.#entity(row));
    }
    const { column, key } = lookedUp;
    const row = this.#related.sharesLookups
      ? await this.#lookup(column).find(key)
      : (await this.#all({ sql: this.statements.first(column), parameters: [key] }))[0];
    return row === undefined ? [] : [this.#entity(row)];
  }

  /** Returns the look-up for a query that asks for the first document with a text in a field that has a column. */
  #lookedUp({
    where = [],
    search,
    sort,
    offset,
    limit,
  }: Query): { column: string; key: unknown } | undefined {
    const [condition] = where;
    if (
      limit !== 1 ||
      where.length !== 1 ||
      search !== undefined ||
      sort !== undefined ||
      offset !== undefined
    )
      return undefined;
    if (condition?.op !== 'eq' || typeof condition.value !== 'string') return undefined;
    const column = columnOf(condition.field);
    if (!this.#columns.some(({ name }) => name === column)) return undefined;
    return { column, key: this.#dialect.toColumn(condition.value) };
  }

  page(query: Query): Promise<Page<Entity>> {
    return this.#source().within(this.#listTimeoutMs, async (connection) => {
      const [row] = await this.#counted(connection, this.#queries.total(query), query.where);
      const total = Number(row?.['total'] ?? 0);
      const { offset = 0, limit = total } = query;
      if (total <= offset || limit === 0) return { rows: [], total };
      const isMost = total * LARGE_PART >= Number(row?.['size'] ?? Infinity);
      const rows = await connection.all(this.#queries.page(query, isMost));
      return { rows: rows.map((one) => this.#entity(one)), total };
    });
  }

  /**
   * Executes a statement that counts documents, unless it was executed before and the collection has not changed.
   *
   * @param where conditions of the statement
   */
  #counted(
    connection: Connection,
    statement: Statement,
    where: readonly Condition[] = [],
  ): Promise<readonly Row[]> {
    // Values of other collections change without a change of this one.
    const isOwn = where.every(({ op }) => op !== 'among');
    return isOwn && this.#keptCounts !== undefined
      ? this.#keptCounts.read(connection, statement)
      : connection.all(statement);
  }

  pageElements(query: Query, elements: ElementList): Promise<Page<ElementRow>> {
    return this.#source().within(this.#listTimeoutMs, (connection) =>
      readElements(connection, this.#dialect, this.#definition, { query, elements }),
    );
  }

  async ids(query: Query): Promise<string[]> {
    const rows = await this.#all(this.#queries.select('id', query));
    return rows.map(({ id }) => String(this.#dialect.fromColumn(id)));
  }

  async count(query: Query): Promise<number> {
    const [row] = await this.#counted(this.#source(), this.#queries.count(query), query.where);
    return Number(row?.['total'] ?? 0);
  }

  countBy(field: string, where: readonly Condition[]): Promise<Map<string | number | null, number>> {
    return this.#source().within(this.#listTimeoutMs, async (connection) => {
      const rows = await this.#counted(connection, this.#queries.countBy(field, where), where);
      return new Map(rows.map((row) => [this.#dialect.fromColumn(row['value']), Number(row['total'])]));
    });
  }

  prepareInsert(docs: readonly Entity[]): Change {
    const rows = docs.map((doc) => this.#rowOf(doc));
    return new RowChange(this, 'insert', rows, () => this.#insert(rows));
  }

  preparePut(doc: Entity, before?: Entity): Change {
    const row = this.#rowOf(doc);
    const old = before === undefined || this.#columns.length === 0 ? undefined : this.#valuesOf(before);
    return new RowChange(this, 'put', [row], async () => {
      if (old === undefined || !(await this.#replace(row, old))) await this.#put(row);
    });
  }

  prepareDelete(id: string): Change {
    const run = (): Promise<boolean> => this.#delete(id);
    if (this.#related.references.has(this.#definition.name)) return { run };
    return new RowChange(this, 'delete', [{ id, json: '', values: [] }], run);
  }

  #rowOf(doc: Entity): DocumentRow {
    return { id: doc.id, json: toJson(doc), values: this.#valuesOf(doc) };
  }

  #valuesOf(doc: Entity): unknown[] {
    return this.#columns.map((column) => this.#dialect.toColumn(column.valueOf(doc)));
  }

  async #delete(id: string): Promise<boolean> {
    await this.#release([id]);
    const parameters = [this.#dialect.toColumn(id)];
    return (await this.#write({ sql: this.statements.delete, parameters })) > 0;
  }

  async deleteWhere(where: readonly Condition[], limit: number): Promise<number> {
    if (!this.#related.references.has(this.#definition.name)) {
      return this.#write(this.#queries.delete(where, limit));
    }
    const ids = await this.ids({ where, limit });
    await this.#release(ids);
    return this.#write(this.#queries.delete([{ field: 'id', op: 'in', value: ids }], limit));
  }

  async remove(where: readonly Condition[]): Promise<void> {
    await this.#write(this.#queries.delete(where, this.#dialect.noLimit));
  }

  async #release(ids: readonly string[]): Promise<void> {
    const { references, tableOf: tables } = this.#related;
    if (ids.length > 0) await references.release(this.#definition.name, ids, tables);
  }

  /**
   * Inserts documents with one statement. Detects a taken key without an error of the database, because in PostgreSQL
   * an error aborts the transaction.
   */
  async #insert(rows: readonly DocumentRow[]): Promise<void> {
    const dialect = this.#dialect;
    const parameters = rows.flatMap(({ id, json, values }) => [
      dialect.toColumn(id),
      dialect.toDocument(json),
      ...values,
    ]);
    const inserted = await this.#write({ sql: this.statements.insert(rows.length), parameters });
    if (inserted === rows.length) return;
    let fields: readonly string[] | undefined;
    for (const { id, values } of rows) fields ??= await this.#takenKey(id, values, () => true);
    throw new UniqueViolationError(this.#definition.name, fields ?? ['id']);
  }

  /**
   * Returns the fields of a unique key that another document has. The answer is valid until the write, because only this process
   * writes.
   */
  async #takenKey(
    id: string,
    values: readonly unknown[],
    isChanged: (column: number) => boolean,
  ): Promise<readonly string[] | undefined> {
    for (const { fields, columns, sql: text } of this.statements.uniqueKeys) {
      const key = columns.map((column) => values[column]);
      if (key.includes(null) || !columns.some(isChanged)) continue;
      const found = await this.#all({ sql: text, parameters: [...key, this.#dialect.toColumn(id)] });
      if (found.length > 0) return fields;
    }
    return undefined;
  }

  /**
   * Assigns only changed columns. A database writes the entries of every index with an assigned column, but most puts
   * do not change these values.
   */
  async #put(document: DocumentRow): Promise<void> {
    const { id, json, values } = document;
    const key = this.#dialect.toColumn(id);
    if (this.#columns.length === 0) {
      const parameters = [key, this.#dialect.toDocument(json)];
      await this.#write({ sql: this.statements.upsert, parameters });
      return;
    }
    const [row] = await this.#all({ sql: this.statements.getColumns, parameters: [key] });
    if (row === undefined) return this.#insert([document]);
    return this.#update(id, json, row, values);
  }

  /** Replaces a document whose columns have the old values. @returns false if there is none, or a unique key changes */
  async #replace({ id, json, values }: DocumentRow, old: readonly unknown[]): Promise<boolean> {
    const changed = values.flatMap((value, at) => (old[at] === value ? [] : [at]));
    if (changed.some((at) => this.statements.uniqueColumns.has(at))) return false;
    const parameters = [
      this.#dialect.toDocument(json),
      ...changed.map((at) => values[at]),
      this.#dialect.toColumn(id),
      ...old,
    ];
    return (await this.#write({ sql: this.statements.update(changed, true), parameters })) > 0;
  }

  async #update(id: string, json: string, row: Row, values: readonly unknown[]): Promise<void> {
    const changed = this.#columns.flatMap(({ name }, at) => (row[name] === values[at] ? [] : [at]));
    const taken = await this.#takenKey(id, values, (column) => changed.includes(column));
    if (taken !== undefined) throw new UniqueViolationError(this.#definition.name, taken);
    const parameters = [
      this.#dialect.toDocument(json),
      ...changed.map((at) => values[at]),
      this.#dialect.toColumn(id),
    ];
    await this.#write({ sql: this.statements.update(changed, false), parameters });
  }

  /** Notes for readers that the running transaction changes the collection. */
  noteChange(): void {
    this.#related.changeCounts?.note(this.#definition.name);
  }

  #write(statement: Statement): Promise<number> {
    this.noteChange();
    return this.#source().run(statement);
  }

  #all(statement: Statement): Promise<Row[]> {
    return this.#source().all(statement);
  }

  #entity(row: Row): Entity {
    return JSON.parse(this.#dialect.fromDocument(row['doc'])) as Entity;
  }
}
