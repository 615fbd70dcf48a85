import { smartObjectTypes } from '../../catalogue/model/smart-object-type.ts';
import { attributeDefinitions } from '../attribute-definitions.ts';
import type {
  SmartObjectTemplateInput,
  SmartObjectTemplateService,
} from '../smart-object-template-service.ts';
import type { TemplateAttributeInput } from '../template-attributes.ts';
import type { ResourceTemplateInput } from '../template-content.ts';
import type {
  ResourceAttributeRequest,
  SmartObjectTemplateRequest,
} from '../../../http/generated/contract.ts';
import { commandAccepted, create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import {
  presentAttributeDefinition,
  presentSmartObjectTemplate,
  presentSmartObjectTemplateRow,
  presentTemplateAttribute,
} from '../presenters/smart-object-template.ts';

/** Routes of the tags `smartObjectTemplates` and `resourceAttributeDefinitions`. */
export function smartObjectTemplateRoutes(
  templates: SmartObjectTemplateService,
): Routes<'resourceAttributeDefinitions' | 'smartObjectTemplates'> {
  const fields: ListFields = {
    fields: {
      Id: { path: 'id', type: 'uuid' },
      Name: { path: 'name', type: 'text' },
      ObjectId: { path: 'objectId', type: 'number' },
      SmartObjectTypeId: { path: 'smartObjectTypeId', type: 'uuid' },
      IsDefault: { path: 'isDefault', type: 'boolean' },
    },
    joined: { SmartObjectTypeName: nameOf(smartObjectTypes, 'smartObjectTypeId') },
    search: ['name'],
    defaultSort: [
      { field: 'objectId', direction: 'asc' },
      { field: 'name', direction: 'asc' },
    ],
  };
  return {
    'smartObjectTemplates.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      return pageReply(context, await templates.list(deviceNetworkId, query), presentSmartObjectTemplateRow);
    },
    'smartObjectTemplates.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/smartobjecttemplates', (unit) =>
        templates.create(principal.deviceNetworkId, input, unit),
      );
    },
    'smartObjectTemplates.get': async ({ params, principal }) =>
      ok(presentSmartObjectTemplate(await templates.get(principal.deviceNetworkId, params.id))),
    'smartObjectTemplates.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await templates.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'smartObjectTemplates.delete': async ({ params, principal }) => {
      await templates.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'smartObjectTemplates.attributes': async ({ params, principal }) => {
      const { template, resources } = await templates.get(principal.deviceNetworkId, params.id);
      return ok(template.attributes.map((one) => presentTemplateAttribute(one, resources)));
    },
    'smartObjectTemplates.updateAttributes': async ({ params, body, principal }) => {
      const inputs = body.map(attributeOf);
      return commandAccepted(await templates.setAttributes(principal.deviceNetworkId, params.id, inputs));
    },
    'resourceAttributeDefinitions.list': async () => ok(attributeDefinitions.map(presentAttributeDefinition)),
  };
}

function inputOf(body: SmartObjectTemplateRequest): SmartObjectTemplateInput {
  return {
    resourceTemplates: (body.ResourceTemplates ?? []).map((one): ResourceTemplateInput => ({
      resourceTypeId: one.ResourceTypeId,
      ...omitUndefined({ isRequestObserve: one.IsRequestObserve, value: one.Value }),
    })),
    ...omitUndefined({ name: body.Name, smartObjectTypeId: body.SmartObjectTypeId, tagIds: body.TagIds }),
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
