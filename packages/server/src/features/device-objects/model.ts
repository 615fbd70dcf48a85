import { newId } from '../../kernel/entities.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/ports.ts';
import { omit } from '../../kernel/data.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** One resource of a SmartObject; see `resourcesOf`. Its API ID is derived: see {@link resourceId}. */
interface SmartObjectResource {
  readonly rid: number;
  /** Known resource instance IDs of a multiple-instance resource, ascending. */
  readonly riids?: readonly number[];
  /** Members of `riids` that the device no longer has. */
  readonly goneRiids?: readonly number[];
  /** Set if the device reports that it does not have this resource. */
  readonly unavailable?: true;
}

/** An object instance of a device, with the path [objectId]/[instanceNumber]. */
export interface SmartObject extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly smartObjectTypeId: string;
  readonly objectId: number;
  readonly instanceNumber: number;
  /** Object version as registered by the device. If absent, the default of its LwM2M version applies. */
  readonly objectVersion?: string;
  readonly name: string;
  readonly label?: string;
  readonly smartObjectTemplateId?: string;
  readonly tagIds?: readonly string[];
  readonly isUnavailable: boolean;
  /** Set if the device was asked to create it. It may have the instance without having listed it. */
  readonly isAsked?: true;
  /**
   * Set if only the service has the instance, not the device. The service computes its values, and sends
   * nothing about it to the device. A device that lists the same path does not change it.
   */
  readonly isVirtual?: true;
  /** ID of the entity that computes a virtual SmartObject, if any. */
  readonly originId?: string;
  /** If absent, its resources are those of its type. */
  readonly differences?: ResourceDifferences;
}

/**
 * Differences between the resources of a SmartObject and those of its type. IDs are ascending, and empty
 * members are absent. Devices of one model usually have the same resources, so a full list in each
 * SmartObject would take most of the space of a device.
 */
interface ResourceDifferences {
  /** Resources of the type that the SmartObject does not have. */
  readonly removed?: readonly number[];
  /** Resources that the device reports as missing. */
  readonly unavailable?: readonly number[];
  /** Known resource instance IDs, by resource ID. */
  readonly instances?: Readonly<Record<number, readonly number[]>>;
  /** Members of `instances` that the device no longer has, by resource ID. */
  readonly goneInstances?: Readonly<Record<number, readonly number[]>>;
}

export const smartObjects: CollectionDefinition<SmartObject> = {
  name: 'smartObjects',
  indexes: [
    { fields: ['deviceId', 'objectId', 'instanceNumber'], unique: true },
    { fields: ['deviceNetworkId'] },
    { fields: ['smartObjectTypeId', 'instanceNumber'] },
    { fields: ['smartObjectTemplateId'], sparse: true },
    { fields: ['originId'], sparse: true },
    { fields: ['exceptionOf'], sparse: true },
  ],
  exceptionOf: ({ isUnavailable, deviceNetworkId }) => (isUnavailable ? deviceNetworkId : undefined),
  references: [
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    {
      field: 'smartObjectTypeId',
      to: ['smartObjectTypes'],
      onDelete: { restrict: 'There are smart objects of this type. Delete them first.' },
    },
  ],
};

/** The resources of a device according to its responses to Discover. All lists are ascending. */
export interface ResourceShape {
  /** Resource IDs by "objectId/instanceId". */
  readonly resources: Readonly<Record<string, readonly number[]>>;
  /** Resource instance IDs by "objectId/instanceId/resourceId". Without the resources whose instances are unknown. */
  readonly instances: Readonly<Record<string, readonly number[]>>;
}

/** The shape of devices with the same type and object list, whose type is sampled. */
export interface DiscoveredShape extends Entity {
  readonly deviceTypeId: string;
  /** Absent if devices differ. */
  readonly shape?: ResourceShape;
}

export const discoveredShapes: CollectionDefinition<DiscoveredShape> = {
  name: 'discoveredShapes',
  indexes: [{ fields: ['deviceTypeId'] }],
  references: [{ field: 'deviceTypeId', to: ['deviceTypes'], onDelete: 'cascade' }],
};

/** Orders smart objects by object ID and instance number. */
export function compareByPath(a: SmartObject, b: SmartObject): number {
  return a.objectId - b.objectId || a.instanceNumber - b.instanceNumber;
}

/**
 * IDs of SmartObjects and Resources.
 *
 * A SmartObject ID is an ID of {@link newId} with version 4, which such IDs have always had, and with
 * `ffffffff` as the last eight hex digits. The IDs of its resources are derived from it, so that no resource
 * needs its own document: the last eight digits become four for the resource ID and four for the resource
 * instance ID. `ffff` stands for "none": 65535 is MAX_ID of LwM2M, which is never used as an ID
 * (OMA-TS-LightweightM2M_Core, "Identifiers").
 */

const TAIL_LENGTH = 8;
/** Index of the version digit in a UUID. */
const VERSION_AT = 14;
const NONE = 'ffff';
const MAX_ID = 0xffff;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** Parts of a resource ID. Without `rid` it is the ID of the SmartObject itself. */
interface ResourceIdParts {
  readonly smartObjectId: string;
  readonly rid?: number;
  readonly riid?: number;
}

/** Returns a new SmartObject ID, greater than all earlier ones. */
export function newSmartObjectId(): string {
  const id = newId();
  return `${id.slice(0, VERSION_AT)}4${id.slice(VERSION_AT + 1, -TAIL_LENGTH)}${NONE}${NONE}`;
}

function hex(id: number): string {
  if (!Number.isInteger(id) || id < 0 || id >= MAX_ID) {
    throw new RangeError(`${id} is not an LwM2M ID (0 to 65534)`);
  }
  return id.toString(16).padStart(4, '0');
}

/**
 * Returns the ID of a resource or of one resource instance.
 *
 * @param smartObjectId ID of the SmartObject, as made by {@link newSmartObjectId}
 * @param rid resource ID, 0 to 65534
 * @param riid resource instance ID, 0 to 65534; absent for the resource as a whole
 * @throws RangeError if an ID is out of bounds
 */
export function resourceId(smartObjectId: string, rid: number, riid?: number): string {
  return smartObjectId.slice(0, -TAIL_LENGTH) + hex(rid) + (riid === undefined ? NONE : hex(riid));
}

/**
 * Splits an ID into its parts. Undefined if it is not a UUID or has a resource instance without a resource.
 * Does not check whether the SmartObject exists.
 */
export function parseResourceId(id: string): ResourceIdParts | undefined {
  const text = id.toLowerCase();
  if (!UUID.test(text)) return undefined;
  const smartObjectId = text.slice(0, -TAIL_LENGTH) + NONE + NONE;
  const rid = text.slice(-TAIL_LENGTH, -4);
  const riid = text.slice(-4);
  if (rid === NONE) return riid === NONE ? { smartObjectId } : undefined;
  if (riid === NONE) return { smartObjectId, rid: Number.parseInt(rid, 16) };
  return { smartObjectId, rid: Number.parseInt(rid, 16), riid: Number.parseInt(riid, 16) };
}

/** Returns the IDs of resources and of their instances, under which their measurements are stored. */
export function resourceIdsOf(smartObjectId: string, resources: readonly SmartObjectResource[]): string[] {
  return resources.flatMap(({ rid, riids }) => [
    resourceId(smartObjectId, rid),
    ...(riids ?? []).map((riid) => resourceId(smartObjectId, rid, riid)),
  ]);
}

/**
 * The resources of a SmartObject, ascending by `rid`. A resource that the device no longer has is not removed
 * but unavailable, so that its ID and its measurements are kept.
 */
export type ResourceList = readonly SmartObjectResource[];

const ascending = (a: number, b: number): number => a - b;

/** Keyed by type. SmartObjects without differences share one list. */
const listsOfTypes = new WeakMap<CatalogueType, ResourceList>();

/**
 * @param type type of the SmartObject. Without a type, for example if it was deleted, there are no resources.
 */
export function resourcesOf(
  { differences }: Pick<SmartObject, 'differences'>,
  type: CatalogueType | undefined,
): ResourceList {
  if (type === undefined) return [];
  let list = listsOfTypes.get(type);
  if (list === undefined) {
    list = [...type.resourceTypeIds.keys()].sort(ascending).map((rid) => ({ rid }));
    listsOfTypes.set(type, list);
  }
  return differences === undefined ? list : differing(list, differences);
}

/**
 * Returns the IDs of the resources of a SmartObject and of their instances, under which its measurements are
 * stored.
 */
export function resourceAndInstanceIds(smartObject: SmartObject, catalogue: NetworkCatalogue): string[] {
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  return resourceIdsOf(smartObject.id, resourcesOf(smartObject, type));
}

/** Applies differences to a list of resources. @param list ascending */
export function differing(
  list: ResourceList,
  { removed = [], unavailable = [], instances = {}, goneInstances = {} }: ResourceDifferences,
): ResourceList {
  return list
    .filter(({ rid }) => !removed.includes(rid))
    .map(({ rid }) => build(rid, instances[rid] ?? [], goneInstances[rid] ?? [], unavailable.includes(rid)));
}

/** Returns a SmartObject with these resources. Drops those that its type lacks. */
export function withResourceList(
  smartObject: SmartObject,
  type: CatalogueType,
  list: ResourceList,
): SmartObject {
  const differences = differencesOf(type, new Map(list.map((one) => [one.rid, one])));
  return Object.keys(differences).length === 0
    ? omit(smartObject, 'differences')
    : { ...smartObject, differences };
}

function differencesOf(
  type: CatalogueType,
  shown: ReadonlyMap<number, SmartObjectResource>,
): ResourceDifferences {
  const rids = [...type.resourceTypeIds.keys()].sort(ascending);
  const removed = rids.filter((rid) => !shown.has(rid));
  const unavailable = rids.filter((rid) => shown.get(rid)?.unavailable === true);
  const byRid = (member: 'riids' | 'goneRiids'): Record<number, readonly number[]> =>
    Object.fromEntries(
      rids.flatMap((rid) => {
        const ids = shown.get(rid)?.[member] ?? [];
        return ids.length === 0 ? [] : [[rid, ids] as const];
      }),
    );
  const [instances, goneInstances] = [byRid('riids'), byRid('goneRiids')];
  return {
    ...(removed.length === 0 ? {} : { removed }),
    ...(unavailable.length === 0 ? {} : { unavailable }),
    ...(Object.keys(instances).length === 0 ? {} : { instances }),
    ...(Object.keys(goneInstances).length === 0 ? {} : { goneInstances }),
  };
}

/**
 * Returns whether a SmartObject has a resource of its type, or an instance of it, as available. Called for
 * each value, so it builds no list.
 */
export function hasSeen({ differences }: SmartObject, rid: number, riid?: number): boolean {
  if (differences === undefined) return riid === undefined;
  const { removed, unavailable, instances, goneInstances } = differences;
  if (removed?.includes(rid) === true || unavailable?.includes(rid) === true) return false;
  if (riid === undefined) return true;
  return instances?.[rid]?.includes(riid) === true && goneInstances?.[rid]?.includes(riid) !== true;
}

function build(
  rid: number,
  riids: readonly number[],
  gone: readonly number[],
  unavailable: boolean,
): SmartObjectResource {
  return {
    rid,
    ...(riids.length === 0 ? {} : { riids }),
    ...(gone.length === 0 ? {} : { goneRiids: gone }),
    ...(unavailable ? { unavailable: true } : {}),
  };
}

/** Adds a resource or an instance that the device has reported. Returns the same list if it is known. */
export function withSeen(list: ResourceList, rid: number, riid?: number): ResourceList {
  const index = list.findIndex((one) => one.rid === rid);
  const known = list[index];
  if (known === undefined) {
    return [...list, build(rid, riid === undefined ? [] : [riid], [], false)].sort((a, b) => a.rid - b.rid);
  }
  const isNews =
    known.unavailable === true ||
    (riid !== undefined && (!known.riids?.includes(riid) || known.goneRiids?.includes(riid) === true));
  if (!isNews) return list;
  const riids = new Set(known.riids);
  if (riid !== undefined) riids.add(riid);
  const gone = (known.goneRiids ?? []).filter((one) => one !== riid);
  return list.with(index, build(rid, [...riids].sort(ascending), gone, false));
}

/**
 * Removes a resource, or one instance of it.
 *
 * @returns undefined if the list does not have it
 */
export function withoutResource(
  list: ResourceList,
  { rid, riid }: { readonly rid?: number; readonly riid?: number },
): ResourceList | undefined {
  const index = list.findIndex((one) => one.rid === rid);
  const known = list[index];
  if (known === undefined) return undefined;
  if (riid === undefined) return list.toSpliced(index, 1);
  if (!known.riids?.includes(riid)) return undefined;
  const riids = known.riids.filter((one) => one !== riid);
  const gone = (known.goneRiids ?? []).filter((one) => one !== riid);
  return list.with(index, build(known.rid, riids, gone, known.unavailable === true));
}

/** Applies the complete list of instances that the device has reported for a resource. */
export function withInstances(list: ResourceList, rid: number, riids: readonly number[]): ResourceList {
  let next = withSeen(list, rid);
  for (const riid of riids) next = withSeen(next, rid, riid);
  const index = next.findIndex((one) => one.rid === rid);
  const known = next[index];
  const gone = (known?.riids ?? []).filter((riid) => !riids.includes(riid));
  if (known === undefined || gone.join() === (known.goneRiids ?? []).join()) {
    return next;
  }
  return next.with(index, build(rid, known.riids ?? [], gone, false));
}

/** Marks a resource, or one instance of it, as unavailable. */
export function withUnavailable(list: ResourceList, rid: number, riid?: number): ResourceList {
  const index = list.findIndex((one) => one.rid === rid);
  const known = list[index];
  if (known === undefined) return list;
  if (riid === undefined) {
    return known.unavailable === true ? list : list.with(index, { ...known, unavailable: true });
  }
  const { riids = [], goneRiids = [], unavailable = false } = known;
  if (!riids.includes(riid) || goneRiids.includes(riid)) return list;
  return list.with(index, build(rid, riids, [...goneRiids, riid].sort(ascending), unavailable));
}

/** Applies the complete list of resources that the device has reported for an object instance. */
export function withResources(list: ResourceList, rids: ReadonlySet<number>): ResourceList {
  let next = list;
  for (const rid of rids) next = withSeen(next, rid);
  return next.some((one) => !rids.has(one.rid) && one.unavailable !== true)
    ? next.map((one) => (rids.has(one.rid) ? one : { ...one, unavailable: true as const }))
    : next;
}
