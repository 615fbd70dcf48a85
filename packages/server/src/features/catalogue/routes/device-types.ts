import type { DeviceTypeInput, DeviceTypeService } from '../device-type-service.ts';
import type { DeviceTypeRequest } from '../../../http/generated/contract.ts';
import { commandAccepted, create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import {
  presentDeviceType,
  presentDeviceTypeRow,
  presentInstanceTemplates,
  presentTypeTemplates,
} from '../presenters/types.ts';
import type { TemplateParts } from '../presenters/device-template.ts';
import { categoryInputOf } from '../../settings/routes/setting-categories.ts';

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

export function deviceTypeRoutes(
  types: DeviceTypeService,
  partsOf: TemplateParts,
): Routes<
  | 'deviceTypes.create'
  | 'deviceTypes.delete'
  | 'deviceTypes.get'
  | 'deviceTypes.list'
  | 'deviceTypes.smartObjectTypeInstances'
  | 'deviceTypes.smartObjectTypes'
  | 'deviceTypes.update'
> {
  return {
    'deviceTypes.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const page = await types.list(deviceNetworkId, query);
      const withMetrics = context.query.includeMetrics;
      const metrics = withMetrics ? await types.metrics(page.rows) : undefined;
      return pageReply(context, page, (row) => presentDeviceTypeRow(row, metrics?.get(row.id)));
    },
    'deviceTypes.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/devicetypes', (unit) =>
        types.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'deviceTypes.get': async ({ params, principal }) => {
      const details = await types.get(principal.deviceNetworkId, params.id);
      const ids = details.templates.map((one) => one.id);
      return ok(presentDeviceType(details, await partsOf(principal.deviceNetworkId, ids)));
    },
    'deviceTypes.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      return commandAccepted(await types.update(principal.deviceNetworkId, params.id, input));
    },
    'deviceTypes.smartObjectTypeInstances': async ({ params, principal }) => {
      const rows = await types.instanceTemplates(principal.deviceNetworkId, params.id);
      return ok(rows.map(presentInstanceTemplates));
    },
    'deviceTypes.smartObjectTypes': async ({ params, principal }) => {
      const rows = await types.typeTemplates(principal.deviceNetworkId, params.id);
      return ok(rows.map(presentTypeTemplates));
    },
    'deviceTypes.delete': async ({ params, principal }) => {
      await types.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}

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
