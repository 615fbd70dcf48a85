import { dataCollectorTypes } from '../model/data-collector-type.ts';
import { dataCollectorTemplates } from '../model/data-collector-template.ts';
import type { DataCollectorTemplate } from '../model/data-collector-template.ts';
import type { ListQuery } from '../../../kernel/list-query.ts';
import type { Page } from '../../../store/port.ts';
import type { DataCollectorTemplateInput } from '../data-collector-template-service.ts';
import type { GatewayDomain } from '../gateway-domain.ts';
import { tagViews } from '../../tags/tag-service.ts';
import type { TemplateSettings } from '../../settings/template-settings.ts';
import type {
  DataCollectorTemplateRequest,
  DataCollectorTemplateResponse,
} from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { ReadContext, ReplyOf, Routes } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { patched } from '../../../http/body/json-patch.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity } from '../../../http/reads.ts';
import {
  exportDataCollectorTemplate,
  presentDataCollectorTemplate,
  presentValue,
} from '../presenters/data-collector.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { configurationOf } from './data-collector-types.ts';

/** Routes of the tag `dataCollectorTemplates`, and the templates of a type. */
export function dataCollectorTemplateRoutes(
  { templates, types, imports }: GatewayDomain,
  settings: TemplateSettings,
): Routes<
  | 'dataCollectorTemplates.create'
  | 'dataCollectorTemplates.delete'
  | 'dataCollectorTemplates.export'
  | 'dataCollectorTemplates.get'
  | 'dataCollectorTemplates.import'
  | 'dataCollectorTemplates.list'
  | 'dataCollectorTemplates.patch'
  | 'dataCollectorTemplates.update'
  | 'dataCollectorTypes.listTemplates'
> {
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
  const presenterOf = async (
    { reader, principal: { deviceNetworkId } }: ReadContext<unknown>,
    rows: readonly DataCollectorTemplate[],
  ): Promise<(row: DataCollectorTemplate) => DataCollectorTemplateResponse> => {
    const [ofTypes, values, marks] = await Promise.all([
      templates.typesOf(rows),
      settings.of(
        deviceNetworkId,
        rows.map((one) => one.id),
      ),
      tagViews(reader, rows),
    ]);
    const details = new Map((await types.details([...ofTypes.values()])).map((one) => [one.type.id, one]));
    return (row) =>
      presentDataCollectorTemplate(
        row,
        details.get(row.dataCollectorTypeId),
        values.get(row.id) ?? [],
        marks.get(row.id) ?? [],
      );
  };
  const replyWith = async (
    context: ReadContext<unknown>,
    template: DataCollectorTemplate,
  ): Promise<ReplyOf<'dataCollectorTemplates.get'>> => {
    const present = await presenterOf(context, [template]);
    return ok(present(template));
  };
  const paged = async (
    context: ReadContext<unknown>,
    typeIds: readonly string[] | undefined,
  ): Promise<ReplyOf<'dataCollectorTemplates.list'>> => {
    const { deviceNetworkId } = context.principal;
    const query = toListQuery(context.paging, fields, deviceNetworkId);
    const page: Page<DataCollectorTemplate> = await templates.list(deviceNetworkId, ofTypes(query, typeIds));
    return pageReply(context, page, await presenterOf(context, page.rows));
  };
  return {
    'dataCollectorTemplates.list': async (context) => {
      const { hardwareTypeId } = context.query;
      const { deviceNetworkId } = context.principal;
      const typeIds =
        hardwareTypeId === undefined ? undefined : await templates.typeIdsOf(deviceNetworkId, hardwareTypeId);
      return paged(context, typeIds);
    },
    'dataCollectorTypes.listTemplates': async (context) => {
      const { id } = await types.get(context.principal.deviceNetworkId, context.params.id);
      return paged(context, [id]);
    },
    'dataCollectorTemplates.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/dataCollectorTemplates', (unit) =>
        templates.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'dataCollectorTemplates.get': async (context) =>
      replyWith(context, await readEntity(context, dataCollectorTemplates, 'data-collector-template')),
    'dataCollectorTemplates.update': async (context) => {
      const { params, body, principal } = context;
      const input = inputOf(body);
      return replyWith(context, await templates.update(principal.deviceNetworkId, params.id, () => input));
    },
    'dataCollectorTemplates.patch': async (context) => {
      const { params, principal } = context;
      const operations = context.body;
      const template = await templates.update(principal.deviceNetworkId, params.id, (current) => {
        return inputOf(
          context.checked('DataCollectorTemplateRequest', patched(patchable(current), operations)),
        );
      });
      return replyWith(context, template);
    },
    'dataCollectorTemplates.delete': async ({ params, principal }) => {
      await templates.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'dataCollectorTemplates.export': async ({ query, principal }) => {
      const found = await templates.getAll(principal.deviceNetworkId, query.ids);
      const ofTypes = await templates.typesOf(found);
      return ok(found.map((one) => exportDataCollectorTemplate(one, ofTypes.get(one.dataCollectorTypeId))));
    },
    'dataCollectorTemplates.import': async ({ body, principal }) => {
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
    },
  };
}

function ofTypes(query: ListQuery, typeIds: readonly string[] | undefined): ListQuery {
  if (typeIds === undefined) return query;
  const condition = { field: 'dataCollectorTypeId', op: 'in', value: typeIds } as const;
  return { ...query, where: [condition, ...(query.where ?? [])] };
}

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
