import { parseIsoTime } from '@muster/lwm2m/core';
import { jsonFile } from '../../http/body/parse-body.ts';
import type * as Contract from '../../http/generated/contract.ts';
import { ok, read } from '../../http/handler.ts';
import type { ContextOf, FeatureRoutes, ReplyOf } from '../../http/handler.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/data.ts';
import {
  presentItem,
  presentObjectResult,
  presentObjectDefinition,
  readObjectDefinition,
} from '../catalogue/http/object-definitions.ts';
import { requestedDiscovery } from '../catalogue/device-types.ts';
import { objectDefinitions } from '../catalogue/object-definitions.ts';
import { exportedDefinitions } from './export.ts';
import type { HardwareImport, ImportResult, HardwarePreview } from './import.ts';
import type {
  CarriedDeviceTemplate,
  CarriedDeviceType,
  CarriedInstance,
  CarriedTemplateInstance,
  HardwareDefinitions,
  ObjectName,
} from './model.ts';

const MAX_FILE_BYTES = 8 * 1_048_576;
const PART = 'ImportDeviceTypes';

export interface Services {
  readonly hardwareImport: HardwareImport;
}

export interface Sources {
  readonly hardwarePreview: HardwarePreview;
}

/** Routes of the tags `hardwareDefinitions` and `resourceModelDefinitions`. */
export const routes: FeatureRoutes<'hardwareDefinitions' | 'resourceModelDefinitions', Services, Sources> = {
  'hardwareDefinitions.export': read(async ({ body, principal, reader }) => {
    const { DeviceTypeIds = [], DeviceTemplateIds = [] } = body;
    const choice = { deviceTypeIds: DeviceTypeIds, deviceTemplateIds: DeviceTemplateIds };
    return ok(
      presentHardwareDefinitions(await exportedDefinitions(reader, principal.deviceNetworkId, choice)),
    );
  }),
  'hardwareDefinitions.import': {
    preview: async (context, { hardwarePreview }) => imported(context, hardwarePreview),
    act: async (context, { hardwareImport }) => imported(context, hardwareImport),
  },
  'resourceModelDefinitions.export': read(async ({ query, principal, reader }) => {
    const models = await objectDefinitions(reader, principal.deviceNetworkId, {
      modifiedAfter: latest(query.modifiedAfter, query.modifiedAfterTimestamp),
      ...omitUndefined({ objectId: query.smartObjectTypeId }),
    });
    return ok(models.map(presentObjectDefinition));
  }),
};

async function imported(
  context: ContextOf<'hardwareDefinitions.import'>,
  service: HardwareImport | HardwarePreview,
): Promise<ReplyOf<'hardwareDefinitions.import'>> {
  const definitions = readHardwareDefinitions(await uploaded(context));
  const { deviceNetworkId } = context.principal;
  return ok(presentImport(await service.import(deviceNetworkId, definitions, `${PART}.Release`)));
}

/**
 * Returns the file of the form, checked against the contract.
 *
 * @throws MusterError `malformed-body`, `invalid-request`
 */
async function uploaded(
  context: ContextOf<'hardwareDefinitions.import'>,
): Promise<Contract.HardwareDefinitions> {
  const { files } = await context.form({
    maxFileBytes: MAX_FILE_BYTES,
    receive: async ({ content }) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    discard: async () => undefined,
  });
  const file = files.get(PART);
  if (file === undefined) throw invalidMember(PART, 'The file is missing. Send it as a part of the form.');
  return context.checked('HardwareDefinitions', jsonFile(file, PART));
}

/** Returns the later of the two times in epoch milliseconds; 0 if neither is set. */
function latest(dateTime: string | undefined, timestamp = 0): number {
  return Math.max(parseIsoTime(dateTime ?? '') ?? 0, timestamp);
}

function presentHardwareDefinitions(definitions: HardwareDefinitions): Contract.HardwareDefinitions {
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
    IsRequestDiscovery: type.discovery !== 'never',
    Discovery: type.discovery,
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
function readHardwareDefinitions(body: Contract.HardwareDefinitions): HardwareDefinitions {
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
    discovery: requestedDiscovery({
      discovery: body.Discovery,
      isRequestDiscovery: body.IsRequestDiscovery,
    }),
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

function presentImport(result: ImportResult): Contract.ImportResponse {
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
