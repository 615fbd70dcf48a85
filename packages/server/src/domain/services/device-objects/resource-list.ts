import type { SmartObjectResource } from '../../entities/smart-object.ts';

/**
 * The resource list of a SmartObject as the device shows it. Nothing is ever removed: what has gone is unavailable, so
 * that its id and its measurements stay.
 */
export type ResourceList = readonly SmartObjectResource[];

const ascending = (a: number, b: number): number => a - b;

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
 * Without a resource, or without one instance of it.
 *
 * @returns undefined when the list does not have it
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

/** The device has shown exactly these instances of a resource. */
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

/** The device has shown exactly these resources of an object instance. */
export function withResources(list: ResourceList, rids: ReadonlySet<number>): ResourceList {
  let next = list;
  for (const rid of rids) {
    next = withSeen(next, rid);
  }
  return next.some((one) => !rids.has(one.rid) && one.unavailable !== true)
    ? next.map((one) => (rids.has(one.rid) ? one : { ...one, unavailable: true as const }))
    : next;
}
