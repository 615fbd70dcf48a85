import type { DeviceType, SmartObjectTypeInstance } from '../../domain/entities/device-type.ts';
import type { SmartObjectType } from '../../domain/entities/smart-object-type.ts';
import type {
  SmartObjectTypeDetails,
  SmartObjectTypeMetrics,
} from '../../domain/services/catalogue/smart-object-type-service.ts';
import type { Body } from './administration.ts';
import { presentResourceType } from './resource-type.ts';
import { presentAvailable } from './smart-object-template.ts';

/** @param metrics where they were asked for */
export function presentSmartObjectTypeRow(type: SmartObjectType, metrics?: SmartObjectTypeMetrics): Body {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    ObjectUrn: type.objectUrn,
    NbrOfInstances: metrics?.instances,
    NbrOfTemplates: metrics?.templates,
  };
}

export function presentSmartObjectType({ type, resources, templates }: SmartObjectTypeDetails): Body {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    ObjectUrn: type.objectUrn,
    Description: type.description,
    MultipleInstances: type.multipleInstances,
    ResourceTypes: resources.map(presentResourceType),
    ResourceTypeInstances: type.resourceTypeInstances.map((one) => ({
      Id: one.id,
      ResourceTypeId: one.resourceTypeId,
      SmartObjectTypeId: type.id,
    })),
    SmartObjectTemplates: presentAvailable(type.id, templates),
  };
}

/** An object instance of a device type. */
export function presentInstance(
  type: DeviceType,
  instance: SmartObjectTypeInstance,
  objectTypes: ReadonlyMap<string, SmartObjectType>,
): Body {
  const objectType = objectTypes.get(instance.smartObjectTypeId);
  return {
    Id: instance.id,
    DeviceTypeId: type.id,
    SmartObjectTypeId: instance.smartObjectTypeId,
    InstanceId: instance.instanceId,
    Label: instance.label,
    SmartObjectType: objectType && presentSmartObjectTypeRow(objectType),
  };
}
