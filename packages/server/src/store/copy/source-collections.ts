import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { heartbeat } from '../queue/queued-store.ts';
import { plain } from '../sql/connection.ts';
import { refuseIncompleteCopy } from '../sql/copy-mark.ts';
import { newerError } from '../sql/migrate.ts';
import { columnOf, columnsByTable, columnsOf, tableOf } from '../sql/schema.ts';
import type { CopySource } from './ends.ts';

const MIGRATIONS = 'kysely_migration';
const NAME_KEY = columnOf('nameKey');

/**
 * Checks that a source is a complete store of this version, and finds its collections. Tables of collections that this
 * version does not know are copied too: a later version can have written them.
 *
 * @param definitions the collections that this version knows
 * @throws StoreError when the source is no store, holds an incomplete copy, or was written by another version
 */
export async function collectionsOf(
  source: CopySource,
  definitions: readonly AnyCollectionDefinition[],
): Promise<readonly AnyCollectionDefinition[]> {
  const { connection, dialect, place } = source;
  const columns = await columnsByTable(connection, dialect);
  if (columns.size === 0) {
    throw new StoreError(
      'invalid',
      `${place} holds no store of Muster.`,
      'Name the store of the server to copy from with --from (MUSTER_FROM_STORE).',
    );
  }
  await refuseIncompleteCopy(connection, dialect, place);
  await checkVersion(source);
  const known = new Map([...definitions, heartbeat].map((one) => [tableOf(one.name), one]));
  for (const [table, definition] of known) {
    const there = columns.get(table);
    if (there !== undefined && hasNameKey(definition) && !there.has(NAME_KEY)) throw olderError(place);
  }
  const tables = [...columns.keys()];
  const unknown = tables.filter((table) => !known.has(table)).map(definitionOf);
  return [...definitions.filter(({ name }) => columns.has(tableOf(name))), ...unknown];
}

/** Whether a column decides which of two documents with the same name is found by it. */
export function hasNameKey(definition: AnyCollectionDefinition): boolean {
  return columnsOf(definition).some(({ name }) => name === NAME_KEY);
}

/** The name of a table is that of its collection, or a shortened one, which is not shortened again. */
const definitionOf = (table: string): AnyCollectionDefinition => ({ name: table.slice(2), indexes: [] });

async function checkVersion({ connection, dialect, place }: CopySource): Promise<void> {
  const tables = await connection.all(dialect.present.tables);
  if (!tables.some(({ name }) => name === MIGRATIONS)) throw olderError(place);
  const rows = await connection.all(plain(`SELECT name FROM ${MIGRATIONS}`));
  const done = new Set(rows.map(({ name }) => String(name)));
  const unknown = [...done].find((name) => !Object.hasOwn(dialect.migrations, name));
  if (unknown !== undefined) throw newerError(place, unknown);
  if (Object.keys(dialect.migrations).some((name) => !done.has(name))) throw olderError(place);
}

/** The source is never changed, so the copy does not bring it to this version. */
function olderError(place: string): StoreError {
  return new StoreError(
    'invalid',
    `${place} was written by an earlier version of Muster.`,
    'Start this version of the server on it once (muster server --store), stop it, then copy.',
  );
}
