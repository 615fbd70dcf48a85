import { locationResources } from '../model/location-resource.ts';
import type { PositionInput } from '../position-checks.ts';
import type { PositionService } from '../position-service.ts';
import type { PositionRequest, PositionResponse } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { JoinedField, ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { inNetwork } from '../../../kernel/list-query.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentPosition } from '../presenters/position.ts';

const locationOfResource: JoinedField = {
  type: 'uuid',
  path: 'locationId',
  join: (condition, deviceNetworkId) => {
    const { where = [] } = inNetwork(deviceNetworkId, { where: [condition] });
    const source = { collection: locationResources, field: 'id', where };
    return [{ field: 'locationResourceId', op: 'among', value: [source] }];
  },
};

export const positionFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    EntityId: { path: 'entityId', type: 'uuid' },
    EntityType: { path: 'entityType', type: 'text' },
    LocationResourceId: { path: 'locationResourceId', type: 'uuid' },
    X: { path: 'x', type: 'number' },
    Y: { path: 'y', type: 'number' },
    Z: { path: 'z', type: 'number' },
  },
  joined: { LocationResourceLocationId: locationOfResource },
  search: ['entityType'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
};

/** Routes of the tag `positions`, and the positions of an entity. */
export function positionRoutes(
  positions: PositionService,
): Routes<
  'dataCollectors.listPositions' | 'devices.listPositions' | 'locations.listPositions' | 'positions'
> {
  const listOf =
    (kind: Parameters<PositionService['listOf']>[0]) =>
    async (context: EntityContext): Promise<PageMessage<PositionResponse>> => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, positionFields, deviceNetworkId);
      const page = await positions.listOf(kind, deviceNetworkId, context.params.id, query);
      return pageReply(context, page, presentPosition);
    };
  return {
    'positions.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, positionFields, deviceNetworkId);
      return pageReply(context, await positions.list(deviceNetworkId, query), presentPosition);
    },
    'positions.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/positions', (unit) =>
        positions.create(principal.deviceNetworkId, positionOf(body), unit),
      ),
    'positions.get': async ({ params, principal }) =>
      ok(presentPosition(await positions.get(principal.deviceNetworkId, params.id))),
    'positions.update': async ({ params, body, principal }) => {
      const input = positionOf(body);
      await positions.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'positions.delete': async ({ params, principal }) => {
      await positions.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'devices.listPositions': listOf('device'),
    'dataCollectors.listPositions': listOf('data-collector'),
    'locations.listPositions': listOf('location'),
  };
}

export function positionOf(body: PositionRequest): PositionInput {
  return {
    entityType: body.EntityType,
    locationResourceId: body.LocationResourceId.toLowerCase(),
    x: body.X,
    y: body.Y,
    ...omitUndefined({ entityId: body.EntityId?.toLowerCase(), z: body.Z }),
  };
}
