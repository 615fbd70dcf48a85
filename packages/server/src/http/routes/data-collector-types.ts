import type { ConfigurationType } from '../../domain/entities/configuration.ts';
import type { DataCollectorType } from '../../domain/entities/data-collector-type.ts';
import type { GatewayDomain } from '../../domain/services/gateways/gateway-domain.ts';
import type { DataCollectorTypeInput } from '../../domain/services/gateways/data-collector-type-service.ts';
import { created, noContent, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { patched } from '../body/json-patch.ts';
import type { PatchOperation } from '../body/json-patch.ts';
import { toListQuery } from '../lists/list-fields.ts';
import type { ListFields } from '../lists/list-fields.ts';
import { pageReply } from '../lists/paging.ts';
import {
  exportDataCollectorType,
  presentDataCollectorType,
  presentDataCollectorTypeMetrics,
  presentItem,
} from '../presenters/data-collector.ts';
import { given } from '../presenters/given.ts';
import { categoryInputOf } from './setting-categories.ts';
import type { CategoryBody } from './setting-categories.ts';

export interface ItemBody {
  readonly Key: string;
  readonly Type?: ConfigurationType;
}

export interface ValueBody extends ItemBody {
  readonly Value?: string;
}

/** DataCollectorTypeRequest and DataCollectorTypeCreateRequest, as the contract has checked them. */
interface TypeBody {
  readonly Name: string;
  readonly HardwareTypeId?: number;
  readonly InternalDeviceTypeId?: string;
  readonly IsLegacy?: boolean;
  readonly IsVirtual?: boolean;
  readonly Configurations?: readonly ItemBody[];
  readonly SettingCategories?: readonly (CategoryBody & { readonly Id?: string })[];
  readonly CreateDefaultTemplate?: boolean;
  readonly DefaultTemplateConfigurations?: readonly ValueBody[];
}

/** DataCollectorTypeImportRequest. */
interface ImportBody {
  readonly Name: string;
  readonly HardwareTypeId?: number;
  readonly Configurations?: readonly ItemBody[];
}

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    HardwareTypeId: { path: 'hardwareTypeId', type: 'number' },
    IsLegacy: { path: 'isLegacy', type: 'boolean' },
    IsVirtual: { path: 'isVirtual', type: 'boolean' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

/** Routes of the tag `dataCollectorTypes`. */
export function dataCollectorTypeRoutes({ types, imports }: GatewayDomain): RouteTable {
  const shown = async (type: DataCollectorType): Promise<unknown> => {
    const [details] = await types.details([type]);
    return details === undefined ? undefined : presentDataCollectorType(details);
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
    'dataCollectorTypes.create': async ({ body, principal }) => {
      const { CreateDefaultTemplate, DefaultTemplateConfigurations, ...rest } = body as TypeBody;
      const { id } = await types.create(principal.deviceNetworkId, {
        ...inputOf(rest),
        createDefaultTemplate: CreateDefaultTemplate ?? false,
        defaultTemplateConfigurations: (DefaultTemplateConfigurations ?? []).map(configurationOf),
      });
      return created(id, `/api/v3/dataCollectorTypes/${id}`);
    },
    'dataCollectorTypes.get': async ({ params, principal }) =>
      ok(await shown(await types.get(principal.deviceNetworkId, params['id'] ?? ''))),
    'dataCollectorTypes.update': async ({ params, body, principal }) => {
      const input = inputOf(body as TypeBody);
      await types.update(principal.deviceNetworkId, params['id'] ?? '', () => input);
      return noContent();
    },
    'dataCollectorTypes.patch': async (context) => {
      const { params, principal } = context;
      const operations = context.body as readonly PatchOperation[];
      const type = await types.update(principal.deviceNetworkId, params['id'] ?? '', (current) =>
        inputOf(
          context.checked('DataCollectorTypeRequest', patched(patchable(current), operations)) as TypeBody,
        ),
      );
      return ok(await shown(type));
    },
    'dataCollectorTypes.delete': async ({ params, principal }) => {
      await types.delete(principal.deviceNetworkId, params['id'] ?? '');
      return noContent();
    },
    'dataCollectorTypes.export': async ({ query, principal }) => {
      const found = await types.getAll(principal.deviceNetworkId, query['ids'] as string[]);
      return ok(found.map(exportDataCollectorType));
    },
    'dataCollectorTypes.import': async ({ body, principal }) => {
      const items = (body as readonly ImportBody[]).map((one) => ({
        name: one.Name,
        ...given({ hardwareTypeId: one.HardwareTypeId }),
        configurations: (one.Configurations ?? []).map(itemOf),
      }));
      await imports.types(principal.deviceNetworkId, items);
      return noContent();
    },
  };
}

function itemOf({ Key, Type = 'String' }: ItemBody): {
  readonly key: string;
  readonly type: ConfigurationType;
} {
  return { key: Key, type: Type };
}

/** A configuration with its value. */
export function configurationOf({ Key, Type, Value }: ValueBody): {
  readonly key: string;
  readonly type?: ConfigurationType;
  readonly value?: string;
} {
  return { key: Key, ...given({ type: Type, value: Value }) };
}

function inputOf(body: TypeBody): DataCollectorTypeInput {
  return {
    name: body.Name,
    isLegacy: body.IsLegacy ?? false,
    isVirtual: body.IsVirtual ?? false,
    configurations: (body.Configurations ?? []).map(itemOf),
    ...given({
      hardwareTypeId: body.HardwareTypeId,
      internalDeviceTypeId: body.InternalDeviceTypeId,
      settingCategories: body.SettingCategories?.map(({ Id, ...category }) => ({
        ...categoryInputOf(category),
        ...given({ id: Id }),
      })),
    }),
  };
}

/**
 * What a patch works on: what has no value is there as null, so that `replace` can give it one. Setting categories have
 * operations of their own.
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
