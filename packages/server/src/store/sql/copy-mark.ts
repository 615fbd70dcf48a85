import type { AnyCollectionDefinition, Entity } from '../port.ts';
import { StoreError } from '../port.ts';
import { plain, type Connection } from './connection.ts';
import type { Dialect } from './dialect.ts';
import { tableOf } from './schema.ts';

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
