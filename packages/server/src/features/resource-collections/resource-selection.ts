import type { Catalogues, NetworkCatalogue } from '../../kernel/ports.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { chunksOf } from '../../kernel/data.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import type { CollectionDefinition, Condition, Entity, Reader } from '../../store/port.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import { parseResourceId, resourceId, smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { resourceViews } from '../device-objects/resource-views.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { locationsBelow } from '../locations/model.ts';
import { tagLinks } from '../tags/model.ts';
import type { TaggedType } from '../tags/model.ts';
import { criterionNames } from './model.ts';
import type { CriterionName, ResourceCollection } from './model.ts';

/** Criteria that need not be stored: a collection without name and date. */
export type SelectionCriteria = Omit<ResourceCollection, 'id' | 'name' | 'createdAt'>;

export interface SelectionDependencies {
  readonly store: Reader;
  readonly catalogues: Catalogues;
}

interface Candidate {
  readonly device: Device;
  readonly smartObject: SmartObject;
}

/** An object instance with its selected resources. */
export interface SelectedResources extends Candidate {
  /** At least one, in the order of their paths. Resource instances follow their resource. */
  readonly resources: readonly ResourceView[];
}

/** Number of documents read in one turn of the event loop. A device has about a dozen SmartObjects. */
const DEVICES_AT_A_TIME = 32;
const OBJECTS_AT_A_TIME = 200;
const LINKS_AT_A_TIME = 200;

/**
 * Selects the resources of a resource collection as of the time of the call. Nothing is cached between two
 * walks, so added, deleted or moved devices are taken into account immediately.
 *
 * ```ts
 * const selection = await ResourceSelection.of({ store, catalogues }, collection);
 * for await (const { device, smartObject, resources } of selection.walk()) … // all resources, by object
 * selection.resourcesOf(device, smartObject); // resources of this object in the collection
 * selection.includes(device, smartObject, resourceId); // whether the collection has this resource
 * ```
 *
 * - A resource is selected if it meets every non-empty list of the collection: its device is in `deviceIds`,
 *   the location of its device is in `locationIds` (or below one of them, with `includeChildLocations`), its
 *   type is in `resourceTypeIds`, and so on. `tagIds` are tags of the SmartObject, its template, its device,
 *   or the device's template, location or data collector.
 * - `resourceIds` are always selected. A resource includes its resource instances.
 * - Without any list, nothing is selected.
 * - Unavailable resources and resources of offline devices are selected too.
 *
 * `of` reads locations, tags and types. The selection is valid as long as these may be slightly out of date.
 * `walk` reads some hundred documents at a time through an index and lets other work run in between. Its cost
 * is that of the narrowest list of devices or SmartObjects. The other two methods read nothing.
 */
export class ResourceSelection {
  readonly #deps: SelectionDependencies;
  readonly #criteria: CompiledCriteria;
  readonly #selectedIds: ReadonlySet<string>;
  readonly #deviceNetworkId: string;

  private constructor(deps: SelectionDependencies, wanted: SelectionCriteria, criteria: CompiledCriteria) {
    this.#deps = deps;
    this.#criteria = criteria;
    this.#selectedIds = new Set(wanted.resourceIds);
    this.#deviceNetworkId = wanted.deviceNetworkId;
  }

  static async of(deps: SelectionDependencies, wanted: SelectionCriteria): Promise<ResourceSelection> {
    return new ResourceSelection(deps, wanted, await compileCriteria(deps, wanted));
  }

  /** Returns the resources of an object instance that belong to the collection. */
  resourcesOf(device: Device, smartObject: SmartObject): ResourceView[] {
    const matches = this.#criteria.matches(device, smartObject);
    if (!matches && this.#selectedIds.size === 0) return [];
    return resourceViews(smartObject, this.#criteria.catalogue).filter(
      (view) => (matches && this.#criteria.includesType(view.resourceTypeId)) || this.#isPicked(view.id),
    );
  }

  /** @param id ID of a resource or resource instance of this SmartObject */
  includes(device: Device, smartObject: SmartObject, id: string): boolean {
    const rid = parseResourceId(id)?.rid;
    const type = this.#criteria.catalogue.typeById(smartObject.smartObjectTypeId);
    const resourceTypeId = rid === undefined ? undefined : type?.resourceTypeIds.get(rid);
    if (resourceTypeId === undefined) return false;
    return (
      (this.#criteria.includesType(resourceTypeId) && this.#criteria.matches(device, smartObject)) ||
      this.#isPicked(id)
    );
  }

  #isPicked(id: string): boolean {
    if (this.#selectedIds.size === 0) return false;
    const parts = parseResourceId(id);
    return (
      this.#selectedIds.has(id) ||
      (parts?.rid !== undefined && this.#selectedIds.has(resourceId(parts.smartObjectId, parts.rid)))
    );
  }

  /** Yields all selected resources, one object instance at a time and each once. */
  async *walk(): AsyncGenerator<SelectedResources> {
    for await (const batch of this.#candidates()) yield* this.#selectedOf(batch, true);
    const ids = new Set([...this.#selectedIds].map((id) => parseResourceId(id)?.smartObjectId ?? ''));
    for (const part of chunksOf([...ids], OBJECTS_AT_A_TIME)) {
      const found = await this.#deps.store.collection(smartObjects).getMany(part);
      // The walk over the criteria has yielded those that match.
      yield* this.#selectedOf(await this.#withDevices([...found.values()]), false);
      await nextTurn();
    }
  }

  *#selectedOf(batch: readonly Candidate[], isMatch: boolean): Generator<SelectedResources> {
    for (const { device, smartObject } of batch) {
      if (this.#criteria.matches(device, smartObject) !== isMatch) continue;
      const resources = this.resourcesOf(device, smartObject);
      if (resources.length > 0) yield { device, smartObject, resources };
    }
  }

  /** Yields object instances, each once. They include all that meet the criteria. */
  async *#candidates(): AsyncGenerator<readonly Candidate[]> {
    const { store } = this.#deps;
    const { accessPath } = this.#criteria;
    switch (accessPath.by) {
      case 'nothing':
        return;
      case 'smartObjectIds':
        for (const part of chunksOf(accessPath.values, OBJECTS_AT_A_TIME)) {
          const found = await store.collection(smartObjects).getMany(part);
          yield this.#withDevices([...found.values()]);
          await nextTurn();
        }
        return;
      case 'deviceIds':
        for (const part of chunksOf(accessPath.values, DEVICES_AT_A_TIME)) {
          const found = await store.collection(devices).getMany(part);
          yield this.#withObjects([...found.values()]);
          await nextTurn();
        }
        return;
      case 'devices':
        for (const value of accessPath.values) {
          const where = [{ field: accessPath.field, op: 'eq', value }] as const;
          for await (const rows of pagesOf(store, devices, where, DEVICES_AT_A_TIME)) {
            yield this.#withObjects(rows);
          }
        }
        return;
      case 'smartObjects':
        for (const value of accessPath.values) {
          const where = [{ field: accessPath.field, op: 'eq', value }] as const;
          for await (const rows of pagesOf(store, smartObjects, where, OBJECTS_AT_A_TIME)) {
            yield this.#withDevices(rows);
          }
        }
    }
  }

  async #withObjects(rows: readonly Device[]): Promise<readonly Candidate[]> {
    const own = rows.filter((one) => one.deviceNetworkId === this.#deviceNetworkId);
    if (own.length === 0) return [];
    const byId = new Map(own.map((one) => [one.id, one]));
    const { objectTypeIds } = this.#criteria;
    const found = await this.#deps.store.collection(smartObjects).find({
      where: [
        { field: 'deviceId', op: 'in', value: [...byId.keys()] },
        ...(objectTypeIds === undefined
          ? []
          : [{ field: 'smartObjectTypeId', op: 'in', value: [...objectTypeIds] } as const]),
      ],
    });
    return found.flatMap((smartObject) => {
      const device = byId.get(smartObject.deviceId);
      return device === undefined ? [] : [{ device, smartObject }];
    });
  }

  async #withDevices(found: readonly SmartObject[]): Promise<readonly Candidate[]> {
    const own = found.filter((one) => one.deviceNetworkId === this.#deviceNetworkId);
    const byId = await this.#deps.store.collection(devices).getMany(own.map((one) => one.deviceId));
    return own.flatMap((smartObject) => {
      const device = byId.get(smartObject.deviceId);
      return device === undefined ? [] : [{ device, smartObject }];
    });
  }
}

/**
 * Start of a walk: the list of the collection that finds the fewest documents. For devices and smart objects, the
 * field is an indexed one.
 */
type AccessPath =
  | { readonly by: 'nothing' }
  | { readonly by: 'smartObjectIds' | 'deviceIds'; readonly values: readonly string[] }
  | { readonly by: 'devices' | 'smartObjects'; readonly field: string; readonly values: readonly string[] };

/** The criteria of a collection, compiled to sets for testing resources. */
interface CompiledCriteria {
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

async function compileCriteria(
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
  if (resourceTypeIds === undefined) return smartObjectTypeIds;
  const found = new Set<string>();
  for await (const type of store.collection(smartObjectTypes).iterate(inNetwork(deviceNetworkId, {}))) {
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
      const where = [
        { field: 'tagId', op: 'eq', value: tagId },
        { field: 'entityType', op: 'eq', value: entityType },
      ] as const;
      for await (const links of pagesOf(store, tagLinks, where, LINKS_AT_A_TIME)) {
        const own = links.filter((link) => link.deviceNetworkId === deviceNetworkId);
        for (const { entityId } of own) tagged.add(entityId);
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

/** Yields documents in the order of their IDs, some at a time, in one turn of the event loop each. */
async function* pagesOf<T extends Entity>(
  store: Reader,
  definition: CollectionDefinition<T>,
  where: readonly Condition[],
  size: number,
): AsyncGenerator<readonly T[]> {
  for (let last = ''; ;) {
    const rows = await store.collection(definition).find({
      where: [...where, { field: 'id', op: 'gt', value: last }],
      sort: [{ field: 'id', direction: 'asc' }],
      limit: size,
    });
    yield rows;
    await nextTurn();
    const end = rows.at(-1);
    if (end === undefined || rows.length < size) return;
    last = end.id;
  }
}
