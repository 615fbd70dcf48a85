import { invalidMember, unknownId } from '../../kernel/errors.ts';
import { chunksOf } from '../../kernel/data.ts';
import { nextTurn } from '../../kernel/tasks.ts';
import { listIndexes } from '../../store/port.ts';
import type { CollectionDefinition, Condition, Entity, Reader } from '../../store/port.ts';

/** A place for devices and data collectors. Every device network starts with a root, which has no parent. */
export interface Location extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly parentLocationId?: string;
  /** ID of the location in other systems. Not unique. */
  readonly externalId?: string;
  /** A name of the IANA time zone database. */
  readonly timeZone?: string;
  /** A number that clients define. */
  readonly locationType?: number;
  readonly tagIds?: readonly string[];
}

export const locations: CollectionDefinition<Location> = {
  name: 'locations',
  indexes: [
    { fields: ['parentLocationId', 'name'] },
    {
      fields: ['deviceNetworkId', 'name'],
      includes: ['parentLocationId', 'locationType'],
      covers: ['externalId', 'timeZone'],
    },
    ...listIndexes('deviceNetworkId', ['id', 'parentLocationId', 'externalId', 'locationType', 'timeZone']),
  ],
  searched: ['name', 'externalId'],
};

/** Maximum levels of a tree, including the root. */
const MAX_LEVELS = 32;
/** Locations whose children are read in one turn of the event loop. */
const PARENTS_AT_A_TIME = 500;

/** Returns the IDs of a location and its ancestors, the nearest first. */
export async function locationsUpwards(reader: Reader, locationId: string): Promise<string[]> {
  const upwards: string[] = [];
  let next: string | undefined = locationId;
  while (next !== undefined && upwards.length < MAX_LEVELS) {
    upwards.push(next);
    const found: Location | undefined = await reader.collection(locations).get(next);
    next = found?.parentLocationId;
  }
  return upwards;
}

/** Returns the IDs of a location and its descendants, level by level. */
export async function locationsDownwards(reader: Reader, locationId: string): Promise<string[][]> {
  const levels: string[][] = [];
  let level = [locationId];
  while (level.length > 0 && levels.length < MAX_LEVELS) {
    levels.push(level);
    level = [];
    for await (const { id } of locationsBelow(reader, levels.at(-1) ?? [])) level.push(id);
  }
  return levels;
}

/**
 * Returns the conditions for entities at a location.
 *
 * @param isDeep includes descendant locations
 */
export async function conditionsAt(
  reader: Reader,
  { id, parentLocationId }: Location,
  isDeep: boolean,
): Promise<readonly Condition[]> {
  // All entities of a network are at or below its root.
  if (isDeep && parentLocationId === undefined) return [];
  const value = isDeep ? (await locationsDownwards(reader, id)).flat() : [id];
  if (value.length === 1) return [{ field: 'locationId', op: 'eq', value: id }];
  return [{ field: 'locationId', op: 'in', value }];
}

/**
 * Iterates over the children of all these locations. There may be ten thousand of them, so other work can run
 * in between.
 */
export async function* locationsBelow(
  reader: Reader,
  parentIds: readonly string[],
): AsyncGenerator<Location> {
  for (const value of chunksOf(parentIds, PARENTS_AT_A_TIME)) {
    yield* reader.collection(locations).iterate({ where: [{ field: 'parentLocationId', op: 'in', value }] });
    if (value.length === PARENTS_AT_A_TIME) await nextTurn();
  }
}

/**
 * Checks whether a location can have its parent.
 *
 * @throws MusterError `invalid-request` if the parent does not exist, is the location itself or one of its
 *   descendants, or if the tree becomes too deep
 */
export async function checkParent(reader: Reader, location: Location): Promise<void> {
  const { id, deviceNetworkId, parentLocationId } = location;
  if (parentLocationId === undefined) return;
  const parent = await reader.collection(locations).get(parentLocationId);
  const fault = (message: string): Error => invalidMember('ParentLocationId', message);
  if (parent?.deviceNetworkId !== deviceNetworkId) throw fault(unknownId('location', parentLocationId));
  const above = await locationsUpwards(reader, parentLocationId);
  if (above.includes(id)) throw fault('Must not be the location itself or one below it.');
  const below = await locationsDownwards(reader, id);
  if (above.length + below.length > MAX_LEVELS)
    throw fault(
      `The tree would have ${above.length + below.length} levels, and can have at most ${MAX_LEVELS}.`,
    );
}
