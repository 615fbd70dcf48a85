import { patched } from '../../../http/body/json-patch.ts';
import type * as Contract from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReplyOf } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/list-fields.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, readEntities, readEntity, readPage } from '../../../http/reads.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import type { Reader } from '../../../store/port.ts';
import { deviceTypes } from '../../catalogue/model.ts';
import { checkRelease, PRESENT_RELEASE } from '../../hardware/model.ts';
import { presentSettingCategory, categoryInputOf } from '../../settings/http.ts';
import { categoriesOf } from '../../settings/type-categories.ts';
import type { DataCollectorTypeInput } from '../data-collector-types.ts';
import { dataCollectors, dataCollectorTemplates, dataCollectorTypes } from '../model.ts';
import type {
  ConfigurationInput,
  ConfigurationItem,
  ConfigurationValue,
  DataCollectorType,
} from '../model.ts';
import type { Services } from './gateways.ts';

const members = membersOf<DataCollectorType>()({
  Id: 'uuid',
  Name: 'text',
  HardwareTypeId: 'number',
  InternalDeviceTypeId: 'uuid',
  IsLegacy: 'boolean',
  IsVirtual: 'boolean',
});
const fields = members.list({
  joined: { InternalSensorColletionTypeName: nameOf(deviceTypes, 'internalDeviceTypeId') },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
const show = members.show();
const showCounted = members.show('Id', 'Name', 'HardwareTypeId', 'IsVirtual');

/** Reads the setting categories and internal device types of types. @returns the representation of each type */
export async function typePresenter(
  reader: Reader,
  types: readonly DataCollectorType[],
): Promise<(type: DataCollectorType) => Contract.DataCollectorTypeResponse> {
  const internalIds = new Set(types.flatMap((one) => one.internalDeviceTypeId ?? []));
  const ids = types.map((one) => one.id);
  const [categories, internal] = await Promise.all([
    categoriesOf(reader, ids),
    reader.collection(deviceTypes).getMany(internalIds),
  ]);
  return (type) => ({
    ...show(type),
    InternalSensorColletionTypeName: internal.get(type.internalDeviceTypeId ?? '')?.name,
    Configurations: type.configurations.map(presentItem),
    SettingCategories: (categories.get(type.id) ?? []).map(presentSettingCategory),
  });
}

async function shown(reader: Reader, type: DataCollectorType): Promise<ReplyOf<'dataCollectorTypes.get'>> {
  const present = await typePresenter(reader, [type]);
  return ok(present(type));
}

/** Presents types with the numbers of their data collectors and templates. */
function presentWithMetrics(
  reader: Reader,
  types: readonly DataCollectorType[],
): Promise<Contract.DataCollectorTypeListResponse[]> {
  return Promise.all(
    types.map(async (type) => {
      const where = [{ field: 'dataCollectorTypeId', op: 'eq', value: type.id }] as const;
      const [instances, templates] = await Promise.all([
        reader.collection(dataCollectors).count({ where }),
        reader.collection(dataCollectorTemplates).count({ where }),
      ]);
      return { ...showCounted(type), NbrOfInstances: instances, NbrOfTemplates: templates };
    }),
  );
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
    return pageReply(context, page, await typePresenter(context.reader, page.rows));
  }),
  'dataCollectorTypes.listWithMetrics': read(async (context) => {
    const { rows, total } = await readPage(context, dataCollectorTypes, fields);
    return pageReply(context, { rows: await presentWithMetrics(context.reader, rows), total }, (row) => row);
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
    checkReleases(body);
    const items = body.map((one) => ({
      name: one.Name,
      ...omitUndefined({ hardwareTypeId: one.HardwareTypeId }),
      configurations: (one.Configurations ?? []).map(itemOf),
    }));
    await imports.types(principal.deviceNetworkId, items);
    return noContent();
  }),
};

/** @throws MusterError `invalid-request` for an item that cannot be imported because of its release */
export function checkReleases(items: readonly { readonly Release?: string }[]): void {
  items.forEach(({ Release }, index) => {
    if (Release !== undefined) checkRelease(Release, `[${index}].Release`);
  });
}

function itemOf({ Key, Type = 'String' }: Contract.ConfigurationItemRequest): ConfigurationItem {
  return { key: Key, type: Type };
}

/** Converts a configuration with its value. */
export function configurationOf({
  Key,
  Type,
  Value,
}: Contract.ConfigurationValueRequest): ConfigurationInput {
  return { key: Key, ...omitUndefined({ type: Type, value: Value }) };
}

function inputOf(body: Contract.DataCollectorTypeRequest): DataCollectorTypeInput {
  return {
    ...members.read({ IsLegacy: false, IsVirtual: false, ...body }),
    configurations: (body.Configurations ?? []).map(itemOf),
    ...omitUndefined({
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

function presentItem({ key, type }: ConfigurationItem): Contract.ConfigurationItem {
  return { Key: key, Type: type };
}

export function presentValue({ key, type, value }: ConfigurationValue): Contract.ConfigurationValueResponse {
  return { Key: key, Type: type, Value: value };
}

function exportDataCollectorType(type: DataCollectorType): Contract.DataCollectorTypeExportResponse {
  return {
    Release: PRESENT_RELEASE,
    Name: type.name,
    HardwareCategory: 'GatewayType',
    HardwareTypeId: type.hardwareTypeId,
    Configurations: type.configurations.map(presentItem),
  };
}
