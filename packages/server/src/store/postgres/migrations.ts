import { plain } from '../sql/connection.ts';
import type { Migration } from '../sql/dialect.ts';

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
