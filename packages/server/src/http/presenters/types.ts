import { instancesOf } from '../../domain/entities/device-template.ts';
import type { DeviceTemplate } from '../../domain/entities/device-template.ts';
import type { DeviceType } from '../../domain/entities/device-type.ts';
import { accessTypeOf } from '../../domain/entities/resource-type.ts';
import type { ResourceType } from '../../domain/entities/resource-type.ts';
import type { SmartObjectType } from '../../domain/entities/smart-object-type.ts';
import type { TemplateReferences } from '../../domain/services/catalogue/device-template-service.ts';
import type {
  DeviceTypeDetails,
  DeviceTypeMetrics,
} from '../../domain/services/catalogue/device-type-service.ts';
import type { SmartObjectTypeDetails } from '../../domain/services/catalogue/smart-object-type-service.ts';
import type { Body } from './administration.ts';

export function presentResourceTypeRow(type: ResourceType): Body {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    DataType: type.dataType,
    IsReusable: type.isReusable,
  };
}

export function presentResourceType(type: ResourceType): Body {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    AccessType: accessTypeOf(type.operations),
    Operations: type.operations === '' ? undefined : type.operations,
    ResourceDataType: type.dataType,
    MultipleInstances: type.multipleInstances,
    Mandatory: type.mandatory,
    IsReusable: type.isReusable,
    Range: type.range,
    Units: type.units,
    Description: type.description,
  };
}

/** @param instances how many smart objects are of the type, where that was asked */
export function presentSmartObjectTypeRow(type: SmartObjectType, instances?: number): Body {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    ObjectUrn: type.objectUrn,
    NbrOfInstances: instances,
  };
}

export function presentSmartObjectType({ type, resources }: SmartObjectTypeDetails): Body {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    ObjectUrn: type.objectUrn,
    Description: type.description,
    MultipleInstances: type.multipleInstances,
    ResourceTypes: resources.map(presentResourceType),
  };
}

/** @param metrics where they were asked for */
export function presentDeviceTypeRow(type: DeviceType, metrics?: DeviceTypeMetrics): Body {
  return {
    Id: type.id,
    Name: type.name,
    DeviceStandard: type.deviceStandard,
    HardwareTypeId: type.hardwareTypeId,
    NbrOfInstances: metrics?.devices,
    NbrOfTemplates: metrics?.templates,
  };
}

export function presentDeviceType({ type, templates, objectTypes }: DeviceTypeDetails): Body {
  const references: TemplateReferences = { types: new Map([[type.id, type]]), objectTypes };
  return {
    Id: type.id,
    Name: type.name,
    DeviceStandard: type.deviceStandard,
    HardwareTypeId: type.hardwareTypeId,
    IsRequestDiscovery: type.isRequestDiscovery,
    SmartObjectTypeInstanceIds: type.smartObjectTypeInstances.map((one) => {
      const objectType = objectTypes.get(one.smartObjectTypeId);
      return {
        Id: one.id,
        DeviceTypeId: type.id,
        SmartObjectTypeId: one.smartObjectTypeId,
        InstanceId: one.instanceId,
        Label: one.label,
        SmartObjectType: objectType && presentSmartObjectTypeRow(objectType),
      };
    }),
    DeviceTemplates: templates.map((one) => presentTemplateInList(one, references)),
  };
}

export function presentTemplate(template: DeviceTemplate, references: TemplateReferences): Body {
  return {
    ...presentTemplateInList(template, references),
    ContactLostThreshold: template.contactLostThreshold,
  };
}

/** A template as whole lists and device types show it. */
export function presentTemplateInList(template: DeviceTemplate, references: TemplateReferences): Body {
  return {
    ...templateMembers(template, references),
    SmartObjectTypes: deprecatedTypes(template, references),
  };
}

/** A template as the paged list shows it, where the deprecated member has another name. */
export function presentTemplateRow(template: DeviceTemplate, references: TemplateReferences): Body {
  return {
    ...templateMembers(template, references),
    SmartObjectTypesWithTemplates: deprecatedTypes(template, references),
  };
}

function templateMembers(template: DeviceTemplate, references: TemplateReferences): Body {
  const type = references.types.get(template.deviceTypeId);
  return {
    Id: template.id,
    Name: template.name,
    DeviceTypeId: template.deviceTypeId,
    DeviceTypeName: type?.name,
    SmartObjectTypeInstanceTemplates: instancesIn(template, references).map((one) => {
      const objectType = references.objectTypes.get(one.smartObjectTypeId);
      return {
        SmartObjectTypeInstanceId: type?.smartObjectTypeInstances.find(
          (ofType) =>
            ofType.smartObjectTypeId === one.smartObjectTypeId && ofType.instanceId === one.instanceId,
        )?.id,
        SmartObjectTypeId: one.smartObjectTypeId,
        SmartObjectTypeName: objectType?.name,
        SmartObjectTypeTypeId: objectType?.typeId,
        InstanceId: one.instanceId,
      };
    }),
  };
}

/** Older clients know object types only: one for all its instances. */
function deprecatedTypes(template: DeviceTemplate, references: TemplateReferences): Body[] {
  const ids = new Set(instancesIn(template, references).map((one) => one.smartObjectTypeId));
  return [...ids].map((id) => {
    const objectType = references.objectTypes.get(id);
    return {
      SmartObjectTypeId: id,
      SmartObjectTypeName: objectType?.name,
      SmartObjectTypeTypeId: objectType?.typeId,
    };
  });
}

function instancesIn(
  template: DeviceTemplate,
  references: TemplateReferences,
): ReturnType<typeof instancesOf> {
  const type = references.types.get(template.deviceTypeId);
  return type === undefined ? (template.instances ?? []) : instancesOf(template, type);
}
