import { createHash } from 'node:crypto';

import type { AnyCollectionDefinition } from '../port.ts';
import { StoreError } from '../port.ts';
import { heartbeat } from '../queue/queued-store.ts';
import { plain, type Connection } from '../sql/connection.ts';
import { newerError } from '../sql/migrate.ts';
import { tableOf } from '../sql/schema.ts';
import { migrations } from './migrations.ts';

/** A document beside the heartbeat: the layout to which the first process of a shared store brought it. */
const ID = 'layout';
const TABLE = `"${tableOf(heartbeat.name)}"`;

/** Names a layout: two versions with the same layout can share a store. */
export function layoutOf(definitions: readonly AnyCollectionDefinition[]): string {
  const sorted = definitions.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([Object.keys(migrations), sorted]))
    .digest('hex');
}

export async function writeLayout(connection: Connection, layout: string): Promise<void> {
  await connection.run({
    sql: `INSERT INTO ${TABLE} (id, doc) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
    parameters: [ID, JSON.stringify({ id: ID, layout })],
  });
}

/**
 * Checks that processes which write now brought the store to the same layout.
 *
 * @param others number of these processes
 * @throws StoreError `schema-newer` or `locked`
 */
export async function checkLayout(
  connection: Connection,
  layout: string,
  { place, others }: { readonly place: string; readonly others: number },
): Promise<void> {
  const applied = await connection.all(plain('SELECT name FROM kysely_migration ORDER BY name'));
  const unknown = applied.map(({ name }) => String(name)).find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) throw newerError(place, unknown);
  const [row] = await connection.all({
    sql: `SELECT doc ->> 'layout' AS layout FROM ${TABLE} WHERE id = $1`,
    parameters: [ID],
  });
  if (row?.['layout'] === layout) return;
  throw new StoreError(
    'locked',
    `The store ${place} is in use by servers of another version (${others} connected), with other tables or indexes.`,
    'Stop all of them, then start this version. To go on with their version, start that version here.',
  );
}
