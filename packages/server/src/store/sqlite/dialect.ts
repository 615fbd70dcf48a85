import {
  DummyDriver,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type { Sample } from '../port.ts';
import { plain } from '../sql/dialect.ts';
import type { Dialect, Queries, Migration } from '../sql/dialect.ts';
import { toComparable } from '../../kernel/entities.ts';
import { isUniqueViolation } from './connection.ts';

/** SQLite has neither booleans nor NaN. Each of them is stored as one byte. */
const marks: ReadonlyMap<number | boolean, Uint8Array> = new Map<number | boolean, Uint8Array>([
  [false, Uint8Array.of(0)],
  [true, Uint8Array.of(1)],
  [Number.NaN, Uint8Array.of(2)],
]);

const queries: Queries = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** The path of a field for json_extract. Field names are checked before. */
const pathOf = (field: string): string =>
  `$${field
    .split('.')
    .map((part) => `."${part}"`)
    .join('')}`;

const extract = (json: RawBuilder<unknown>, field: string): RawBuilder<unknown> =>
  sql`json_extract(${json}, ${sql.lit(pathOf(field))})`;

const documentOf = (table: string | undefined): RawBuilder<unknown> =>
  sql.ref(table === undefined ? 'doc' : `${table}.doc`);

/** Excludes NUL, which ends a pattern of LIKE. */
// oxlint-disable-next-line no-control-regex
const isAscii = (text: string): boolean => /^[\u0001-\u007f]*$/u.test(text);

/** Escapes a text for LIKE. */
const literal = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');

/**
 * Tests whether a value is a string that contains or starts with a text, ignoring case. LIKE ignores case only for
 * ASCII, but calling `fold` takes ten times as long. The plus prevents the planner from using an index for this range
 * instead of the one with the order of the list.
 */
function matches(
  value: RawBuilder<unknown>,
  text: string,
  isFolded: boolean,
  [pattern, place]: readonly [pattern: string, place: '> 0' | '= 1'],
): RawBuilder<unknown> {
  if (isFolded) return sql`instr(${value}, ${text}) ${sql.raw(place)}`;
  const hasOthers = sql`octet_length(${value}) > length(${value})`;
  const inOthers = sql`(${hasOthers} AND instr(fold(${value}), ${text}) ${sql.raw(place)})`;
  if (!isAscii(text)) return inOthers;
  return sql`(+${value} >= '' AND (${value} LIKE ${pattern} ESCAPE '\\' OR ${inOthers}))`;
}

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

export const sqliteDialect: Dialect = {
  queries,
  migrations,
  begin: 'BEGIN IMMEDIATE',
  // No type, because a column with an affinity would convert "12" to 12.
  columnType: '',
  documentType: 'TEXT',
  parameter: () => '?',
  noLimit: -1,
  toColumn: (value) => value,
  fromColumn: (stored) => toComparable(stored),
  toDocument: (json) => json,
  fromDocument: String,
  toSample: (value: Sample['value']) => (typeof value === 'string' ? value : (marks.get(value) ?? value)),
  fromSample: (stored) => {
    if (stored instanceof Uint8Array) return stored[0] === 2 ? Number.NaN : stored[0] === 1;
    return typeof stored === 'string' ? stored : Number(stored);
  },

  fieldOf: (field, table) => extract(documentOf(table), field),
  // Only one row of 1,024 calls a function, because calls are slow.
  timeGuard: sql`((rowid & 1023) <> 1 OR in_time())`,
  isIn: (expression, values) =>
    sql`${expression} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`,
  sharesLookups: false,
  namesIndexes: true,
  skipsDuplicates: true,
  contains: (value, text, isFolded) => matches(value, text, isFolded, [`%${literal(text)}%`, '> 0']),
  startsWith: (value, text, isFolded) => matches(value, text, isFolded, [`${literal(text)}%`, '= 1']),

  kinds: ({ kinds }, columns) => {
    const rows = JSON.stringify(kinds.rows.map(({ of, key, values }) => [of, key, ...values]));
    const members = ['k_of', 'k_key', ...columns].map(
      (column, at) => sql`json_extract(value, ${sql.lit(`$[${at}]`)}) AS ${sql.ref(column)}`,
    );
    return sql`SELECT ${sql.join(members)} FROM json_each(${rows})`;
  },
  elements: (documents, { removed, entries }, kindOf) => {
    const doc = sql.ref('d.doc');
    const [keys, lists] = [extract(doc, removed), extract(doc, entries)];
    const own = sql`json_extract(${lists}, '$."' || k.k_key || '"')`;
    // An element comes before its entries, because null sorts first.
    const all = sql`coalesce('[null,' || substr(${own}, 2), '[null]')`;
    // CROSS JOIN keeps the order of the tables. Otherwise SQLite would read all documents once for every kind.
    return sql`(${documents}) AS d
      CROSS JOIN k ON k.k_of = ${kindOf}
        AND (${keys} IS NULL OR k.k_key NOT IN (SELECT value FROM json_each(${keys})))
      CROSS JOIN json_each(${all}) AS i`;
  },

  present: {
    tables: plain("SELECT name FROM sqlite_schema WHERE type = 'table'"),
    columns: plain(
      `SELECT t.name AS tbl, c.name AS name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
       WHERE t.type = 'table' AND t.name GLOB 'c_*'`,
    ),
    indexes: plain(
      "SELECT tbl_name AS tbl, name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
    ),
  },
  createIndex: (name, table, columns, { isUnique, included, covered }) =>
    `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX "${name}" ON "${table}" (${[...columns, ...included, ...covered].map((column) => `"${column}"`).join(', ')})`,
  // The texts are read from an index that covers them (decision 7).
  prepareSearch: () => Promise.resolve(),
  isUniqueViolation,
};
