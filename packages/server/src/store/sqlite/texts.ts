import { sql } from 'kysely';

import type { AnyCollectionDefinition } from '../../domain/ports/store.ts';
import { plain, type Connection } from '../sql/connection.ts';
import type { Expression } from '../sql/dialect.ts';
import { foldedColumnOf, tableOf } from '../sql/schema.ts';

const prefixOf = (collection: string): string => `f_${collection}__`;

/** Control characters: the index ends a text at NUL, and has a line feed between fields. */
const unsearchable = /\p{Cc}/u;

/** An index of trigrams answers nothing shorter. */
const SHORTEST = 3;

/** The table that indexes the texts of a collection; undefined when nothing of it is searched. */
function textsTableOf({ name, searched = [] }: AnyCollectionDefinition): string | undefined {
  return searched.length === 0 ? undefined : prefixOf(name) + searched.join('__');
}

/** The texts of a row, as they are indexed. @param row alias, with a dot */
function textOf({ searched = [] }: AnyCollectionDefinition, row: string): string {
  const texts = searched.map((field) => `ifnull(${row}"${foldedColumnOf(field)}", '')`);
  return `replace(${texts.join(' || char(10) || ')}, char(0), char(10))`;
}

/** Rows whose searched fields contain the text, and some more; undefined when the index does not know. */
export function narrowedByTexts(definition: AnyCollectionDefinition, text: string): Expression | undefined {
  const table = textsTableOf(definition);
  const phrase = phraseOf(text);
  if (table === undefined || phrase === undefined) return undefined;
  const texts = sql.table(table);
  return sql`rowid IN (SELECT rowid FROM ${texts} WHERE ${texts} MATCH ${phrase})`;
}

/** How the index is asked for what contains a lower-case text. */
function phraseOf(text: string): string | undefined {
  if (!text.isWellFormed() || unsearchable.test(text) || Array.from(text).length < SHORTEST) return undefined;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Makes the index of trigrams that a definition asks for, from the rows there are, with the triggers that keep it up to date;
 * drops one that the definition has lost.
 */
export async function prepareTexts(
  connection: Connection,
  definition: AnyCollectionDefinition,
): Promise<void> {
  const wanted = textsTableOf(definition);
  const prefix = prefixOf(definition.name);
  const rows = await connection.all({
    sql: "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%' AND substr(name, 1, ?) = ?",
    parameters: [prefix.length, prefix],
  });
  const present = rows.map(({ name }) => String(name));
  for (const name of present) if (name !== wanted) await dropTexts(connection, name);
  if (wanted !== undefined && !present.includes(wanted)) await makeTexts(connection, definition, wanted);
}

async function dropTexts(connection: Connection, texts: string): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await connection.run(plain(`DROP TRIGGER IF EXISTS "${texts}__${event}"`));
  }
  await connection.run(plain(`DROP TABLE "${texts}"`));
}

async function makeTexts(
  connection: Connection,
  definition: AnyCollectionDefinition,
  texts: string,
): Promise<void> {
  const table = tableOf(definition.name);
  const columns = (definition.searched ?? []).map((field) => `"${foldedColumnOf(field)}"`).join(', ');
  const add = `INSERT INTO "${texts}" (rowid, text) VALUES (new.rowid, ${textOf(definition, 'new.')});`;
  const remove = `DELETE FROM "${texts}" WHERE rowid = old.rowid;`;
  const statements = [
    `CREATE VIRTUAL TABLE "${texts}" USING
     fts5(text, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1)`,
    `INSERT INTO "${texts}" (rowid, text) SELECT rowid, ${textOf(definition, '')} FROM ${table}`,
    `CREATE TRIGGER "${texts}__insert" AFTER INSERT ON ${table} BEGIN ${add} END`,
    `CREATE TRIGGER "${texts}__update" AFTER UPDATE OF ${columns} ON ${table} BEGIN ${remove} ${add} END`,
    `CREATE TRIGGER "${texts}__delete" AFTER DELETE ON ${table} BEGIN ${remove} END`,
  ];
  for (const statement of statements) await connection.run(plain(statement));
}
