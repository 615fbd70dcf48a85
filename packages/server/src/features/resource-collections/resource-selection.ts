import type { Device } from '../devices/model/device.ts';
import { devices } from '../devices/model/device.ts';
import type { ResourceCollection } from './model/resource-collection.ts';
import { parseResourceId, resourceId } from '../device-objects/model/resource-id.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { chunksOf, nextTurn } from '../../kernel/turns.ts';
import { resourceViews } from '../device-objects/resource-views.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { compileCriteria } from './criteria.ts';
import type { CompiledCriteria, DeviceIndex, ObjectIndex, SelectionDependencies } from './criteria.ts';

export type { SelectionDependencies } from './criteria.ts';

/** Criteria that need not be stored: a collection without name and date. */
export type SelectionCriteria = Omit<ResourceCollection, 'id' | 'name' | 'createdAt'>;

/** An object instance with its selected resources. */
export interface SelectedResources {
  readonly device: Device;
  readonly smartObject: SmartObject;
  /** At least one, in the order of their paths. Resource instances follow their resource. */
  readonly resources: readonly ResourceView[];
}

/** Number of documents read in one turn of the event loop. A device has about a dozen SmartObjects. */
const DEVICES_AT_A_TIME = 32;
const OBJECTS_AT_A_TIME = 200;

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
    if (!matches && this.#selectedIds.size === 0) {
      return [];
    }
    return resourceViews(smartObject, this.#criteria.catalogue).filter(
      (view) => (matches && this.#criteria.includesType(view.resourceTypeId)) || this.#isPicked(view.id),
    );
  }

  /** @param id ID of a resource or resource instance of this SmartObject */
  includes(device: Device, smartObject: SmartObject, id: string): boolean {
    const rid = parseResourceId(id)?.rid;
    const type = this.#criteria.catalogue.typeById(smartObject.smartObjectTypeId);
    const resourceTypeId = rid === undefined ? undefined : type?.resourceTypeIds.get(rid);
    if (resourceTypeId === undefined) {
      return false;
    }
    return (
      (this.#criteria.includesType(resourceTypeId) && this.#criteria.matches(device, smartObject)) ||
      this.#isPicked(id)
    );
  }

  #isPicked(id: string): boolean {
    if (this.#selectedIds.size === 0) {
      return false;
    }
    const parts = parseResourceId(id);
    return (
      this.#selectedIds.has(id) ||
      (parts?.rid !== undefined && this.#selectedIds.has(resourceId(parts.smartObjectId, parts.rid)))
    );
  }

  /** Yields all selected resources, one object instance at a time and each once. */
  async *walk(): AsyncGenerator<SelectedResources> {
    for await (const batch of this.#candidates()) {
      for (const { device, smartObject } of batch) {
        const resources = this.#criteria.matches(device, smartObject)
          ? this.resourcesOf(device, smartObject)
          : [];
        if (resources.length > 0) {
          yield { device, smartObject, resources };
        }
      }
    }
    yield* this.#walkSelected();
  }

  async *#walkSelected(): AsyncGenerator<SelectedResources> {
    const ids = new Set([...this.#selectedIds].map((id) => parseResourceId(id)?.smartObjectId ?? ''));
    for (const part of chunksOf([...ids], OBJECTS_AT_A_TIME)) {
      const found = await this.#deps.store.collection(smartObjects).getMany(part);
      for (const { device, smartObject } of await this.#withDevices([...found.values()])) {
        const resources = this.#criteria.matches(device, smartObject)
          ? [] // Yielded by the walk over the criteria.
          : this.resourcesOf(device, smartObject);
        if (resources.length > 0) {
          yield { device, smartObject, resources };
        }
      }
      await nextTurn();
    }
  }

  /** Yields object instances, each once. They include all that meet the criteria. */
  async *#candidates(): AsyncGenerator<readonly Candidate[]> {
    const { accessPath } = this.#criteria;
    switch (accessPath.by) {
      case 'nothing':
        return;
      case 'smartObjectIds':
        for (const part of chunksOf(accessPath.values, OBJECTS_AT_A_TIME)) {
          const found = await this.#deps.store.collection(smartObjects).getMany(part);
          yield this.#withDevices([...found.values()]);
          await nextTurn();
        }
        return;
      case 'deviceIds':
        for (const part of chunksOf(accessPath.values, DEVICES_AT_A_TIME)) {
          const found = await this.#deps.store.collection(devices).getMany(part);
          yield this.#withObjects([...found.values()]);
          await nextTurn();
        }
        return;
      case 'devices':
        for (const value of accessPath.values) yield* this.#devicesWhere(accessPath.field, value);
        return;
      case 'smartObjects':
        for (const value of accessPath.values) yield* this.#objectsWhere(accessPath.field, value);
    }
  }

  async *#devicesWhere(field: DeviceIndex, value: string): AsyncGenerator<readonly Candidate[]> {
    for (let last = ''; ;) {
      const rows = await this.#deps.store.collection(devices).find({
        where: [
          { field, op: 'eq', value },
          { field: 'id', op: 'gt', value: last },
        ],
        sort: [{ field: 'id', direction: 'asc' }],
        limit: DEVICES_AT_A_TIME,
      });
      yield this.#withObjects(rows);
      await nextTurn();
      const end = rows.at(-1);
      if (end === undefined || rows.length < DEVICES_AT_A_TIME) return;
      last = end.id;
    }
  }

  async *#objectsWhere(field: ObjectIndex, value: string): AsyncGenerator<readonly Candidate[]> {
    for (let last = ''; ;) {
      const rows = await this.#deps.store.collection(smartObjects).find({
        where: [
          { field, op: 'eq', value },
          { field: 'id', op: 'gt', value: last },
        ],
        sort: [{ field: 'id', direction: 'asc' }],
        limit: OBJECTS_AT_A_TIME,
      });
      yield this.#withDevices(rows);
      await nextTurn();
      const end = rows.at(-1);
      if (end === undefined || rows.length < OBJECTS_AT_A_TIME) return;
      last = end.id;
    }
  }

  async #withObjects(rows: readonly Device[]): Promise<readonly Candidate[]> {
    const own = rows.filter((one) => one.deviceNetworkId === this.#deviceNetworkId);
    if (own.length === 0) {
      return [];
    }
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

interface Candidate {
  readonly device: Device;
  readonly smartObject: SmartObject;
}
