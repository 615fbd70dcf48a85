import { locationResources } from '../model/location-resource.ts';
import { positions } from '../model/position.ts';
import { placed } from '../position-checks.ts';
import type { Named, PositionInput } from '../position-checks.ts';
import type { PositionService } from '../position-service.ts';
import { positionViews } from '../position-views.ts';
import type { PositionRequest, PositionResponse } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import type { JoinedField, ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
import { inNetwork } from '../../../kernel/list-query.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import type { CollectionDefinition, Condition } from '../../../store/port.ts';
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

const positionFields: ListFields = {
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

export interface Services {
  readonly positions: PositionService;
}

/** Returns a page of positions. */
export async function positionPage(
  context: ReadContext<unknown>,
  where?: readonly Condition[],
): Promise<PageMessage<PositionResponse>> {
  const { catalogues, reader } = context;
  const { rows, total } = await readPage(context, positions, positionFields, where);
  return pageReply(
    context,
    { rows: [...(await positionViews(reader, catalogues, rows))], total },
    presentPosition,
  );
}

/** A route that lists the positions of one entity. */
const listOf = (kind: 'data-collector' | 'device' | 'location', collection: CollectionDefinition<Named>) =>
  read(async (context: ReadContext<{ readonly id: string }>) => {
    const { id } = await readEntity(context, collection, kind);
    return positionPage(context, [{ field: 'entityId', op: 'eq', value: id }]);
  });

/** Routes of the tag `positions`, and the positions of an entity. */
export const routes: FeatureRoutes<
  'dataCollectors.listPositions' | 'devices.listPositions' | 'locations.listPositions' | 'positions',
  Services
> = {
  'positions.list': read((context) => positionPage(context)),
  'positions.create': act(({ body, principal, begin }, { positions: service }) =>
    create(begin, '/api/v3/positions', (unit) =>
      service.create(principal.deviceNetworkId, positionOf(body), unit),
    ),
  ),
  'positions.get': read(async (context) => {
    const position = await readEntity(context, positions, 'position');
    const [view = { position }] = await positionViews(context.reader, context.catalogues, [position]);
    return ok(presentPosition(view));
  }),
  'positions.update': act(async ({ params, body, principal }, { positions: service }) => {
    await service.update(principal.deviceNetworkId, params.id, positionOf(body));
    return noContent();
  }),
  'positions.delete': act(async ({ params, principal }, { positions: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'devices.listPositions': listOf('device', placed.Device),
  'dataCollectors.listPositions': listOf('data-collector', placed.DataCollector),
  'locations.listPositions': listOf('location', placed.Location),
};

export function positionOf(body: PositionRequest): PositionInput {
  return {
    entityType: body.EntityType,
    locationResourceId: body.LocationResourceId.toLowerCase(),
    x: body.X,
    y: body.Y,
    ...omitUndefined({ entityId: body.EntityId?.toLowerCase(), z: body.Z }),
  };
}
