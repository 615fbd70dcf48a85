import type { ResourceType } from '../../resource-types/model.ts';
import type { SmartObjectTemplate, TemplateAttribute } from '../model/smart-object-template.ts';
import { definitionByName } from '../attribute-definitions.ts';
import type { AttributeDefinition } from '../attribute-definitions.ts';
import type { AvailableTemplates } from '../template-lookup.ts';
import type {
  ResourceAttributeDefinitionResponse,
  ResourceAttributeResponse,
  SmartObjectTemplateListResponse,
  SmartObjectTemplateResponse,
} from '../../../http/generated/contract.ts';
import { presentResourceType } from '../../resource-types/http.ts';

export function presentSmartObjectTemplateRow(
  template: SmartObjectTemplate,
  typeName: string | undefined,
  canBeDeleted: boolean,
): SmartObjectTemplateListResponse {
  return { ...presentIdentity(template, typeName), CanBeDeleted: canBeDeleted };
}

function presentIdentity(
  template: SmartObjectTemplate,
  typeName: string | undefined,
): Omit<SmartObjectTemplateListResponse, 'CanBeDeleted'> {
  return {
    Id: template.id,
    Name: template.name,
    ObjectId: template.objectId,
    SmartObjectTypeId: template.smartObjectTypeId,
    SmartObjectTypeName: typeName,
    IsDefault: template.isDefault,
  };
}

export function presentTemplate(
  template: SmartObjectTemplate,
  resources: ReadonlyMap<string, ResourceType>,
  typeName?: string,
): SmartObjectTemplateResponse {
  return {
    ...presentIdentity(template, typeName),
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
): SmartObjectTemplateResponse | undefined {
  return template && presentTemplate(template, resources);
}

/** Presents the templates of a smart object type. */
export function presentAvailable(
  smartObjectTypeId: string,
  available: AvailableTemplates,
): SmartObjectTemplateResponse[] {
  const templates = available.ofType.get(smartObjectTypeId) ?? [];
  return templates.map((one) => presentTemplate(one, available.resources));
}

export function presentAttributeDefinition(
  definition: AttributeDefinition,
): ResourceAttributeDefinitionResponse {
  return {
    Id: definition.id,
    Name: definition.name,
    Description: definition.description,
    DataType: definition.dataType,
    IsReadOnly: definition.isReadOnly,
    IsResourceOnly: definition.isResourceOnly,
    LwM2MVersion: definition.lwm2mVersion,
    Units: definition.units,
  };
}

export function presentTemplateAttribute(
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
