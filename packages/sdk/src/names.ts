import { AmbiguousNameError, UnknownNameError, type NameCandidate } from './name-errors.ts';
import { devicesNames, nameLists } from './generated/names.ts';
import type { NameField, NameList } from './name-list.ts';
import { resolvePath } from './path-names.ts';
import { closestNames } from './similarity.ts';
import type { CallOptions, Caller } from './types.ts';

/** ID of an operation whose entities have names: a list, such as `deviceTypes.list`, or a Get by path. */
export type NameListId = keyof typeof nameLists;

type Row = Readonly<Record<string, unknown>>;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
/** Rows per page, the maximum of the service. */
const PAGE_SIZE = 1000;
/** Maximum number of pages searched for a name in another case. */
const MAX_PAGES = 10;

/** Whether a text is an ID (a UUID). IDs are never looked up. */
export const isId = (text: string): boolean => uuidPattern.test(text);

/** Returns the description of a list. */
export const nameListOf = (id: NameListId): NameList => nameLists[id];

/**
 * Finds the ID of an entity by its name. Returns an ID unchanged, without a request.
 *
 * Identifiers (endpoint names) are tried first and compared exactly. Names are compared like in the service: without
 * surrounding space, after Unicode normalisation (NFC), and ignoring case. An exact match is preferred. Resources and
 * object instances are named by their device and LwM2M path: `press-7/3303/0/5700`, `press-7/3303/0`.
 *
 * @param listId the list to search, such as `deviceTypes.list`, or `resources.get` and `smartObjects.get`
 * @throws {UnknownNameError} no entity has the name; lists similar names
 * @throws {MalformedNameError} the name of a resource or an object instance has no path
 * @throws {UnknownPathError} the device has no such path; lists similar paths
 * @throws {AmbiguousNameError} several entities have the name; lists their IDs
 * @example
 * import { resolveName } from '@muster/sdk';
 *
 * const deviceId = await resolveName(muster, 'devices.list', 'muster-sim-000001');
 * const device = await muster.devices.get(deviceId);
 */
export async function resolveName(
  client: Caller,
  listId: NameListId,
  text: string,
  options: CallOptions = {},
): Promise<string> {
  return resolveInList(client, nameListOf(listId), text, options);
}

/** Like `resolveName`, for one list, so that a bundler can drop the others. */
export async function resolveInList(
  client: Caller,
  list: NameList,
  text: string,
  options: CallOptions = {},
): Promise<string> {
  if (isId(text)) return text;
  const name = text.trim();
  if (list.path !== undefined) {
    const device = (deviceName: string) => resolveInList(client, devicesNames, deviceName, options);
    return resolvePath(client, list.path, name, device, options);
  }
  const rows = list.isPaged
    ? await findRows(client, list, name, options)
    : matching(await allRows(client, list, {}, options), list, name);
  const candidates = candidatesOf(rows, list);
  const [only] = candidates;
  if (only === undefined) {
    const known = name === '' ? [] : await similarRows(client, list, name, options);
    throw new UnknownNameError(
      list.operation.id,
      list.entity,
      text,
      closestNames(name, labelsOf(known, list)),
    );
  }
  if (candidates.length > 1) throw new AmbiguousNameError(list.operation.id, list.entity, text, candidates);
  return only.id;
}

/** Searches for exact matches first, which use an index, and for other spellings only if there are none. */
async function findRows(
  client: Caller,
  list: NameList,
  name: string,
  options: CallOptions,
): Promise<readonly Row[]> {
  if (name === '') return [];
  for (const field of list.fields) {
    const filter = exactFilter(field, name);
    if (filter === undefined) continue;
    const rows = await firstPage(client, list, { Filter: filter, PageSize: 100 }, options);
    if (rows.length > 0) return rows;
  }
  const field = list.fields.find(({ kind }) => kind === 'name');
  if (field === undefined) return [];
  const [text = ''] = partsOf(field, name) ?? [];
  const query = { Filter: `${field.members[0] ?? ''} startswith ${quoted(text)}` };
  return matching(await allRows(client, list, query, options), list, name);
}

function exactFilter(field: NameField, name: string): string | undefined {
  const parts = partsOf(field, name);
  if (parts === undefined || (field.kind === 'number' && !/^\d{1,9}$/u.test(name))) return undefined;
  return field.members.map((member, index) => `${member} eq ${quoted(parts[index] ?? '')}`).join(' and ');
}

/** Splits a name into its parts, one per member. The last slash separates the last part. */
function partsOf({ members }: NameField, name: string): string[] | undefined {
  if (members.length === 1) return [name];
  const at = name.lastIndexOf('/');
  return at < 1 || at === name.length - 1 ? undefined : [name.slice(0, at), name.slice(at + 1)];
}

/** Quotes a text for a filter. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Key by which the service compares names. */
const keyOf = (text: string): string => text.trim().normalize('NFC').toLowerCase();

function matching(rows: readonly Row[], list: NameList, name: string): Row[] {
  const fields = list.fields.filter(({ kind }) => kind === 'name');
  return rows.filter((row) => fields.some((field) => keyOf(labelOf(row, field)) === keyOf(name)));
}

const labelOf = (row: Row, { members }: NameField): string =>
  members.map((member) => textOf(row[member])).join('/');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function labelsOf(rows: readonly Row[], list: NameList): string[] {
  const fields = list.fields.filter(({ kind }) => kind !== 'number');
  return [...new Set(rows.flatMap((row) => fields.map((field) => labelOf(row, field))))].filter(
    (label) => label !== '',
  );
}

function candidatesOf(rows: readonly Row[], list: NameList): NameCandidate[] {
  return rows.flatMap((row) => {
    const id = row['Id'];
    const name = list.fields
      .filter(({ kind }) => kind === 'name')
      .map((field) => labelOf(row, field))
      .find((label) => label !== '');
    const others = list.fields
      .filter(({ kind }) => kind !== 'name')
      .map((field) => labelOf(row, field))
      .filter((label) => label !== '' && label !== name);
    return typeof id === 'string' ? [{ id, label: [name, ...others].join(', ') }] : [];
  });
}

/** Returns rows with similar names: those with the same start, or else the first rows of the list. */
async function similarRows(
  client: Caller,
  list: NameList,
  name: string,
  options: CallOptions,
): Promise<readonly Row[]> {
  if (!list.isPaged) return allRows(client, list, {}, options);
  const member = list.fields.find(({ kind }) => kind === 'name')?.members[0];
  const rows = await firstPage(client, list, { PageSize: 200 }, options);
  if (rows.length < 200 || member === undefined) return rows;
  const Filter = `${member} startswith ${quoted(name.slice(0, 2))}`;
  return firstPage(client, list, { Filter, PageSize: PAGE_SIZE }, options);
}

async function firstPage(
  client: Caller,
  { operation }: NameList,
  query: Row,
  options: CallOptions,
): Promise<readonly Row[]> {
  const page = (await client.call(operation, { query }, options)) as unknown as {
    readonly Rows: readonly Row[];
  };
  return page.Rows;
}

async function allRows(
  client: Caller,
  list: NameList,
  query: Row,
  options: CallOptions,
): Promise<readonly Row[]> {
  if (!list.isPaged)
    return (await client.call(list.operation, { query }, options)) as unknown as readonly Row[];
  const found: Row[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const rows = await firstPage(client, list, { ...query, Page: page, PageSize: PAGE_SIZE }, options);
    found.push(...rows);
    if (rows.length < PAGE_SIZE) break;
  }
  return found;
}
