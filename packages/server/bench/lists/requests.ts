/** Requests for a list: sorted by every field, and filtered by every field with every operator. */
import type { ListServer } from './server.ts';
import type { Target } from './targets.ts';

export interface ListRequest {
  /** operationId and query. */
  readonly title: string;
  /** Path below /api/v3, with a query. */
  readonly path: string;
}

type Row = Readonly<Record<string, unknown>>;

const compared = ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'in'] as const;
const matched = ['contains', 'startswith'] as const;

/** @param isQuick skips operators that take the same path as another one */
export async function requestsOf(
  server: ListServer,
  target: Target,
  isQuick: boolean,
): Promise<ListRequest[]> {
  const queries = [''];
  if (target.isGrowing) queries.push(...(await queriesOf(server, target.path, isQuick)));
  return queries.map((query) => ({
    title: `${target.operation} ${query}`.trim(),
    path: `${target.path}?${query
      .split('&')
      .map((part) => part.replace(/(?<==).*/su, encodeURIComponent))
      .join('&')}`,
  }));
}

async function queriesOf(server: ListServer, path: string, isQuick: boolean): Promise<string[]> {
  const [sortable, filterable] = await Promise.all([
    knownFields(server, path, 'Sort=Nothing'),
    knownFields(server, path, 'Filter=Nothing%20eq%20x'),
  ]);
  const row = await middleRow(server, path);
  const words = new Set<string>();
  for (const field of filterable) if (await isEnumeration(server, path, field)) words.add(field);
  const filters = filterable
    .flatMap((field) => filtersOf(field, valueOf(row, field), isQuick))
    .filter((filter) => !words.has(filter.split(' ')[0] ?? '') || / (?:eq|ne|in|exists) /u.test(filter));
  const sorts = sortable.flatMap((field) => (isQuick ? [`-${field}`] : [field, `-${field}`]));
  const coarse = sortable.find((field) =>
    ['Status', 'LocationType', 'Attempts', 'Operation'].includes(field),
  );
  const narrowed = coarse === undefined ? undefined : filtersOf(coarse, valueOf(row, coarse), true)[0];
  return [
    ...filters.map((filter) => `Filter=${filter}`),
    ...sorts.map((sort) => `Sort=${sort}`),
    ...(narrowed === undefined ? [] : sorts.map((sort) => `Filter=${narrowed}&Sort=${sort}`)),
    ...searchesOf(row).map((text) => `Search=${text}`),
  ];
}

/** Fields with a fixed set of words cannot be compared by order or by a part. */
async function isEnumeration(server: ListServer, path: string, field: string): Promise<boolean> {
  const answer = await server.call(
    `${path}?PageSize=1&Filter=${encodeURIComponent(`${field} contains 'x'`)}`,
  );
  return (await answer.text()).includes('eq, ne and in only');
}

function filtersOf(field: string, value: unknown, isQuick: boolean): string[] {
  const all = [`${field} exists true`, `${field} exists false`];
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return all;
  const text = String(value).replaceAll("'", "''");
  for (const op of compared) {
    if (isQuick && (op === 'le' || op === 'ge')) continue;
    // Some lists take only these for a boolean, and the others say nothing more.
    if (typeof value === 'boolean' && op !== 'eq' && op !== 'ne') continue;
    all.unshift(`${field} ${op} ${op === 'in' ? `('${text}')` : `'${text}'`}`);
  }
  if (typeof value === 'string' && !/^\d{4}-\d\d-\d\dT/u.test(value)) {
    for (const op of matched) all.unshift(`${field} ${op} '${text.slice(0, 6)}'`, `${field} ${op} '${text}'`);
  }
  return all.reverse();
}

/** Returns search texts that all rows contain, few rows, one row, no row, and a short text. */
function searchesOf(row: Row): string[] {
  const text = ['DeviceIdentifier', 'Name', 'Title', 'EntityName', 'Operation', 'Path']
    .map((field) => row[field])
    .find((value) => typeof value === 'string');
  return [
    ...(text === undefined ? [] : [text, text.slice(0, -2), text.slice(0, 4), text.slice(0, 2)]),
    'zzzzz',
    'z',
  ];
}

/** Returns the fields that a list names in its response to an unknown field. */
async function knownFields(server: ListServer, path: string, query: string): Promise<string[]> {
  const { Message, ModelState } = (await (await server.call(`${path}?${query}`)).json()) as {
    Message: string;
    ModelState?: Record<string, string[]>;
  };
  const text = Object.values(ModelState ?? {})[0]?.[0] ?? Message;
  const names = /Fields: (?<names>[^;]+)\.$/u.exec(text)?.groups?.['names'];
  if (names === undefined) throw new Error(`${path}?${query}: ${text}`);
  return names.split(', ');
}

async function middleRow(server: ListServer, path: string): Promise<Row> {
  const { NbrOfPages, Rows } = (await (await server.call(`${path}?PageSize=20`)).json()) as {
    NbrOfPages: number;
    Rows: Row[];
  };
  if (NbrOfPages < 3) return Rows[0] ?? {};
  const answer = await server.call(`${path}?PageSize=20&Page=${Math.ceil(NbrOfPages / 2)}`);
  return ((await answer.json()) as { Rows: Row[] }).Rows[7] ?? {};
}

/** `DeviceType.Name` and `DeviceTypeName` are `{ DeviceType: { Name } }` in a row. */
function valueOf(row: Row, field: string): unknown {
  if (row[field] !== undefined) return row[field];
  const [, owner = '', member = ''] = /^(.+?)\.?(Id|Name)$/u.exec(field) ?? [];
  const inner = row[owner];
  return typeof inner === 'object' && inner !== null ? (inner as Row)[member] : undefined;
}
