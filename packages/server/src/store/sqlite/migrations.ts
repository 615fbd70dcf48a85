import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

import { replaceResourceLists } from '../sql/resource-lists.ts';
import { deleteRowsOfDeletedDevices } from '../sql/rows-of-deleted-devices.ts';

/** "MSTR", so that `file` and we can tell our databases from others. */
export const APPLICATION_ID = 0x4d535452;

/** Versions without migrations refuse databases with a layout above 2. */
export const LAYOUT = 3;

/** By name, in their order. Never change one that was published. */
export const migrations: Readonly<Record<string, Migration>> = {
  // Databases of versions before 0.2 have these tables.
  '0001-samples': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS series (id INTEGER PRIMARY KEY, resource_id TEXT NOT NULL UNIQUE)`.execute(
        db,
      );
      await sql`CREATE TABLE IF NOT EXISTS sample (
        series INTEGER NOT NULL, time INTEGER NOT NULL, value NOT NULL, PRIMARY KEY (series, time)
      ) WITHOUT ROWID`.execute(db);
    },
  },
  // Versions before 0.2 wrote the indexes of texts themselves. Triggers do now, for tables with another prefix.
  '0002-texts-by-triggers': {
    up: async (db) => {
      const { rows } = await sql<{ name: string }>`SELECT name FROM sqlite_schema
        WHERE sql LIKE 'CREATE VIRTUAL%' AND name GLOB 't_*__*'`.execute(db);
      for (const { name } of rows) await sql`DROP TABLE ${sql.table(name)}`.execute(db);
    },
  },
  // Texts are read from covering indexes: an index of trigrams cost each new device more than searches gained.
  '0004-no-texts-by-triggers': {
    up: async (db) => {
      const { rows } = await sql<{ type: string; name: string }>`SELECT type, name FROM sqlite_schema
        WHERE (type = 'trigger' OR sql LIKE 'CREATE VIRTUAL%') AND name GLOB 'f_*__*' ORDER BY type DESC`.execute(
        db,
      );
      for (const { type, name } of rows) await sql`DROP ${sql.raw(type)} ${sql.table(name)}`.execute(db);
    },
  },
  // In the transaction of the others, so that an earlier version opens the database as it was or not at all.
  '0003-owner': {
    up: async (db) => {
      await sql`PRAGMA application_id = ${sql.lit(APPLICATION_ID)}`.execute(db);
      await sql`PRAGMA user_version = ${sql.lit(LAYOUT)}`.execute(db);
    },
  },
  // Smart objects had a list of all their resources.
  '0005-resources-by-type': {
    up: (db) =>
      replaceResourceLists(db, {
        hasTable: hasTable(db),
        read: sql.ref('doc'),
        write: (json) => sql`${json}`,
      }),
  },
  // Firmware updates and transformers at locations outlived their devices.
  '0006-rows-of-deleted-devices': {
    up: (db) => deleteRowsOfDeletedDevices(db, { hasTable: hasTable(db) }),
  },
};

function hasTable(db: Kysely<unknown>): (name: string) => Promise<boolean> {
  return async (name) => {
    const { rows } = await sql`SELECT 1 FROM sqlite_schema WHERE name = ${name}`.execute(db);
    return rows.length > 0;
  };
}
