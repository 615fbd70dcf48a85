import type {
  ResourceTypeListResponse,
  ResourceTypeRequest,
  ResourceTypeResponse,
} from '../../http/generated/contract.ts';
import { act, create, noContent } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { entityRoute, listRoute } from '../../http/reads.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { accessTypeOf, operationsOf, resourceTypes } from './model.ts';
import type { ResourceType } from './model.ts';
import type { ResourceTypeInput, ResourceTypeService } from './resource-types.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    TypeId: { path: 'typeId', type: 'number' },
    DataType: { path: 'dataType', type: 'text' },
    IsReusable: { path: 'isReusable', type: 'boolean' },
  },
  search: ['name'],
  defaultSort: [
    { field: 'typeId', direction: 'asc' },
    { field: 'name', direction: 'asc' },
  ],
};

export interface Services {
  readonly resourceTypes: ResourceTypeService;
}

export const routes: FeatureRoutes<'resourceTypes', Services> = {
  'resourceTypes.list': listRoute(resourceTypes, fields, presentResourceTypeRow),
  'resourceTypes.create': act(({ body, principal, begin }, { resourceTypes: types }) =>
    create(begin, '/api/v3/resourcetypes', (unit) =>
      types.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'resourceTypes.update': act(async ({ params, body, principal }, { resourceTypes: types }) => {
    await types.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'resourceTypes.delete': act(async ({ params, principal }, { resourceTypes: types }) => {
    await types.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'resourceTypes.get': entityRoute(resourceTypes, 'resource-type', presentResourceType),
};

function inputOf(body: ResourceTypeRequest): ResourceTypeInput {
  return {
    typeId: body.TypeId,
    name: body.Name,
    operations: body.Operations ?? operationsOf(body.AccessType),
    dataType: body.ResourceDataType,
    multipleInstances: body.MultipleInstances ?? false,
    mandatory: body.Mandatory ?? false,
    isReusable: body.IsReusable ?? false,
    ...omitUndefined({
      smartObjectTypeId: body.SmartObjectTypeId,
      range: body.Range,
      units: body.Units,
      description: body.Description,
    }),
  };
}

function presentResourceTypeRow(type: ResourceType): ResourceTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    DataType: type.dataType,
    IsReusable: type.isReusable,
  };
}

export function presentResourceType(type: ResourceType): ResourceTypeResponse {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    AccessType: accessTypeOf(type.operations),
    Operations: type.operations === '' ? undefined : type.operations,
    ResourceDataType: type.dataType,
    MultipleInstances: type.multipleInstances,
    Mandatory: type.mandatory,
    IsReusable: type.isReusable,
    Range: type.range,
    Units: type.units,
    Description: type.description,
  };
}
