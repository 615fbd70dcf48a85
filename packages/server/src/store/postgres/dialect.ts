import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely';

import type { AnyCollectionDefinition } from '../port.ts';
import { UniqueViolationError } from '../port.ts';
import { plain } from '../sql/connection.ts';
import type { Dialect, Queries } from '../sql/dialect.ts';
import { toComparable } from '../../kernel/document-values.ts';
import { migrations } from './migrations.ts';
import { prepareTexts } from './texts.ts';
import {
  escapeJson,
  escapeText,
  fromColumn,
  fromSample,
  toColumn,
  toSample,
  unescapeJson,
} from './values.ts';

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
