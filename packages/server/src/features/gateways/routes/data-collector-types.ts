import type { ConfigurationType } from '../model/configuration.ts';
import type { DataCollectorType } from '../model/data-collector-type.ts';
import type { GatewayDomain } from '../gateway-domain.ts';
import type { DataCollectorTypeInput } from '../data-collector-type-service.ts';
import type {
  ConfigurationItemRequest,
  ConfigurationValueRequest,
  DataCollectorTypeRequest,
  DataCollectorTypeResponse,
} from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { patched } from '../../../http/body/json-patch.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { deviceTypes } from '../../catalogue/model/device-type.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import {
  exportDataCollectorType,
  presentDataCollectorType,
  presentDataCollectorTypeMetrics,
  presentItem,
} from '../presenters/data-collector.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { categoryInputOf } from '../../settings/routes/setting-categories.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    HardwareTypeId: { path: 'hardwareTypeId', type: 'number' },
    InternalDeviceTypeId: { path: 'internalDeviceTypeId', type: 'uuid' },
    IsLegacy: { path: 'isLegacy', type: 'boolean' },
    IsVirtual: { path: 'isVirtual', type: 'boolean' },
  },
  joined: { InternalSensorColletionTypeName: nameOf(deviceTypes, 'internalDeviceTypeId') },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export function dataCollectorTypeRoutes({
  types,
  imports,
}: GatewayDomain): Routes<
  | 'dataCollectorTypes.create'
  | 'dataCollectorTypes.delete'
  | 'dataCollectorTypes.export'
  | 'dataCollectorTypes.get'
  | 'dataCollectorTypes.import'
  | 'dataCollectorTypes.list'
  | 'dataCollectorTypes.listWithMetrics'
  | 'dataCollectorTypes.patch'
  | 'dataCollectorTypes.update'
> {
  const shown = async (type: DataCollectorType): Promise<DataCollectorTypeResponse> => {
    const details = await types.detailsOf(type);
    return presentDataCollectorType(details);
  };
  return {
    'dataCollectorTypes.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const page = await types.list(deviceNetworkId, toListQuery(context.paging, fields, deviceNetworkId));
      const rows = [...(await types.details(page.rows))];
      return pageReply(context, { rows, total: page.total }, presentDataCollectorType);
    },
    'dataCollectorTypes.listWithMetrics': async (context) => {
      const { deviceNetworkId } = context.principal;
      const page = await types.list(deviceNetworkId, toListQuery(context.paging, fields, deviceNetworkId));
      const metrics = await types.metrics(page.rows);
      return pageReply(context, page, (row) => presentDataCollectorTypeMetrics(row, metrics.get(row.id)));
    },
    'dataCollectorTypes.create': async ({ body, principal, begin }) => {
      const { CreateDefaultTemplate, DefaultTemplateConfigurations, ...rest } = body;
      return create(begin, '/api/v3/dataCollectorTypes', (unit) =>
        types.create(
          principal.deviceNetworkId,
          {
            ...inputOf(rest),
            createDefaultTemplate: CreateDefaultTemplate ?? false,
            defaultTemplateConfigurations: (DefaultTemplateConfigurations ?? []).map(configurationOf),
          },
          unit,
        ),
      );
    },
    'dataCollectorTypes.get': async ({ params, principal }) =>
      ok(await shown(await types.get(principal.deviceNetworkId, params.id))),
    'dataCollectorTypes.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await types.update(principal.deviceNetworkId, params.id, () => input);
      return noContent();
    },
    'dataCollectorTypes.patch': async (context) => {
      const { params, principal } = context;
      const operations = context.body;
      const type = await types.update(principal.deviceNetworkId, params.id, (current) =>
        inputOf(context.checked('DataCollectorTypeRequest', patched(patchable(current), operations))),
      );
      return ok(await shown(type));
    },
    'dataCollectorTypes.delete': async ({ params, principal }) => {
      await types.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'dataCollectorTypes.export': async ({ query, principal }) => {
      const found = await types.getAll(principal.deviceNetworkId, query.ids);
      return ok(found.map(exportDataCollectorType));
    },
    'dataCollectorTypes.import': async ({ body, principal }) => {
      const items = body.map((one) => ({
        name: one.Name,
        ...omitUndefined({ hardwareTypeId: one.HardwareTypeId }),
        configurations: (one.Configurations ?? []).map(itemOf),
      }));
      await imports.types(principal.deviceNetworkId, items);
      return noContent();
    },
  };
}

function itemOf({ Key, Type = 'String' }: ConfigurationItemRequest): {
  readonly key: string;
  readonly type: ConfigurationType;
} {
  return { key: Key, type: Type };
}

/** Converts a configuration with its value. */
export function configurationOf({ Key, Type, Value }: ConfigurationValueRequest): {
  readonly key: string;
  readonly type?: ConfigurationType;
  readonly value?: string;
} {
  return { key: Key, ...omitUndefined({ type: Type, value: Value }) };
}

function inputOf(body: DataCollectorTypeRequest): DataCollectorTypeInput {
  return {
    name: body.Name,
    isLegacy: body.IsLegacy ?? false,
    isVirtual: body.IsVirtual ?? false,
    configurations: (body.Configurations ?? []).map(itemOf),
    ...omitUndefined({
      hardwareTypeId: body.HardwareTypeId,
      internalDeviceTypeId: body.InternalDeviceTypeId,
      settingCategories: body.SettingCategories?.map(({ Id, ...category }) => ({
        ...categoryInputOf(category),
        ...omitUndefined({ id: Id }),
      })),
    }),
  };
}

/**
 * Returns the document that a patch applies to. Members without a value are null, so that `replace` can set
 * them. Setting categories have their own operations.
 */
function patchable(type: DataCollectorType): Record<string, unknown> {
  return {
    Name: type.name,
    IsLegacy: type.isLegacy,
    IsVirtual: type.isVirtual,
    Configurations: type.configurations.map(presentItem),
    HardwareTypeId: type.hardwareTypeId ?? null,
    InternalDeviceTypeId: type.internalDeviceTypeId ?? null,
  };
}
