import type {
  DeprecatedSmartObjectTypeRequest,
  DeviceTemplateListResponse,
  DeviceTemplateRequest,
  DeviceTemplateResponse,
  DeviceTypeRequest,
  DeviceTypeResponse,
  SmartObjectTypeInstanceWithTemplatesResponse,
  SmartObjectTypeWithTemplatesResponse,
} from '../../../http/generated/contract.ts';
import { act, commandAccepted, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyOf } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/list-fields.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, readEntity, readPage } from '../../../http/reads.ts';
import { createRoute, deleteRoute } from '../../../http/writes.ts';
import { findInNetwork, inNetwork } from '../../../kernel/entities.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import type { Condition } from '../../../store/port.ts';
import { presentSettingCategory, categoryInputOf } from '../../settings/http.ts';
import { presentAvailable, presentUsedTemplate } from '../../templates/http.ts';
import { templateOf } from '../../templates/template-lookup.ts';
import { objectTypesOf, templateReferences } from '../device-templates.ts';
import type {
  DeviceTemplateInput,
  DeviceTemplateService,
  TemplateInstanceInput,
  TemplateReferences,
  TemplateTypeInput,
} from '../device-templates.ts';
import { deviceTypeMetrics } from '../device-types.ts';
import type { DeviceTypeDetails, DeviceTypeInput, DeviceTypeService } from '../device-types.ts';
import { deviceTemplates, deviceTypes, discoveryOf, instancesOf } from '../model.ts';
import type { DeviceTemplate, DeviceType, SmartObjectTypeInstance, TemplateInstance } from '../model.ts';
import { instanceInputOf, presentInstance } from './smart-object-types.ts';

const byName = [{ field: 'name', direction: 'asc' }] as const;

const typeMembers = membersOf<DeviceType>()({
  Id: 'uuid',
  Name: 'text',
  DeviceStandard: 'text',
  HardwareTypeId: 'number',
  IsRequestDiscovery: 'unlisted',
});
const typeFields = typeMembers.list({ search: ['name'], defaultSort: byName });
const showTypeRow = typeMembers.show('Id', 'Name', 'DeviceStandard', 'HardwareTypeId');
const showType = typeMembers.show();

const templateMembers = membersOf<DeviceTemplate>()({
  Id: 'uuid',
  Name: 'text',
  DeviceTypeId: 'uuid',
  ContactLostThreshold: 'unlisted',
  TagIds: 'unlisted',
});
const templateFields = templateMembers.list({
  joined: { DeviceTypeName: nameOf(deviceTypes, 'deviceTypeId') },
  search: ['name'],
  defaultSort: byName,
});
const showTemplateRow = templateMembers.show('Id', 'Name', 'DeviceTypeId');

export interface Services {
  readonly deviceTypes: DeviceTypeService;
  readonly deviceTemplates: DeviceTemplateService;
}

/** Routes of the tags `deviceTypes` and `deviceTemplates`, but those that show transformers. */
export const routes: FeatureRoutes<
  | 'deviceTemplates.create'
  | 'deviceTemplates.delete'
  | 'deviceTemplates.list'
  | 'deviceTemplates.listAll'
  | 'deviceTemplates.listAllByDeviceType'
  | 'deviceTemplates.listByDeviceType'
  | 'deviceTemplates.update'
  | 'deviceTypes.create'
  | 'deviceTypes.delete'
  | 'deviceTypes.list'
  | 'deviceTypes.smartObjectTypeInstances'
  | 'deviceTypes.smartObjectTypes'
  | 'deviceTypes.update',
  Services
> = {
  'deviceTypes.list': read(async (context) => {
    const page = await readPage(context, deviceTypes, typeFields);
    const withMetrics = context.query.includeMetrics;
    const metrics = withMetrics ? await deviceTypeMetrics(context.reader, page.rows) : undefined;
    return pageReply(context, page, (row) => ({
      ...showTypeRow(row),
      NbrOfInstances: metrics?.get(row.id)?.devices,
      NbrOfTemplates: metrics?.get(row.id)?.templates,
    }));
  }),
  'deviceTypes.create': createRoute('deviceTypes', '/api/v3/devicetypes', typeInputOf),
  'deviceTypes.update': act(async ({ params, body, principal }, { deviceTypes: types }) =>
    commandAccepted(await types.update(principal.deviceNetworkId, params.id, typeInputOf(body))),
  ),
  'deviceTypes.smartObjectTypeInstances': read(async (context) => {
    const type = await readEntity(context, deviceTypes, 'device-type');
    const { objectTypes, available } = await objectTypesOf(context.reader, type.smartObjectTypeInstances);
    return ok(
      type.smartObjectTypeInstances.map((one): SmartObjectTypeInstanceWithTemplatesResponse => {
        const objectType = objectTypes.get(one.smartObjectTypeId);
        return {
          ...presentInstance(type, one, { objectTypes }),
          SmartObjectTypeName: objectType?.name,
          SmartObjectTypeTypeId: objectType?.typeId,
          SmartObjectTemplates: presentAvailable(one.smartObjectTypeId, available, objectType?.name),
        };
      }),
    );
  }),
  'deviceTypes.smartObjectTypes': read(async (context) => {
    const type = await readEntity(context, deviceTypes, 'device-type');
    const { objectTypes, available } = await objectTypesOf(context.reader, type.smartObjectTypeInstances);
    const ordered = [...objectTypes.values()].toSorted((a, b) => a.typeId - b.typeId);
    return ok(
      ordered.map((objectType): SmartObjectTypeWithTemplatesResponse => ({
        SmartObjectTypeId: objectType.id,
        SmartObjectTypeName: objectType.name,
        SmartObjectTypeTypeId: objectType.typeId,
        UsedSmartObjectTypeInstanceIds: type.smartObjectTypeInstances
          .filter((one) => one.smartObjectTypeId === objectType.id)
          .map((one) => presentInstance(type, one, { objectTypes })),
        SmartObjectTemplates: presentAvailable(objectType.id, available, objectType.name),
      })),
    );
  }),
  'deviceTypes.delete': deleteRoute('deviceTypes'),
  'deviceTemplates.list': read((context) => templatePage(context)),
  'deviceTemplates.listAll': read((context) => allTemplates(context)),
  'deviceTemplates.listByDeviceType': read(async (context) => templatePage(context, await ofType(context))),
  'deviceTemplates.listAllByDeviceType': read(async (context) =>
    allTemplates(context, await ofType(context)),
  ),
  'deviceTemplates.create': createRoute('deviceTemplates', '/api/v3/devicetemplates', templateInputOf),
  'deviceTemplates.update': act(async ({ params, body, principal }, { deviceTemplates: templates }) =>
    commandAccepted(await templates.update(principal.deviceNetworkId, params.id, templateInputOf(body))),
  ),
  'deviceTemplates.delete': deleteRoute('deviceTemplates'),
};

function typeInputOf(body: DeviceTypeRequest): DeviceTypeInput {
  return {
    ...typeMembers.read(body),
    instances: (body.SmartObjectTypeInstanceIds ?? []).map(instanceInputOf),
    ...omitUndefined({
      discovery: body.Discovery,
      settingCategories: body.SettingCategories?.map(({ Id, ...category }) => ({
        ...categoryInputOf(category),
        ...omitUndefined({ id: Id }),
      })),
    }),
  };
}

/** The condition on the templates of the device type in the path. @throws MusterError `device-type-not-found` */
async function ofType({
  params,
  principal,
  reader,
}: ReadContext<{ readonly deviceTypeId: string }>): Promise<readonly Condition[]> {
  const { id } = await findInNetwork(
    reader.collection(deviceTypes),
    'device-type',
    principal.deviceNetworkId,
    params.deviceTypeId,
  );
  return [{ field: 'deviceTypeId', op: 'eq', value: id }];
}

async function templatePage(
  context: ReadContext<unknown>,
  where: readonly Condition[] = [],
): Promise<ReplyOf<'deviceTemplates.list'>> {
  const page = await readPage(context, deviceTemplates, templateFields, where);
  const references = await templateReferences(context.reader, page.rows);
  // In this list, the deprecated member has another name.
  return pageReply(context, page, (row) => ({
    ...membersOfTemplate(row, references),
    SmartObjectTypesWithTemplates: deprecatedTypes(row, references),
  }));
}

async function allTemplates(
  { principal, reader }: ReadContext<unknown>,
  where: readonly Condition[] = [],
): Promise<ReplyOf<'deviceTemplates.listAll'>> {
  const query = inNetwork(principal.deviceNetworkId, { where, sort: byName });
  const rows = await reader.collection(deviceTemplates).find(query);
  const references = await templateReferences(reader, rows);
  return ok(rows.map((row) => presentTemplateInList(row, references)));
}

function templateInputOf(body: DeviceTemplateRequest): DeviceTemplateInput {
  return {
    ...templateMembers.read(body),
    ...omitUndefined({
      instances: body.SmartObjectTypeInstanceTemplates?.map((one): TemplateInstanceInput =>
        omitUndefined({
          smartObjectTypeInstanceId: one.SmartObjectTypeInstanceId,
          smartObjectTypeId: one.SmartObjectTypeId,
          instanceId: one.InstanceId,
          smartObjectTemplateId: one.SmartObjectTemplateId,
        }),
      ),
      objectTypes: (body.SmartObjectTypes ?? body.SmartObjectTemplates)?.map((one): TemplateTypeInput => ({
        smartObjectTypeId: one.SmartObjectTypeId,
        ...omitUndefined({ smartObjectTemplateId: chosenTemplate(one) }),
      })),
    }),
  };
}

/** The newest member takes precedence. */
function chosenTemplate(type: DeprecatedSmartObjectTypeRequest): string | undefined {
  const { SmartObjectTemplateId, SmartObjectSelectedTemplateId, SelectedSmartObjectTemplate } = type;
  return SmartObjectTemplateId ?? SmartObjectSelectedTemplateId ?? SelectedSmartObjectTemplate?.Id;
}

/** @param more additional members of its templates, by template ID */
export function presentDeviceType(
  { type, templates, categories, ...references }: DeviceTypeDetails,
  more: ReadonlyMap<string, Partial<DeviceTemplateResponse>>,
): DeviceTypeResponse {
  const { objectTypes, available } = references;
  const ofTemplates: TemplateReferences = { types: new Map([[type.id, type]]), objectTypes, available };
  return {
    ...showType(type),
    Discovery: discoveryOf(type),
    SmartObjectTypeInstanceIds: type.smartObjectTypeInstances.map((one) =>
      presentInstance(type, one, references),
    ),
    DeviceTemplates: templates.map((one) => ({ ...presentTemplate(one, ofTemplates), ...more.get(one.id) })),
    SettingCategories: categories.map(presentSettingCategory),
  };
}

export function presentTemplate(
  template: DeviceTemplate,
  references: TemplateReferences,
): DeviceTemplateResponse {
  return {
    ...presentTemplateInList(template, references),
    ContactLostThreshold: template.contactLostThreshold,
    TagIds: template.tagIds ?? [],
  };
}

/** A template as full lists show it. */
function presentTemplateInList(
  template: DeviceTemplate,
  references: TemplateReferences,
): DeviceTemplateListResponse {
  return {
    ...membersOfTemplate(template, references),
    SmartObjectTypes: deprecatedTypes(template, references),
  };
}

function membersOfTemplate(
  template: DeviceTemplate,
  references: TemplateReferences,
): DeviceTemplateListResponse {
  const type = references.types.get(template.deviceTypeId);
  return {
    ...showTemplateRow(template),
    DeviceTypeName: type?.name,
    SmartObjectTypeInstanceTemplates: instancesIn(template, references).map((one) => {
      const objectType = references.objectTypes.get(one.smartObjectTypeId);
      const used = templateOf(references.available, one);
      return {
        SmartObjectTypeInstanceId: instanceOfType(type, one)?.id,
        SmartObjectTypeId: one.smartObjectTypeId,
        SmartObjectTypeName: objectType?.name,
        SmartObjectTypeTypeId: objectType?.typeId,
        InstanceId: one.instanceId,
        SmartObjectTemplateId: used?.id,
        SmartObjectTemplate: presentUsedTemplate(used, references.available, objectType?.name),
      };
    }),
  };
}

function instanceOfType(
  type: DeviceType | undefined,
  instance: TemplateInstance,
): SmartObjectTypeInstance | undefined {
  return type?.smartObjectTypeInstances.find(
    (one) => one.smartObjectTypeId === instance.smartObjectTypeId && one.instanceId === instance.instanceId,
  );
}

/**
 * Presents object types for older clients: one entry for all instances of a type, with the template of the first
 * instance.
 */
function deprecatedTypes(
  template: DeviceTemplate,
  references: TemplateReferences,
): SmartObjectTypeWithTemplatesResponse[] {
  const type = references.types.get(template.deviceTypeId);
  const instances = instancesIn(template, references);
  return [...new Set(instances.map((one) => one.smartObjectTypeId))].map((id) => {
    const objectType = references.objectTypes.get(id);
    const ofType = instances.filter((one) => one.smartObjectTypeId === id);
    const first = ofType[0];
    const used = ofType.map((one) => instanceOfType(type, one)).filter((one) => one !== undefined);
    return {
      SmartObjectTypeId: id,
      SmartObjectTypeName: objectType?.name,
      SmartObjectTypeTypeId: objectType?.typeId,
      SelectedSmartObjectTemplate: presentUsedTemplate(
        first && templateOf(references.available, first),
        references.available,
        objectType?.name,
      ),
      SmartObjectTemplates: presentAvailable(id, references.available, objectType?.name),
      UsedSmartObjectTypeInstanceIds:
        type === undefined ? [] : used.map((one) => presentInstance(type, one, references)),
    };
  });
}

function instancesIn(template: DeviceTemplate, references: TemplateReferences): readonly TemplateInstance[] {
  const type = references.types.get(template.deviceTypeId);
  return type === undefined ? (template.instances ?? []) : instancesOf(template, type);
}
