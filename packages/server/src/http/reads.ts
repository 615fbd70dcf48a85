import { unescape } from 'node:querystring';
import { findInNetwork, inNetwork } from '../kernel/entities.ts';
import { notFound } from '../kernel/errors.ts';
import type { NotFoundEntity } from '../kernel/errors.ts';
import type { CollectionDefinition, Condition, Entity, Page } from '../store/port.ts';
import { plainName, queryOf } from './client-values.ts';
import type { PageEnvelope } from './generated/contract.ts';
import { ok, read } from './handler.ts';
import type { ReadContext, ReplyMessage } from './handler.ts';
import { toListQuery } from './lists/list-fields.ts';
import type { ListFields } from './lists/list-fields.ts';
import { jsonParts } from './replies.ts';

interface NetworkEntity extends Entity {
  readonly deviceNetworkId: string;
}

interface Reading<Answer, Params> {
  readonly read: (context: ReadContext<Params>) => Promise<Answer>;
}

/** Restricts a query by further conditions. */
export function withConditions<Q extends { readonly where?: readonly Condition[] }>(
  query: Q,
  where: readonly Condition[],
): Q {
  return { ...query, where: [...where, ...(query.where ?? [])] };
}

/**
 * Reads the requested page of a collection, within the device network of the request.
 *
 * @param where further conditions on the rows
 * @throws MusterError `invalid-request`
 */
export async function readPage<T extends NetworkEntity>(
  { paging, principal: { deviceNetworkId }, reader }: Pick<ReadContext, 'paging' | 'principal' | 'reader'>,
  collection: CollectionDefinition<T>,
  fields: ListFields,
  where: readonly Condition[] = [],
): Promise<Page<T>> {
  const query = withConditions(toListQuery(paging, fields, deviceNetworkId), where);
  return reader.collection(collection).page(inNetwork(deviceNetworkId, query));
}

/** Returns the device network of a request, and the path parameter `id`. */
export function networkAndId({
  principal,
  params,
}: ReadContext<{ readonly id: string }>): [deviceNetworkId: string, id: string] {
  return [principal.deviceNetworkId, params.id];
}

/**
 * Reads the entity whose ID is the path parameter `id`.
 *
 * @throws MusterError `…-not-found`
 */
export function readEntity<T extends NetworkEntity>(
  { params, principal, reader }: ReadContext<{ readonly id: string }>,
  collection: CollectionDefinition<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
): Promise<T> {
  return findInNetwork(reader.collection(collection), kind, principal.deviceNetworkId, params.id);
}

/**
 * Reads entities of the device network of the request, in the order of their IDs.
 *
 * @throws MusterError `…-not-found`
 */
export function readEntities<T extends NetworkEntity>(
  { principal, reader }: ReadContext<unknown>,
  collection: CollectionDefinition<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
  ids: readonly string[],
): Promise<readonly T[]> {
  const { deviceNetworkId } = principal;
  const rows = reader.collection(collection);
  return Promise.all([...new Set(ids)].map((id) => findInNetwork(rows, kind, deviceNetworkId, id)));
}

/**
 * Returns a condition for entities with the external ID in the path. Several may have it.
 *
 * @throws MusterError `external-id-not-found` if none has it
 */
export async function externalIdCondition<T extends NetworkEntity>(
  { params: { id }, principal, reader }: ReadContext<{ readonly id: string }>,
  collection: CollectionDefinition<T>,
): Promise<readonly Condition[]> {
  const where = [{ field: 'externalId', op: 'eq', value: id }] as const;
  const { where: inside = [] } = inNetwork(principal.deviceNetworkId, { where });
  if ((await reader.collection(collection).findOne(inside)) === undefined) throw notFound('external-id', id);
  return where;
}

/** A route that lists a collection. */
export function listRoute<T extends NetworkEntity, Row>(
  collection: CollectionDefinition<T>,
  fields: ListFields,
  present: (entity: T, context: ReadContext<unknown>) => Row,
): Reading<PageMessage<Row>, unknown> {
  return read(async (context) =>
    pageReply(context, await readPage(context, collection, fields), (row) => present(row, context)),
  );
}

/** A route that shows one entity of a collection. */
export function entityRoute<T extends NetworkEntity, Body>(
  collection: CollectionDefinition<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
  present: (entity: T) => Body,
): Reading<ReplyMessage<200, Body>, { readonly id: string }> {
  return read(async (context) => ok(present(await readEntity(context, collection, kind))));
}

/** A page of a list, in the common form of the contract. */
export type PageMessage<Row> = ReplyMessage<200, PageEnvelope & { readonly Rows: readonly Row[] }>;

/** Returns a page of rows in its envelope, with Link headers (RFC 8288). */
export function pageReply<T, Row>(
  context: ReadContext<unknown>,
  page: Page<T>,
  present: (row: T) => Row,
): PageMessage<Row> {
  const { head, headers } = envelope(context, page.total);
  return { status: 200, body: { ...head, Rows: page.rows.map((row) => present(row)) }, headers };
}

/** Like {@link pageReply}, for long rows: the JSON text is generated row by row. */
export function longPageReply<T, Row>(
  context: ReadContext<unknown>,
  page: Page<T>,
  present: (row: T) => Row,
): PageMessage<Row> {
  const { head, headers } = envelope(context, page.total);
  return { status: 200, parts: jsonParts(head, 'Rows', page.rows, present), headers };
}

function envelope(
  { paging: { page, pageSize }, url }: ReadContext<unknown>,
  total: number,
): { readonly head: PageEnvelope; readonly headers: Readonly<Record<string, string>> } {
  const pages = Math.ceil(total / pageSize);
  return {
    head: { Page: page, PageSize: pageSize, NbrOfPages: pages, NbrOfRows: total },
    headers: { Link: links(url, page, pageSize, pages) },
  };
}

/** Clients refuse responses whose headers exceed 16 KiB in total, and each URL repeats the query of the request. */
const MAX_LINK_LENGTH = 8_192;

/** Omits links that would make the header too long. The next page has priority. */
function links(url: string, page: number, pageSize: number, pages: number): string {
  const [path = ''] = url.split('?', 1);
  const kept = otherParameters(queryOf(url));
  const to = (number: number, rel: string): string =>
    `<${path}?Page=${number}&PageSize=${pageSize}${kept}>; rel="${rel}"`;
  const last = Math.max(1, pages);
  const next = page < pages ? [to(page + 1, 'next')] : [];
  const prev = page > 1 ? [to(Math.min(page - 1, last), 'prev')] : [];
  const choices = [[to(1, 'first'), ...prev, ...next, to(last, 'last')], [...prev, ...next], next];
  return choices.map((all) => all.join(', ')).find((one) => one.length <= MAX_LINK_LENGTH) ?? '';
}

const PAGE_PARAMETERS: ReadonlySet<string> = new Set(['page', 'pagesize']);
const UNSAFE = /[<>"\s]/gu;

/** The other parameters of the query, unchanged: they stay percent-encoded. */
function otherParameters(query: string): string {
  return query
    .split('&')
    .filter((part) => part !== '' && !PAGE_PARAMETERS.has(nameOf(part)))
    .map((part) => `&${part.replace(UNSAFE, encodeURIComponent)}`)
    .join('');
}

/** The name of a `name=value` pair, decoded like queries. */
function nameOf(part: string): string {
  const [name = ''] = part.split('=', 1);
  return plainName(unescape(name));
}
