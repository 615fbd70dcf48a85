import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { heartbeat } from '../queue/queued-store.ts';
import { refuseIncompleteCopy } from '../sql/copy-mark.ts';
import { readLayout } from '../sql/migrate.ts';
import { columnsByTable, tableOf } from '../sql/schema.ts';
import type { CopyEnd } from './ends.ts';

/**
 * Checks that a source is a complete store of this version, and returns its collections. Includes tables of
 * collections that this version does not know, because a later version can have written them.
 *
 * @param definitions the collections that this version knows
 * @throws StoreError when the source is not a store, holds an incomplete copy, or was written by another version
 */
export async function collectionsOf(
  source: CopyEnd,
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
  const layout = await readLayout(connection, dialect, place);
  if (layout < dialect.migrations.length) throw olderError(place);
  const known = new Set([...definitions, heartbeat].map(({ name }) => tableOf(name)));
  const tables = [...columns.keys()];
  const unknown = tables.filter((table) => !known.has(table)).map(definitionOf);
  return [...definitions.filter(({ name }) => columns.has(tableOf(name))), ...unknown];
}

/** The name of a table is that of its collection, or a shortened one, which is not shortened again. */
const definitionOf = (table: string): AnyCollectionDefinition => ({ name: table.slice(2), indexes: [] });

/** The error for an older source. A copy never changes the source, so it does not migrate it. */
function olderError(place: string): StoreError {
  return new StoreError(
    'invalid',
    `${place} was written by an earlier version of Muster.`,
    'Start this version of the server on it once (muster server --store), stop it, then copy.',
  );
}
