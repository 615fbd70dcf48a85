import { randomUUID } from 'node:crypto';
import { ModelRegistry, omaCatalogue, parsePath } from '@muster/lwm2m/core';
import type { ResourceValue, ValueRecord } from '@muster/lwm2m/core';
import { VirtualClock } from './virtual-clock.ts';
import { dataCollectors } from '../../src/domain/entities/data-collector.ts';
import { deviceTemplates } from '../../src/domain/entities/device-template.ts';
import { deviceTypes } from '../../src/domain/entities/device-type.ts';
import { devices } from '../../src/domain/entities/device.ts';
import type { Device } from '../../src/domain/entities/device.ts';
import { collections } from '../../src/domain/entities/index.ts';
import { locations } from '../../src/domain/entities/location.ts';
import { resourceTypes } from '../../src/domain/entities/resource-type.ts';
import { smartObjectTypes } from '../../src/domain/entities/smart-object-type.ts';
import { smartObjects } from '../../src/domain/entities/smart-object.ts';
import type { SmartObject } from '../../src/domain/entities/smart-object.ts';
import { EventBus } from '../../src/domain/events.ts';
import type { MusterEvent } from '../../src/domain/events.ts';
import type { Store } from '../../src/domain/ports/store.ts';
import { createDeviceDomain } from '../../src/domain/services/device-domain.ts';
import type { DeviceDomain, DeviceDomainOptions } from '../../src/domain/services/device-domain.ts';
import { ModelService } from '../../src/domain/services/model-service.ts';
import { StoredDeviceReferences } from '../../src/domain/services/stored-device-references.ts';
import type { RegisterDevice, UpdateRegistration } from '../../src/domain/services/uplink-requests.ts';
import { openStore } from '../../src/store/open-store.ts';
import { RecordedActivity } from './recorded-activity.ts';
import { ScriptedLink } from './scripted-link.ts';

/** "/3/0", "/3303/0": the object list of a device. */
export function objectList(...paths: readonly string[]): RegisterDevice['objects'] {
  const byObject = new Map<number, number[]>();
  for (const path of paths) {
    const { objectId = 0, instanceId } = parsePath(path);
    const instances = byObject.get(objectId) ?? [];
    byObject.set(objectId, instances);
    if (instanceId !== undefined) {
      instances.push(instanceId);
    }
  }
  return Array.from(byObject, ([objectId, instanceIds]) => ({ objectId, instanceIds }));
}

export function record(path: string, value: ResourceValue, timeMs?: number): ValueRecord {
  return { path: parsePath(path), value, ...(timeMs === undefined ? {} : { timeMs }) };
}

/** The services around devices on a memory store and a virtual clock, with one network and its types. */
export class DeviceWorld {
  readonly clock: VirtualClock;
  readonly store: Store;
  readonly link = new ScriptedLink();
  readonly activity = new RecordedActivity();
  readonly events: EventBus;
  readonly seen: MusterEvent[] = [];
  readonly errors: unknown[] = [];
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly domain: DeviceDomain;
  readonly models: ModelService;

  private constructor(
    store: Store,
    clock: VirtualClock,
    ids: { deviceNetworkId: string; deviceTypeId: string },
    options: Partial<DeviceDomainOptions>,
  ) {
    this.store = store;
    this.clock = clock;
    this.deviceNetworkId = ids.deviceNetworkId;
    this.deviceTypeId = ids.deviceTypeId;
    this.models = new ModelService(store);
    this.events = new EventBus({ clock });
    this.events.subscribe((event) => this.seen.push(event));
    this.domain = createDeviceDomain({
      store,
      clock,
      link: this.link,
      events: this.events,
      catalogues: this.models,
      activityLog: this.activity,
      references: new StoredDeviceReferences(store),
      onError: (error) => this.errors.push(error),
      ...options,
    });
  }

  static async create(options: Partial<DeviceDomainOptions> = {}): Promise<DeviceWorld> {
    const store = await openStore('memory:', collections);
    const ids = { deviceNetworkId: randomUUID(), deviceTypeId: randomUUID() };
    const world = new DeviceWorld(store, new VirtualClock(1_790_000_000_000), ids, options);
    await world.#seed();
    return world;
  }

  /** The next process on the same store: nothing but what was stored is there. */
  async restarted(options: Partial<DeviceDomainOptions> = {}): Promise<DeviceWorld> {
    const world = new DeviceWorld(this.store, this.clock, this, options);
    await world.domain.load();
    world.domain.resume();
    return world;
  }

  async close(): Promise<void> {
    await this.domain.close();
    await this.store.close();
  }

  async #seed(): Promise<void> {
    const { store, deviceNetworkId, deviceTypeId } = this;
    const templateId = randomUUID();
    const locationId = randomUUID();
    await store.collection(deviceTypes).insert({
      id: deviceTypeId,
      deviceNetworkId,
      name: 'Generic LwM2M',
      deviceStandard: 'LWM2M',
      isRequestDiscovery: true,
      smartObjectTypeInstances: [],
      defaultDeviceTemplateId: templateId,
    });
    await store
      .collection(deviceTemplates)
      .insert({ id: templateId, deviceNetworkId, deviceTypeId, name: 'Default' });
    await store.collection(locations).insert({ id: locationId, deviceNetworkId, name: 'Root' });
    await store
      .collection(dataCollectors)
      .insert({ id: randomUUID(), deviceNetworkId, name: 'gateway', locationId, createdAt: 0 });
    for (const objectId of [0, 1, 3, 4, 5, 10, 19, 3303, 3311]) {
      await this.addType(objectId);
    }
  }

  /** Adds a type from the OMA catalogue, as an import does; `asObjectId` gives it another id. */
  async addType(objectId: number, asObjectId = objectId): Promise<string> {
    const { store, deviceNetworkId } = this;
    const model = new ModelRegistry(omaCatalogue).object(objectId)!;
    const instances = [];
    for (const resource of model.resources.values()) {
      const id = randomUUID();
      instances.push({ id: randomUUID(), resourceTypeId: id });
      await store.collection(resourceTypes).insert({
        id,
        deviceNetworkId,
        typeId: resource.id,
        name: resource.name,
        operations: resource.operations,
        dataType: resource.type,
        multipleInstances: resource.multiple,
        mandatory: resource.mandatory,
        isReusable: false,
      });
    }
    const id = randomUUID();
    await store.collection(smartObjectTypes).insert({
      id,
      deviceNetworkId,
      typeId: asObjectId,
      name: model.name,
      objectUrn: `urn:oma:lwm2m:x:${asObjectId}`,
      lwm2mVersion: model.lwm2mVersion,
      description: model.description,
      multipleInstances: model.multiple,
      mandatory: model.mandatory,
      resourceTypeInstances: instances,
    });
    this.models.invalidate(deviceNetworkId);
    return id;
  }

  async addDevice(deviceIdentifier: string): Promise<Device> {
    const { deviceTypeId } = this;
    return this.domain.devices.create(this.deviceNetworkId, { deviceIdentifier, deviceTypeId });
  }

  registerRequest(
    endpointName: string,
    paths: readonly string[],
    init: Partial<RegisterDevice> = {},
  ): RegisterDevice {
    return {
      source: { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_001 },
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

  /** Registers, lets the answer leave, and waits until what follows has run. Resolves with the location. */
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
    const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_001 };
    const reply = await this.domain.registrations.update({ source, location, ...init });
    reply.afterSent();
    await this.settle();
  }

  /** Lets queued work run without letting time pass. */
  async settle(): Promise<void> {
    await this.clock.advance(0);
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
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

  /** "/3/0": true for Available, by path. */
  async availability(deviceId: string): Promise<Record<string, boolean>> {
    const rows = await this.objectsOf(deviceId);
    return Object.fromEntries(Array.from(rows, ([path, one]) => [path, !one.isUnavailable]));
  }

  types(): string[] {
    return this.seen.map((event) => event.type);
  }
}
