import { deviceTypes } from '../model/device-type.ts';
import type { DeviceTemplate } from '../model/device-template.ts';
import type { Page } from '../../../store/port.ts';
import type {
  DeviceTemplateInput,
  DeviceTemplateService,
  TemplateInstanceInput,
  TemplateTypeInput,
} from '../device-template-service.ts';
import type {
  DeprecatedSmartObjectTypeRequest,
  DeviceTemplateRequest,
} from '../../../http/generated/contract.ts';
import { commandAccepted, create, noContent, ok } from '../../../http/handler.ts';
import type { ReplyOf, RequestContext, Routes } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentTemplate, presentTemplateInList, presentTemplateRow } from '../presenters/device-template.ts';
import type { TemplateParts } from '../presenters/device-template.ts';

const byName = [{ field: 'name', direction: 'asc' }] as const;

export function deviceTemplateRoutes(
  templates: DeviceTemplateService,
  partsOf: TemplateParts,
): Routes<
  | 'deviceTemplates.create'
  | 'deviceTemplates.delete'
  | 'deviceTemplates.get'
  | 'deviceTemplates.list'
  | 'deviceTemplates.listAll'
  | 'deviceTemplates.listAllByDeviceType'
  | 'deviceTemplates.listByDeviceType'
  | 'deviceTemplates.update'
> {
  const fields: ListFields = {
    fields: {
      Id: { path: 'id', type: 'uuid' },
      Name: { path: 'name', type: 'text' },
      DeviceTypeId: { path: 'deviceTypeId', type: 'uuid' },
    },
    joined: { DeviceTypeName: nameOf(deviceTypes, 'deviceTypeId') },
    search: ['name'],
    defaultSort: byName,
  };
  const queryOf = ({ paging, principal }: RequestContext): ReturnType<typeof toListQuery> =>
    toListQuery(paging, fields, principal.deviceNetworkId);
  const paged = async (
    context: RequestContext,
    page: Page<DeviceTemplate>,
  ): Promise<ReplyOf<'deviceTemplates.list'>> => {
    const references = await templates.references(page.rows);
    return pageReply(context, page, (row) => presentTemplateRow(row, references));
  };
  const whole = async ({ rows }: Page<DeviceTemplate>): Promise<ReplyOf<'deviceTemplates.listAll'>> => {
    const references = await templates.references(rows);
    return ok(rows.map((row) => presentTemplateInList(row, references)));
  };
  return {
    'deviceTemplates.list': async (context) =>
      paged(context, await templates.list(context.principal.deviceNetworkId, queryOf(context))),
    'deviceTemplates.listAll': async ({ principal }) =>
      whole(await templates.list(principal.deviceNetworkId, { sort: byName })),
    'deviceTemplates.listByDeviceType': async (context) => {
      const id = context.params.deviceTypeId;
      const query = queryOf(context);
      return paged(context, await templates.listOfType(context.principal.deviceNetworkId, id, query));
    },
    'deviceTemplates.listAllByDeviceType': async ({ params, principal }) => {
      const id = params.deviceTypeId;
      return whole(await templates.listOfType(principal.deviceNetworkId, id, { sort: byName }));
    },
    'deviceTemplates.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/devicetemplates', (unit) =>
        templates.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'deviceTemplates.get': async ({ params, principal }) => {
      const { deviceNetworkId } = principal;
      const template = await templates.get(deviceNetworkId, params.id);
      const references = await templates.allReferences(template);
      const more = await partsOf(deviceNetworkId, [template.id]);
      return ok({ ...presentTemplate(template, references), ...more.get(template.id) });
    },
    'deviceTemplates.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      return commandAccepted(await templates.update(principal.deviceNetworkId, params.id, input));
    },
    'deviceTemplates.delete': async ({ params, principal }) => {
      await templates.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}

function inputOf(body: DeviceTemplateRequest): DeviceTemplateInput {
  return {
    name: body.Name,
    deviceTypeId: body.DeviceTypeId,
    ...omitUndefined({
      contactLostThreshold: body.ContactLostThreshold,
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
        ...omitUndefined({ smartObjectTemplateId: templateOf(one) }),
      })),
      tagIds: body.TagIds,
    }),
  };
}

/** The newest member takes precedence. */
function templateOf(type: DeprecatedSmartObjectTypeRequest): string | undefined {
  const { SmartObjectTemplateId, SmartObjectSelectedTemplateId, SelectedSmartObjectTemplate } = type;
  return SmartObjectTemplateId ?? SmartObjectSelectedTemplateId ?? SelectedSmartObjectTemplate?.Id;
}
