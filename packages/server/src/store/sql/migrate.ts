import type { AnyCollectionDefinition, Entity } from '../port.ts';
import { StoreError } from '../port.ts';
import { plain, type Connection } from './dialect.ts';
import type { Dialect } from './dialect.ts';
import { prepareCollections, tableOf } from './schema.ts';

/** Table with one row: the layout of the store, which is the number of migrations it has had. */
const LAYOUT_TABLE = 'muster_layout';

/**
 * Migrates a database to this version in one transaction: first the missing migrations, then the tables of the
 * declared collections.
 *
 * @param place names the database in errors
 * @throws StoreError `schema-newer` when a newer version wrote the database, `invalid` when its layout is unknown, or
 * it holds an incomplete copy
 */
export async function prepareDatabase(
  connection: Connection,
  dialect: Dialect,
  definitions: readonly AnyCollectionDefinition[],
  place: string,
): Promise<void> {
  await inTransaction(connection, dialect, async () => {
    await refuseIncompleteCopy(connection, dialect, place);
    await migrate(connection, dialect, place);
    await prepareCollections(connection, dialect, definitions, place);
  });
}

/** Commits all writes of `work`, or none if it rejects. */
export async function inTransaction(
  connection: Connection,
  dialect: Dialect,
  work: () => Promise<void>,
): Promise<void> {
  await connection.run(plain(dialect.begin));
  try {
    await work();
    await connection.run(plain('COMMIT'));
  } catch (error) {
    await connection.run(plain('ROLLBACK')).catch(() => undefined);
    throw error;
  }
}

/** Runs the missing migrations, in a transaction of the caller. @throws StoreError as {@link readLayout} */
export async function migrate(connection: Connection, dialect: Dialect, place: string): Promise<void> {
  const layout = await readLayout(connection, dialect, place);
  const { migrations } = dialect;
  if (layout === 0) await connection.run(plain(`CREATE TABLE ${LAYOUT_TABLE} (layout integer NOT NULL)`));
  if (layout === migrations.length) return;
  for (const migration of migrations.slice(layout)) await migration(connection);
  await connection.run(plain(`DELETE FROM ${LAYOUT_TABLE}`));
  await connection.run(plain(`INSERT INTO ${LAYOUT_TABLE} VALUES (${migrations.length})`));
}

/**
 * Returns the layout of a store, from 1 to the number of migrations; 0 if the database has no store.
 *
 * @throws StoreError `schema-newer` when a newer version wrote the store, `invalid` when it has no layout
 */
export async function readLayout(connection: Connection, dialect: Dialect, place: string): Promise<number> {
  const tables = (await connection.all(dialect.present.tables)).map(({ name }) => String(name));
  if (!tables.includes(LAYOUT_TABLE)) {
    if (tables.some(isOfStore)) throw unknownError(place);
    return 0;
  }
  return readPreparedLayout(connection, dialect, place);
}

/** Like {@link readLayout}, for a database with a store. A database without a store has no table of layouts. */
export async function readPreparedLayout(
  connection: Connection,
  { migrations }: Dialect,
  place: string,
): Promise<number> {
  const [row] = await connection.all(plain(`SELECT layout FROM ${LAYOUT_TABLE}`));
  const layout = Number(row?.['layout']);
  if (layout > migrations.length) throw newerError(place, layout, migrations.length);
  return layout;
}

/** Whether a table belongs to a store. The tables of collections begin with `c_`. */
export function isOfStore(table: string): boolean {
  return table.startsWith('c_') || ['series', 'sample', LAYOUT_TABLE].includes(table);
}

function newerError(place: string, layout: number, newest: number): StoreError {
  return new StoreError(
    'schema-newer',
    `${place} was written by a newer version (layout ${layout}, this version reads up to ${newest}).`,
    'Start that version or a later one. To go back, restore the backup from before the upgrade.',
  );
}

function unknownError(place: string): StoreError {
  return new StoreError(
    'invalid',
    `${place} has tables of a store, but no layout number: an unreleased version of Muster wrote it.`,
    'Name an empty database or a file that does not exist.',
  );
}

/** A collection whose table exists only while a copy into the database is incomplete. */
export const copyMark: AnyCollectionDefinition = { name: 'storeCopy', indexes: [] };

/** The incomplete copy in a database. */
export interface CopyMark extends Entity {
  /** Place of the source, without a password. */
  readonly source: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Tables of the copied collections. */
  readonly tables: readonly string[];
}

/** Returns undefined if the database has no incomplete copy. */
export async function readCopyMark(connection: Connection, dialect: Dialect): Promise<CopyMark | undefined> {
  const table = tableOf(copyMark.name);
  const tables = await connection.all(dialect.present.tables);
  if (!tables.some(({ name }) => name === table)) return undefined;
  const [row] = await connection.all(plain(`SELECT doc FROM "${table}"`));
  return row && (JSON.parse(dialect.fromDocument(row['doc'])) as CopyMark);
}

/** Marks a database, in a transaction of the caller. The table of {@link copyMark} must exist. */
export async function writeCopyMark(
  connection: Connection,
  dialect: Dialect,
  mark: Omit<CopyMark, 'id'>,
): Promise<void> {
  const doc: CopyMark = { id: 'copy', ...mark };
  await connection.run(
    dialect.queries
      .insertInto(tableOf(copyMark.name))
      .values({ id: doc.id, doc: dialect.toDocument(JSON.stringify(doc)) })
      .compile(),
  );
}

export async function removeCopyMark(connection: Connection): Promise<void> {
  await connection.run(plain(`DROP TABLE "${tableOf(copyMark.name)}"`));
}

/** @throws StoreError `invalid` when the database holds an incomplete copy of a store */
export async function refuseIncompleteCopy(
  connection: Connection,
  dialect: Dialect,
  place: string,
): Promise<void> {
  const mark = await readCopyMark(connection, dialect);
  if (mark === undefined) return;
  throw new StoreError(
    'invalid',
    `${place} holds an incomplete copy of ${mark.source}, begun at ${new Date(mark.startedAt).toISOString()}.`,
    'Run "muster store copy" again with --replace, or name another store.',
  );
}
