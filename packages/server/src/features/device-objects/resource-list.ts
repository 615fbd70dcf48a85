import { resourceIdsOf } from './model/smart-object.ts';
import type { ResourceDifferences, SmartObject, SmartObjectResource } from './model/smart-object.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/catalogue.ts';
import { omit } from '../../kernel/omit.ts';

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
  if (!isNews) {
    return list;
  }
  const riids = new Set(known.riids);
  if (riid !== undefined) {
    riids.add(riid);
  }
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
  for (const riid of riids) {
    next = withSeen(next, rid, riid);
  }
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
  for (const rid of rids) {
    next = withSeen(next, rid);
  }
  return next.some((one) => !rids.has(one.rid) && one.unavailable !== true)
    ? next.map((one) => (rids.has(one.rid) ? one : { ...one, unavailable: true as const }))
    : next;
}
