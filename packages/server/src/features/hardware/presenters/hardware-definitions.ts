import type {
  CarriedDeviceTemplate,
  CarriedDeviceType,
  CarriedInstance,
  CarriedTemplateInstance,
  HardwareDefinitions,
  ObjectName,
} from '../hardware-definitions.ts';
import type { ImportResult } from '../hardware-import.ts';
import { presentItem, presentObjectResult } from '../../catalogue/presenters/import-result.ts';
import type * as Contract from '../../../http/generated/contract.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import {
  presentObjectDefinition,
  readObjectDefinition,
} from '../../catalogue/presenters/object-definition.ts';

export function presentHardwareDefinitions(definitions: HardwareDefinitions): Contract.HardwareDefinitions {
  return {
    Release: definitions.release,
    SmartObjectTypes: definitions.objects.map(presentObjectDefinition),
    SmartObjectTemplates: definitions.smartObjectTemplates.map((one) => ({
      Name: one.name,
      ...presentObject(one),
      IsDefault: one.isDefault,
      Tags: one.tags,
    })),
    SettingCategories: definitions.settingCategories.map((one) => ({
      Name: one.name,
      IsHardwareSettings: one.isHardwareSettings,
      IsSecuritySettings: one.isSecuritySettings,
      DefaultSettings: one.defaultSettings.map((setting) => ({
        Name: setting.name,
        DataType: setting.dataType,
        IsMandatory: setting.isMandatory,
        IsReadonly: setting.isReadonly,
        Value: setting.value,
      })),
    })),
    DeviceTypes: definitions.deviceTypes.map(presentType),
    Tags: definitions.tags,
  };
}

function presentObject({
  objectId,
  objectUrn,
}: ObjectName): Pick<Contract.CarriedInstance, 'ObjectID' | 'ObjectURN'> {
  return { ObjectID: objectId, ObjectURN: objectUrn };
}

function presentType(type: CarriedDeviceType): Contract.CarriedDeviceType {
  return {
    Name: type.name,
    DeviceStandard: type.deviceStandard,
    HardwareTypeId: type.hardwareTypeId,
    IsRequestDiscovery: type.isRequestDiscovery,
    SettingCategories: type.settingCategories,
    SmartObjectTypeInstances: type.instances.map((one) => ({
      ...presentObject(one),
      InstanceId: one.instanceId,
      Label: one.label,
    })),
    Templates: type.templates.map((template) => ({
      Name: template.name,
      IsDefault: template.isDefault,
      ContactLostThreshold: template.contactLostThreshold,
      SmartObjectTypeInstanceTemplates: template.instances?.map((one) => ({
        ...presentObject(one),
        InstanceId: one.instanceId,
        SmartObjectTemplate: one.smartObjectTemplate,
      })),
      Tags: template.tags,
    })),
  };
}

/** @throws MusterError `invalid-request` for a resource that is listed twice in an object */
export function readHardwareDefinitions(body: Contract.HardwareDefinitions): HardwareDefinitions {
  return {
    release: body.Release,
    objects: (body.SmartObjectTypes ?? []).map((one, index) =>
      readObjectDefinition(one, `SmartObjectTypes[${index}]`),
    ),
    smartObjectTemplates: (body.SmartObjectTemplates ?? []).map((one) => ({
      name: one.Name,
      objectId: one.ObjectID,
      objectUrn: one.ObjectURN,
      isDefault: one.IsDefault ?? false,
      tags: one.Tags ?? [],
    })),
    settingCategories: (body.SettingCategories ?? []).map((one) => ({
      name: one.Name,
      isHardwareSettings: one.IsHardwareSettings ?? false,
      isSecuritySettings: one.IsSecuritySettings ?? false,
      defaultSettings: (one.DefaultSettings ?? []).map((setting) => ({
        name: setting.Name,
        dataType: setting.DataType ?? 'String',
        isMandatory: setting.IsMandatory ?? false,
        isReadonly: setting.IsReadonly ?? false,
        ...omitUndefined({ value: setting.Value }),
      })),
    })),
    deviceTypes: (body.DeviceTypes ?? []).map(readType),
    tags: body.Tags ?? [],
  };
}

function readType(body: Contract.CarriedDeviceType): CarriedDeviceType {
  return {
    name: body.Name,
    deviceStandard: body.DeviceStandard ?? 'LWM2M',
    ...omitUndefined({ hardwareTypeId: body.HardwareTypeId }),
    isRequestDiscovery: body.IsRequestDiscovery ?? false,
    settingCategories: body.SettingCategories ?? [],
    instances: (body.SmartObjectTypeInstances ?? []).map((one): CarriedInstance => ({
      ...readInstance(one),
      ...omitUndefined({ label: one.Label }),
    })),
    templates: (body.Templates ?? []).map(readTemplate),
  };
}

function readTemplate(body: Contract.CarriedDeviceTemplate): CarriedDeviceTemplate {
  const instances = body.SmartObjectTypeInstanceTemplates?.map((one): CarriedTemplateInstance => ({
    ...readInstance(one),
    ...omitUndefined({ smartObjectTemplate: one.SmartObjectTemplate }),
  }));
  return {
    name: body.Name,
    isDefault: body.IsDefault ?? false,
    ...omitUndefined({ contactLostThreshold: body.ContactLostThreshold, instances }),
    tags: body.Tags ?? [],
  };
}

function readInstance(body: Contract.CarriedInstance): ObjectName & { readonly instanceId: number } {
  return { objectId: body.ObjectID, objectUrn: body.ObjectURN, instanceId: body.InstanceId };
}

export function presentImport(result: ImportResult): Contract.ImportResponse {
  return {
    DeviceTypes: result.deviceTypes.map((one) => ({
      ...presentItem(one),
      Templates: one.templates.map(presentItem),
    })),
    SmartObjectTemplates: result.smartObjectTemplates.map((one) => ({
      ...presentObjectResult(one),
      SmartObjectName: one.objectName,
    })),
    SmartObjectTypes: result.smartObjectTypes.map(presentObjectResult),
    SettingCategories: result.settingCategories.map(presentItem),
    Tags: result.tags.map(presentItem),
  };
}
