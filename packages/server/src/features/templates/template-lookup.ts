import type { Reader } from '../../store/port.ts';
import { deviceTemplates, deviceTypes, instancesOf } from '../catalogue/model.ts';
import type { TemplateInstance } from '../catalogue/model.ts';
import { smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Device } from '../devices/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { smartObjectTemplates } from './model.ts';
import type { SmartObjectTemplate } from './model.ts';

/** The smart object templates of several types. */
export interface AvailableTemplates {
  /** By type ID. The default template is first, then the others by name. */
  readonly ofType: ReadonlyMap<string, readonly SmartObjectTemplate[]>;
  /** Resource types that the templates name, by ID. */
  readonly resources: ReadonlyMap<string, ResourceType>;
}

export async function availableTemplates(
  store: Reader,
  smartObjectTypeIds: Iterable<string>,
): Promise<AvailableTemplates> {
  const templates = await store.collection(smartObjectTemplates).find({
    where: [{ field: 'smartObjectTypeId', op: 'in', value: [...new Set(smartObjectTypeIds)] }],
    sort: [
      { field: 'isDefault', direction: 'desc' },
      { field: 'name', direction: 'asc' },
    ],
  });
  const ofType = Map.groupBy(templates, (one) => one.smartObjectTypeId);
  const named = templates.flatMap((one) => one.resourceTemplates.map((each) => each.resourceTypeId));
  return { ofType, resources: await store.collection(resourceTypes).getMany(new Set(named)) };
}

/** Returns the template of an object instance: the named one, or else the default one of the type. */
export function templateOf(
  available: Pick<AvailableTemplates, 'ofType'>,
  instance: { readonly smartObjectTypeId: string; readonly smartObjectTemplateId?: string },
): SmartObjectTemplate | undefined {
  const templates = available.ofType.get(instance.smartObjectTypeId) ?? [];
  return (
    templates.find((one) => one.id === instance.smartObjectTemplateId) ??
    templates.find((one) => one.isDefault)
  );
}

/** An instance of a device template, with its smart object template. */
export type TemplatedInstance = TemplateInstance & { readonly template: SmartObjectTemplate };

/** Returns the instances of a device template that have a smart object template. */
export async function instancesOfTemplate(
  reader: Reader,
  deviceTemplateId: string,
): Promise<readonly TemplatedInstance[]> {
  const template = await reader.collection(deviceTemplates).get(deviceTemplateId);
  const type = template && (await reader.collection(deviceTypes).get(template.deviceTypeId));
  if (template === undefined || type === undefined) return [];
  const named = instancesOf(template, type);
  const available = await availableTemplates(
    reader,
    named.map((one) => one.smartObjectTypeId),
  );
  return named.flatMap((one) => {
    const used = templateOf(available, one);
    return used === undefined ? [] : { ...one, template: used };
  });
}

/** Returns the template for instances of a type that have no other template. */
export function defaultTemplate(
  reader: Reader,
  smartObjectTypeId: string,
): Promise<SmartObjectTemplate | undefined> {
  return reader.collection(smartObjectTemplates).findOne([
    { field: 'smartObjectTypeId', op: 'eq', value: smartObjectTypeId },
    { field: 'isDefault', op: 'eq', value: true },
  ]);
}

/** Finds templates for many smart objects. */
export interface TemplateSource {
  readonly named: (id: string) => Promise<SmartObjectTemplate | undefined>;
  readonly instancesOf: (deviceTemplateId: string) => Promise<readonly TemplatedInstance[]>;
  readonly defaultOf: (smartObjectTypeId: string) => Promise<SmartObjectTemplate | undefined>;
}

function once<Value>(look: (id: string) => Promise<Value>): (id: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (id) => {
    const value = known.get(id) ?? look(id);
    known.set(id, value);
    return value;
  };
}

/** Reads each template once. */
export function templateSource(reader: Reader): TemplateSource {
  return {
    named: once((id) => reader.collection(smartObjectTemplates).get(id)),
    instancesOf: once((id) => instancesOfTemplate(reader, id)),
    defaultOf: once((id) => defaultTemplate(reader, id)),
  };
}

/**
 * Returns the template of a smart object: the one that it names, or else that of the device template, or else the
 * default one.
 */
export async function templateOfSmartObject(
  { named, instancesOf: planned, defaultOf }: TemplateSource,
  { deviceTemplateId }: Pick<Device, 'deviceTemplateId'>,
  { smartObjectTemplateId, smartObjectTypeId, objectId, instanceNumber }: SmartObject,
): Promise<SmartObjectTemplate | undefined> {
  if (smartObjectTemplateId !== undefined) return named(smartObjectTemplateId);
  const instances = await planned(deviceTemplateId);
  const instance = instances.find(
    (one) => one.template.objectId === objectId && one.instanceId === instanceNumber,
  );
  return instance?.template ?? defaultOf(smartObjectTypeId);
}

/** Returns the IDs of a smart object's resource templates, by ID of the resource type. */
export async function resourceTemplatesOf(
  source: TemplateSource,
  device: Pick<Device, 'deviceTemplateId'>,
  smartObject: SmartObject,
): Promise<ReadonlyMap<string, string>> {
  const template =
    smartObject.isVirtual === true ? undefined : await templateOfSmartObject(source, device, smartObject);
  return new Map(template?.resourceTemplates.map((one) => [one.resourceTypeId, one.id]));
}

/** Returns which of the smart object templates are used by device templates or smart objects. */
export async function templatesInUse(
  reader: Reader,
  deviceNetworkId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const asked = new Set(ids);
  if (asked.size === 0) return used;
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  for await (const { instances = [] } of reader.collection(deviceTemplates).iterate({ where })) {
    for (const { smartObjectTemplateId } of instances) {
      if (smartObjectTemplateId !== undefined && asked.has(smartObjectTemplateId)) {
        used.add(smartObjectTemplateId);
      }
    }
  }
  for (const id of asked) {
    const named = [{ field: 'smartObjectTemplateId', op: 'eq', value: id }] as const;
    if (!used.has(id) && (await reader.collection(smartObjects).findOne(named)) !== undefined) {
      used.add(id);
    }
  }
  return used;
}
