import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { ModelRegistry, omaCatalogue, parsePath } from '@muster/lwm2m/core';
import type { ResourceValue, ValueRecord } from '@muster/lwm2m/core';
import { VirtualClock } from '@muster/testkit';
import { devices, type Device } from '../../src/features/devices/model.ts';
import {
  smartObjects,
  type SmartObject,
  resourcesOf,
  type ResourceList,
} from '../../src/features/device-objects/model.ts';
import { deviceNetworks } from '../../src/features/networks/model.ts';
import { EventBus, type DomainEvent } from '../../src/features/events/events.ts';
import type { FirmwareFiles } from '../../src/features/firmware/packages.ts';
import { createAdminDomain, type AdminDomain } from '../../src/application/admin-domain.ts';
import { UsageMeter } from '../../src/features/usage/usage.ts';
import { createDeviceDomain, type DeviceDomain } from '../../src/application/device-domain.ts';
import { deviceSettings, firmwareSettings } from '../../src/application/services.ts';
import type { FirmwareOptions } from '../../src/features/firmware/firmware.ts';
import type { DeviceDomainOptions } from '../../src/application/device-options.ts';
import type {
  Recalled,
  RegisterDevice,
  SourceAddress,
  UpdateRegistration,
} from '../../src/gateway/ports/uplink-requests.ts';
import { MemoryFirmwareFiles, openFirmwareFiles } from '../../src/features/firmware/files/firmware-files.ts';
import { createTransformerDomain } from '../../src/features/transformers/transformers.ts';
import type { TransformerDomain } from '../../src/features/transformers/transformers.ts';
import type { TransformerDomainOptions } from '../../src/features/transformers/runs.ts';
import { ConsumerOutbox } from '../../src/features/webhooks/outbox.ts';
import { createWebhookDomain, type WebhookDomain } from '../../src/features/webhooks/webhooks.ts';
import { eventFormat } from '../../src/features/event-streams/http/events.ts';
import { omitUndefined } from '../../src/kernel/data.ts';
import type { FormulaEngine } from '../../src/features/transformers/formulas.ts';
import type { Collection, CollectionDefinition, Entity, Store } from '../../src/store/port.ts';
import type { ChangeCounts } from '../../src/store/sql/change-counts.ts';
import { webhookBounds } from '../../src/application/events.ts';
import { AwaitedFiles } from './awaited-files.ts';
import { defaultSettings } from './default-settings.ts';
import { DirectFormulas } from './direct-formulas.ts';
import { RecordedActivity } from './recorded-activity.ts';
import { RecordedWebhooks } from './recorded-webhooks.ts';
import { ScriptedLink } from './scripted-link.ts';
import { isOnPostgres, openSeededPostgres, whenIdle } from './seeded-postgres.ts';
import { box, makeDataDir, openSeeded, openSeededFile, secret, START_MS } from './seeded-store.ts';

export { box };

/** "/3/0", "/3303/0": the object list of a device. */
export function objectList(...paths: readonly string[]): RegisterDevice['objects'] {
  const byObject = new Map<number, number[]>();
  for (const path of paths) {
    const { objectId = 0, instanceId } = parsePath(path);
    const instances = byObject.get(objectId) ?? [];
    byObject.set(objectId, instances);
    if (instanceId !== undefined) instances.push(instanceId);
  }
  return Array.from(byObject, ([objectId, instanceIds]) => ({ objectId, instanceIds }));
}

export function record(path: string, value: ResourceValue, timeMs?: number): ValueRecord {
  return { path: parsePath(path), value, ...(timeMs === undefined ? {} : { timeMs }) };
}

/** The source address of all devices. */
export const deviceSource: SourceAddress = {
  listener: 'coap://127.0.0.1:5683',
  address: '127.0.0.1',
  port: 40_001,
};

const reads: ReadonlySet<string | symbol> = new Set([
  'get',
  'getMany',
  'find',
  'findOne',
  'count',
  'page',
  'pageElements',
  'iterate',
]);

type TransformerBounds = Partial<Pick<TransformerDomainOptions, 'maxBacklog' | 'onBacklogFull'>>;

/** Options of the services, in place of the defaults of the settings. */
export type WorldOptions = Partial<Omit<DeviceDomainOptions, 'firmware'>> & {
  readonly firmware?: Partial<FirmwareOptions>;
};

async function open(isOnDisk: boolean): Promise<{ store: Store; place?: StorePlace }> {
  if (!isOnDisk && !isOnPostgres) return { store: await openSeeded() };
  const dataDir = makeDataDir();
  if (isOnPostgres) {
    const { store, url } = await openSeededPostgres();
    return { store, place: { url, dataDir } };
  }
  const { store, url, changeCounts } = await openSeededFile(dataDir);
  return { store, place: { url, dataDir, changeCounts } };
}

const downloadSecret = Buffer.from(hkdfSync('sha256', secret, '', 'muster firmware downloads', 32));

/** Formulas are evaluated in this process by default. */
interface WorldParts {
  readonly formulas?: FormulaEngine;
  readonly transformers?: TransformerBounds;
  /** Store and firmware are files, as a server has them by default; else they are in memory. */
  readonly isOnDisk?: boolean;
  /** Commands to devices use the stored Activity Log; else {@link RecordedActivity}. */
  readonly isLogStored?: boolean;
  /** Events that wait for an event consumer at most. */
  readonly maxPendingEvents?: number;
}

/** Where other parts of a server find the store and the keys. */
export interface StorePlace {
  readonly url: string;
  readonly dataDir: string;
  /** Of a SQLite file. */
  readonly changeCounts?: ChangeCounts;
}

/** The services around devices on a virtual clock, with one network and its types. With MUSTER_TEST_STORE=postgres, on PostgreSQL. */
export class DeviceWorld {
  /** Absent if the store is in memory. */
  readonly place: StorePlace | undefined;
  readonly clock: VirtualClock;
  readonly store: Store;
  readonly link = new ScriptedLink();
  readonly activity: RecordedActivity;
  readonly #isLogStored: boolean;
  readonly events: EventBus;
  readonly seen: DomainEvent[] = [];
  readonly errors: unknown[] = [];
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly domain: DeviceDomain;
  readonly admin: AdminDomain;
  readonly firmwareFiles: FirmwareFiles;
  readonly webhooks: WebhookDomain;
  readonly transformers: TransformerDomain;
  readonly formulas = new DirectFormulas();
  readonly sender = new RecordedWebhooks();
  /** Stores nothing by itself: settle it. */
  readonly usage: UsageMeter;
  /** The processes that were started after this one. They end with it. */
  readonly #next: DeviceWorld[] = [];

  private constructor(
    { store, place }: { store: Store; place?: StorePlace | undefined },
    clock: VirtualClock,
    ids: { deviceNetworkId: string; deviceTypeId: string },
    options: WorldOptions,
    { formulas, transformers = {}, isLogStored = false, maxPendingEvents }: WorldParts = {},
  ) {
    this.#isLogStored = isLogStored;
    this.place = place;
    this.firmwareFiles =
      options.firmware?.files ??
      (place === undefined
        ? new MemoryFirmwareFiles()
        : new AwaitedFiles(openFirmwareFiles(place.url, join(place.dataDir, 'firmware'))));
    this.store = store;
    this.activity = new RecordedActivity(store);
    this.clock = clock;
    this.deviceNetworkId = ids.deviceNetworkId;
    this.deviceTypeId = ids.deviceTypeId;
    this.events = new EventBus({ clock });
    this.events.subscribe((event) => this.seen.push(event));
    const { events } = this;
    this.usage = new UsageMeter({
      store,
      clock,
      intervalSeconds: defaultSettings.usageIntervalSeconds,
      onError: (error) => this.errors.push(error),
    });
    const outbox = new ConsumerOutbox({ store, clock, format: eventFormat });
    const since = clock.now();
    const control = {
      state: () => ({ isListening: true, version: '0.0.0', since, addresses: ['coap://127.0.0.1:5683'] }),
    };
    const { region } = defaultSettings;
    this.admin = createAdminDomain({ store, clock, events, outbox, secret, box, region, control });
    this.webhooks = createWebhookDomain({
      store,
      clock,
      format: eventFormat,
      outbox,
      box,
      activityLog: this.admin.activityLog,
      sender: this.sender,
      bounds: { ...webhookBounds(defaultSettings), ...omitUndefined({ maxPendingEvents }) },
      random: () => 1,
      onError: (error) => this.errors.push(error),
    });
    this.domain = createDeviceDomain({
      store,
      clock,
      link: this.link,
      events: this.events,
      catalogues: this.admin.models,
      activityLog: isLogStored ? this.admin.activityLog : this.activity,
      references: this.admin.references,
      attributeJobs: this.admin.attributeJobs,
      settings: this.admin.settings,
      lanes: this.admin.lanes,
      credentials: this.admin.credentials,
      gateways: this.admin.gateways,
      resourceCollections: this.admin.resourceCollections,
      ...deviceSettings(defaultSettings),
      deviceTypes: this.admin.deviceTypes,
      outbox,
      usage: this.usage,
      onError: (error) => this.errors.push(error),
      ...options,
      firmware: {
        ...firmwareSettings(defaultSettings),
        files: this.firmwareFiles,
        secret: downloadSecret,
        ...options.firmware,
      },
    });
    const { objects, measurements, virtualObjects } = this.domain;
    this.transformers = createTransformerDomain({
      store,
      clock,
      events: this.events,
      lanes: this.admin.lanes,
      objects,
      catalogues: this.admin.models,
      measurements,
      virtualObjects,
      formulas: formulas ?? this.formulas,
      activityLog: this.admin.activityLog,
      deviceCreation: this.domain.deviceCreation,
      deviceDeletion: this.domain.deviceDeletion,
      deviceTypes: this.admin.deviceTypes,
      maxBacklog: defaultSettings.transformerBacklog,
      onError: (error) => this.errors.push(error),
      ...transformers,
    });
  }

  static async create(options: WorldOptions = {}, parts: WorldParts = {}): Promise<DeviceWorld> {
    const clock = new VirtualClock(START_MS);
    const opened = await open(parts.isOnDisk === true);
    const [network] = await opened.store.collection(deviceNetworks).find({});
    const ids = { deviceNetworkId: network!.id, deviceTypeId: network!.genericDeviceTypeId };
    const world = new DeviceWorld(opened, clock, ids, options, parts);
    world.domain.resume();
    return world;
  }

  /** Starts the next process on the same store, with stored state only. */
  async restarted(options: WorldOptions = {}): Promise<DeviceWorld> {
    const firmware = { files: this.firmwareFiles, ...options.firmware };
    const parts = { isLogStored: this.#isLogStored };
    const world = new DeviceWorld(this, this.clock, this, { ...options, firmware }, parts);
    this.#next.push(world);
    if (this.#isLogStored) await world.admin.activityLog.failInterrupted();
    await world.webhooks.load();
    await world.domain.load();
    await world.transformers.load();
    world.domain.resume();
    world.webhooks.resume();
    world.transformers.resume();
    return world;
  }

  async close(): Promise<void> {
    await this.#end();
    await this.store.close();
  }

  async #end(): Promise<void> {
    for (const next of this.#next) await next.#end();
    await this.transformers.close();
    await this.domain.close();
    await this.webhooks.close();
  }

  /** Imports a type from the OMA catalogue; `asObjectId` gives it another object ID. */
  async addType(objectId: number, asObjectId = objectId): Promise<string> {
    const model = new ModelRegistry(omaCatalogue).object(objectId)!;
    const renamed = { ...model, id: asObjectId, urn: `urn:oma:lwm2m:x:${asObjectId}` };
    const [id] = await this.admin.smartObjectTypes.import(this.deviceNetworkId, [renamed]);
    return id!;
  }

  /** Adds a device, which registers if it has object instances: "/3/0", "/3303/0". */
  async addDevice(deviceIdentifier: string, ...paths: readonly string[]): Promise<Device> {
    const input = { deviceIdentifier, deviceTypeId: this.deviceTypeId };
    const device = await this.domain.deviceCreation.create(this.deviceNetworkId, input);
    if (paths.length > 0) await this.register(deviceIdentifier, paths);
    return device;
  }

  registerRequest(
    endpointName: string,
    paths: readonly string[],
    init: Partial<RegisterDevice> = {},
  ): RegisterDevice {
    return {
      source: deviceSource,
      endpointName,
      lifetimeSeconds: 300,
      lwm2mVersion: '1.1',
      binding: 'U',
      queueMode: false,
      rootPath: '/',
      contentFormats: [110, 112],
      objects: objectList(...paths),
      ...init,
    };
  }

  /** Registers, sends the response, and waits for the work after it. Resolves with the location. */
  async register(
    endpointName: string,
    paths: readonly string[],
    init: Partial<RegisterDevice> = {},
  ): Promise<string> {
    const reply = await this.domain.registrations.register(this.registerRequest(endpointName, paths, init));
    reply.afterSent();
    await this.settle();
    return reply.location;
  }

  async update(location: string, init: Partial<UpdateRegistration> = {}): Promise<void> {
    const reply = await this.domain.registrations.update({ source: deviceSource, location, ...init });
    reply.afterSent();
    await this.settle();
  }

  /** Recalls an observation, as the gateway does for a notification with an unknown token. */
  recall(token: string, source: SourceAddress = deviceSource): Promise<Recalled> {
    return this.domain.observations.recall(source, token);
  }

  /** Runs queued work without advancing the clock. */
  async settle(): Promise<void> {
    do {
      await this.clock.advance(0);
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await whenIdle(this.store);
    } while (this.firmwareFiles instanceof AwaitedFiles && (await this.firmwareFiles.ended()));
  }

  /** IDs of the finished activity log entries, in the order of their end. */
  get finished(): readonly string[] {
    return this.activity.finished;
  }

  async device(deviceIdentifier: string): Promise<Device> {
    return (await this.store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: deviceIdentifier }]))!;
  }

  async objectsOf(deviceId: string): Promise<Map<string, SmartObject>> {
    const rows = await this.store
      .collection(smartObjects)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
    return new Map(rows.map((one) => [`/${one.objectId}/${one.instanceNumber}`, one]));
  }

  /** @param path of one of its smart objects, "/3/0" */
  async resourcesOf(deviceId: string, path: string): Promise<ResourceList> {
    const smartObject = (await this.objectsOf(deviceId)).get(path);
    if (smartObject === undefined) throw new Error(`The device has no ${path}.`);
    const catalogue = await this.admin.models.forNetwork(smartObject.deviceNetworkId);
    return resourcesOf(smartObject, catalogue.typeById(smartObject.smartObjectTypeId));
  }

  /** Records the collection of every read from now on. @returns a function that returns the record */
  countReads(): () => readonly string[] {
    const names: string[] = [];
    const collection = this.store.collection.bind(this.store);
    this.store.collection = <T extends Entity>(definition: CollectionDefinition<T>): Collection<T> =>
      new Proxy(collection(definition), {
        get: (target, name) => {
          if (reads.has(name)) names.push(definition.name);
          const value = Reflect.get(target, name) as unknown;
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
    return () => names;
  }

  /** "/3/0": true for Available, by path. */
  async availability(deviceId: string): Promise<Record<string, boolean>> {
    const rows = await this.objectsOf(deviceId);
    return Object.fromEntries(Array.from(rows, ([path, one]) => [path, !one.isUnavailable]));
  }

  types(): string[] {
    return this.seen.map((event) => event.type);
  }
}
