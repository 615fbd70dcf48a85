import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyCollectionDefinition, Entity, IndexDefinition, Sample } from '../port.ts';
import { StoreError } from '../port.ts';
import { plain, type Connection } from './dialect.ts';
import type { Dialect } from './dialect.ts';
import { foldedOf, valueOf } from '../../kernel/entities.ts';

export const tableOf = (collection: string): string => nameOf(`c_${collection}`);
export const columnOf = (field: string): string => nameOf(`x_${field.replaceAll('.', '__')}`);
/** Column with the lower-case text of a searched field. */
export const foldedColumnOf = (field: string): string => nameOf(`f_${field}`);

/** PostgreSQL truncates longer names without an error. */
const MAX_NAME = 63;

/** Returns the name of a table, column or index. A long one ends with a hash of the whole name. */
function nameOf(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${name.slice(0, MAX_NAME - hash.length - 1)}_${hash}`;
}

/** The fields that have a column, without the ID. */
export function columnFields(definition: AnyCollectionDefinition): string[] {
  const indexed = definition.indexes.flatMap(({ fields, includes = [], covers = [] }) => [
    ...fields,
    ...includes,
    ...covers,
  ]);
  const fields = [...indexed, ...(definition.searched ?? [])];
  return [...new Set(fields)].filter((field) => field !== 'id');
}

/** A column, and its value for a document. */
export interface Column {
  readonly name: string;
  readonly valueOf: (doc: Entity) => string | number | null;
}

/** The columns of a collection besides `id` and `doc`: copies of values in the document, for indexes and conditions. */
export function columnsOf(definition: AnyCollectionDefinition): Column[] {
  return [
    ...columnFields(definition).map((field) => ({
      name: columnOf(field),
      valueOf: (doc: Entity) =>
        field === 'exceptionOf' ? (definition.exceptionOf?.(doc) ?? null) : valueOf(doc, field),
    })),
    ...(definition.searched ?? []).map((field) => ({
      name: foldedColumnOf(field),
      valueOf: (doc: Entity) => foldedOf(doc, field),
    })),
  ];
}

interface ExistingSchema {
  /** Keyed by table. */
  readonly columns: ReadonlyMap<string, Set<string>>;
  readonly indexes: ReadonlyMap<string, Set<string>>;
}

/**
 * Updates tables, columns and indexes to match the declared collections. They only contain copies of values in the
 * documents, so this needs no migration. A collection that is not declared keeps its table.
 *
 * @throws StoreError `invalid` when documents violate a unique key
 */
export async function prepareCollections(
  connection: Connection,
  dialect: Dialect,
  definitions: readonly AnyCollectionDefinition[],
  place: string,
): Promise<void> {
  const present = await presentIn(connection, dialect);
  for (const definition of definitions) {
    await prepareColumns(connection, dialect, definition, present);
    await prepareIndexes(connection, dialect, definition, { present, place });
    await dialect.prepareSearch(connection, definition);
    // Columns are dropped last, when no index or trigger uses them.
    await dropColumns(connection, definition, present.columns.get(tableOf(definition.name)));
  }
}

/** Updates the tables and columns of collections without indexes, because rows are added faster without them. */
export async function prepareTables(
  connection: Connection,
  dialect: Dialect,
  definitions: readonly AnyCollectionDefinition[],
): Promise<void> {
  const present = await presentIn(connection, dialect);
  for (const definition of definitions) await prepareColumns(connection, dialect, definition, present);
}

async function presentIn(connection: Connection, dialect: Dialect): Promise<ExistingSchema> {
  return {
    columns: await columnsByTable(connection, dialect),
    indexes: await namesByTable(connection, dialect, 'indexes'),
  };
}

/** The columns of each collection that has a table, keyed by table. */
export function columnsByTable(
  connection: Connection,
  dialect: Dialect,
): Promise<ReadonlyMap<string, Set<string>>> {
  return namesByTable(connection, dialect, 'columns');
}

async function namesByTable(
  connection: Connection,
  dialect: Dialect,
  what: 'columns' | 'indexes',
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { tbl, name } of await connection.all(dialect.present[what])) {
    const names = found.get(String(tbl)) ?? new Set();
    found.set(String(tbl), names.add(String(name)));
  }
  return found;
}

async function prepareColumns(
  connection: Connection,
  dialect: Dialect,
  definition: AnyCollectionDefinition,
  { columns }: ExistingSchema,
): Promise<void> {
  const table = tableOf(definition.name);
  const wanted = columnsOf(definition);
  const there = columns.get(table);
  const { columnType, documentType } = dialect;
  if (there === undefined) {
    const own = wanted.map(({ name }) => `, "${name}"${columnType}`).join('');
    const key = `id ${columnType.trim() || 'TEXT'} NOT NULL PRIMARY KEY`;
    await connection.run(plain(`CREATE TABLE "${table}" (${key}, doc ${documentType} NOT NULL${own})`));
    return;
  }
  const added = wanted.filter(({ name }) => !there.has(name));
  for (const { name } of added) {
    await connection.run(plain(`ALTER TABLE "${table}" ADD COLUMN "${name}"${columnType}`));
  }
  if (added.length > 0) await fill(connection, dialect, definition, added);
}

/** Fills new columns from the documents. */
async function fill(
  connection: Connection,
  dialect: Dialect,
  definition: AnyCollectionDefinition,
  added: readonly Column[],
): Promise<void> {
  const table = tableOf(definition.name);
  for await (const docs of readDocuments(connection, dialect, table)) {
    for (const doc of docs) {
      const values = added.map(({ name, valueOf: value }) => [name, dialect.toColumn(value(doc))] as const);
      if (values.every(([, value]) => value === null)) continue;
      const update = dialect.queries.updateTable(table).set(Object.fromEntries(values));
      await connection.run(update.where('id', '=', dialect.toColumn(doc.id)).compile());
    }
  }
}

async function prepareIndexes(
  connection: Connection,
  dialect: Dialect,
  definition: AnyCollectionDefinition,
  { present, place }: { readonly present: ExistingSchema; readonly place: string },
): Promise<void> {
  const table = tableOf(definition.name);
  const wanted = new Map(definition.indexes.map((index) => [indexName(table, index), index]));
  const there = present.indexes.get(table) ?? new Set<string>();
  for (const name of there) {
    if (!wanted.has(name) && isIndexName(name)) await connection.run(plain(`DROP INDEX "${name}"`));
  }
  for (const [name, index] of wanted) {
    if (!there.has(name)) await createIndex(connection, dialect, definition, { name, index, place });
  }
}

/** Drops columns that are no longer written. If they were declared again, they would have old values. */
async function dropColumns(
  connection: Connection,
  definition: AnyCollectionDefinition,
  there: ReadonlySet<string> = new Set(),
): Promise<void> {
  const wanted = new Set(columnsOf(definition).map(({ name }) => name));
  for (const name of there) {
    if (wanted.has(name) || !/^[xf]_/u.test(name)) continue;
    await connection.run(plain(`ALTER TABLE "${tableOf(definition.name)}" DROP COLUMN "${name}"`));
  }
}

async function createIndex(
  connection: Connection,
  dialect: Dialect,
  { name: collection, searched = [] }: AnyCollectionDefinition,
  { name, index, place }: { readonly name: string; readonly index: IndexDefinition; readonly place: string },
): Promise<void> {
  const columns = index.fields.map((field) => (field === 'id' ? 'id' : columnOf(field)));
  // Lists are ordered by their sort keys and then by ID. With the ID in the index, they need no sorting. A unique
  // index cannot include it, and rarely needs it.
  const keys = index.unique === true || columns.includes('id') ? columns : [...columns, 'id'];
  const [first = ''] = columns;
  const { fields, includes = [], covers } = index;
  const texts =
    covers === undefined ? [] : searched.filter((field) => [...fields, ...covers].includes(field));
  const included = includes.map(columnOf);
  const covered = [...(covers ?? []).map(columnOf), ...texts.map(foldedColumnOf)];
  const isUnique = index.unique === true;
  const rows = index.sparse === true ? ` WHERE "${first}" IS NOT NULL` : '';
  try {
    const statement = dialect.createIndex(name, tableOf(collection), keys, { isUnique, included, covered });
    await connection.run(plain(statement + rows));
  } catch (cause) {
    if (!dialect.isUniqueViolation(cause)) throw cause;
    throw new StoreError(
      'invalid',
      `"${collection}" in ${place} holds documents that share ${index.fields.join(' + ')}, which must be unique now.`,
      'Remove the duplicates with the version that wrote them.',
      { cause },
    );
  }
}

export function indexName(table: string, index: IndexDefinition): string {
  const includes = index.includes === undefined ? [] : ['including', ...index.includes];
  const covers = index.covers === undefined ? [] : ['with', ...index.covers];
  const fields = [...index.fields, ...includes, ...covers].join('__').replaceAll('.', '__');
  const kind = `${index.unique === true ? 'u' : 'i'}${index.sparse === true ? 's' : ''}`;
  return nameOf(`${kind}_${table}__${fields}`);
}

/** Returns the name of the index for the texts of a searched field. */
export function textIndexName(table: string, field: string): string {
  return nameOf(`t_${table}__${field}`);
}

function isIndexName(name: string): boolean {
  return /^[iu]s?_c_/u.test(name);
}

/** Number of documents and samples read in one step. Limits the memory for reading a whole store. */
const DOCUMENTS = 1_000;
const SAMPLES = 10_000;

/** Yields all documents of a table, ordered by ID. They may be updated during the iteration. */
export async function* readDocuments(
  connection: Connection,
  dialect: Dialect,
  table: string,
): AsyncGenerator<readonly Entity[]> {
  for (let last = ''; ;) {
    const rows = await connection.all(
      dialect.queries
        .selectFrom(table)
        .select('doc')
        .where('id', '>', dialect.toColumn(last))
        .orderBy('id')
        .limit(DOCUMENTS)
        .compile(),
    );
    const docs = rows.map(({ doc }) => JSON.parse(dialect.fromDocument(doc)) as Entity);
    if (docs.length > 0) yield docs;
    if (docs.length < DOCUMENTS) return;
    last = docs.at(-1)?.id ?? '';
  }
}

/** Yields all samples, grouped by resource and ascending by time. */
export async function* readSamples(
  connection: Connection,
  dialect: Dialect,
): AsyncGenerator<readonly Sample[]> {
  let [series, time] = [0, 0];
  for (;;) {
    // Without CROSS JOIN, SQLite would read the resources first, and sort the samples.
    const rows = await connection.all(
      sql`SELECT sample.series AS series, resource_id, time, value FROM sample CROSS JOIN series
        WHERE series.id = sample.series AND (sample.series, time) > (${series}, ${time})
        ORDER BY sample.series, time LIMIT ${sql.lit(SAMPLES)}`.compile(dialect.queries),
    );
    if (rows.length > 0) {
      yield rows.map((row) => ({
        resourceId: String(dialect.fromColumn(row['resource_id'])),
        timeMs: Number(row['time']),
        value: dialect.fromSample(row['value']),
      }));
    }
    if (rows.length < SAMPLES) return;
    series = Number(rows.at(-1)?.['series']);
    time = Number(rows.at(-1)?.['time']);
  }
}
