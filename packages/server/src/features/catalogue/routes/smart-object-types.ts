import type { SmartObjectTypeInput, SmartObjectTypeService } from '../smart-object-type-service.ts';
import type { SmartObjectTypeRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import type { readDefinitions } from './object-import.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentObjectResult } from '../presenters/import-result.ts';
import { presentSmartObjectType, presentSmartObjectTypeRow } from '../presenters/smart-object-type.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    TypeId: { path: 'typeId', type: 'number' },
    ObjectUrn: { path: 'objectUrn', type: 'text' },
  },
  search: ['name', 'objectUrn'],
  defaultSort: [
    { field: 'typeId', direction: 'asc' },
    { field: 'objectUrn', direction: 'asc' },
  ],
};

function inputOf(body: SmartObjectTypeRequest): SmartObjectTypeInput {
  return {
    name: body.Name,
    typeId: body.TypeId,
    objectUrn: body.ObjectUrn,
    ...omitUndefined({ description: body.Description, multipleInstances: body.MultipleInstances }),
  };
}

/** Definitions in the body of an import, as `preparations` returns them. */
type Definitions = ReturnType<typeof readDefinitions>;

/** Routes of the tag `smartObjectTypes`. */
export function smartObjectTypeRoutes(
  types: SmartObjectTypeService,
): Routes<
  | 'smartObjectTypes.create'
  | 'smartObjectTypes.delete'
  | 'smartObjectTypes.get'
  | 'smartObjectTypes.import'
  | 'smartObjectTypes.list'
  | 'smartObjectTypes.update'
> {
  return {
    'smartObjectTypes.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const page = await types.list(deviceNetworkId, query);
      const withMetrics = context.query.includeMetrics;
      const counts = withMetrics ? await types.metrics(page.rows) : undefined;
      return pageReply(context, page, (row) => presentSmartObjectTypeRow(row, counts?.get(row.id)));
    },
    'smartObjectTypes.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await types.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'smartObjectTypes.delete': async ({ params, principal }) => {
      await types.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'smartObjectTypes.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/smartobjecttypes', (unit) =>
        types.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'smartObjectTypes.import': async ({ prepared, query, principal }) => {
      const definitions = prepared as Definitions;
      if (query.preview) {
        const results = await types.preview(principal.deviceNetworkId, definitions);
        return ok({ SmartObjectTypes: results.map(presentObjectResult) });
      }
      await types.import(principal.deviceNetworkId, definitions);
      return noContent();
    },
    'smartObjectTypes.get': async ({ params, principal }) =>
      ok(presentSmartObjectType(await types.get(principal.deviceNetworkId, params.id))),
  };
}
