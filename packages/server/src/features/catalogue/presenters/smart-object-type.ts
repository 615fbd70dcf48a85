import type { DeviceType, SmartObjectTypeInstance } from '../model/device-type.ts';
import type { SmartObjectType } from '../model/smart-object-type.ts';
import type { TemplateReferences } from '../device-template-service.ts';
import { resourcesOfType } from '../type-resources.ts';
import type { SmartObjectTypeDetails, SmartObjectTypeMetrics } from '../smart-object-type-service.ts';
import type {
  ResourceTypeInstanceResponse,
  SmartObjectTypeInstanceIdResponse,
  SmartObjectTypeListResponse,
  SmartObjectTypeOfDeviceType,
  SmartObjectTypeResponse,
} from '../../../http/generated/contract.ts';
import { presentResourceType } from '../../resource-types/http.ts';
import { presentAvailable } from '../../templates/presenters/smart-object-template.ts';

/** Entities that object instances of device types refer to. */
type InstanceReferences = Pick<TemplateReferences, 'objectTypes' | 'resources'> &
  Partial<Pick<TemplateReferences, 'available'>>;

/** @param metrics included if requested */
export function presentSmartObjectTypeRow(
  type: SmartObjectType,
  metrics?: SmartObjectTypeMetrics,
): SmartObjectTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    ObjectUrn: type.objectUrn,
    NbrOfInstances: metrics?.instances,
    NbrOfTemplates: metrics?.templates,
  };
}

export function presentSmartObjectType({
  type,
  resources,
  templates,
}: SmartObjectTypeDetails): SmartObjectTypeResponse {
  return {
    Id: type.id,
    Name: type.name,
    TypeId: type.typeId,
    ObjectUrn: type.objectUrn,
    Description: type.description,
    MultipleInstances: type.multipleInstances,
    ResourceTypes: resources.map(presentResourceType),
    ResourceTypeInstances: presentResourceTypeInstances(type),
    SmartObjectTemplates: presentAvailable(type.id, templates),
  };
}

/** Builds the ResourceTypeInstanceResponses of a smart object type. */
function presentResourceTypeInstances(type: SmartObjectType): ResourceTypeInstanceResponse[] {
  return type.resourceTypeInstances.map((one) => ({
    Id: one.id,
    ResourceTypeId: one.resourceTypeId,
    SmartObjectTypeId: type.id,
  }));
}

/** A smart object type in a device type, in full if its resources are known. */
function presentTypeOf(
  type: DeviceType,
  objectType: SmartObjectType,
  references: InstanceReferences,
): SmartObjectTypeOfDeviceType {
  const { resources, available } = references;
  return {
    ...presentSmartObjectTypeRow(objectType),
    Description: objectType.description,
    MultipleInstances: objectType.multipleInstances,
    DeviceTypeId: type.id,
    DeviceTypeName: type.name,
    ResourceTypes: resources && resourcesOfType(objectType, resources).map(presentResourceType),
    ResourceTypeInstances: resources && presentResourceTypeInstances(objectType),
    SmartObjectTemplates: resources && available && presentAvailable(objectType.id, available),
  };
}

export function presentInstance(
  type: DeviceType,
  instance: SmartObjectTypeInstance,
  references: InstanceReferences,
): SmartObjectTypeInstanceIdResponse {
  const objectType = references.objectTypes.get(instance.smartObjectTypeId);
  return {
    Id: instance.id,
    DeviceTypeId: type.id,
    SmartObjectTypeId: instance.smartObjectTypeId,
    InstanceId: instance.instanceId,
    Label: instance.label,
    SmartObjectType: objectType && presentTypeOf(type, objectType, references),
  };
}
