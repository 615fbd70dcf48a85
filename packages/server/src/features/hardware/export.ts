import type { ObjectModel } from '@muster/lwm2m/core';
import { invalid, hasNoId } from '../../kernel/errors.ts';
import { omit, omitUndefined } from '../../kernel/data.ts';
import type { CollectionDefinition, Entity, Reader } from '../../store/port.ts';
import {
  deviceTemplates,
  discoveryOf,
  instancesOf,
  deviceTypes,
  smartObjectTypes,
  toObjectModel,
} from '../catalogue/model.ts';
import type { DeviceTemplate, DeviceType, SmartObjectType } from '../catalogue/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { SettingCategory } from '../settings/model.ts';
import { categoriesOf } from '../settings/type-categories.ts';
import { tags } from '../tags/model.ts';
import type { SmartObjectTemplate } from '../templates/model.ts';
import { availableTemplates, templateOf } from '../templates/template-lookup.ts';
import type { AvailableTemplates } from '../templates/template-lookup.ts';
import { PRESENT_RELEASE } from './model.ts';
import type {
  CarriedCategory,
  CarriedDeviceTemplate,
  CarriedDeviceType,
  HardwareDefinitions,
  ObjectName,
} from './model.ts';

/** Selection to export: types with all their templates, and single templates with their types. */
interface ExportChoice {
  readonly deviceTypeIds: readonly string[];
  readonly deviceTemplateIds: readonly string[];
}

interface ExportContent {
  readonly types: readonly DeviceType[];
  readonly templates: readonly DeviceTemplate[];
  readonly objectTypes: ReadonlyMap<string, SmartObjectType>;
  readonly objectTemplates: ReadonlyMap<string, SmartObjectTemplate>;
  readonly categories: ReadonlyMap<string, readonly SettingCategory[]>;
  readonly tagNames: ReadonlyMap<string, string>;
}

/**
 * Exports device types and device templates with the entities that they use.
 *
 * @throws MusterError `invalid-request` with the IDs that the network does not have
 */
export async function exportedDefinitions(
  reader: Reader,
  deviceNetworkId: string,
  choice: ExportChoice,
): Promise<HardwareDefinitions> {
  const found = await find(reader, deviceNetworkId, choice);
  const objectTypes = [...found.objectTypes.values()].sort((a, b) => a.typeId - b.typeId);
  // All types have a template named Default. Sorting by object ID makes the order the same in every device
  // network.
  const typeIdOf = (one: SmartObjectTemplate): number =>
    found.objectTypes.get(one.smartObjectTypeId)?.typeId ?? 0;
  const templates = [...found.objectTemplates.values()].sort((a, b) => typeIdOf(a) - typeIdOf(b));
  return {
    release: PRESENT_RELEASE,
    objects: await modelsOf(reader, objectTypes),
    smartObjectTemplates: templates.flatMap((one) => {
      const type = found.objectTypes.get(one.smartObjectTypeId);
      if (type === undefined) return [];
      const { name, isDefault, tagIds } = one;
      return { ...nameOf(type), name, isDefault, tags: namesOf(tagIds, found) };
    }),
    settingCategories: carriedCategories(found),
    deviceTypes: found.types.map((type) => carriedType(type, found)),
    tags: [...found.tagNames.values()].sort(),
  };
}

async function find(reader: Reader, deviceNetworkId: string, choice: ExportChoice): Promise<ExportContent> {
  const named = await findAll(reader, deviceTypes, deviceNetworkId, choice.deviceTypeIds, 'DeviceTypeIds');
  const single = await findAll(
    reader,
    deviceTemplates,
    deviceNetworkId,
    choice.deviceTemplateIds,
    'DeviceTemplateIds',
  );
  const typesOfSingle = await reader
    .collection(deviceTypes)
    .getMany(new Set(single.map((one) => one.deviceTypeId)));
  const types = [...new Map([...named, ...typesOfSingle.values()].map((one) => [one.id, one])).values()];
  const typeIds = types.map((one) => one.id);
  const whole = new Set(choice.deviceTypeIds);
  const chosen = new Set(choice.deviceTemplateIds);
  const all = await reader.collection(deviceTemplates).find({
    where: [{ field: 'deviceTypeId', op: 'in', value: typeIds }],
    sort: [{ field: 'name', direction: 'asc' }],
  });
  const templates = all.filter((one) => whole.has(one.deviceTypeId) || chosen.has(one.id));
  const instances = [
    ...types.flatMap((one) => one.smartObjectTypeInstances),
    ...templates.flatMap((one) => one.instances ?? []),
  ];
  const objectTypeIds = [...new Set(instances.map((one) => one.smartObjectTypeId))];
  const available = await availableTemplates(reader, objectTypeIds);
  const objectTemplates = usedBy(templates, types, available).sort((a, b) => (a.name < b.name ? -1 : 1));
  const tagIds = [...templates, ...objectTemplates].flatMap((one) => one.tagIds ?? []);
  const [objectTypes, categories, known] = await Promise.all([
    reader.collection(smartObjectTypes).getMany(objectTypeIds),
    categoriesOf(reader, typeIds),
    reader.collection(tags).getMany(new Set(tagIds)),
  ]);
  return {
    types: types.sort((a, b) => (a.name < b.name ? -1 : 1)),
    templates,
    objectTypes,
    objectTemplates: new Map(objectTemplates.map((one) => [one.id, one])),
    categories,
    tagNames: new Map([...known].map(([id, { name }]) => [id, name])),
  };
}

async function findAll<T extends Entity & { readonly deviceNetworkId: string }>(
  reader: Reader,
  definition: CollectionDefinition<T>,
  deviceNetworkId: string,
  ids: readonly string[],
  member: string,
): Promise<T[]> {
  const found = await reader.collection(definition).getMany(new Set(ids));
  const faults: Record<string, string[]> = {};
  ids.forEach((id, index) => {
    if (found.get(id)?.deviceNetworkId !== deviceNetworkId) {
      faults[`${member}[${index}]`] = [hasNoId('The device network', 'entity of this kind', id)];
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return [...found.values()];
}

async function modelsOf(reader: Reader, types: readonly SmartObjectType[]): Promise<ObjectModel[]> {
  const ids = types.flatMap((type) => type.resourceTypeInstances.map((one) => one.resourceTypeId));
  const resources = await reader.collection(resourceTypes).getMany(new Set(ids));
  return types.map((type) => toObjectModel(type, resources));
}

/**
 * Returns the smart object templates that instances of device templates refer to, or use as the default of
 * their type.
 */
function usedBy(
  templates: readonly DeviceTemplate[],
  types: readonly DeviceType[],
  available: AvailableTemplates,
): SmartObjectTemplate[] {
  const used = templates.flatMap((template) => {
    const type = types.find((one) => one.id === template.deviceTypeId);
    const instances = type === undefined ? [] : instancesOf(template, type);
    return instances.flatMap((one) => templateOf(available, one) ?? []);
  });
  return [...new Set(used)];
}

function nameOf(type: SmartObjectType): ObjectName {
  return { objectId: type.typeId, objectUrn: type.objectUrn };
}

function namesOf(tagIds: readonly string[] | undefined, { tagNames }: ExportContent): string[] {
  return (tagIds ?? []).flatMap((id) => tagNames.get(id) ?? []).sort();
}

function carriedCategories({ categories }: ExportContent): CarriedCategory[] {
  const all = new Map([...categories.values()].flat().map((one) => [one.name, one]));
  return [...all.values()].map(({ name, isHardwareSettings, isSecuritySettings, defaultSettings }) => ({
    name,
    isHardwareSettings,
    isSecuritySettings,
    defaultSettings: defaultSettings.map((one) => omit(one, 'id')),
  }));
}

function carriedType(type: DeviceType, found: ExportContent): CarriedDeviceType {
  return {
    name: type.name,
    deviceStandard: type.deviceStandard,
    ...omitUndefined({ hardwareTypeId: type.hardwareTypeId }),
    discovery: discoveryOf(type),
    instances: type.smartObjectTypeInstances.flatMap(({ smartObjectTypeId, instanceId, label }) => {
      const object = found.objectTypes.get(smartObjectTypeId);
      if (object === undefined) return [];
      return { ...nameOf(object), instanceId, ...omitUndefined({ label }) };
    }),
    settingCategories: (found.categories.get(type.id) ?? []).map((one) => one.name),
    templates: found.templates
      .filter((one) => one.deviceTypeId === type.id)
      .map((one) => carriedTemplate(one, type, found)),
  };
}

function carriedTemplate(
  template: DeviceTemplate,
  type: DeviceType,
  found: ExportContent,
): CarriedDeviceTemplate {
  const { name, contactLostThreshold } = template;
  const instances = template.instances?.flatMap(
    ({ smartObjectTypeId, instanceId, smartObjectTemplateId }) => {
      const object = found.objectTypes.get(smartObjectTypeId);
      if (object === undefined) return [];
      const smartObjectTemplate = found.objectTemplates.get(smartObjectTemplateId ?? '')?.name;
      return { ...nameOf(object), instanceId, ...omitUndefined({ smartObjectTemplate }) };
    },
  );
  return {
    name,
    isDefault: template.id === type.defaultDeviceTemplateId,
    ...omitUndefined({ contactLostThreshold, instances }),
    tags: namesOf(template.tagIds, found),
  };
}
