/** What tests do to the connections of a store. */
import type { PostgresServer } from '@muster/testkit';

/** Locks all things until the result is called. */
export async function lockThings(server: PostgresServer, url: string): Promise<() => Promise<void>> {
  const table = `${new URL(url).searchParams.get('schema') ?? ''}."c_things"`;
  const session = server.background(`BEGIN; LOCK TABLE ${table}; SELECT pg_sleep(60)`);
  const held = `SELECT count(*) FROM pg_locks WHERE granted AND mode = 'AccessExclusiveLock' AND relation = '${table}'::regclass`;
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
