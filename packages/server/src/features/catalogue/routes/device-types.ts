import { deviceTypeMetrics, instanceTemplates, typeTemplates } from '../device-type-service.ts';
import type { DeviceTypeInput, DeviceTypeService } from '../device-type-service.ts';
import type { DeviceTypeRequest } from '../../../http/generated/contract.ts';
import { act, commandAccepted, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentDeviceTypeRow, presentInstanceTemplates, presentTypeTemplates } from '../presenters/types.ts';
import { deviceTypes } from '../model/device-type.ts';
import { categoryInputOf } from '../../settings/http.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    DeviceStandard: { path: 'deviceStandard', type: 'text' },
    HardwareTypeId: { path: 'hardwareTypeId', type: 'number' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly deviceTypes: DeviceTypeService;
}

/** Routes of the tag `deviceTypes`, but the one that shows transformers. */
export const routes: FeatureRoutes<
  | 'deviceTypes.create'
  | 'deviceTypes.delete'
  | 'deviceTypes.list'
  | 'deviceTypes.smartObjectTypeInstances'
  | 'deviceTypes.smartObjectTypes'
  | 'deviceTypes.update',
  Services
> = {
  'deviceTypes.list': read(async (context) => {
    const page = await readPage(context, deviceTypes, fields);
    const withMetrics = context.query.includeMetrics;
    const metrics = withMetrics ? await deviceTypeMetrics(context.reader, page.rows) : undefined;
    return pageReply(context, page, (row) => presentDeviceTypeRow(row, metrics?.get(row.id)));
  }),
  'deviceTypes.create': act(({ body, principal, begin }, { deviceTypes: types }) =>
    create(begin, '/api/v3/devicetypes', (unit) =>
      types.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'deviceTypes.update': act(async ({ params, body, principal }, { deviceTypes: types }) =>
    commandAccepted(await types.update(principal.deviceNetworkId, params.id, inputOf(body))),
  ),
  'deviceTypes.smartObjectTypeInstances': read(async (context) => {
    const type = await readEntity(context, deviceTypes, 'device-type');
    return ok((await instanceTemplates(context.reader, type)).map(presentInstanceTemplates));
  }),
  'deviceTypes.smartObjectTypes': read(async (context) => {
    const type = await readEntity(context, deviceTypes, 'device-type');
    return ok((await typeTemplates(context.reader, type)).map(presentTypeTemplates));
  }),
  'deviceTypes.delete': act(async ({ params, principal }, { deviceTypes: types }) => {
    await types.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

function inputOf(body: DeviceTypeRequest): DeviceTypeInput {
  return {
    name: body.Name,
    instances: (body.SmartObjectTypeInstanceIds ?? []).map((one) => ({
      smartObjectTypeId: one.SmartObjectTypeId,
      instanceId: one.InstanceId ?? 0,
      ...omitUndefined({ id: one.Id, label: one.Label }),
    })),
    ...omitUndefined({
      deviceStandard: body.DeviceStandard,
      hardwareTypeId: body.HardwareTypeId,
      isRequestDiscovery: body.IsRequestDiscovery,
      settingCategories: body.SettingCategories?.map(({ Id, ...category }) => ({
        ...categoryInputOf(category),
        ...omitUndefined({ id: Id }),
      })),
    }),
  };
}
