import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { heartbeat } from '../queue/queued-store.ts';
import type { Connection } from '../sql/dialect.ts';
import { readPreparedLayout } from '../sql/migrate.ts';
import { columnsByTable, columnsOf, tableOf } from '../sql/schema.ts';
import { postgresDialect, migrations } from './dialect.ts';

/** ID of the document with the process that has the store, stored beside the heartbeat. */
const OWNER = 'owner';
const TABLE = `"${tableOf(heartbeat.name)}"`;

/** Stores which process has the store. */
export async function writeOwner(connection: Connection, owner: string): Promise<void> {
  await connection.run({
    sql: `INSERT INTO ${TABLE} (id, doc) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
    parameters: [OWNER, JSON.stringify({ id: OWNER, [OWNER]: owner })],
  });
}

/**
 * Checks that no other process has had the store since. Otherwise, the state in memory is outdated.
 *
 * @throws StoreError `locked`
 */
export async function checkOwner(connection: Connection, owner: string, place: string): Promise<void> {
  const [row] = await connection.all({
    sql: `SELECT doc ->> $1 AS owner FROM ${TABLE} WHERE id = $1`,
    parameters: [OWNER],
  });
  if (row?.['owner'] === owner) return;
  throw new StoreError(
    'locked',
    `Another server has used the store ${place} since this one lost its connection.`,
    'Start this server again.',
  );
}

/**
 * Checks that a process which only reads understands the tables of the process that writes. Differences of indexes do
 * not matter.
 *
 * @throws StoreError `schema-newer` or `schema-differs`
 */
export async function checkReadable(
  connection: Connection,
  definitions: readonly AnyCollectionDefinition[],
  place: string,
): Promise<void> {
  const layout = await readPreparedLayout(connection, postgresDialect, place);
  if (layout < migrations.length) throw differsError(place, `layout ${migrations.length}`);
  const columns = await columnsByTable(connection, postgresDialect);
  for (const definition of definitions) {
    const table = tableOf(definition.name);
    const there = columns.get(table);
    if (there === undefined) throw differsError(place, `the table "${table}"`);
    const column = columnsOf(definition).find(({ name }) => !there.has(name));
    if (column !== undefined) throw differsError(place, `the column "${table}"."${column.name}"`);
  }
}

function differsError(place: string, lacks: string): StoreError {
  return new StoreError(
    'schema-differs',
    `The worker that has the store ${place} is of another version: the store lacks ${lacks}, which this version reads.`,
    'Run this process and the worker in the same version. A worker brings the store to its version when it starts.',
  );
}
