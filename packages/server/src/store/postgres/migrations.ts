import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

import { replaceResourceLists } from '../sql/resource-lists.ts';
import { deleteRowsOfDeletedDevices } from '../sql/rows-of-deleted-devices.ts';

/** By name, in their order. Never change one that was published. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-samples': {
    up: async (db) => {
      await sql`CREATE TABLE series (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, resource_id text COLLATE "C" NOT NULL UNIQUE
      )`.execute(db);
      await sql`CREATE TABLE sample (
        series bigint NOT NULL, time bigint NOT NULL, value jsonb NOT NULL, PRIMARY KEY (series, time)
      )`.execute(db);
    },
  },
  // The value of a field as columns hold it (values.ts).
  '0002-keys': {
    up: async (db) => {
      await sql`CREATE FUNCTION muster_bits(bits bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT chr(1) || lpad(to_hex(CASE WHEN bits < 0 THEN ~bits ELSE bits # (-9223372036854775808)::bigint END), 16, '0')
      $$`.execute(db);
      await sql`CREATE FUNCTION muster_number(value float8) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT muster_bits(('x' || encode(float8send(value), 'hex'))::bit(64)::bigint)
      $$`.execute(db);
      await sql`CREATE FUNCTION muster_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN value = '' OR left(value, 1) = chr(1) OR left(value, 5) = chr(65534) || '0000'
          THEN chr(1) || chr(65534) || value ELSE value END
      $$`.execute(db);
      await sql`CREATE FUNCTION muster_key(value jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE jsonb_typeof(value)
          WHEN 'string' THEN muster_text(value #>> '{}')
          WHEN 'number' THEN muster_number((value #>> '{}')::float8)
          WHEN 'boolean' THEN muster_number(CASE WHEN value::boolean THEN 1 ELSE 0 END)
          WHEN 'null' THEN NULL
          ELSE value::text END
      $$`.execute(db);
    },
  },
  // The lower-case text of a key; null for a number.
  '0003-fold': {
    up: async (db) => {
      const { rows } = await sql`SELECT 1 FROM pg_collation WHERE collname = 'und-x-icu'`.execute(db);
      // With ICU it is that of JavaScript in every database; else that of the locale of this one.
      const collation = sql.raw(rows.length > 0 ? '"und-x-icu"' : '"default"');
      await sql`CREATE FUNCTION muster_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN left(value, 1) = chr(1) AND left(value, 2) <> chr(1) || chr(65534) THEN NULL
          ELSE lower(value COLLATE ${collation}) END
      $$`.execute(db);
    },
  },
  // Smart objects had a list of all their resources.
  '0005-resources-by-type': {
    up: (db) =>
      replaceResourceLists(db, {
        hasTable: hasTable(db),
        read: sql`doc::text`,
        write: (json) => sql`${json}::jsonb`,
      }),
  },
  // Firmware updates and transformers at locations outlived their devices.
  '0006-rows-of-deleted-devices': {
    up: (db) => deleteRowsOfDeletedDevices(db, { hasTable: hasTable(db) }),
  },
};

function hasTable(db: Kysely<unknown>): (name: string) => Promise<boolean> {
  return async (name) => {
    const { rows } = await sql`SELECT 1 WHERE to_regclass(quote_ident(${name})) IS NOT NULL`.execute(db);
    return rows.length > 0;
  };
}
