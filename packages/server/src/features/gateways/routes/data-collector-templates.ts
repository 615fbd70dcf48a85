import { dataCollectorTypes } from '../model/data-collector-type.ts';
import { dataCollectorTemplates } from '../model/data-collector-template.ts';
import type { DataCollectorTemplate } from '../model/data-collector-template.ts';
import type { Condition } from '../../../store/port.ts';
import { typesOfTemplates } from '../data-collector-template-service.ts';
import type { DataCollectorTemplateInput } from '../data-collector-template-service.ts';
import { typeDetails } from '../data-collector-type-service.ts';
import type { GatewayDomain } from '../gateway-domain.ts';
import { tagViews } from '../../tags/tag-service.ts';
import { templateValues } from '../../settings/settings.ts';
import type {
  DataCollectorTemplateRequest,
  DataCollectorTemplateResponse,
} from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyOf } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { patched } from '../../../http/body/json-patch.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntities, readEntity, readPage } from '../../../http/reads.ts';
import {
  exportDataCollectorTemplate,
  presentDataCollectorTemplate,
  presentValue,
} from '../presenters/data-collector.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { configurationOf } from './data-collector-types.ts';

export interface Services {
  readonly gateways: Pick<GatewayDomain, 'imports' | 'templates'>;
}

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    ContactLostThreshold: { path: 'contactLostThreshold', type: 'number' },
    Config: { path: 'config', type: 'text' },
    ConfigString: { path: 'config', type: 'text' },
    InternalDeviceTemplateId: { path: 'internalDeviceTemplateId', type: 'uuid' },
    DataCollectorTypeId: { path: 'dataCollectorTypeId', type: 'uuid' },
    'DataCollectorType.Id': { path: 'dataCollectorTypeId', type: 'uuid' },
  },
  joined: { 'DataCollectorType.Name': nameOf(dataCollectorTypes, 'dataCollectorTypeId') },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

async function presenterOf(
  { reader, principal: { deviceNetworkId } }: ReadContext<unknown>,
  rows: readonly DataCollectorTemplate[],
): Promise<(row: DataCollectorTemplate) => DataCollectorTemplateResponse> {
  const ids = rows.map((one) => one.id);
  const [ofTypes, values, marks] = await Promise.all([
    typesOfTemplates(reader, rows),
    templateValues(reader, deviceNetworkId, ids),
    tagViews(reader, rows),
  ]);
  const detailsOf = await typeDetails(reader, [...ofTypes.values()]);
  return (row) => {
    const type = ofTypes.get(row.dataCollectorTypeId);
    return presentDataCollectorTemplate(
      row,
      type && detailsOf(type),
      values.get(row.id) ?? [],
      marks.get(row.id) ?? [],
    );
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
    const ofTypes = await typesOfTemplates(context.reader, found);
    return ok(found.map((one) => exportDataCollectorTemplate(one, ofTypes.get(one.dataCollectorTypeId))));
  }),
  'dataCollectorTemplates.import': act(async ({ body, principal }, { gateways: { imports } }) => {
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

function inputOf(body: DataCollectorTemplateRequest): DataCollectorTemplateInput {
  return {
    name: body.Name,
    dataCollectorTypeId: body.DataCollectorTypeId,
    configurations: (body.Configurations ?? []).map(configurationOf),
    ...omitUndefined({
      config: body.Config,
      contactLostThreshold: body.ContactLostThreshold,
      internalDeviceTemplateId: body.InternalDeviceTemplateId,
      tagIds: body.TagIds,
    }),
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
