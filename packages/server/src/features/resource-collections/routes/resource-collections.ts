import type { ResourceCollection } from '../model/resource-collection.ts';
import type { ResourceCollectionInput, ResourceCollectionService } from '../resource-collection-service.ts';
import type {
  ResourceCollectionRequest,
  ResourceCollectionResponse,
} from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';

type Ids = readonly string[];

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export function resourceCollectionRoutes(
  collections: ResourceCollectionService,
): Routes<'resourceCollections'> {
  return {
    'resourceCollections.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await collections.list(deviceNetworkId, query), ({ id, name }) => ({
        Id: id,
        Name: name,
      }));
    },
    'resourceCollections.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/resourcecollections', (unit) =>
        collections.create(principal.deviceNetworkId, input, unit),
      );
    },
    'resourceCollections.synchronize': async ({ principal }) => {
      await collections.synchronize(principal.deviceNetworkId);
      return noContent();
    },
    'resourceCollections.get': async ({ params, principal }) => {
      const found = await collections.get(principal.deviceNetworkId, params.id);
      return ok({ ...present(found), CanBeDeleted: await collections.canBeDeleted(found) });
    },
    'resourceCollections.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await collections.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'resourceCollections.delete': async ({ params, principal }) => {
      await collections.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}

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
