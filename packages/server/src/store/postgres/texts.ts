import type { AnyCollectionDefinition } from '../port.ts';
import { plain, type Connection } from '../sql/connection.ts';
import { foldedColumnOf, tableOf, textIndexName } from '../sql/schema.ts';

/**
 * Creates a trigram index for each searched field. It makes LIKE fast for texts of three or more characters. Without
 * the extension pg_trgm, which is part of PostgreSQL but not always installed, a search reads the whole collection.
 */
export async function prepareTexts(
  connection: Connection,
  definition: AnyCollectionDefinition,
): Promise<void> {
  const { name, searched = [] } = definition;
  if (searched.length === 0) return;
  const schema = (await schemaOfTrigrams(connection)) ?? (await createTrigrams(connection));
  if (schema === undefined) return;
  const table = tableOf(name);
  for (const field of searched) {
    await connection.run(
      plain(
        `CREATE INDEX IF NOT EXISTS "${textIndexName(table, field)}" ON "${table}"
         USING gin ("${foldedColumnOf(field)}" ${schema}.gin_trgm_ops)`,
      ),
    );
  }
}

/** Returns the quoted schema of the extension; undefined if it is not installed. */
async function schemaOfTrigrams(connection: Connection): Promise<string | undefined> {
  const [row] = await connection.all(
    plain("SELECT extnamespace::regnamespace::text AS name FROM pg_extension WHERE extname = 'pg_trgm'"),
  );
  return row && String(row['name']);
}

async function createTrigrams(connection: Connection): Promise<string | undefined> {
  await connection.run(plain('SAVEPOINT trigrams'));
  try {
    await connection.run(plain('CREATE EXTENSION pg_trgm'));
  } catch {
    await connection.run(plain('ROLLBACK TO SAVEPOINT trigrams'));
    return undefined;
  }
  return schemaOfTrigrams(connection);
}
