import type { ResourceCollectionRequest } from '../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { listRoute, readEntity } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { resourceCollections } from './model.ts';
import type { ResourceCollection } from './model.ts';
import { userOf } from './resource-collections.ts';
import type { ResourceCollectionInput, ResourceCollectionService } from './resource-collections.ts';

type Ids = readonly string[];

const members = membersOf<ResourceCollection>()({
  Id: 'uuid',
  Name: 'text',
  DeviceIds: 'unlisted',
  DeviceTypeIds: 'unlisted',
  DeviceTemplateIds: 'unlisted',
  LocationIds: 'unlisted',
  IncludeChildLocations: 'unlisted',
  SmartObjectIds: 'unlisted',
  SmartObjectTypeIds: 'unlisted',
  SmartObjectTemplateIds: 'unlisted',
  ResourceIds: 'unlisted',
  ResourceTypeIds: 'unlisted',
  TagIds: 'unlisted',
});
const fields = members.list({ search: ['name'], defaultSort: [{ field: 'name', direction: 'asc' }] });
const show = members.show();

export interface Services {
  readonly resourceCollections: ResourceCollectionService;
}

export const routes: FeatureRoutes<'resourceCollections', Services> = {
  'resourceCollections.list': listRoute(resourceCollections, fields, members.show('Id', 'Name')),
  'resourceCollections.create': createRoute('resourceCollections', '/api/v3/resourcecollections', inputOf),
  'resourceCollections.synchronize': act(async ({ principal }, { resourceCollections: service }) => {
    await service.synchronize(principal.deviceNetworkId);
    return noContent();
  }),
  'resourceCollections.get': read(async (context) => {
    const found = await readEntity(context, resourceCollections, 'resource-collection');
    return ok({
      ...show(found),
      HasCherryPickedResources: found.resourceIds.length > 0,
      CanBeDeleted: (await userOf(context.reader, found)) === undefined,
    });
  }),
  'resourceCollections.update': updateRoute('resourceCollections', inputOf),
  'resourceCollections.delete': deleteRoute('resourceCollections'),
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
