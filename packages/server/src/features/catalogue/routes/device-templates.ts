import { deviceTypes } from '../model/device-type.ts';
import { deviceTemplates } from '../model/device-template.ts';
import type { Condition } from '../../../store/port.ts';
import { templateReferences } from '../device-template-service.ts';
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
import { act, commandAccepted, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext, ReplyOf } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readPage } from '../../../http/reads.ts';
import { findInNetwork } from '../../../kernel/find-in-network.ts';
import { inNetwork } from '../../../kernel/list-query.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentTemplateInList, presentTemplateRow } from '../presenters/device-template.ts';

const byName = [{ field: 'name', direction: 'asc' }] as const;

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

export interface Services {
  readonly deviceTemplates: DeviceTemplateService;
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
  const page = await readPage(context, deviceTemplates, fields, where);
  const references = await templateReferences(context.reader, page.rows);
  return pageReply(context, page, (row) => presentTemplateRow(row, references));
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

/** Routes of the tag `deviceTemplates`, but the one that shows transformers. */
export const routes: FeatureRoutes<
  | 'deviceTemplates.create'
  | 'deviceTemplates.delete'
  | 'deviceTemplates.list'
  | 'deviceTemplates.listAll'
  | 'deviceTemplates.listAllByDeviceType'
  | 'deviceTemplates.listByDeviceType'
  | 'deviceTemplates.update',
  Services
> = {
  'deviceTemplates.list': read((context) => templatePage(context)),
  'deviceTemplates.listAll': read((context) => allTemplates(context)),
  'deviceTemplates.listByDeviceType': read(async (context) => templatePage(context, await ofType(context))),
  'deviceTemplates.listAllByDeviceType': read(async (context) =>
    allTemplates(context, await ofType(context)),
  ),
  'deviceTemplates.create': act(({ body, principal, begin }, { deviceTemplates: templates }) =>
    create(begin, '/api/v3/devicetemplates', (unit) =>
      templates.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'deviceTemplates.update': act(async ({ params, body, principal }, { deviceTemplates: templates }) =>
    commandAccepted(await templates.update(principal.deviceNetworkId, params.id, inputOf(body))),
  ),
  'deviceTemplates.delete': act(async ({ params, principal }, { deviceTemplates: templates }) => {
    await templates.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

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
