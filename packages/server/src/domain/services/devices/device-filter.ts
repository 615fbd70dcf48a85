import { devices } from '../../entities/device.ts';
import type { Device } from '../../entities/device.ts';
import { tagLinks } from '../../entities/tag.ts';
import { MusterError } from '../../errors.ts';
import type { Condition, Store } from '../../ports/store.ts';
import { locationsDownwards } from '../locations/location-tree.ts';
import { chunksOf, nextTurn } from '../../turns.ts';

/** Devices that an answer names at most. */
export const MAX_FILTERED = 100_000;
const BATCH = 500;
/** So many are read at once. */
const FEW = 1_000;
const byId = [{ field: 'id', direction: 'asc' }] as const;

interface Criterion {
  readonly field: 'deviceTypeId' | 'deviceTemplateId' | 'locationId';
  readonly ids: ReadonlySet<string>;
}

/** Which devices are meant: those that meet every criterion that is given, and of each at least one of its ids. */
export interface DeviceFilter {
  readonly deviceTypeIds?: readonly string[];
  readonly deviceTemplateIds?: readonly string[];
  readonly locationIds?: readonly string[];
  /** Whether what is below the locations belongs to them. */
  readonly includesChildLocations?: boolean;
  /** Tags of the devices themselves. */
  readonly tagIds?: readonly string[];
}

/**
 * The devices of a network that meet a filter, by id, read in steps that nobody has to wait for long. A criterion that
 * is absent or empty is met by all.
 *
 * @throws MusterError `limit-reached` when there are more than {@link MAX_FILTERED}
 */
export async function filteredDevices(
  store: Store,
  deviceNetworkId: string,
  filter: DeviceFilter,
): Promise<Device[]> {
  const criteria = await criteriaOf(store, filter);
  const { tagIds = [] } = filter;
  const pages =
    tagIds.length > 0
      ? tagged(store, deviceNetworkId, criteria, await idsOfTags(store, deviceNetworkId, tagIds))
      : untagged(store, deviceNetworkId, criteria);
  const found: Device[] = [];
  for await (const rows of pages) {
    for (const row of rows) found.push(row);
    if (found.length > MAX_FILTERED) {
      throw new MusterError('limit-reached', `The filter matches more than ${MAX_FILTERED} devices.`);
    }
    await nextTurn();
  }
  return found;
}

async function* untagged(
  store: Store,
  deviceNetworkId: string,
  criteria: readonly Criterion[],
): AsyncGenerator<readonly Device[]> {
  if (await isMetByFew(store, criteria)) {
    yield store.collection(devices).find({ where: conditionsOf(deviceNetworkId, criteria), sort: byId });
    return;
  }
  // What many meet is looked for among all: the store would sort the many again for each step.
  const isMet = (device: Device): boolean => criteria.every(({ field, ids }) => ids.has(device[field]));
  for (let last = ''; ;) {
    const rows = await store.collection(devices).find({
      where: [...conditionsOf(deviceNetworkId, []), { field: 'id', op: 'gt', value: last }],
      sort: byId,
      limit: BATCH,
    });
    yield rows.filter(isMet);
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = end.id;
  }
}

/** Whether one of the criteria alone says that there are few. */
async function isMetByFew(store: Store, criteria: readonly Criterion[]): Promise<boolean> {
  for (const criterion of criteria) {
    if ((await store.collection(devices).count({ where: [conditionOf(criterion)] })) <= FEW) return true;
    await nextTurn();
  }
  return false;
}

async function* tagged(
  store: Store,
  deviceNetworkId: string,
  criteria: readonly Criterion[],
  ids: readonly string[],
): AsyncGenerator<readonly Device[]> {
  for (const value of chunksOf(ids, BATCH)) {
    yield store.collection(devices).find({
      where: [...conditionsOf(deviceNetworkId, criteria), { field: 'id', op: 'in', value }],
      sort: byId,
    });
  }
}

/** Ids of the devices that have one of the tags, in order. */
async function idsOfTags(
  store: Store,
  deviceNetworkId: string,
  tagIds: readonly string[],
): Promise<readonly string[]> {
  const links = await store.collection(tagLinks).find({
    where: [
      { field: 'tagId', op: 'in', value: tagIds },
      { field: 'entityType', op: 'eq', value: 'Device' },
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    ],
  });
  return [...new Set(links.map((one) => one.entityId))].sort();
}

async function criteriaOf(store: Store, filter: DeviceFilter): Promise<Criterion[]> {
  const given = [
    ['deviceTypeId', filter.deviceTypeIds ?? []],
    ['deviceTemplateId', filter.deviceTemplateIds ?? []],
    ['locationId', await placesOf(store, filter)],
  ] as const;
  return given
    .filter(([, ids]) => ids.length > 0)
    .map(([field, ids]): Criterion => ({ field, ids: new Set(ids) }));
}

function conditionsOf(deviceNetworkId: string, criteria: readonly Criterion[]): Condition[] {
  return [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, ...criteria.map(conditionOf)];
}

function conditionOf({ field, ids }: Criterion): Condition {
  return { field, op: 'in', value: [...ids] };
}

async function placesOf(store: Store, filter: DeviceFilter): Promise<readonly string[]> {
  const { locationIds = [], includesChildLocations = false } = filter;
  if (!includesChildLocations) return locationIds;
  const trees = await Promise.all(locationIds.map((id) => locationsDownwards(store, id)));
  return [...new Set(trees.flat(2))];
}
