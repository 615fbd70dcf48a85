/** Collections of the tests with several writers, and functions that use them. */
import type { PostgresServer } from '@muster/testkit';

import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  Store,
} from '../../../src/store/port.ts';
import { definitions as ofContract, things, type Thing } from '../contract.ts';

export const boxes: CollectionDefinition<Entity> = { name: 'boxes', indexes: [] };

interface Item extends Entity {
  readonly boxId: string;
}

export const items: CollectionDefinition<Item> = {
  name: 'items',
  indexes: [{ fields: ['boxId'] }],
  references: [{ field: 'boxId', to: ['boxes'], onDelete: { restrict: 'Empty the box first.' } }],
};

export const definitions: readonly AnyCollectionDefinition[] = [...ofContract, boxes, items];

export const thing = (id: string, rank = 0): Thing => ({ id, network: 'n', name: id, rank });

/** Reads the rank of the document "counter", and puts it with the next one. */
export async function increment(store: Store): Promise<void> {
  await store.transaction(async (tx) => {
    const counter = await tx.collection(things).get('counter');
    const rank = (counter?.rank ?? 0) + 1;
    await tx.collection(things).put({ id: 'counter', network: 'n', name: 'counter', rank });
  });
}

/** Resolves when so many connections wait for a lock. */
export async function waitForLocks(server: PostgresServer, number: number): Promise<void> {
  while (server.query('SELECT count(*) FROM pg_locks WHERE NOT granted') !== String(number)) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Locks the row of a thing, or all things, until the result is called. */
export async function lockThings(
  server: PostgresServer,
  url: string,
  id?: string,
): Promise<() => Promise<void>> {
  const table = `${new URL(url).searchParams.get('schema') ?? ''}."c_things"`;
  const [mode, lock] =
    id === undefined
      ? ['AccessExclusiveLock', `LOCK TABLE ${table}`]
      : ['RowShareLock', `SELECT 1 FROM ${table} WHERE id = '${id}' FOR UPDATE`];
  const session = server.background(`BEGIN; ${lock}; SELECT pg_sleep(60)`);
  const held = `SELECT count(*) FROM pg_locks WHERE granted AND mode = '${mode}' AND relation = '${table}'::regclass`;
  while (server.query(held) === '0') await new Promise((resolve) => setImmediate(resolve));
  return () => session.stop();
}

/** Ends the connections of all stores. @returns their number */
export function closeConnections(server: PostgresServer): string {
  return server.query(
    `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
     WHERE application_name = 'muster' AND pid <> pg_backend_pid()`,
  );
}
