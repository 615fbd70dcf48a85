import type { Catalogues, LiveState } from '../../kernel/ports.ts';
import { MusterError } from '../../kernel/errors.ts';
import { mergeSorted, runsOf } from '../../kernel/data.ts';
import type { Condition, Reader } from '../../store/port.ts';
import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import type { DeviceTemplate, DeviceType } from '../catalogue/model.ts';
import { smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { dataCollectors } from '../gateways/model.ts';
import { locationsDownwards, locations } from '../locations/model.ts';
import type { Location } from '../locations/model.ts';
import { registrations } from '../registration/model.ts';
import { tagLinks } from '../tags/model.ts';
import { tagsOfNewEntity, tagsOfObjects } from '../tags/tags.ts';
import type { TagView } from '../tags/tags.ts';
import { devices } from './model.ts';
import type { Device } from './model.ts';

/** A device with the data for its representation. */
export interface DeviceDetails {
  readonly device: Device;
  /** Epoch milliseconds. Absent if the device was never seen. */
  readonly lastSeen?: number;
  readonly smartObjects: readonly SmartObject[];
  readonly tags: readonly TagView[];
  /** Keyed by the ID of the smart object. */
  readonly objectTags: ReadonlyMap<string, readonly TagView[]>;
  readonly related: RelatedEntities;
  readonly dataCollectorName: string | undefined;
}

/** Where a device is read: the store, and what the device loop has in memory. */
export interface DeviceSources {
  readonly reader: Reader;
  readonly catalogues: Catalogues;
  readonly live: Pick<LiveState, 'lastHeard'>;
}

/** Reads what the representation of a device needs. */
export async function deviceDetails(
  { reader, catalogues, live }: DeviceSources,
  found: Device,
): Promise<DeviceDetails> {
  const [device = found] = await withLatestRegistration(reader, [found]);
  const owned = await reader
    .collection(smartObjects)
    .find({ where: [{ field: 'deviceId', op: 'eq', value: device.id }] });
  const related = await relatedEntities(reader, [device]);
  const dataCollector = await reader.collection(dataCollectors).get(device.dataCollectorId);
  const tags = await tagsOfNewEntity(reader, device, deviceTemplates, device.deviceTemplateId);
  const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
  // An object has the current name of its type. If the type was deleted, it keeps the name that it was
  // created with.
  const named = owned.map((one) => ({
    ...one,
    name: catalogue.typeById(one.smartObjectTypeId)?.name ?? one.name,
  }));
  const objectTags = await tagsOfObjects(reader, owned);
  const lastSeen = (await live.lastHeard(device.id)) ?? device.lastSeen;
  return {
    ...{ device, smartObjects: named, tags, objectTags, related, dataCollectorName: dataCollector?.name },
    ...(lastSeen === undefined ? {} : { lastSeen }),
  };
}

/** The entities that device lists name, by ID. */
export interface RelatedEntities {
  readonly deviceTypes: ReadonlyMap<string, DeviceType>;
  readonly deviceTemplates: ReadonlyMap<string, DeviceTemplate>;
  readonly locations: ReadonlyMap<string, Location>;
}

/** Returns the entities that device lists name. */
export async function relatedEntities(reader: Reader, rows: readonly Device[]): Promise<RelatedEntities> {
  const [types, templates, places] = await Promise.all([
    reader.collection(deviceTypes).getMany(rows.map((one) => one.deviceTypeId)),
    reader.collection(deviceTemplates).getMany(rows.map((one) => one.deviceTemplateId)),
    reader.collection(locations).getMany(rows.map((one) => one.locationId)),
  ]);
  return { deviceTypes: types, deviceTemplates: templates, locations: places };
}

/** Returns the devices with the times of their latest Registers. */
export async function withLatestRegistration(reader: Reader, found: readonly Device[]): Promise<Device[]> {
  const online = found.filter(({ status }) => status === 'online').map(({ id }) => id);
  if (online.length === 0) return [...found];
  const current = await reader.collection(registrations).getMany(online);
  // Their registrations have ended since the devices were read, so the devices hold the times now.
  const ended = await reader.collection(devices).getMany(online.filter((id) => !current.has(id)));
  return found.map((device) => {
    const time = current.get(device.id)?.registeredAt ?? ended.get(device.id)?.latestRegistrationTime;
    return time === undefined ? device : { ...device, latestRegistrationTime: time };
  });
}

/** Maximum devices in a response. */
const MAX_FILTERED = 100_000;
/** Devices read in one turn of the event loop. */
const BATCH = 200;
/** Maximum matches of a criterion for a lookup by index. With more matches, all devices are scanned. */
const MAX_COUNTED_IDS = 1_000;
const byId = [{ field: 'id', direction: 'asc' }] as const;

interface Criterion {
  readonly field: 'deviceTypeId' | 'deviceTemplateId' | 'locationId';
  readonly ids: ReadonlySet<string>;
}

/** Members of a filtered device. */
export type FilteredDevice = Pick<Device, 'id' | 'name' | 'deviceTypeId' | 'deviceTemplateId'>;

/** Filter for devices. A device must meet every given criterion, with at least one ID of each. */
export interface DeviceFilter {
  readonly deviceTypeIds?: readonly string[];
  readonly deviceTemplateIds?: readonly string[];
  readonly locationIds?: readonly string[];
  /** Whether to include child locations. */
  readonly includesChildLocations?: boolean;
  /** Tags of the devices themselves. */
  readonly tagIds?: readonly string[];
}

/**
 * Returns the devices of a network that meet a filter, by ID, read in short steps. An absent or empty
 * criterion matches all devices.
 *
 * @throws MusterError `limit-reached` if there are more than {@link MAX_FILTERED}
 */
export async function filteredDevices(
  reader: Reader,
  deviceNetworkId: string,
  filter: DeviceFilter,
): Promise<FilteredDevice[]> {
  const criteria = await criteriaOf(reader, filter);
  const { tagIds = [] } = filter;
  const pages =
    tagIds.length > 0
      ? tagged(reader, deviceNetworkId, criteria, await idsOfTags(reader, deviceNetworkId, tagIds))
      : untagged(reader, deviceNetworkId, criteria);
  const found: FilteredDevice[] = [];
  const filtered = new FilteredDevices();
  for await (const rows of pages) {
    for (const row of rows) found.push(filtered.of(row));
    if (found.length > MAX_FILTERED) {
      throw new MusterError(
        'limit-reached',
        `The filter matches more than ${MAX_FILTERED} devices. Add conditions.`,
      );
    }
  }
  return found;
}

/**
 * Keeps only the needed members of devices, because whole documents of many devices would burden the garbage
 * collector.
 */
class FilteredDevices {
  readonly #ids = new Map<string, string>();

  of({ id, name, deviceTypeId, deviceTemplateId }: Device): FilteredDevice {
    return {
      id,
      name,
      deviceTypeId: this.#shared(deviceTypeId),
      deviceTemplateId: this.#shared(deviceTemplateId),
    };
  }

  /** Returns the same string for equal IDs, because many devices share them. */
  #shared(id: string): string {
    const known = this.#ids.get(id);
    if (known === undefined) this.#ids.set(id, id);
    return known ?? id;
  }
}

async function* untagged(
  reader: Reader,
  deviceNetworkId: string,
  criteria: readonly Criterion[],
): AsyncGenerator<readonly Device[]> {
  if (await hasSelectiveCriterion(reader, criteria)) {
    const where = conditionsOf(deviceNetworkId, criteria);
    yield* runsOf(reader.collection(devices).iterate({ where }), BATCH);
    return;
  }
  // A scan, because with many matches the reader would sort all of them again for each step.
  const isMet = (device: Device): boolean => criteria.every(({ field, ids }) => ids.has(device[field]));
  for (let last = ''; ;) {
    const rows = await reader.collection(devices).find({
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

/** Returns whether one of the criteria alone matches few devices. */
async function hasSelectiveCriterion(reader: Reader, criteria: readonly Criterion[]): Promise<boolean> {
  for (const criterion of criteria) {
    // Counting the matches of a long list takes long itself.
    if (criterion.ids.size > MAX_COUNTED_IDS) continue;
    if ((await reader.collection(devices).count({ where: [conditionOf(criterion)] })) <= MAX_COUNTED_IDS)
      return true;
  }
  return false;
}

async function* tagged(
  reader: Reader,
  deviceNetworkId: string,
  criteria: readonly Criterion[],
  ids: Iterable<string>,
): AsyncGenerator<readonly Device[]> {
  for (const value of uniqueBatches(ids, BATCH)) {
    yield reader.collection(devices).find({
      where: [...conditionsOf(deviceNetworkId, criteria), { field: 'id', op: 'in', value }],
      sort: byId,
    });
  }
}

/**
 * Returns the sorted IDs of the devices with at least one of the tags. A device with several of them is
 * repeated.
 */
async function idsOfTags(
  reader: Reader,
  deviceNetworkId: string,
  tagIds: readonly string[],
): Promise<Iterable<string>> {
  const links = reader.collection(tagLinks).iterate({
    where: [
      { field: 'tagId', op: 'in', value: tagIds },
      { field: 'entityType', op: 'eq', value: 'Device' },
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    ],
  });
  const runs: string[][] = [];
  for await (const run of runsOf(links, BATCH)) runs.push(run.map(({ entityId }) => entityId).sort());
  return mergeSorted(runs, (one, other) => (one < other ? -1 : Number(one > other)));
}

/** Removes repetitions from sorted texts, and groups them. */
function* uniqueBatches(texts: Iterable<string>, size: number): Generator<readonly string[]> {
  let batch: string[] = [];
  let last: string | undefined;
  for (const text of texts) {
    if (text === last) continue;
    last = text;
    batch.push(text);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function criteriaOf(reader: Reader, filter: DeviceFilter): Promise<Criterion[]> {
  const given = [
    ['deviceTypeId', filter.deviceTypeIds ?? []],
    ['deviceTemplateId', filter.deviceTemplateIds ?? []],
    ['locationId', await locationIdsOf(reader, filter)],
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

async function locationIdsOf(reader: Reader, filter: DeviceFilter): Promise<readonly string[]> {
  const { locationIds = [], includesChildLocations = false } = filter;
  if (!includesChildLocations) return locationIds;
  const trees = await Promise.all(locationIds.map((id) => locationsDownwards(reader, id)));
  return [...new Set(trees.flat(2))];
}
