import { plain } from '../sql/connection.ts';
import type { Migration } from '../sql/dialect.ts';

/** "MSTR", so that `file` and we can tell our databases from others. */
export const APPLICATION_ID = 0x4d535452;

/** From each layout to the next. Never change one that was published. */
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
