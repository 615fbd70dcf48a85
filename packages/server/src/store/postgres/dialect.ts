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
import type { AnyCollectionDefinition, Sample } from '../port.ts';
import { plain } from '../sql/dialect.ts';
import type { Connection, Dialect, Queries, Migration } from '../sql/dialect.ts';
import { toComparable } from '../../kernel/entities.ts';
import { foldedColumnOf, tableOf, textIndexName } from '../sql/schema.ts';
import { fromStored, toStored, type StoredValue } from '../sql/stored-values.ts';

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

/** Declares a function with one parameter. */
function declared(name: string, parameter: string, body: string): string {
  return `CREATE FUNCTION ${name}(${parameter}) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ${body} $$`;
}

/** Each migration leads from one layout to the next. Never change a published one. */
export const migrations: readonly Migration[] = [
  async (connection) => {
    const icu = await connection.all(plain("SELECT 1 FROM pg_collation WHERE collname = 'und-x-icu'"));
    // With ICU, lower() equals that of JavaScript in every database. Otherwise, it depends on the locale of the
    // database.
    const collation = icu.length > 0 ? '"und-x-icu"' : '"default"';
    const statements = [
      `CREATE TABLE series (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, resource_id text COLLATE "C" NOT NULL UNIQUE
      )`,
      `CREATE TABLE sample (
        series bigint NOT NULL, time bigint NOT NULL, value jsonb NOT NULL, PRIMARY KEY (series, time)
      )`,
      // muster_key is the value of a field as stored in columns (values.ts).
      declared(
        'muster_bits',
        'bits bigint',
        `chr(1) || lpad(to_hex(CASE WHEN bits < 0 THEN ~bits ELSE bits # (-9223372036854775808)::bigint END), 16, '0')`,
      ),
      declared(
        'muster_number',
        'value float8',
        `muster_bits(('x' || encode(float8send(value), 'hex'))::bit(64)::bigint)`,
      ),
      declared(
        'muster_text',
        'value text',
        `CASE WHEN value = '' OR left(value, 1) = chr(1) OR left(value, 5) = chr(65534) || '0000'
          THEN chr(1) || chr(65534) || value ELSE value END`,
      ),
      declared(
        'muster_key',
        'value jsonb',
        `CASE jsonb_typeof(value)
          WHEN 'string' THEN muster_text(value #>> '{}')
          WHEN 'number' THEN muster_number((value #>> '{}')::float8)
          WHEN 'boolean' THEN muster_number(CASE WHEN value::boolean THEN 1 ELSE 0 END)
          WHEN 'null' THEN NULL
          ELSE value::text END`,
      ),
      // The lower-case text of a key; null for a number.
      declared(
        'muster_fold',
        'value text',
        `CASE WHEN left(value, 1) = chr(1) AND left(value, 2) <> chr(1) || chr(65534) THEN NULL
          ELSE lower(value COLLATE ${collation}) END`,
      ),
    ];
    for (const statement of statements) await connection.run(plain(statement));
  },
];

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

/*
 * Columns hold text that sorts by code point. A number is NUMBER and 16 hexadecimal digits, so absent values come
 * first, then numbers, then strings. PostgreSQL can store neither NUL nor lone surrogates. Each of them is stored as
 * ESCAPE and four hexadecimal digits.
 */

/** First character of a number. */
const NUMBER = '\u0001';
/** A Unicode noncharacter, which texts should not contain. If one does, it is escaped too. */
const ESCAPE = '\ufffe';

/** Characters that PostgreSQL cannot store, and ESCAPE. Without the flag `u`, halves of surrogate pairs match too. */
const mayNeedEscape = /[\0\ufffe\ud800-\udfff]/;
const needsEscape = /[\0\ufffe]|\p{Cs}/gu;
const escaped = /\ufffe([0-9a-f]{4})/g;

function escapeText(text: string): string {
  if (!mayNeedEscape.test(text)) return text;
  return text.replace(needsEscape, (unit) => ESCAPE + unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

function unescapeText(text: string): string {
  if (!text.includes(ESCAPE)) return text;
  return text.replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** An escape sequence of JSON, or ESCAPE. */
const jsonUnit = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|[^])|\ufffe/g;
const jsonNeedsEscape = /\\u(?:0000|d[89a-f])|\ufffe/;

/**
 * Like `escape`, but for JSON written by `JSON.stringify`, which has \u0000 for NUL and \ud800 to \udfff for lone
 * surrogates.
 */
export function escapeJson(json: string): string {
  if (!jsonNeedsEscape.test(json)) return json;
  return json.replace(jsonUnit, (unit, code: string | undefined) => {
    if (code !== undefined) return ESCAPE + code;
    return unit === ESCAPE ? `${ESCAPE}fffe` : unit;
  });
}

export function unescapeJson(json: string): string {
  if (!json.includes(ESCAPE)) return json;
  return json.replace(escaped, (_, code: string) => `\\u${code}`);
}

const float = new DataView(new ArrayBuffer(8));
const SIGN = 0x8000_0000_0000_0000n;
const ALL = 0xffff_ffff_ffff_ffffn;

/** Encodes a finite number as text with the same order. */
function encodeNumber(value: number): string {
  // Makes -0 equal to 0.
  float.setFloat64(0, value + 0);
  const bits = float.getBigUint64(0);
  const ordered = bits & SIGN ? bits ^ ALL : bits | SIGN;
  return NUMBER + ordered.toString(16).padStart(16, '0');
}

function decodeNumber(text: string): number {
  const ordered = BigInt(`0x${text.slice(1)}`);
  float.setBigUint64(0, ordered & SIGN ? ordered ^ SIGN : ordered ^ ALL);
  return float.getFloat64(0);
}

/** Encodes a comparable value for a column. */
export function toColumn(value: string | number | null): string | null {
  if (typeof value === 'number') return encodeNumber(value);
  if (value === null) return null;
  // Strings that would sort before numbers.
  const isEarly = value === '' || value.charCodeAt(0) <= 1;
  return isEarly ? NUMBER + ESCAPE + escapeText(value) : escapeText(value);
}

export function fromColumn(stored: unknown): string | number | null {
  if (typeof stored !== 'string') return null;
  if (!stored.startsWith(NUMBER)) return unescapeText(stored);
  return stored.charAt(1) === ESCAPE ? unescapeText(stored.slice(2)) : decodeNumber(stored);
}

export function toSample(value: Sample['value']): string {
  return escapeJson(JSON.stringify(toStored(value)));
}

export function fromSample(stored: unknown): Sample['value'] {
  return fromStored(JSON.parse(unescapeJson(String(stored))) as StoredValue);
}
