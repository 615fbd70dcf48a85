import type { SmartObjectTypeService } from '../../domain/services/catalogue/smart-object-type-service.ts';
import { created, noContent, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { toListQuery } from '../list-fields.ts';
import type { ListFields } from '../list-fields.ts';
import { readDefinitions } from '../object-import.ts';
import { pageReply } from '../paging.ts';
import { given } from '../presenters/given.ts';
import { presentSmartObjectType, presentSmartObjectTypeRow } from '../presenters/smart-object-type.ts';

/** SmartObjectTypeRequest, as the contract has checked it. */
interface SmartObjectTypeBody {
  readonly Name: string;
  readonly TypeId: number;
  readonly ObjectUrn: string;
  readonly Description?: string;
  readonly MultipleInstances?: boolean;
}

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

/** Routes of the tag `smartObjectTypes`. */
export function smartObjectTypeRoutes(types: SmartObjectTypeService): RouteTable {
  return {
    'smartObjectTypes.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = await toListQuery(context.paging, fields, deviceNetworkId);
      const page = await types.list(deviceNetworkId, query);
      const withMetrics = context.query['includeMetrics'] === true;
      const counts = withMetrics ? await types.metrics(page.rows) : undefined;
      return pageReply(context, page, (row) => presentSmartObjectTypeRow(row, counts?.get(row.id)));
    },
    'smartObjectTypes.create': async ({ body, principal }) => {
      const { Name, TypeId, ObjectUrn, Description, MultipleInstances } = body as SmartObjectTypeBody;
      const { id } = await types.create(principal.deviceNetworkId, {
        name: Name,
        typeId: TypeId,
        objectUrn: ObjectUrn,
        ...given({ description: Description, multipleInstances: MultipleInstances }),
      });
      return created(id, `/api/v3/smartobjecttypes/${id}`);
    },
    'smartObjectTypes.import': async ({ body, principal }) => {
      await types.import(principal.deviceNetworkId, readDefinitions(body));
      return noContent();
    },
    'smartObjectTypes.get': async ({ params, principal }) =>
      ok(presentSmartObjectType(await types.get(principal.deviceNetworkId, params['id'] ?? ''))),
  };
}
