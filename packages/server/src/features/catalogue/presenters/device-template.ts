import { instancesOf } from '../model/device-template.ts';
import type { DeviceTemplate, TemplateInstance } from '../model/device-template.ts';
import type { DeviceType, SmartObjectTypeInstance } from '../model/device-type.ts';
import type { TemplateReferences } from '../device-template-service.ts';
import { templateOf } from '../../templates/template-lookup.ts';
import type {
  DeviceTemplateListResponse,
  DeviceTemplateResponse,
  SmartObjectTypeWithTemplatesResponse,
} from '../../../http/generated/contract.ts';
import { presentAvailable, presentUsedTemplate } from '../../templates/presenters/smart-object-template.ts';
import { presentInstance } from './smart-object-type.ts';

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
export function presentTemplateInList(
  template: DeviceTemplate,
  references: TemplateReferences,
): DeviceTemplateListResponse {
  return {
    ...templateMembers(template, references),
    SmartObjectTypes: deprecatedTypes(template, references),
  };
}

/** A template as the paged list shows it. There, the deprecated member has another name. */
export function presentTemplateRow(
  template: DeviceTemplate,
  references: TemplateReferences,
): DeviceTemplateListResponse {
  return {
    ...templateMembers(template, references),
    SmartObjectTypesWithTemplates: deprecatedTypes(template, references),
  };
}

function templateMembers(
  template: DeviceTemplate,
  references: TemplateReferences,
): DeviceTemplateListResponse {
  const type = references.types.get(template.deviceTypeId);
  return {
    Id: template.id,
    Name: template.name,
    DeviceTypeId: template.deviceTypeId,
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
        SmartObjectTemplate: presentUsedTemplate(used, references.available),
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
 * Presents object types for older clients: one entry for all instances of a type, with the template of the
 * first instance.
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
      ),
      SmartObjectTemplates: presentAvailable(id, references.available),
      UsedSmartObjectTypeInstanceIds:
        type === undefined ? [] : used.map((one) => presentInstance(type, one, references)),
    };
  });
}

function instancesIn(template: DeviceTemplate, references: TemplateReferences): readonly TemplateInstance[] {
  const type = references.types.get(template.deviceTypeId);
  return type === undefined ? (template.instances ?? []) : instancesOf(template, type);
}
