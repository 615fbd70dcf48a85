import { notFound } from '../kernel/errors.ts';
import type { NotFoundEntity } from '../kernel/errors.ts';
import { findInNetwork } from '../kernel/find-in-network.ts';
import { inNetwork } from '../kernel/list-query.ts';
import type { CollectionDefinition, Condition, Entity, Page } from '../store/port.ts';
import { ok, read } from './handler.ts';
import type { ReadContext, ReplyMessage } from './handler.ts';
import { toListQuery } from './lists/list-fields.ts';
import type { ListFields } from './lists/list-fields.ts';
import { pageReply } from './lists/paging.ts';
import type { PageMessage } from './lists/paging.ts';

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
  { paging, principal: { deviceNetworkId }, reader }: ReadContext<unknown>,
  collection: CollectionDefinition<T>,
  fields: ListFields,
  where: readonly Condition[] = [],
): Promise<Page<T>> {
  const query = withConditions(toListQuery(paging, fields, deviceNetworkId), where);
  return reader.collection(collection).page(inNetwork(deviceNetworkId, query));
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
  present: (entity: T) => Row,
): Reading<PageMessage<Row>, unknown> {
  return read(async (context) => pageReply(context, await readPage(context, collection, fields), present));
}

/** A route that shows one entity of a collection. */
export function entityRoute<T extends NetworkEntity, Body>(
  collection: CollectionDefinition<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
  present: (entity: T) => Body,
): Reading<ReplyMessage<200, Body>, { readonly id: string }> {
  return read(async (context) => ok(present(await readEntity(context, collection, kind))));
}
