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
  const where = await conditionsOf(store, deviceNetworkId, filter);
  const { tagIds = [] } = filter;
  const pages =
    tagIds.length > 0
      ? tagged(store, where, await idsOfTags(store, deviceNetworkId, tagIds))
      : all(store, where);
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

async function* all(store: Store, where: readonly Condition[]): AsyncGenerator<readonly Device[]> {
  for (let last = ''; ;) {
    const rows = await store.collection(devices).find({
      where: [...where, { field: 'id', op: 'gt', value: last }],
      sort: [{ field: 'id', direction: 'asc' }],
      limit: BATCH,
    });
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = end.id;
  }
}

async function* tagged(
  store: Store,
  where: readonly Condition[],
  ids: readonly string[],
): AsyncGenerator<readonly Device[]> {
  for (const value of chunksOf(ids, BATCH)) {
    yield store.collection(devices).find({
      where: [...where, { field: 'id', op: 'in', value }],
      sort: [{ field: 'id', direction: 'asc' }],
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

async function conditionsOf(
  store: Store,
  deviceNetworkId: string,
  filter: DeviceFilter,
): Promise<Condition[]> {
  const where: Condition[] = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }];
  const add = (field: string, value: readonly string[] | undefined): void => {
    if (value !== undefined && value.length > 0) where.push({ field, op: 'in', value });
  };
  add('deviceTypeId', filter.deviceTypeIds);
  add('deviceTemplateId', filter.deviceTemplateIds);
  add('locationId', await placesOf(store, filter));
  return where;
}

async function placesOf(store: Store, filter: DeviceFilter): Promise<readonly string[]> {
  const { locationIds = [], includesChildLocations = false } = filter;
  if (!includesChildLocations) return locationIds;
  const trees = await Promise.all(locationIds.map((id) => locationsDownwards(store, id)));
  return [...new Set(trees.flat(2))];
}
