import type { AnyCollectionDefinition } from '../port.ts';
import { plain, type Connection } from '../sql/connection.ts';
import { foldedColumnOf, tableOf, textIndexName } from '../sql/schema.ts';

/**
 * Makes an index of trigrams for each searched field, with which LIKE is quick on texts of three characters and more. Without
 * the extension pg_trgm, which is part of PostgreSQL but may not be installed, a search reads the whole collection.
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

/** The quoted schema that holds the extension; undefined without it. */
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
