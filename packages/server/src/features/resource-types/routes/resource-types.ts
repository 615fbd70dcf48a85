import { operationsOf } from '../model/resource-type.ts';
import type { ResourceTypeInput, ResourceTypeService } from '../resource-type-service.ts';
import type { ResourceTypeRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentResourceType, presentResourceTypeRow } from '../presenters/resource-type.ts';

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

export function resourceTypeRoutes(types: ResourceTypeService): Routes<'resourceTypes'> {
  return {
    'resourceTypes.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await types.list(deviceNetworkId, query), presentResourceTypeRow);
    },
    'resourceTypes.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/resourcetypes', (unit) =>
        types.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'resourceTypes.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await types.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'resourceTypes.delete': async ({ params, principal }) => {
      await types.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'resourceTypes.get': async ({ params, principal }) =>
      ok(presentResourceType(await types.get(principal.deviceNetworkId, params.id))),
  };
}

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
