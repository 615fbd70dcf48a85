import type { DeviceType } from '../model/device-type.ts';
import type { TemplateReferences } from '../device-template-service.ts';
import type {
  DeviceTypeDetails,
  DeviceTypeMetrics,
  InstanceTemplates,
  TypeTemplates,
} from '../device-type-service.ts';
import type {
  DeviceTemplateResponse,
  DeviceTypeListResponse,
  DeviceTypeResponse,
  SmartObjectTypeInstanceWithTemplatesResponse,
  SmartObjectTypeWithTemplatesResponse,
} from '../../../http/generated/contract.ts';
import { presentTemplate } from './device-template.ts';
import { presentAvailable } from '../../templates/presenters/smart-object-template.ts';
import { presentInstance } from './smart-object-type.ts';
import { presentSettingCategory } from '../../settings/http.ts';

/** @param metrics included if requested */
export function presentDeviceTypeRow(type: DeviceType, metrics?: DeviceTypeMetrics): DeviceTypeListResponse {
  return {
    Id: type.id,
    Name: type.name,
    DeviceStandard: type.deviceStandard,
    HardwareTypeId: type.hardwareTypeId,
    NbrOfInstances: metrics?.devices,
    NbrOfTemplates: metrics?.templates,
  };
}

/** @param more additional members of its templates, by template ID */
export function presentDeviceType(
  { type, templates, categories, ...references }: DeviceTypeDetails,
  more: ReadonlyMap<string, Partial<DeviceTemplateResponse>>,
): DeviceTypeResponse {
  const { objectTypes, available } = references;
  const ofTemplates: TemplateReferences = { types: new Map([[type.id, type]]), objectTypes, available };
  return {
    Id: type.id,
    Name: type.name,
    DeviceStandard: type.deviceStandard,
    HardwareTypeId: type.hardwareTypeId,
    IsRequestDiscovery: type.isRequestDiscovery,
    SmartObjectTypeInstanceIds: type.smartObjectTypeInstances.map((one) =>
      presentInstance(type, one, references),
    ),
    DeviceTemplates: templates.map((one) => ({ ...presentTemplate(one, ofTemplates), ...more.get(one.id) })),
    SettingCategories: categories.map(presentSettingCategory),
  };
}

/** An object instance of a device type, with its available templates. */
export function presentInstanceTemplates({
  type,
  instance,
  objectType,
  available,
}: InstanceTemplates): SmartObjectTypeInstanceWithTemplatesResponse {
  const objectTypes = new Map(objectType === undefined ? [] : [[objectType.id, objectType]]);
  return {
    ...presentInstance(type, instance, { objectTypes }),
    SmartObjectTypeName: objectType?.name,
    SmartObjectTypeTypeId: objectType?.typeId,
    SmartObjectTemplates: presentAvailable(instance.smartObjectTypeId, available),
  };
}

/** A smart object type of a device type, with its object instances and their available templates. */
export function presentTypeTemplates({
  type,
  objectType,
  instances,
  available,
}: TypeTemplates): SmartObjectTypeWithTemplatesResponse {
  const objectTypes = new Map([[objectType.id, objectType]]);
  return {
    SmartObjectTypeId: objectType.id,
    SmartObjectTypeName: objectType.name,
    SmartObjectTypeTypeId: objectType.typeId,
    UsedSmartObjectTypeInstanceIds: instances.map((one) => presentInstance(type, one, { objectTypes })),
    SmartObjectTemplates: presentAvailable(objectType.id, available),
  };
}
