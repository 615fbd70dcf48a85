import { sql } from 'kysely';

import type { AnyCollectionDefinition, Condition, ElementList, ElementRow, Page, Query } from '../port.ts';
import { allOf, anyOf, comparison, Conditions, isTextCondition } from './conditions.ts';
import type { Connection, Row, Dialect, Expression } from './dialect.ts';
import { bound, ordered } from './queries.ts';
import { tableOf } from './schema.ts';
import { foldCase } from '../../kernel/entities.ts';

const KIND = 'kind.';
const ENTRY = 'entry';

/** Returns the column of the kinds that a field of a query names; undefined for a field of the document. */
function kindColumnOf(field: string): string | undefined {
  return field.startsWith(KIND) ? `k_${field.slice(KIND.length)}_` : undefined;
}

/**
 * Reads a page of the elements of documents. The database joins the matching documents with their kinds, so the time
 * grows with their number.
 */
export async function readElements(
  connection: Connection,
  dialect: Dialect,
  definition: AnyCollectionDefinition,
  { query, elements }: { readonly query: Query; readonly elements: ElementList },
): Promise<Page<ElementRow>> {
  const documents = new Conditions(dialect, definition, 'd');
  const rows = rowsOf(dialect, definition, documents, { query, elements });
  const count = sql`${rows('count(*) AS total')}`.compile(dialect.queries);
  const total = Number((await connection.all(count))[0]?.['total'] ?? 0);
  const page =
    sql`${rows('d.id AS id, k.k_key AS key, i.value AS entry')} ORDER BY ${orderOf(documents, query)}
    LIMIT ${bound(query.limit ?? dialect.noLimit)} OFFSET ${bound(query.offset ?? 0)}`.compile(
      dialect.queries,
    );
  return { total, rows: (await connection.all(page)).map((row) => elementRow(dialect, row)) };
}

function rowsOf(
  dialect: Dialect,
  definition: AnyCollectionDefinition,
  conditions: Conditions,
  { query, elements }: { readonly query: Query; readonly elements: ElementList },
): (what: string) => Expression {
  const isOfEntry = ({ field }: Condition): boolean => field === ENTRY;
  const isOfKind = ({ field }: Condition): boolean => kindColumnOf(field) !== undefined;
  const { where = [] } = query;
  const kinds = kindsOf(dialect, { ...query, where: where.filter(isOfKind) }, elements);
  const own = new Conditions(dialect, definition);
  const terms = own.of({ where: where.filter((one) => !isOfKind(one) && !isOfEntry(one)) });
  const entries = where.filter(isOfEntry).map((condition) => {
    if (condition.op === 'among' || isTextCondition(condition)) throw new Error('Entries are numbers.');
    return comparison(dialect, sql.ref('i.value'), condition);
  });
  const documents = sql`SELECT * FROM ${sql.table(tableOf(definition.name))} WHERE ${allOf([
    ...(dialect.timeGuard === undefined ? [] : [dialect.timeGuard]),
    ...terms,
    sql`${own.field(elements.kinds.field)} IN (SELECT k_of FROM k)`,
  ])}`;
  const from = dialect.elements(documents, elements, conditions.field(elements.kinds.field));
  return (what) =>
    sql`WITH k AS MATERIALIZED (${kinds}) SELECT ${sql.raw(what)} FROM ${from} WHERE ${allOf(entries)}`;
}

/** Returns the matching kinds, with all their columns. */
function kindsOf(dialect: Dialect, { where = [], search }: Query, elements: ElementList): Expression {
  const columns = elements.kinds.columns.map((column) => `k_${column}_`);
  const terms = where.map((condition) => {
    if (condition.op === 'among') throw new Error('Kinds are not looked up elsewhere.');
    const column = sql.ref(kindColumnOf(condition.field) ?? '');
    if (isTextCondition(condition)) return dialect[condition.op](column, foldCase(condition.value), false);
    return comparison(dialect, column, condition);
  });
  if (search !== undefined && search.text !== '') {
    const text = foldCase(search.text);
    terms.push(
      anyOf(search.fields.map((field) => dialect.contains(sql.ref(kindColumnOf(field) ?? ''), text, false))),
    );
  }
  return sql`SELECT * FROM (${dialect.kinds(elements, columns)}) AS kinds WHERE ${allOf(terms)}`;
}

function orderOf(documents: Conditions, { sort = [] }: Query): Expression {
  const keys = sort.map(({ field, direction }) => {
    const column = kindColumnOf(field);
    return ordered(column === undefined ? documents.field(field) : sql.ref(`k.${column}`), direction);
  });
  const last = sort.at(-1)?.direction ?? 'asc';
  const place = ['d.id', 'k.k_key', 'i.value'].map((column) => ordered(sql.ref(column), last));
  return sql.join([...keys, ...place]);
}

function elementRow(dialect: Dialect, { id, key, entry }: Row): ElementRow {
  return {
    id: String(dialect.fromColumn(id)),
    key: Number(key),
    ...(entry === null ? {} : { entry: Number(entry) }),
  };
}
