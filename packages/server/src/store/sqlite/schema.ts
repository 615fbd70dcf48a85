import type { AnyCollectionDefinition, Entity, IndexDefinition } from '../../domain/ports/store.ts';
import { StoreError } from '../../domain/ports/store.ts';
import { valueOf } from '../core/match.ts';
import type { Connection } from './connection.ts';
import { isSqliteError } from './errors.ts';
import { prepareTexts } from './texts.ts';

/** "MSTR", so that `file` and we can tell our databases from others. */
const applicationId = 0x4d535452;

/** Steps of the layout below the collections. Step n brings user_version from n to n + 1; never change an old one. */
const layoutSteps: readonly string[] = [
  `CREATE TABLE series (id INTEGER PRIMARY KEY, resource_id TEXT NOT NULL UNIQUE);
   CREATE TABLE sample (
     series INTEGER NOT NULL, time INTEGER NOT NULL, value NOT NULL, PRIMARY KEY (series, time)
   ) WITHOUT ROWID;`,
  // Texts of documents stand in indexes of their own, which earlier versions would not keep up to date.
  '',
];

const layoutVersion = layoutSteps.length;

export const tableOf = (collection: string): string => `c_${collection}`;
export const columnOf = (field: string): string => `x_${field.replaceAll('.', '__')}`;

/** The path of a field for json_extract. */
export const pathOf = (field: string): string =>
  `$${field
    .split('.')
    .map((part) => `."${part}"`)
    .join('')}`;

/** The fields that have a column of their own, besides id. */
export function indexedFields(definition: AnyCollectionDefinition): string[] {
  const indexed = definition.indexes.flatMap(({ fields, holds = [] }) => [...fields, ...holds]);
  const fields = [...indexed, ...(definition.searched ?? [])];
  return [...new Set(fields)].filter((field) => field !== 'id');
}

/** What a field is in SQL: its column, or what is read from the document. */
export function fieldSql(definition: AnyCollectionDefinition, field: string, table?: string): string {
  const prefix = table === undefined ? '' : `${table}.`;
  if (field === 'id') return `${prefix}id`;
  const isColumn = indexedFields(definition).includes(field);
  return isColumn ? prefix + columnOf(field) : `json_extract(${prefix}doc, '${pathOf(field)}')`;
}

/** Brings the database to this version's layout and to the declared collections, in one transaction. */
export function prepareSchema(
  connection: Connection,
  definitions: readonly AnyCollectionDefinition[],
  file: string,
): void {
  const { database } = connection;
  database.exec('BEGIN IMMEDIATE');
  try {
    migrateLayout(connection, file);
    for (const definition of definitions) prepareCollection(connection, definition, file);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrateLayout(connection: Connection, file: string): void {
  const { database } = connection;
  const owner = connection.row('PRAGMA application_id', [])?.['application_id'] ?? 0;
  const version = Number(connection.row('PRAGMA user_version', [])?.['user_version'] ?? 0);
  if (owner !== applicationId && (owner !== 0 || hasTables(connection))) {
    throw new StoreError(
      'corrupt',
      `${file} belongs to another program.`,
      'Name another file in the store URL.',
    );
  }
  if (version > layoutVersion) {
    throw new StoreError(
      'schema-newer',
      `${file} was written by a newer version (layout ${version}, this version reads up to ${layoutVersion}).`,
      'Start that version or a later one.',
    );
  }
  for (const step of layoutSteps.slice(version)) database.exec(step);
  database.exec(`PRAGMA application_id = ${applicationId}`);
  database.exec(`PRAGMA user_version = ${layoutVersion}`);
}

function hasTables(connection: Connection): boolean {
  return connection.row('SELECT name FROM sqlite_schema LIMIT 1', []) !== undefined;
}

/** Adds what a declaration has gained since the database was written, and drops indexes that it has lost. */
function prepareCollection(connection: Connection, definition: AnyCollectionDefinition, file: string): void {
  const { database } = connection;
  const table = tableOf(definition.name);
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (id TEXT NOT NULL PRIMARY KEY, doc TEXT NOT NULL)`);
  const columns = new Set(
    connection.all('SELECT name FROM pragma_table_info(?)', [table]).map((row) => String(row['name'])),
  );
  const fields = indexedFields(definition);
  for (const field of fields) {
    const column = columnOf(field);
    if (columns.delete(column)) continue;
    // No type: a column with an affinity would turn "12" into 12.
    database.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    if (field === 'nameKey') fillNameKeys(connection, definition);
    else database.exec(`UPDATE ${table} SET ${column} = json_extract(doc, '${pathOf(field)}')`);
  }
  prepareIndexes(connection, definition, file);
  prepareTexts(connection, definition);
  // A column that nobody fills any more would hold old values when it is declared again.
  for (const column of columns) {
    if (column.startsWith(columnOf(''))) database.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}

/** Of documents whose names collide the first one gets the key; the others are exempt until they are renamed. */
function fillNameKeys(connection: Connection, definition: AnyCollectionDefinition): void {
  const table = tableOf(definition.name);
  const scopes = definition.indexes
    .filter(({ fields, unique }) => unique === true && fields.includes('nameKey'))
    .map(({ fields }) => ({ fields, taken: new Set<string>() }));
  for (const { row, doc } of connection.all(`SELECT rowid AS row, doc FROM ${table} ORDER BY rowid`, [])) {
    const entity = JSON.parse(String(doc)) as Entity;
    const keys = scopes.map(({ fields }) => fields.map((field) => valueOf(entity, field)));
    const texts = keys.map((key) => (key.includes(null) ? undefined : JSON.stringify(key)));
    if (texts.some((text, i) => text !== undefined && scopes[i]?.taken.has(text) === true)) continue;
    texts.forEach((text, i) => text !== undefined && scopes[i]?.taken.add(text));
    connection.run(`UPDATE ${table} SET ${columnOf('nameKey')} = ? WHERE rowid = ?`, [
      valueOf(entity, 'nameKey'),
      row ?? null,
    ]);
  }
}

function prepareIndexes(connection: Connection, definition: AnyCollectionDefinition, file: string): void {
  const { database } = connection;
  const table = tableOf(definition.name);
  const wanted = new Map(definition.indexes.map((index) => [indexName(table, index), index]));
  const present = connection
    .all("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", [table])
    .map((row) => String(row['name']));
  for (const name of present) if (!wanted.has(name)) database.exec(`DROP INDEX ${name}`);
  for (const [name, index] of wanted) {
    if (!present.includes(name)) createIndex(connection, definition.name, name, index, file);
  }
}

function createIndex(
  connection: Connection,
  collection: string,
  name: string,
  index: IndexDefinition,
  file: string,
): void {
  const columns = index.fields.map((field) => (field === 'id' ? 'id' : columnOf(field)));
  // Lists are ordered by their sort keys and then by id: with the id in the index they need no sorting. A unique
  // index cannot carry it, and hardly needs it.
  const keys = index.unique === true || columns.includes('id') ? columns : [...columns, 'id'];
  const unique = index.unique === true ? 'UNIQUE ' : '';
  try {
    connection.database.exec(`CREATE ${unique}INDEX ${name} ON ${tableOf(collection)} (${keys.join(', ')})`);
  } catch (cause) {
    if (!isSqliteError(cause) || (cause.errcode & 0xff) !== 19) throw cause;
    throw new StoreError(
      'invalid',
      `"${collection}" in ${file} holds documents that share ${index.fields.join(' + ')}, which must be unique now.`,
      'Remove the duplicates with the version that wrote them.',
      { cause },
    );
  }
}

function indexName(table: string, index: IndexDefinition): string {
  return `${index.unique === true ? 'u' : 'i'}_${table}__${index.fields.join('__').replaceAll('.', '__')}`;
}
