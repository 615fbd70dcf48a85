import type { ResourceCollectionRequest, ResourceCollectionResponse } from '../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { listRoute, readEntity } from '../../http/reads.ts';
import { resourceCollections } from './model.ts';
import type { ResourceCollection } from './model.ts';
import { userOf } from './resource-collections.ts';
import type { ResourceCollectionInput, ResourceCollectionService } from './resource-collections.ts';

type Ids = readonly string[];

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly resourceCollections: ResourceCollectionService;
}

export const routes: FeatureRoutes<'resourceCollections', Services> = {
  'resourceCollections.list': listRoute(resourceCollections, fields, ({ id, name }) => ({
    Id: id,
    Name: name,
  })),
  'resourceCollections.create': act(({ body, principal, begin }, { resourceCollections: service }) =>
    create(begin, '/api/v3/resourcecollections', (unit) =>
      service.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'resourceCollections.synchronize': act(async ({ principal }, { resourceCollections: service }) => {
    await service.synchronize(principal.deviceNetworkId);
    return noContent();
  }),
  'resourceCollections.get': read(async (context) => {
    const found = await readEntity(context, resourceCollections, 'resource-collection');
    return ok({ ...present(found), CanBeDeleted: (await userOf(context.reader, found)) === undefined });
  }),
  'resourceCollections.update': act(async ({ params, body, principal }, { resourceCollections: service }) => {
    await service.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'resourceCollections.delete': act(async ({ params, principal }, { resourceCollections: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

const unnamed = 'Resource collection';
const ids = (list: Ids = []): Ids => [...new Set(list)];

function inputOf(body: ResourceCollectionRequest): ResourceCollectionInput {
  return {
    name: body.Name ?? unnamed,
    deviceIds: ids(body.DeviceIds),
    deviceTypeIds: ids(body.DeviceTypeIds),
    deviceTemplateIds: ids(body.DeviceTemplateIds),
    locationIds: ids(body.LocationIds),
    includeChildLocations: body.IncludeChildLocations ?? false,
    smartObjectIds: ids(body.SmartObjectIds),
    smartObjectTypeIds: ids(body.SmartObjectTypeIds),
    smartObjectTemplateIds: ids(body.SmartObjectTemplateIds),
    resourceIds: ids(body.ResourceIds),
    resourceTypeIds: ids(body.ResourceTypeIds),
    tagIds: ids(body.TagIds),
  };
}

function present(collection: ResourceCollection): Omit<ResourceCollectionResponse, 'CanBeDeleted'> {
  return {
    Id: collection.id,
    Name: collection.name,
    DeviceIds: collection.deviceIds,
    DeviceTypeIds: collection.deviceTypeIds,
    DeviceTemplateIds: collection.deviceTemplateIds,
    LocationIds: collection.locationIds,
    IncludeChildLocations: collection.includeChildLocations,
    SmartObjectIds: collection.smartObjectIds,
    SmartObjectTypeIds: collection.smartObjectTypeIds,
    SmartObjectTemplateIds: collection.smartObjectTemplateIds,
    ResourceIds: collection.resourceIds,
    ResourceTypeIds: collection.resourceTypeIds,
    TagIds: collection.tagIds,
    HasCherryPickedResources: collection.resourceIds.length > 0,
  };
}
