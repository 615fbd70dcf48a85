import { patched } from '../../../http/body/json-patch.ts';
import type * as Contract from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyOf } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/list-fields.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, readEntities, readEntity, readPage } from '../../../http/reads.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import type { Condition, Reader } from '../../../store/port.ts';
import { PRESENT_RELEASE } from '../../hardware/model.ts';
import { presentTemplateValue } from '../../settings/http.ts';
import { templateValues } from '../../settings/settings.ts';
import { presentTags } from '../../tags/http.ts';
import { tagViews } from '../../tags/tags.ts';
import { effectiveValues } from '../configurations.ts';
import type { DataCollectorTemplateInput } from '../data-collector-types.ts';
import { dataCollectorTemplates, dataCollectorTypes } from '../model.ts';
import type { DataCollectorTemplate, DataCollectorType } from '../model.ts';
import { checkReleases, configurationOf, presentValue, typePresenter } from './data-collector-types.ts';
import type { Services } from './gateways.ts';

const members = membersOf<DataCollectorTemplate>()({
  Id: 'uuid',
  Name: 'text',
  ContactLostThreshold: 'number',
  Config: 'text',
  ConfigString: { path: 'config', type: 'text', isReadOnly: true },
  InternalDeviceTemplateId: 'uuid',
  DataCollectorTypeId: 'uuid',
  'DataCollectorType.Id': { path: 'dataCollectorTypeId', type: 'uuid', isReadOnly: true },
});
const fields = members.list({
  joined: { 'DataCollectorType.Name': nameOf(dataCollectorTypes, 'dataCollectorTypeId') },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});
const show = members.show();

/** Returns the types of templates by ID. */
function typesOfTemplates(
  reader: Reader,
  templates: readonly DataCollectorTemplate[],
): Promise<ReadonlyMap<string, DataCollectorType>> {
  const ids = new Set(templates.map((one) => one.dataCollectorTypeId));
  return reader.collection(dataCollectorTypes).getMany(ids);
}

/** Reads the types, setting values and tags of templates. @returns the representation of each template */
async function presenterOf(
  { reader, principal: { deviceNetworkId } }: ReadContext<unknown>,
  rows: readonly DataCollectorTemplate[],
): Promise<(row: DataCollectorTemplate) => Contract.DataCollectorTemplateResponse> {
  const ids = rows.map((one) => one.id);
  const [types, values, tags] = await Promise.all([
    typesOfTemplates(reader, rows),
    templateValues(reader, deviceNetworkId, ids),
    tagViews(reader, rows),
  ]);
  const presentType = await typePresenter(reader, [...types.values()]);
  return (row) => {
    const type = types.get(row.dataCollectorTypeId);
    return {
      ...show(row),
      Configurations: effectiveValues(type?.configurations ?? [], row.configurations).map(presentValue),
      DataCollectorType: type && presentType(type),
      ...presentTags(tags.get(row.id) ?? []),
      DataCollectorTemplateSettingValues: (values.get(row.id) ?? []).map(presentTemplateValue),
    };
  };
}

async function shown(
  context: ReadContext<unknown>,
  template: DataCollectorTemplate,
): Promise<ReplyOf<'dataCollectorTemplates.get'>> {
  const present = await presenterOf(context, [template]);
  return ok(present(template));
}

async function templatePage(
  context: ReadContext<unknown>,
  where: readonly Condition[] = [],
): Promise<ReplyOf<'dataCollectorTemplates.list'>> {
  const page = await readPage(context, dataCollectorTemplates, fields, where);
  return pageReply(context, page, await presenterOf(context, page.rows));
}

/** Routes of the tag `dataCollectorTemplates`, and the templates of a type. */
export const routes: FeatureRoutes<
  | 'dataCollectorTemplates.create'
  | 'dataCollectorTemplates.delete'
  | 'dataCollectorTemplates.export'
  | 'dataCollectorTemplates.get'
  | 'dataCollectorTemplates.import'
  | 'dataCollectorTemplates.list'
  | 'dataCollectorTemplates.patch'
  | 'dataCollectorTemplates.update'
  | 'dataCollectorTypes.listTemplates',
  Services
> = {
  'dataCollectorTemplates.list': read(async (context) => {
    const { hardwareTypeId } = context.query;
    if (hardwareTypeId === undefined) return templatePage(context);
    const types = await context.reader.collection(dataCollectorTypes).find({
      where: [
        { field: 'deviceNetworkId', op: 'eq', value: context.principal.deviceNetworkId },
        { field: 'hardwareTypeId', op: 'eq', value: hardwareTypeId },
      ],
    });
    return templatePage(context, [
      { field: 'dataCollectorTypeId', op: 'in', value: types.map((one) => one.id) },
    ]);
  }),
  'dataCollectorTypes.listTemplates': read(async (context) => {
    const { id } = await readEntity(context, dataCollectorTypes, 'data-collector-type');
    return templatePage(context, [{ field: 'dataCollectorTypeId', op: 'eq', value: id }]);
  }),
  'dataCollectorTemplates.create': act(({ body, principal, begin }, { gateways: { templates } }) =>
    create(begin, '/api/v3/dataCollectorTemplates', (unit) =>
      templates.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'dataCollectorTemplates.get': read(async (context) =>
    shown(context, await readEntity(context, dataCollectorTemplates, 'data-collector-template')),
  ),
  'dataCollectorTemplates.update': act(async (context, { gateways: { templates } }) => {
    const { params, body, principal } = context;
    const input = inputOf(body);
    return shown(context, await templates.update(principal.deviceNetworkId, params.id, () => input));
  }),
  'dataCollectorTemplates.patch': act(async (context, { gateways: { templates } }) => {
    const { body: operations, params, principal } = context;
    const template = await templates.update(principal.deviceNetworkId, params.id, (current) =>
      inputOf(context.checked('DataCollectorTemplateRequest', patched(patchable(current), operations))),
    );
    return shown(context, template);
  }),
  'dataCollectorTemplates.delete': act(async ({ params, principal }, { gateways: { templates } }) => {
    await templates.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'dataCollectorTemplates.export': read(async (context) => {
    const { ids } = context.query;
    const found = await readEntities(context, dataCollectorTemplates, 'data-collector-template', ids);
    const types = await typesOfTemplates(context.reader, found);
    return ok(
      found.map((template) => ({
        Release: PRESENT_RELEASE,
        Name: template.name,
        HardwareCategory: 'GatewayTemplate' as const,
        DataCollectorTypeHardwareTypeId: types.get(template.dataCollectorTypeId)?.hardwareTypeId,
        ContactLostThreshold: template.contactLostThreshold,
        Configurations: template.configurations.map(presentValue),
      })),
    );
  }),
  'dataCollectorTemplates.import': act(async ({ body, principal }, { gateways: { imports } }) => {
    checkReleases(body);
    const items = body.map((one) => ({
      name: one.Name,
      configurations: (one.Configurations ?? []).map(configurationOf),
      ...omitUndefined({
        hardwareTypeId: one.DataCollectorTypeHardwareTypeId,
        contactLostThreshold: one.ContactLostThreshold,
      }),
    }));
    await imports.templates(principal.deviceNetworkId, items);
    return noContent();
  }),
};

function inputOf(body: Contract.DataCollectorTemplateRequest): DataCollectorTemplateInput {
  return {
    ...members.read(body),
    configurations: (body.Configurations ?? []).map(configurationOf),
    ...omitUndefined({ tagIds: body.TagIds }),
  };
}

/**
 * Returns the document that a patch applies to. Members without a value are null, so that `replace` can set
 * them. Values of settings have their own operations.
 */
function patchable(template: DataCollectorTemplate): Record<string, unknown> {
  return {
    Name: template.name,
    DataCollectorTypeId: template.dataCollectorTypeId,
    Configurations: template.configurations.map(presentValue),
    Config: template.config ?? null,
    ContactLostThreshold: template.contactLostThreshold ?? null,
    InternalDeviceTemplateId: template.internalDeviceTemplateId ?? null,
    TagIds: template.tagIds ?? [],
  };
}
