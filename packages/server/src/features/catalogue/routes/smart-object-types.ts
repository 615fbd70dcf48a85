import { previewDefinitions } from '../definition-import.ts';
import { smartObjectTypes } from '../model/smart-object-type.ts';
import { objectTypeDetails, objectTypeMetrics } from '../smart-object-type-service.ts';
import type { SmartObjectTypeInput, SmartObjectTypeService } from '../smart-object-type-service.ts';
import type { SmartObjectTypeRequest } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import type { readDefinitions } from './object-import.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
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

export interface Services {
  readonly smartObjectTypes: SmartObjectTypeService;
}

/** Routes of the tag `smartObjectTypes`. */
export const routes: FeatureRoutes<
  | 'smartObjectTypes.create'
  | 'smartObjectTypes.delete'
  | 'smartObjectTypes.get'
  | 'smartObjectTypes.import'
  | 'smartObjectTypes.list'
  | 'smartObjectTypes.update',
  Services
> = {
  'smartObjectTypes.list': read(async (context) => {
    const page = await readPage(context, smartObjectTypes, fields);
    const withMetrics = context.query.includeMetrics;
    const counts = withMetrics ? await objectTypeMetrics(context.reader, page.rows) : undefined;
    return pageReply(context, page, (row) => presentSmartObjectTypeRow(row, counts?.get(row.id)));
  }),
  'smartObjectTypes.update': act(async ({ params, body, principal }, { smartObjectTypes: types }) => {
    await types.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'smartObjectTypes.delete': act(async ({ params, principal }, { smartObjectTypes: types }) => {
    await types.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'smartObjectTypes.create': act(({ body, principal, begin }, { smartObjectTypes: types }) =>
    create(begin, '/api/v3/smartobjecttypes', (unit) =>
      types.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'smartObjectTypes.import': {
    preview: async ({ prepared, principal, reader }) => {
      const results = await previewDefinitions(reader, principal.deviceNetworkId, prepared as Definitions);
      return ok({ SmartObjectTypes: results.map(presentObjectResult) });
    },
    act: async ({ prepared, principal }, { smartObjectTypes: types }) => {
      await types.import(principal.deviceNetworkId, prepared as Definitions);
      return noContent();
    },
  },
  'smartObjectTypes.get': read(async (context) => {
    const type = await readEntity(context, smartObjectTypes, 'smart-object-type');
    return ok(presentSmartObjectType(await objectTypeDetails(context.reader, type)));
  }),
};
