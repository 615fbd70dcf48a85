import type { SQLInputValue } from 'node:sqlite';

import type {
  AnyCollectionDefinition,
  Condition,
  ElementList,
  ElementRow,
  Page,
  Query,
} from '../../domain/ports/store.ts';
import { columnOfKind, splitConditions } from '../core/elements.ts';
import { fold } from '../core/scalars.ts';
import type { RowReader } from './row-reader.ts';
import { fieldSql, pathOf } from './schema.ts';
import { conditionSql } from './sql-condition.ts';

/**
 * A page of the elements of lists in documents. SQLite takes the documents that match apart: the time that it takes grows
 * with their number.
 */
export function readElements(
  reader: RowReader,
  definition: AnyCollectionDefinition,
  query: Query,
  elements: ElementList,
): Page<ElementRow> {
  const values: SQLInputValue[] = [];
  const kinds = kindsSql(query, elements, values);
  const documents = reader.queries.select('*', { where: splitConditions(query).ofDocuments });
  values.push(...documents.values);
  const { field } = elements.kinds;
  // An element before its entries: null sorts first.
  const entries = `coalesce('[null,' || substr(json_extract(e.value, '${pathOf(elements.entries)}'), 2), '[null]')`;
  // CROSS JOIN keeps the order of the tables: SQLite would take each document apart once for every kind.
  const rows = `WITH k AS MATERIALIZED (${kinds})
    %s FROM (${documents.sql}) AS d
    CROSS JOIN json_each(d.doc, '${pathOf(elements.list)}') AS e
    CROSS JOIN k ON k.k_of = ${fieldSql(definition, field, 'd')}
      AND k.k_key = json_extract(e.value, '${pathOf(elements.key)}')
    CROSS JOIN json_each(${entries}) AS i
    WHERE ${fieldSql(definition, field, 'd')} IN (SELECT k_of FROM k)`;
  const [counted] = reader.all({ sql: rows.replace('%s', 'SELECT count(*) AS total'), values });
  const total = Number(counted?.['total'] ?? 0);
  const select = 'SELECT d.id AS id, k.k_key AS key, i.value AS entry';
  const sql = `${rows.replace('%s', select)} ORDER BY ${orderSql(query, definition)} LIMIT ? OFFSET ?`;
  const page = reader.all({ sql, values: [...values, query.limit ?? -1, query.offset ?? 0] });
  return {
    total,
    rows: page.map(({ id, key, entry }) => ({
      id: String(id),
      key: Number(key),
      ...(entry === null ? {} : { entry: Number(entry) }),
    })),
  };
}

const kindColumn = (column: string): string => `k_${column}_`;

/** The kinds that match, a column for each of theirs. */
function kindsSql(query: Query, { kinds }: ElementList, values: SQLInputValue[]): string {
  const columns = ['k_of', 'k_key', ...kinds.columns.map(kindColumn)];
  const members = columns.map((column, at) => `json_extract(value, '$[${at}]') AS ${column}`);
  values.push(JSON.stringify(kinds.rows.map(({ of, key, values: own }) => [of, key, ...own])));
  const terms = splitConditions(query).ofKinds.map((condition) => {
    if (condition.op === 'among') throw new Error('Kinds are not looked up elsewhere.');
    const column = columnOfKind(condition.field) ?? '';
    return conditionSql(kindColumn(column), condition satisfies Condition, values, false);
  });
  if (query.search !== undefined && query.search.text !== '') {
    const { text, fields } = query.search;
    const tests = fields.map((field) => {
      values.push(fold(text));
      return `instr(fold(${kindColumn(columnOfKind(field) ?? '')}), ?) > 0`;
    });
    terms.push(tests.length > 0 ? `(${tests.join(' OR ')})` : 'false');
  }
  const where = terms.length > 0 ? ` WHERE ${terms.join(' AND ')}` : '';
  return `SELECT * FROM (SELECT ${members.join(', ')} FROM json_each(?))${where}`;
}

function orderSql({ sort = [] }: Query, definition: AnyCollectionDefinition): string {
  const keys = sort.map(({ field, direction }) => {
    const column = columnOfKind(field);
    const expression = column === undefined ? fieldSql(definition, field, 'd') : `k.${kindColumn(column)}`;
    return `${expression} ${direction}`;
  });
  const last = sort.at(-1)?.direction ?? 'asc';
  return [...keys, `d.id ${last}`, `k.k_key ${last}`, `i.value ${last}`].join(', ');
}
