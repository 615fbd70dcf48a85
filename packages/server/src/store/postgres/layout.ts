import { createHash } from 'node:crypto';

import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { heartbeat } from '../queue/queued-store.ts';
import type { Connection } from '../sql/dialect.ts';
import { readPreparedLayout } from '../sql/migrate.ts';
import { columnsByTable, columnsOf, tableOf } from '../sql/schema.ts';
import { postgresDialect, migrations } from './dialect.ts';

/** ID of the document with the layout, stored beside the heartbeat. */
const LAYOUT = 'layout';
const OWNER = 'owner';
const TABLE = `"${tableOf(heartbeat.name)}"`;

/** Returns a name for the layout. Two versions with the same layout can share a store. */
export function layoutOf(definitions: readonly AnyCollectionDefinition[]): string {
  const sorted = definitions.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([migrations.length, sorted]))
    .digest('hex');
}

/** Stores the layout that the first process of a shared store has created. */
export function writeLayout(connection: Connection, layout: string): Promise<void> {
  return writeNote(connection, LAYOUT, layout);
}

/** Stores which process has the store alone. */
export function writeOwner(connection: Connection, owner: string): Promise<void> {
  return writeNote(connection, OWNER, owner);
}

/**
 * Checks that no other process has had the store alone since. Otherwise, the state in memory is outdated.
 *
 * @throws StoreError `locked`
 */
export async function checkOwner(connection: Connection, owner: string, place: string): Promise<void> {
  if ((await readNote(connection, OWNER)) === owner) return;
  throw new StoreError(
    'locked',
    `Another server has used the store ${place} since this one lost its connection.`,
    'Start this server again.',
  );
}

async function writeNote(connection: Connection, id: string, note: string): Promise<void> {
  await connection.run({
    sql: `INSERT INTO ${TABLE} (id, doc) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
    parameters: [id, JSON.stringify({ id, [id]: note })],
  });
}

async function readNote(connection: Connection, id: string): Promise<unknown> {
  const [row] = await connection.all({
    sql: `SELECT doc ->> $1 AS note FROM ${TABLE} WHERE id = $1`,
    parameters: [id],
  });
  return row?.['note'];
}

/**
 * Checks that the processes which write now use the same layout.
 *
 * @param others number of these processes
 * @throws StoreError `schema-newer` or `locked`
 */
export async function checkLayout(
  connection: Connection,
  layout: string,
  { place, others }: { readonly place: string; readonly others: number },
): Promise<void> {
  await readPreparedLayout(connection, postgresDialect, place);
  if ((await readNote(connection, LAYOUT)) === layout) return;
  throw new StoreError(
    'locked',
    `The store ${place} is in use by servers of another version (${others} connected), with other tables or indexes.`,
    'Stop all of them, then start this version. To go on with their version, start that version here.',
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
