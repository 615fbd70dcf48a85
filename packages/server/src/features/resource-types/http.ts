import type { ResourceTypeRequest, ResourceTypeResponse } from '../../http/generated/contract.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { omit, omitUndefined } from '../../kernel/data.ts';
import { accessTypeOf, operationsOf, resourceTypes } from './model.ts';
import type { ResourceType } from './model.ts';
import type { ResourceTypeInput, ResourceTypeService } from './resource-types.ts';

const members = membersOf<ResourceType>()({
  Id: 'uuid',
  Name: 'text',
  TypeId: 'number',
  DataType: { type: 'text', isReadOnly: true },
  IsReusable: 'boolean',
  ResourceDataType: { path: 'dataType', type: 'unlisted' },
  MultipleInstances: 'unlisted',
  Mandatory: 'unlisted',
  Range: 'unlisted',
  Units: 'unlisted',
  Description: 'unlisted',
});
const fields = members.list({
  search: ['name'],
  defaultSort: [
    { field: 'typeId', direction: 'asc' },
    { field: 'name', direction: 'asc' },
  ],
});
const showRow = members.show('Id', 'Name', 'TypeId', 'DataType', 'IsReusable');
const showAll = members.show();

export interface Services {
  readonly resourceTypes: ResourceTypeService;
}

export const routes: FeatureRoutes<'resourceTypes', Services> = {
  'resourceTypes.list': listRoute(resourceTypes, fields, showRow),
  'resourceTypes.create': createRoute('resourceTypes', '/api/v3/resourcetypes', inputOf),
  'resourceTypes.update': updateRoute('resourceTypes', inputOf),
  'resourceTypes.delete': deleteRoute('resourceTypes'),
  'resourceTypes.get': entityRoute(resourceTypes, 'resource-type', presentResourceType),
};

function inputOf(body: ResourceTypeRequest): ResourceTypeInput {
  const { Operations, AccessType, SmartObjectTypeId } = body;
  return {
    ...members.read({ MultipleInstances: false, Mandatory: false, IsReusable: false, ...body }),
    operations: Operations ?? operationsOf(AccessType),
    ...omitUndefined({ smartObjectTypeId: SmartObjectTypeId }),
  };
}

export function presentResourceType(type: ResourceType): ResourceTypeResponse {
  return {
    ...omit(showAll(type), 'DataType'),
    AccessType: accessTypeOf(type.operations),
    Operations: type.operations === '' ? undefined : type.operations,
  };
}
