import type { ConfigurationType } from '../model/configuration.ts';
import { dataCollectorTypes } from '../model/data-collector-type.ts';
import type { DataCollectorType } from '../model/data-collector-type.ts';
import type { GatewayDomain } from '../gateway-domain.ts';
import { typeDetails, typeMetrics } from '../data-collector-type-service.ts';
import type { DataCollectorTypeInput } from '../data-collector-type-service.ts';
import type {
  ConfigurationItemRequest,
  ConfigurationValueRequest,
  DataCollectorTypeRequest,
} from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReplyOf } from '../../../http/handler.ts';
import { patched } from '../../../http/body/json-patch.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { deviceTypes } from '../../catalogue/model/device-type.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntities, readEntity, readPage } from '../../../http/reads.ts';
import type { Reader } from '../../../store/port.ts';
import {
  exportDataCollectorType,
  presentDataCollectorType,
  presentDataCollectorTypeMetrics,
  presentItem,
} from '../presenters/data-collector.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { categoryInputOf } from '../../settings/http.ts';

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

export interface Services {
  readonly gateways: Pick<GatewayDomain, 'imports' | 'types'>;
}

async function shown(reader: Reader, type: DataCollectorType): Promise<ReplyOf<'dataCollectorTypes.get'>> {
  const detailsOf = await typeDetails(reader, [type]);
  return ok(presentDataCollectorType(detailsOf(type)));
}

/** Routes of the tag `dataCollectorTypes`. */
export const routes: FeatureRoutes<
  | 'dataCollectorTypes.create'
  | 'dataCollectorTypes.delete'
  | 'dataCollectorTypes.export'
  | 'dataCollectorTypes.get'
  | 'dataCollectorTypes.import'
  | 'dataCollectorTypes.list'
  | 'dataCollectorTypes.listWithMetrics'
  | 'dataCollectorTypes.patch'
  | 'dataCollectorTypes.update',
  Services
> = {
  'dataCollectorTypes.list': read(async (context) => {
    const page = await readPage(context, dataCollectorTypes, fields);
    const detailsOf = await typeDetails(context.reader, page.rows);
    return pageReply(context, page, (row) => presentDataCollectorType(detailsOf(row)));
  }),
  'dataCollectorTypes.listWithMetrics': read(async (context) => {
    const page = await readPage(context, dataCollectorTypes, fields);
    const metrics = await typeMetrics(context.reader, page.rows);
    return pageReply(context, page, (row) => presentDataCollectorTypeMetrics(row, metrics.get(row.id)));
  }),
  'dataCollectorTypes.create': act(({ body, principal, begin }, { gateways: { types } }) => {
    const { CreateDefaultTemplate, DefaultTemplateConfigurations, ...rest } = body;
    const input = {
      ...inputOf(rest),
      createDefaultTemplate: CreateDefaultTemplate ?? false,
      defaultTemplateConfigurations: (DefaultTemplateConfigurations ?? []).map(configurationOf),
    };
    return create(begin, '/api/v3/dataCollectorTypes', (unit) =>
      types.create(principal.deviceNetworkId, input, unit),
    );
  }),
  'dataCollectorTypes.get': read(async (context) =>
    shown(context.reader, await readEntity(context, dataCollectorTypes, 'data-collector-type')),
  ),
  'dataCollectorTypes.update': act(async ({ params, body, principal }, { gateways: { types } }) => {
    const input = inputOf(body);
    await types.update(principal.deviceNetworkId, params.id, () => input);
    return noContent();
  }),
  'dataCollectorTypes.patch': act(async (context, { gateways: { types } }) => {
    const { body: operations, params, principal, reader } = context;
    const type = await types.update(principal.deviceNetworkId, params.id, (current) =>
      inputOf(context.checked('DataCollectorTypeRequest', patched(patchable(current), operations))),
    );
    return shown(reader, type);
  }),
  'dataCollectorTypes.delete': act(async ({ params, principal }, { gateways: { types } }) => {
    await types.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'dataCollectorTypes.export': read(async (context) => {
    const { ids } = context.query;
    const found = await readEntities(context, dataCollectorTypes, 'data-collector-type', ids);
    return ok(found.map(exportDataCollectorType));
  }),
  'dataCollectorTypes.import': act(async ({ body, principal }, { gateways: { imports } }) => {
    const items = body.map((one) => ({
      name: one.Name,
      ...omitUndefined({ hardwareTypeId: one.HardwareTypeId }),
      configurations: (one.Configurations ?? []).map(itemOf),
    }));
    await imports.types(principal.deviceNetworkId, items);
    return noContent();
  }),
};

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
