import type {
  ResourceAttributeRequest,
  ResourceAttributeResponse,
  SmartObjectTemplateRequest,
  SmartObjectTemplateResponse,
} from '../../http/generated/contract.ts';
import { act, commandAccepted, ok, read } from '../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../http/handler.ts';
import { nameOf } from '../../http/lists/list-fields.ts';
import { membersOf } from '../../http/members.ts';
import { pageReply, readEntity, readPage } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { presentResourceType } from '../resource-types/http.ts';
import { smartObjectTemplates } from './model.ts';
import type { SmartObjectTemplate, TemplateAttribute } from './model.ts';
import type {
  ResourceTemplateInput,
  SmartObjectTemplateInput,
  SmartObjectTemplateService,
} from './smart-object-templates.ts';
import { attributeDefinitions, definitionByName } from './template-attributes.ts';
import type { AttributeDefinition, TemplateAttributeInput } from './template-attributes.ts';
import { templatesInUse } from './template-lookup.ts';
import type { AvailableTemplates } from './template-lookup.ts';

const members = membersOf<SmartObjectTemplate>()({
  Id: 'uuid',
  Name: 'text',
  ObjectId: { path: 'objectId', type: 'number', isReadOnly: true },
  SmartObjectTypeId: 'uuid',
  IsDefault: { path: 'isDefault', type: 'boolean', isReadOnly: true },
});
const fields = members.list({
  joined: { SmartObjectTypeName: nameOf(smartObjectTypes, 'smartObjectTypeId') },
  search: ['name'],
  defaultSort: [
    { field: 'objectId', direction: 'asc' },
    { field: 'name', direction: 'asc' },
  ],
});
const show = members.show();

const showDefinition = membersOf<AttributeDefinition>()({
  Id: 'unlisted',
  Name: 'unlisted',
  Description: 'unlisted',
  DataType: 'unlisted',
  IsReadOnly: 'unlisted',
  IsResourceOnly: 'unlisted',
  LwM2MVersion: { path: 'lwm2mVersion' },
  Units: 'unlisted',
}).show();

export interface Services {
  readonly smartObjectTemplates: SmartObjectTemplateService;
}

/** Routes of the tags `smartObjectTemplates` and `resourceAttributeDefinitions`. */
export const routes: FeatureRoutes<'resourceAttributeDefinitions' | 'smartObjectTemplates', Services> = {
  'smartObjectTemplates.list': read(async (context) => {
    const { principal, reader } = context;
    const page = await readPage(context, smartObjectTemplates, fields);
    const types = await reader
      .collection(smartObjectTypes)
      .getMany(new Set(page.rows.map((one) => one.smartObjectTypeId)));
    const deletable = page.rows.filter((one) => !one.isDefault).map((one) => one.id);
    const used = await templatesInUse(reader, principal.deviceNetworkId, deletable);
    return pageReply(context, page, (template) => ({
      ...show(template),
      SmartObjectTypeName: types.get(template.smartObjectTypeId)?.name,
      CanBeDeleted: !template.isDefault && !used.has(template.id),
    }));
  }),
  'smartObjectTemplates.create': createRoute('smartObjectTemplates', '/api/v3/smartobjecttemplates', inputOf),
  'smartObjectTemplates.get': read(async (context) => {
    const { template, resources } = await readTemplate(context);
    const type = await context.reader.collection(smartObjectTypes).get(template.smartObjectTypeId);
    return ok(presentTemplate(template, resources, type?.name));
  }),
  'smartObjectTemplates.update': updateRoute('smartObjectTemplates', inputOf),
  'smartObjectTemplates.delete': deleteRoute('smartObjectTemplates'),
  'smartObjectTemplates.attributes': read(async (context) => {
    const { template, resources } = await readTemplate(context);
    return ok(template.attributes.map((one) => presentTemplateAttribute(one, resources)));
  }),
  'smartObjectTemplates.updateAttributes': act(
    async ({ params, body, principal }, { smartObjectTemplates: service }) => {
      const inputs = body.map(attributeOf);
      return commandAccepted(await service.setAttributes(principal.deviceNetworkId, params.id, inputs));
    },
  ),
  'resourceAttributeDefinitions.list': read(async () => ok(attributeDefinitions.map(showDefinition))),
};

/**
 * Reads the template in the path, with its resource types by ID.
 *
 * @throws MusterError `smart-object-template-not-found`
 */
async function readTemplate(context: ReadContext<{ readonly id: string }>): Promise<{
  readonly template: SmartObjectTemplate;
  readonly resources: ReadonlyMap<string, ResourceType>;
}> {
  const template = await readEntity(context, smartObjectTemplates, 'smart-object-template');
  const named = [
    ...template.resourceTemplates.map((one) => one.resourceTypeId),
    ...template.attributes.flatMap((one) => one.resourceTypeId ?? []),
  ];
  return { template, resources: await context.reader.collection(resourceTypes).getMany(new Set(named)) };
}

function inputOf(body: SmartObjectTemplateRequest): SmartObjectTemplateInput {
  return {
    resourceTemplates: (body.ResourceTemplates ?? []).map((one): ResourceTemplateInput => ({
      resourceTypeId: one.ResourceTypeId,
      ...omitUndefined({ isRequestObserve: one.IsRequestObserve, value: one.Value }),
    })),
    ...members.read(body),
    ...omitUndefined({ tagIds: body.TagIds }),
  };
}

function attributeOf(body: ResourceAttributeRequest): TemplateAttributeInput {
  return {
    definitionId: body.ResourceAttributeDefinitionId,
    value: String(body.Value),
    ...omitUndefined({
      id: body.Id,
      resourceTypeId: body.ResourceTypeId,
      instanceNumber: body.InstanceNumber,
    }),
  };
}

function presentTemplate(
  template: SmartObjectTemplate,
  resources: ReadonlyMap<string, ResourceType>,
  typeName?: string,
): SmartObjectTemplateResponse {
  return {
    ...show(template),
    SmartObjectTypeName: typeName,
    ResourceTemplates: template.resourceTemplates.map((one) => {
      const resourceType = resources.get(one.resourceTypeId);
      return {
        Id: one.id,
        IsRequestObserve: one.isRequestObserve,
        Value: one.value,
        ResourceTypeId: one.resourceTypeId,
        ResourceType: resourceType && presentResourceType(resourceType),
      };
    }),
    TagIds: template.tagIds,
  };
}

/** Presents a template in responses of the entities that use it. */
export function presentUsedTemplate(
  template: SmartObjectTemplate | undefined,
  { resources }: AvailableTemplates,
  typeName: string | undefined,
): SmartObjectTemplateResponse | undefined {
  return template && presentTemplate(template, resources, typeName);
}

/** Presents the templates of a smart object type. */
export function presentAvailable(
  smartObjectTypeId: string,
  available: AvailableTemplates,
  typeName: string | undefined,
): SmartObjectTemplateResponse[] {
  const templates = available.ofType.get(smartObjectTypeId) ?? [];
  return templates.map((one) => presentTemplate(one, available.resources, typeName));
}

function presentTemplateAttribute(
  attribute: TemplateAttribute,
  resources: ReadonlyMap<string, ResourceType>,
): ResourceAttributeResponse {
  const resourceType =
    attribute.resourceTypeId === undefined ? undefined : resources.get(attribute.resourceTypeId);
  return {
    Id: attribute.id,
    ResourceAttributeDefinitionId: definitionByName(attribute.name).id,
    Name: attribute.name,
    Value: String(attribute.value),
    InstanceNumber: attribute.instanceNumber,
    ResourceTypeId: attribute.resourceTypeId,
    ResourceTypeTypeId: resourceType?.typeId,
    ResourceTypeName: resourceType?.name,
  };
}
