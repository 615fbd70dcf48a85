import type { Reader } from '../../store/port.ts';
import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { devices } from '../devices/model/device.ts';
import { dataCollectors } from '../gateways/model.ts';
import { locations } from '../locations/model.ts';
import type { CriterionName, ResourceCollection } from '../resource-collections/model/resource-collection.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';

/**
 * IDs for finding the rules of a collection. A value that has none of them as a key does not belong to the
 * collection.
 */
export interface CollectionKeys {
  readonly ids: readonly string[];
  /**
   * Whether they are IDs of devices and smart objects, which each value carries. Otherwise the keys of its
   * device must be read.
   */
  readonly isKeyedByValue: boolean;
}

/** Criteria that a value answers by itself. */
const ofValues = ['deviceIds', 'smartObjectIds'] as const satisfies readonly CriterionName[];
/** Criteria that need entities related to the device, narrowest first. */
const ofEntities = [
  'tagIds',
  'locationIds',
  'smartObjectTemplateIds',
  'deviceTemplateIds',
  'deviceTypeIds',
] as const satisfies readonly CriterionName[];

/**
 * Returns the keys of a collection; undefined if it selects only by object or resource type and can contain
 * any device.
 */
export function collectionKeys(collection: ResourceCollection): CollectionKeys | undefined {
  const { resourceIds, smartObjectTypeIds, resourceTypeIds } = collection;
  const picked = resourceIds.flatMap((id) => parseResourceId(id)?.smartObjectId ?? []);
  const own = ofValues.find((name) => collection[name].length > 0);
  if (own !== undefined) return { ids: [...picked, ...collection[own]], isKeyedByValue: true };
  const name = ofEntities.find((one) => collection[one].length > 0);
  if (name !== undefined) return { ids: [...picked, ...collection[name]], isKeyedByValue: false };
  const isOfTypes = smartObjectTypeIds.length > 0 || resourceTypeIds.length > 0;
  return isOfTypes ? undefined : { ids: picked, isKeyedByValue: true };
}

/**
 * Reads the keys of a device's values: the IDs of the device, its type, template, location and all locations
 * above it, of the smart objects and their templates, and of all tags of these and of the data collector. The
 * keys are read for each message, so that they are never out of date.
 *
 * @param objects smart objects of the values
 */
export async function readKeys(
  reader: Reader,
  deviceId: string,
  objects: readonly SmartObject[],
): Promise<ReadonlySet<string>> {
  const device = await reader.collection(devices).get(deviceId);
  if (device === undefined) return new Set();
  const { deviceTypeId, deviceTemplateId, locationId, dataCollectorId } = device;
  const templateIds = objects.flatMap(({ smartObjectTemplateId }) => smartObjectTemplateId ?? []);
  const [location, ...others] = await Promise.all([
    reader.collection(locations).get(locationId),
    reader.collection(deviceTemplates).get(deviceTemplateId),
    reader.collection(dataCollectors).get(dataCollectorId),
    ...Array.from(new Set(templateIds), (id) => reader.collection(smartObjectTemplates).get(id)),
  ]);
  const keys = new Set([deviceId, deviceTypeId, deviceTemplateId, locationId, ...templateIds]);
  for (const { id } of objects) keys.add(id);
  for (const one of [device, location, ...others, ...objects]) {
    for (const tagId of one?.tagIds ?? []) keys.add(tagId);
  }
  let above = location?.parentLocationId;
  // Ends the ascent even if a location is its own ancestor.
  while (above !== undefined && !keys.has(above)) {
    keys.add(above);
    above = (await reader.collection(locations).get(above))?.parentLocationId;
  }
  return keys;
}
