import { StoreError } from '../port.ts';
import { plain } from '../sql/connection.ts';
import type { WritingConnection } from './connection.ts';
import type { PostgresTarget } from './store-url.ts';

/** The oldest supported version: owners of databases can create `pg_trgm`. Version 12 is no longer maintained. */
const OLDEST_VERSION = 13;

/** @throws StoreError `invalid` for an unsupported version or encoding */
export async function checkServer(writer: WritingConnection, { place }: PostgresTarget): Promise<void> {
  const [row] = await writer.all(
    plain(
      "SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding",
    ),
  );
  if (Number(row?.['version']) < OLDEST_VERSION) {
    throw new StoreError(
      'invalid',
      `${place} is PostgreSQL ${Number(row?.['version'])}.`,
      `Use version ${OLDEST_VERSION} or later.`,
    );
  }
  if (row?.['encoding'] !== 'UTF8') {
    throw new StoreError(
      'invalid',
      `${place} has the encoding ${String(row?.['encoding'])}.`,
      "Create a database with UTF8: CREATE DATABASE name TEMPLATE template0 ENCODING 'UTF8'.",
    );
  }
}

/** Creates the schema in the store URL if it does not exist. */
export async function makeSchema(writer: WritingConnection, { schema }: PostgresTarget): Promise<void> {
  if (schema === undefined) return;
  const found = await writer.all({
    sql: 'SELECT 1 FROM pg_namespace WHERE nspname = $1',
    parameters: [schema],
  });
  if (found.length === 0) await writer.run(plain(`CREATE SCHEMA IF NOT EXISTS "${schema}"`));
}
