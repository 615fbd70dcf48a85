import type { Device } from '../devices/model/device.ts';
import { criterionNames } from './model/resource-collection.ts';
import type { CriterionName, ResourceCollection } from './model/resource-collection.ts';
import { smartObjectTypes } from '../catalogue/model/smart-object-type.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { tagLinks } from '../tags/model.ts';
import type { TaggedType, TagLink } from '../tags/model.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { CollectionDefinition, Entity, Reader } from '../../store/port.ts';
import { nextTurn } from '../../kernel/turns.ts';
import { locationsBelow } from '../locations/model.ts';

export interface SelectionDependencies {
  readonly store: Reader;
  readonly catalogues: Catalogues;
}

/** Indexed fields for finding devices and object instances. */
export type DeviceIndex = 'deviceTypeId' | 'deviceTemplateId' | 'locationId';
export type ObjectIndex = 'deviceNetworkId' | 'smartObjectTypeId';

/** Start of a walk: the list of the collection that finds the fewest documents through an index. */
export type AccessPath =
  | { readonly by: 'nothing' }
  | { readonly by: 'smartObjectIds' | 'deviceIds'; readonly values: readonly string[] }
  | { readonly by: 'devices'; readonly field: DeviceIndex; readonly values: readonly string[] }
  | {
      readonly by: 'smartObjects';
      readonly field: ObjectIndex;
      readonly values: readonly string[];
    };

/** The criteria of a collection, compiled to sets for testing resources. */
export interface CompiledCriteria {
  readonly catalogue: NetworkCatalogue;
  readonly accessPath: AccessPath;
  /** Object types that resources can have; undefined for any. */
  readonly objectTypeIds: ReadonlySet<string> | undefined;
  /** Returns whether an object instance meets all criteria for devices and object instances. */
  matches(device: Device, smartObject: SmartObject): boolean;
  /** Returns whether the criteria include resources of this type. */
  includesType(resourceTypeId: string): boolean;
}

type Criteria = Pick<ResourceCollection, CriterionName | 'deviceNetworkId' | 'includeChildLocations'>;
/** Undefined includes everything. */
type IdFilter = ReadonlySet<string> | undefined;

const matchesFilter = (wanted: IdFilter, id: string | undefined): boolean =>
  wanted === undefined || (id !== undefined && wanted.has(id));

export async function compileCriteria(
  { store, catalogues }: SelectionDependencies,
  criteria: Criteria,
): Promise<CompiledCriteria> {
  const { deviceNetworkId } = criteria;
  const catalogue = await catalogues.forNetwork(deviceNetworkId);
  const sets = Object.fromEntries(
    criterionNames.map((name) => [name, criteria[name].length === 0 ? undefined : new Set(criteria[name])]),
  ) as Record<CriterionName, IdFilter>;
  const places =
    sets.locationIds !== undefined && criteria.includeChildLocations
      ? await withChildren(store, deviceNetworkId, sets.locationIds)
      : sets.locationIds;
  const tagged =
    sets.tagIds === undefined ? undefined : await taggedThings(store, deviceNetworkId, sets.tagIds);
  const objectTypeIds = await objectTypes(store, deviceNetworkId, sets);
  const isEmpty = criterionNames.every((name) => sets[name] === undefined);

  const isOfDevice = (device: Device): boolean =>
    matchesFilter(sets.deviceIds, device.id) &&
    matchesFilter(sets.deviceTypeIds, device.deviceTypeId) &&
    matchesFilter(sets.deviceTemplateIds, device.deviceTemplateId) &&
    matchesFilter(places, device.locationId);
  const isOfObject = (smartObject: SmartObject): boolean =>
    matchesFilter(sets.smartObjectIds, smartObject.id) &&
    matchesFilter(objectTypeIds, smartObject.smartObjectTypeId) &&
    matchesFilter(sets.smartObjectTemplateIds, smartObject.smartObjectTemplateId);
  return {
    catalogue,
    objectTypeIds,
    accessPath: isEmpty ? { by: 'nothing' } : chooseAccessPath(sets, places, objectTypeIds, deviceNetworkId),
    matches: (device, smartObject) =>
      !isEmpty &&
      isOfDevice(device) &&
      isOfObject(smartObject) &&
      (tagged === undefined || tagged(device, smartObject)),
    includesType: (resourceTypeId) => matchesFilter(sets.resourceTypeIds, resourceTypeId),
  };
}

function chooseAccessPath(
  sets: Readonly<Record<CriterionName, IdFilter>>,
  places: IdFilter,
  objectTypeIds: IdFilter,
  deviceNetworkId: string,
): AccessPath {
  const { smartObjectIds, deviceIds, deviceTypeIds, deviceTemplateIds } = sets;
  if (smartObjectIds !== undefined) return { by: 'smartObjectIds', values: [...smartObjectIds] };
  if (deviceIds !== undefined) return { by: 'deviceIds', values: [...deviceIds] };
  const byDevice = [
    ['locationId', places],
    ['deviceTemplateId', deviceTemplateIds],
    ['deviceTypeId', deviceTypeIds],
  ] as const;
  for (const [field, wanted] of byDevice) {
    if (wanted !== undefined) return { by: 'devices', field, values: [...wanted] };
  }
  return objectTypeIds === undefined
    ? { by: 'smartObjects', field: 'deviceNetworkId', values: [deviceNetworkId] }
    : { by: 'smartObjects', field: 'smartObjectTypeId', values: [...objectTypeIds] };
}

async function objectTypes(
  store: Reader,
  deviceNetworkId: string,
  { smartObjectTypeIds, resourceTypeIds }: Readonly<Record<CriterionName, IdFilter>>,
): Promise<IdFilter> {
  if (resourceTypeIds === undefined) {
    return smartObjectTypeIds;
  }
  const found = new Set<string>();
  for await (const type of inNetwork(store, smartObjectTypes, deviceNetworkId)) {
    const has = type.resourceTypeInstances.some((one) => resourceTypeIds.has(one.resourceTypeId));
    if (has && matchesFilter(smartObjectTypeIds, type.id)) found.add(type.id);
  }
  return found;
}

async function withChildren(
  store: Reader,
  deviceNetworkId: string,
  roots: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const all = new Set(roots);
  let level: readonly string[] = [...roots];
  while (level.length > 0) {
    const below: string[] = [];
    for await (const one of locationsBelow(store, level)) {
      // Ends the descent even if a location is its own ancestor.
      if (one.deviceNetworkId !== deviceNetworkId || all.has(one.id)) continue;
      all.add(one.id);
      below.push(one.id);
    }
    level = below;
    await nextTurn();
  }
  return all;
}

/**
 * Entities that can carry the tags of an object instance: itself, its device, and the entities from which
 * they inherit tags.
 */
const tagBearers = [
  'SmartObject',
  'SmartObjectTemplate',
  'Device',
  'DeviceTemplate',
  'Location',
  'DataCollector',
] as const satisfies readonly TaggedType[];

/**
 * Returns a test for object instances: whether the instance, or an entity from which it inherits tags, has
 * one of the tags.
 */
async function taggedThings(
  store: Reader,
  deviceNetworkId: string,
  tagIds: ReadonlySet<string>,
): Promise<(device: Device, smartObject: SmartObject) => boolean> {
  const tagged = new Set<string>();
  for (const tagId of tagIds) {
    for (const entityType of tagBearers) {
      for await (const link of linksOf(store, tagId, entityType)) {
        if (link.deviceNetworkId === deviceNetworkId) tagged.add(link.entityId);
      }
    }
  }
  return (device, { id, smartObjectTemplateId }) =>
    tagged.has(id) ||
    (smartObjectTemplateId !== undefined && tagged.has(smartObjectTemplateId)) ||
    tagged.has(device.id) ||
    tagged.has(device.deviceTemplateId) ||
    tagged.has(device.locationId) ||
    tagged.has(device.dataCollectorId);
}

async function* linksOf(store: Reader, tagId: string, entityType: TaggedType): AsyncGenerator<TagLink> {
  for (let last = ''; ;) {
    const rows = await store.collection(tagLinks).find({
      where: [
        { field: 'tagId', op: 'eq', value: tagId },
        { field: 'entityType', op: 'eq', value: entityType },
        { field: 'id', op: 'gt', value: last },
      ],
      sort: [{ field: 'id', direction: 'asc' }],
      limit: BATCH,
    });
    yield* rows;
    await nextTurn();
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = end.id;
  }
}

interface NetworkEntity extends Entity {
  readonly deviceNetworkId: string;
}

const BATCH = 200;

function inNetwork<T extends NetworkEntity>(
  store: Reader,
  definition: CollectionDefinition<T>,
  deviceNetworkId: string,
): AsyncIterable<T> {
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  return store.collection(definition).iterate({ where });
}
