import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { RawBuilder } from 'kysely';
import { UniqueViolationError } from '../port.ts';
import type { AnyCollectionDefinition } from '../port.ts';
import { plain } from '../sql/connection.ts';
import type { Connection } from '../sql/connection.ts';
import type { Dialect, Queries } from '../sql/dialect.ts';
import { toComparable } from '../../kernel/document-values.ts';
import { migrations } from './migrations.ts';
import {
  escapeJson,
  escapeText,
  fromColumn,
  fromSample,
  toColumn,
  toSample,
  unescapeJson,
} from './values.ts';
import { foldedColumnOf, tableOf, textIndexName } from '../sql/schema.ts';

const queries: Queries = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const textType = ' text COLLATE "C"';

/** The JSON value of a field. Field names are checked before. */
const extract = (json: RawBuilder<unknown>, field: string): RawBuilder<unknown> =>
  field.includes('.')
    ? sql`${json} #> ${sql.lit(`{${field.replaceAll('.', ',')}}`)}`
    : sql`${json} -> ${sql.lit(field)}`;

/** Escapes a text for LIKE. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * The lower-case text of a value; null for values that are not strings. For ASCII, ICU takes several times as long as
 * lower(). Values up to chr(2) are numbers and escaped texts.
 */
const folded = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(CASE WHEN ${value} > chr(2) AND octet_length(${value}) = length(${value})
    THEN lower(${value} COLLATE "C") ELSE muster_fold(${value}) COLLATE "C" END)`;

export const postgresDialect: Dialect = {
  queries,
  migrations,
  begin: 'BEGIN',
  columnType: textType,
  documentType: 'jsonb',
  parameter: (number) => `$${number}`,
  noLimit: null,
  toColumn,
  fromColumn,
  toDocument: escapeJson,
  fromDocument: (stored) => unescapeJson(String(stored)),
  toSample,
  fromSample,

  fieldOf: (field, table) =>
    sql`(muster_key(${extract(sql.ref(table === undefined ? 'doc' : `${table}.doc`), field)}) COLLATE "C")`,
  timeGuard: undefined,
  isIn: (expression, values) => {
    const wanted = values.map((value) => toColumn(toComparable(value))).filter((value) => value !== null);
    return sql`${expression} = ANY(${wanted}::text[])`;
  },
  sharesLookups: true,
  namesIndexes: false,
  skipsDuplicates: false,
  contains: (value, text, isFolded) =>
    sql`${isFolded ? value : folded(value)} LIKE ${`%${literal(escapeText(text))}%`}`,
  startsWith: (value, text, isFolded) => {
    const searched = isFolded ? value : folded(value);
    return text === ''
      ? sql`${searched} IS NOT NULL`
      : sql`${searched} LIKE ${`${literal(String(toColumn(text)))}%`}`;
  },

  kinds: ({ kinds }, columns) => {
    const rows = kinds.rows.map(({ of, key, values }) => [
      toColumn(of),
      key,
      ...values.map((value) => toColumn(toComparable(value))),
    ]);
    const members = ['k_of', 'k_key', ...columns].map((column, at) =>
      column === 'k_key'
        ? sql`(v.value -> ${sql.lit(at)}) AS k_key`
        : sql`((v.value ->> ${sql.lit(at)}) COLLATE "C") AS ${sql.ref(column)}`,
    );
    return sql`SELECT ${sql.join(members)} FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS v(value)`;
  },
  elements: (documents, { removed, entries }, kindOf) => {
    const doc = sql.ref('d.doc');
    const own = sql`(${extract(doc, entries)}) -> (k.k_key #>> '{}')`;
    // An element comes before its entries, because null sorts first.
    return sql`(${documents}) AS d
      JOIN k ON k.k_of = ${kindOf} AND NOT coalesce((${extract(doc, removed)}) @> k.k_key, false)
      CROSS JOIN LATERAL (
        SELECT NULL::jsonb AS value UNION ALL
        SELECT entry FROM jsonb_array_elements(${own}) AS entries(entry)
      ) AS i`;
  },

  present: {
    tables: plain('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()'),
    columns: plain(
      `SELECT c.relname AS tbl, a.attname AS name FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
       JOIN pg_namespace AS n ON n.oid = c.relnamespace AND n.nspname = current_schema()
       WHERE c.relkind = 'r' AND c.relname LIKE 'c\\_%'
         AND a.attnum > 0 AND NOT a.attisdropped`,
    ),
    indexes: plain(
      'SELECT tablename AS tbl, indexname AS name FROM pg_indexes WHERE schemaname = current_schema()',
    ),
  },
  // Omits covered columns: an index entry is limited to 2,704 bytes.
  createIndex: (name, table, columns, { isUnique, included }) => {
    const keys = columns.map((column) => (column === 'id' ? '"id"' : `"${column}" NULLS FIRST`));
    const further =
      included.length === 0 ? '' : ` INCLUDE (${included.map((column) => `"${column}"`).join(', ')})`;
    return `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX "${name}" ON "${table}" (${keys.join(', ')})${further}`;
  },
  prepareSearch: (connection, definition: AnyCollectionDefinition) => prepareTexts(connection, definition),
  isUniqueViolation: (error) => error instanceof UniqueViolationError,
};

/**
 * Creates a trigram index for each searched field. It makes LIKE fast for texts of three or more characters. Without
 * the extension pg_trgm, which is part of PostgreSQL but not always installed, a search reads the whole collection.
 */
async function prepareTexts(connection: Connection, definition: AnyCollectionDefinition): Promise<void> {
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
