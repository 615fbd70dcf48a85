/** Fills the store of a stopped server with a large device network: devices and all rows that refer to them. */
import { activityLogEntries } from '../../src/features/activity/model/activity-log-entry.ts';
import { dataCollectors } from '../../src/features/gateways/model/data-collector.ts';
import type { DataCollector } from '../../src/features/gateways/model/data-collector.ts';
import { deadLetters } from '../../src/features/webhooks/model/dead-letter.ts';
import { deviceNetworks } from '../../src/features/networks/model/device-network.ts';
import type { DeviceNetwork } from '../../src/features/networks/model/device-network.ts';
import { deviceTypes } from '../../src/features/catalogue/model/device-type.ts';
import type { DeviceType } from '../../src/features/catalogue/model/device-type.ts';
import { devices } from '../../src/features/devices/model/device.ts';
import { eventConsumers } from '../../src/features/webhooks/model/event-consumer.ts';
import { firmwarePackages } from '../../src/features/firmware/model/firmware-package.ts';
import { locations } from '../../src/features/locations/model/location.ts';
import { observations } from '../../src/features/observation/model/observation.ts';
import { queueItems } from '../../src/features/commands/model/queue-item.ts';
import { registrations } from '../../src/features/registration/model/registration.ts';
import { resourceTypes } from '../../src/features/resource-types/model/resource-type.ts';
import { newSmartObjectId, resourceId } from '../../src/features/device-objects/model/resource-id.ts';
import { settingCategories, defaultSettings } from '../../src/features/settings/model/setting-category.ts';
import { settings } from '../../src/features/settings/model/setting.ts';
import { smartObjectTypes } from '../../src/features/catalogue/model/smart-object-type.ts';
import { smartObjects } from '../../src/features/device-objects/model/smart-object.ts';
import { tagLinks, tags } from '../../src/features/tags/model/tag.ts';
import { measureOperation } from '../../src/store/port.ts';
import type {
  Collection,
  CollectionDefinition,
  Entity,
  Sample,
  Store,
  WriteOperation,
} from '../../src/store/port.ts';
import { halfOfAll, macOf, padded, silentConsumer } from '../filled-rows.ts';

const batch = 2_000;
const places = 20;
/** Devices per location and per gateway. */
const sparse = 5;
const dayMs = 86_400_000;
const secondMs = 1_000;
/** Length of the longest series: a value each half minute for 180 days. */
const longSeries = 500_000;
const measuredMs = 180 * dayMs;
/** Samples that the retention deletes at the start. */
const outdated = 200_000;

/** IDs of the rows that the operations use. */
export interface Names {
  readonly network: string;
  readonly root: string;
  readonly place: string;
  readonly leaf: string;
  readonly gateway: string;
  readonly deviceType: string;
  readonly deviceTemplate: string;
  readonly category: string;
  readonly intervalSetting: string;
  readonly tag: string;
  readonly consumer: string;
  readonly parentEntry: string;
  readonly firmware: string;
  /** Smart object type Temperature, and its resource types by resource ID. */
  readonly temperature: string;
  readonly sensorValue: string;
  readonly units: string;
  /** Smart object type Humidity, which no device has, and its Sensor Value. */
  readonly humidity: string;
  readonly humidityValue: string;
  /** Smart object type Device, and its Reboot resource. */
  readonly deviceObject: string;
  readonly reboot: string;
  /** A device with a long series, and the resource of this series. */
  readonly oldDevice: string;
  readonly oldResource: string;
  /** IDs of other devices. */
  readonly devices: readonly string[];
}

interface Context {
  readonly count: number;
  readonly network: DeviceNetwork;
  readonly type: DeviceType;
  readonly gateway: DataCollector;
  readonly names: Names;
  readonly objectTypes: Readonly<Record<3 | 3303, string>>;
  readonly leaves: readonly string[];
  readonly now: number;
}

const uuid = (): string => crypto.randomUUID();

/** @param networkId ID of an empty network */
export async function fill(store: Store, networkId: string, count: number): Promise<Names> {
  const context = await surroundings(store, networkId, count);
  const ids: string[] = [];
  let writes: WriteOperation[] = [];
  for (let i = 0; i < count; i += 1) {
    const deviceId = i === 0 ? context.names.oldDevice : uuid();
    if (i % Math.ceil(count / 1_000) === 1) ids.push(deviceId);
    writes.push(...deviceRows(i, deviceId, context), ...recordRows(i, deviceId, context));
    if (i % sparse === 0) writes.push(...sparseRows(i, context));
    if (writes.length < batch) continue;
    await store.write(writes);
    writes = [];
  }
  await store.write(writes);
  await measure(store, context);
  return { ...context.names, devices: ids };
}

async function surroundings(store: Store, networkId: string, count: number): Promise<Context> {
  const network = await found(bare(store, deviceNetworks).get(networkId));
  const type = await found(bare(store, deviceTypes).get(network.genericDeviceTypeId));
  const gateway = await found(bare(store, dataCollectors).get(network.defaultDataCollectorId));
  const inNetwork = { field: 'deviceNetworkId', op: 'eq', value: networkId } as const;
  const objectTypes = await bare(store, smartObjectTypes).find({ where: [inNetwork] });
  const typeOf = (objectId: number): string =>
    objectTypes.find((one) => one.typeId === objectId)?.id ?? missing(`object ${objectId}`);
  const resourceOf = async (objectId: number, rid: number): Promise<string> => {
    const uses = objectTypes.find((one) => one.typeId === objectId)?.resourceTypeInstances ?? [];
    const types = await bare(store, resourceTypes).getMany(uses.map((one) => one.resourceTypeId));
    return [...types.values()].find((one) => one.typeId === rid)?.id ?? missing(`resource ${rid}`);
  };
  const [place, category, intervalSetting] = [uuid(), uuid(), uuid()];
  const leaves = Array.from({ length: places }, uuid);
  const oldObject = newSmartObjectId();
  const names: Names = {
    network: networkId,
    root: network.rootLocationId,
    place,
    leaf: leaves[1] ?? '',
    gateway: gateway.id,
    deviceType: type.id,
    deviceTemplate: type.defaultDeviceTemplateId,
    category,
    intervalSetting,
    tag: uuid(),
    consumer: uuid(),
    parentEntry: uuid(),
    firmware: uuid(),
    temperature: typeOf(3303),
    sensorValue: await resourceOf(3303, 5700),
    units: await resourceOf(3303, 5701),
    humidity: typeOf(3304),
    humidityValue: await resourceOf(3304, 5700),
    deviceObject: typeOf(3),
    reboot: await resourceOf(3, 4),
    oldDevice: uuid(),
    oldResource: resourceId(oldObject, 5700),
    devices: [],
  };
  const context = {
    count,
    network,
    type,
    gateway,
    names,
    objectTypes: { 3: typeOf(3), 3303: typeOf(3303) },
    leaves,
    now: Date.now(),
  };
  await store.write(administration(context));
  return context;
}

/** Returns administrative rows, of which there are few. */
function administration({ names, leaves, network, type, now }: Context): WriteOperation[] {
  const of = { deviceNetworkId: network.id };
  const interval = { id: names.intervalSetting, name: 'interval', dataType: 'Integer', value: '60' } as const;
  const setting = { ...interval, isMandatory: false, isReadonly: false };
  const entry = { createdTimestamp: now - dayMs, statusUpdatedTimestamp: now - dayMs };
  return [
    ...halfOfAll({ id: names.place, ...of, parentLocationId: names.root }, leaves).map((one) =>
      insert(locations, one),
    ),
    insert(tags, { id: names.tag, ...of, name: 'bench' }),
    insert(settingCategories, {
      id: names.category,
      ...of,
      name: 'Bench',
      isHardwareSettings: false,
      isSecuritySettings: false,
      defaultSettings: [setting],
    }),
    insert(defaultSettings, { ...setting, ...of, categoryId: names.category }),
    insert(eventConsumers, silentConsumer(names.consumer, network.id, now)),
    insert(firmwarePackages, {
      id: names.firmware,
      ...of,
      deviceTypeId: type.id,
      title: 'bench',
      version: '2',
      fileName: 'firmware.bin',
      sizeBytes: 1_000,
      sha256: '00'.repeat(32),
      createdAt: now,
    }),
    insert(activityLogEntries, {
      id: names.parentEntry,
      ...of,
      ...entry,
      description: 'Read them all',
      status: 'Completed',
      entityType: 'Multiple',
    }),
  ];
}

/**
 * Returns the rows of a device in queue mode. Half of the devices are in one location, spread over its sub-locations.
 */
function deviceRows(i: number, id: string, { count, names, leaves, ...context }: Context): WriteOperation[] {
  const of = { deviceNetworkId: context.network.id };
  const deviceIdentifier = `urn:bench:${padded((i * 31) % count)}`;
  const at = context.now - dayMs - i * secondMs;
  const oldObject = i === 0 ? `${names.oldResource.slice(0, -8)}ffffffff` : newSmartObjectId();
  const object = (objectId: 3 | 3303, smartObjectId: string, rids: readonly number[]): WriteOperation =>
    insert(smartObjects, {
      id: smartObjectId,
      deviceId: id,
      ...of,
      smartObjectTypeId: context.objectTypes[objectId],
      objectId,
      instanceNumber: 0,
      name: String(objectId),
      isUnavailable: false,
      resources: rids.map((rid) => ({ rid })),
    });
  return [
    insert(devices, {
      id,
      ...of,
      deviceIdentifier,
      name: `bench ${padded((i * 17) % count)}`,
      deviceTypeId: context.type.id,
      deviceTemplateId: context.type.defaultDeviceTemplateId,
      locationId: i % 2 === 0 ? names.root : (leaves[i % leaves.length] ?? ''),
      dataCollectorId: context.gateway.id,
      deviceStandard: 'LWM2M',
      status: 'online',
      createdAt: at,
      initialRegistrationTime: at,
      latestRegistrationTime: at,
      tagIds: [names.tag],
    }),
    insert(tagLinks, { ...of, id: `${id} tag`, tagId: names.tag, entityType: 'Device', entityId: id }),
    object(3, newSmartObjectId(), [0, 1, 2, 3, 4, 9, 11, 16]),
    object(3303, oldObject, [5700, 5701]),
    insert(registrations, {
      id: `b${padded(i)}`,
      deviceId: id,
      ...of,
      endpointName: deviceIdentifier,
      listener: 'coap://127.0.0.1:5683',
      address: `127.${1 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}`,
      port: 9,
      lifetimeSeconds: 864_000,
      lwm2mVersion: '1.1',
      binding: 'UQ',
      queueMode: true,
      rootPath: '/',
      contentFormats: [],
      objects: [
        { objectId: 3, instanceIds: [0] },
        { objectId: 3303, instanceIds: [0] },
      ],
      registeredAt: at,
      updatedAt: at,
      expiresAt: context.now + 10 * dayMs + i,
    }),
    insert(observations, {
      id: resourceId(oldObject, 5700),
      deviceId: id,
      ...of,
      smartObjectId: oldObject,
      path: '/3303/0/5700',
      token: padded(i),
      registrationId: `b${padded(i)}`,
      requestedAt: at,
    }),
  ];
}

/** Returns the log entries, settings and queue items of a device. */
function recordRows(i: number, deviceId: string, { names, network, now, count }: Context): WriteOperation[] {
  const of = { deviceNetworkId: network.id };
  const createdTimestamp = now - 40 * dayMs + i * secondMs;
  return [
    insert(settings, {
      id: uuid(),
      ...of,
      ownerType: 'Device',
      ownerId: deviceId,
      categoryId: names.category,
      key: 'interval',
      dataType: 'Integer',
      value: '30',
    }),
    insert(activityLogEntries, {
      id: uuid(),
      ...of,
      description: 'Read /3/0/9',
      status: 'Completed',
      entityType: 'Device',
      entityId: deviceId,
      createdTimestamp,
      statusUpdatedTimestamp: createdTimestamp,
      ...(i % 2 === 0 ? { parentId: names.parentEntry } : {}),
    }),
    insert(queueItems, {
      id: uuid(),
      deviceId,
      ...of,
      sequence: i + 1,
      operation: { type: 'read', path: '/3/0/9' },
      attempts: 0,
      createdAt: now,
      expiresAt: now + dayMs,
    }),
    insert(deadLetters, {
      id: uuid(),
      ...of,
      eventConsumerId: names.consumer,
      webhookId: `msg_${padded(i)}`,
      count: 1,
      text: `{"Type":"device.updated","DeviceId":"${deviceId}"}`,
      attempts: 5,
      reason: 'The host refused.',
      firstAttemptAt: now - count,
      failedAt: now - count + i,
    }),
  ];
}

function sparseRows(i: number, { names, network, gateway, now }: Context): WriteOperation[] {
  const of = { deviceNetworkId: network.id };
  const number = padded(i);
  return [
    insert(locations, { id: uuid(), ...of, name: `site ${number}`, parentLocationId: names.root }),
    insert(dataCollectors, {
      ...gateway,
      id: uuid(),
      name: `gateway ${number}`,
      ...macOf(i),
      createdAt: now,
    }),
    insert(tags, { id: uuid(), ...of, name: `tag ${number}` }),
  ];
}

/** Writes one long series, and another one whose values are older than the retention. */
async function measure(store: Store, { names, now }: Context): Promise<void> {
  const second = `${names.oldResource.slice(0, -8)}${(5701).toString(16)}ffff`;
  const series = [
    { id: names.oldResource, count: longSeries, from: now - measuredMs, step: measuredMs / longSeries },
    { id: second, count: outdated, from: now - 390 * dayMs, step: secondMs },
  ];
  for (const { id, count, from, step } of series) {
    for (let start = 0; start < count; start += batch) {
      const samples = Array.from({ length: Math.min(batch, count - start) }, (_, i): Sample => ({
        resourceId: id,
        timeMs: Math.floor(from + (start + i) * step),
        value: (start + i) % 40,
      }));
      await store.write([measureOperation(samples)]);
    }
  }
}

function insert<T extends Entity>({ name }: CollectionDefinition<T>, doc: T): WriteOperation {
  return { type: 'insert', collection: { name, indexes: [] }, doc };
}

function bare<T extends Entity>(store: Store, { name }: CollectionDefinition<T>): Collection<T> {
  return store.collection<T>({ name, indexes: [] });
}

async function found<T>(wanted: Promise<T | undefined>): Promise<T> {
  return (await wanted) ?? missing('what it should start with');
}

function missing(what: string): never {
  throw new Error(`The store lacks ${what}.`);
}
