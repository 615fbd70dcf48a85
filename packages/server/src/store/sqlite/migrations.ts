import { plain } from '../sql/connection.ts';
import type { Migration } from '../sql/dialect.ts';

/** "MSTR". Identifies the databases of this service, also for the program `file`. */
export const APPLICATION_ID = 0x4d535452;

/** Each migration leads from one layout to the next. Never change a published one. */
export const migrations: readonly Migration[] = [
  async (connection) => {
    await connection.run(plain(`PRAGMA application_id = ${APPLICATION_ID}`));
    await connection.run(
      plain('CREATE TABLE series (id INTEGER PRIMARY KEY, resource_id TEXT NOT NULL UNIQUE)'),
    );
    await connection.run(
      plain(`CREATE TABLE sample (
        series INTEGER NOT NULL, time INTEGER NOT NULL, value NOT NULL, PRIMARY KEY (series, time)
      ) WITHOUT ROWID`),
    );
  },
];
