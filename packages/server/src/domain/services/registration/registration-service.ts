import { LRUCache } from 'lru-cache';
import { devices } from '../../entities/device.ts';
import type { Device } from '../../entities/device.ts';
import { isRelayed, registrations } from '../../entities/registration.ts';
import type { Registration } from '../../entities/registration.ts';
import type { SmartObject } from '../../entities/smart-object.ts';
import type { DomainEvent, EventBus } from '../../events.ts';
import { Deadlines } from '../../deadlines.ts';
import type { Lanes } from '../../lanes.ts';
import { UplinkRefusal } from '../../refusal.ts';
import type { Catalogues } from '../../ports/catalogue.ts';
import type { Clock } from '../../ports/clock.ts';
import { deleteOperation, insertOperation, putOperation, UniqueViolationError } from '../../ports/store.ts';
import type { Store, WriteOperation } from '../../ports/store.ts';
import { objectListKey, reconcile, smartObjectWrites } from '../device-objects/availability.ts';
import type { Reconciliation } from '../device-objects/availability.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { EndedObservations } from '../observation/lost-instances.ts';
import { isElsewhere } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { EventOutbox } from '../../event-outbox.ts';
import { availabilityEvents, deviceEvent, registeredEvent } from './registration-events.ts';
import { newRegistration, refreshed, registeredDevice } from './registration-documents.ts';
import { listedBy } from '../../ports/uplink-requests.ts';
import type {
  RegisterDevice,
  RegistrationChange,
  UpdateRegistration,
  UplinkReply,
  UplinkSource,
} from '../../ports/uplink-requests.ts';

/** Endpoint names that are remembered with their devices. */
const REMEMBERED = 20_000;

/** MAX_TRANSMIT_SPAN and more: EXCHANGE_LIFETIME of RFC 7252 4.8.2, in which a late Update may still arrive. */
export const DEFAULT_EXPIRY_GRACE_SECONDS = 247;

export interface RegistrationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly events: EventBus;
  readonly outbox: EventOutbox;
  readonly catalogues: Catalogues;
  /** A document for an endpoint that no device names; undefined when the server does not enrol. Not stored by it. */
  readonly enrol: (request: RegisterDevice) => Promise<Device | undefined>;
  /** Whether devices of this type get a Discover when they register. */
  readonly wantsDiscovery: (deviceTypeId: string) => Promise<boolean>;
  /** Called once the device has its answer. It must not throw. */
  readonly followUp: (change: RegistrationChange) => void;
  /** The registration has ended: nothing can be sent to the device. It must not throw. */
  readonly ended: (registration: Registration) => void;
  /** Whether a source may register so. @throws UplinkRefusal 4.03 */
  readonly admit: (request: RegisterDevice, device: Device | undefined) => Promise<void>;
  /** What is stored together with smart objects that are made. */
  readonly setUp: (device: Device, made: readonly SmartObject[]) => Promise<WriteOperation[]>;
  /** Ends what is observed of smart objects that the device no longer has; it stays wanted. */
  readonly endObservations: (gone: readonly SmartObject[]) => Promise<EndedObservations>;
  readonly noteUnknownObjects: (device: Device, objectIds: readonly number[]) => void;
  readonly onError: (error: unknown) => void;
  /** Seconds after the lifetime during which a device still counts as online, >= 0. */
  readonly expiryGraceSeconds?: number | undefined;
}

/** The rules of the registration interface. Everything is stored before the device has its answer. */
export class RegistrationService {
  readonly #deps: RegistrationDependencies;
  readonly #deadlines: Deadlines;
  readonly #graceMs: number;
  /** Ids of devices by endpoint name, as they were when they last registered. */
  readonly #known = new LRUCache<string, string>({ max: REMEMBERED });

  constructor(deps: RegistrationDependencies) {
    this.#deps = deps;
    this.#graceMs = (deps.expiryGraceSeconds ?? DEFAULT_EXPIRY_GRACE_SECONDS) * 1000;
    this.#deadlines = new Deadlines(deps.clock, (location) => void this.#expire(location));
  }

  /** Loads the registrations of an earlier run; those whose time has come meanwhile expire at once. */
  async start(): Promise<void> {
    for await (const registration of this.#deps.store.collection(registrations).iterate({})) {
      this.#deps.live.put(registration);
      this.#deadlines.set(registration.id, registration.expiresAt);
    }
  }

  /** Stops the expiry of registrations; they stay as they are. */
  stop(): void {
    this.#deadlines.clear();
  }

  /** @throws UplinkRefusal 4.03 when no device has that endpoint name and none is enrolled */
  async register(request: RegisterDevice): Promise<UplinkReply & { readonly location: string }> {
    const attempt = (): Promise<UplinkReply & { readonly location: string }> =>
      this.#deps.lanes.run(`endpoint ${request.endpointName}`, () => this.#registerEndpoint(request));
    try {
      return await attempt();
    } catch (error) {
      // Somebody created the device through the API while it was being enrolled: it exists now.
      if (error instanceof UniqueViolationError) {
        return attempt();
      }
      throw error;
    }
  }

  async #registerEndpoint(request: RegisterDevice): Promise<UplinkReply & { readonly location: string }> {
    const { store, lanes } = this.#deps;
    const { endpointName } = request;
    const id = this.#known.get(endpointName) ?? (await this.#idOf(endpointName));
    if (id === undefined) {
      const enrolled = await this.#deps.enrol(request);
      return lanes.run(enrolled?.id ?? endpointName, () => this.#registerDevice(request, enrolled, true));
    }
    const registered = await lanes.run(id, async () => {
      const device = await store.collection(devices).get(id);
      // It may have another name by now, or be gone.
      return device?.deviceIdentifier === endpointName
        ? this.#registerDevice(request, device, false)
        : undefined;
    });
    if (registered === undefined) {
      this.#known.delete(endpointName);
      return this.#registerEndpoint(request);
    }
    this.#known.set(endpointName, id);
    return registered;
  }

  async #idOf(endpointName: string): Promise<string | undefined> {
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    return (await this.#deps.store.collection(devices).findOne(where))?.id;
  }

  async #registerDevice(
    request: RegisterDevice,
    device: Device | undefined,
    isNew: boolean,
  ): Promise<UplinkReply & { readonly location: string }> {
    await this.#deps.admit(request, device);
    if (device === undefined) {
      throw new UplinkRefusal('4.03', 'No device has this endpoint name.');
    }
    const { outbox, live, objects } = this.#deps;
    const now = this.#deps.clock.now();
    const old = live.ofDevice(device.id);
    if (request.relay !== undefined && old !== undefined && isRelayed(old)) {
      // The same request twice is one registration.
      const next = refreshed(old, { ...request, location: old.id }, now, this.#graceMs);
      return { location: old.id, ...(await this.#updateWithObjects(old, next, false)) };
    }
    const registration = newRegistration(request, device, old, now, this.#graceMs);
    const change = await this.#reconcile(device, isNew ? [] : await objects.of(device.id), request.objects);
    const registered = registeredDevice(device, now);
    const writes = [
      ...(old === undefined ? [] : [deleteOperation(registrations, old.id)]),
      isNew ? insertOperation(devices, registered) : putOperation(devices, registered),
      insertOperation(registrations, registration),
      ...smartObjectWrites(change),
      ...(await this.#deps.setUp(device, change.inserted)),
    ];
    const events = [
      registeredEvent(registration, registered.name),
      ...availabilityEvents(registration, change),
    ];
    await outbox.write(writes, events);
    objects.committed(device.id, change.all);
    live.put(registration);
    this.#deadlines.set(registration.id, registration.expiresAt);
    if (old !== undefined) {
      this.#deadlines.delete(old.id);
      this.#deps.ended(old);
    }
    const discover = await this.#mustDiscover(registered, registration, change);
    return {
      location: registration.id,
      afterSent: () => {
        this.#publish(events);
        this.#noteUnknown(registered, change);
        this.#deps.followUp({ ...listedBy(registered), kind: 'registered', moved: true, discover });
      },
    };
  }

  async #reconcile(
    device: Pick<Device, 'id' | 'deviceNetworkId'>,
    existing: readonly SmartObject[],
    listed: RegisterDevice['objects'],
  ): Promise<Reconciliation> {
    const catalogue = await this.#deps.catalogues.forNetwork(device.deviceNetworkId);
    return reconcile(device, existing, listed, catalogue);
  }

  async #mustDiscover(device: Device, registration: Registration, change: Reconciliation): Promise<boolean> {
    const stale =
      change.inserted.length > 0 || device.discoveredObjects !== objectListKey(registration.objects);
    return stale && (await this.#deps.wantsDiscovery(device.deviceTypeId));
  }

  /**
   * Without an object list this writes the registration and nothing else. An Update from another address than the
   * registration's moves it: devices behind a NAT come back from a new port after sleep, and the location is theirs alone.
   *
   * @throws UplinkRefusal 4.04 for a location that is not (or no longer) known: the device has to register again
   */
  async update(request: UpdateRegistration): Promise<UplinkReply> {
    const found = this.#find(request.location, request.source);
    return this.#deps.lanes.run(found.deviceId, async () => {
      const current = this.#find(request.location, request.source);
      const next = refreshed(current, request, this.#deps.clock.now(), this.#graceMs);
      const moved = isElsewhere(current, next);
      return request.objects === undefined
        ? this.#updatePlain(current, next, moved, request.isSilent)
        : this.#updateWithObjects(current, next, moved);
    });
  }

  #find(location: string, source: UplinkSource): Registration {
    const registration = this.#deps.live.at(location);
    // A location belongs to the identity that registered it; to another one it does not exist.
    if (registration === undefined || registration.identity !== source.identity) {
      throw new UplinkRefusal('4.04', 'There is no such registration.');
    }
    return registration;
  }

  async #updatePlain(
    current: Registration,
    next: Registration,
    moved: boolean,
    isSilent = false,
  ): Promise<UplinkReply> {
    const events = isSilent ? [] : [deviceEvent('device.updated', next)];
    await this.#deps.outbox.write([putOperation(registrations, next)], events);
    this.#updated(current, next, moved);
    return {
      afterSent: () => {
        this.#publish(events);
        this.#deps.followUp({ deviceId: next.deviceId, kind: 'updated', moved, discover: false });
      },
    };
  }

  async #updateWithObjects(current: Registration, next: Registration, moved: boolean): Promise<UplinkReply> {
    const { store, objects, outbox } = this.#deps;
    const device = await store.collection(devices).get(next.deviceId);
    if (device === undefined) {
      throw new UplinkRefusal('4.04', 'There is no such registration.');
    }
    const change = await this.#reconcile(device, await objects.of(device.id), next.objects);
    const started = await this.#deps.setUp(device, change.inserted);
    const ended = await this.#deps.endObservations(change.becameUnavailable);
    const writes = [
      putOperation(registrations, next),
      ...smartObjectWrites(change),
      ...started,
      ...ended.writes,
    ];
    const events = [deviceEvent('device.updated', next), ...availabilityEvents(next, change)];
    await outbox.write(writes, events);
    objects.committed(device.id, change.all);
    ended.committed();
    this.#updated(current, next, moved);
    const discover = await this.#mustDiscover(device, next, change);
    return {
      afterSent: () => {
        this.#publish(events);
        this.#noteUnknown(device, change);
        const hasReturned = change.becameAvailable.some((one) => !change.inserted.includes(one));
        this.#deps.followUp({ ...listedBy(device), kind: 'updated', moved, discover, hasReturned });
      },
    };
  }

  #updated(current: Registration, next: Registration, moved: boolean): void {
    this.#deps.live.put(next);
    this.#deadlines.set(next.id, next.expiresAt);
    if (moved) {
      this.#deps.ended(current);
    }
  }

  /** @throws UplinkRefusal 4.04 for an unknown location */
  async deregister(request: {
    readonly location: string;
    readonly source: UplinkSource;
  }): Promise<UplinkReply> {
    const found = this.#find(request.location, request.source);
    return this.#deps.lanes.run(found.deviceId, async () => {
      const registration = this.#find(request.location, request.source);
      const now = this.#deps.clock.now();
      const events = [deviceEvent('device.deregistered', registration)];
      await this.#end(registration, events, (device) => ({
        ...device,
        status: 'Deregistered',
        deregistrationTime: now,
      }));
      return { afterSent: () => this.#publish(events) };
    });
  }

  async #expire(location: string): Promise<void> {
    const registration = this.#deps.live.at(location);
    if (registration === undefined) {
      return;
    }
    try {
      await this.#deps.lanes.run(registration.deviceId, () => this.#expireInLane(location));
    } catch (error) {
      this.#deps.onError(error);
      // The store did not take it: the device is as gone in a minute as it is now.
      this.#deadlines.set(location, this.#deps.clock.now() + 60_000);
    }
  }

  async #expireInLane(location: string): Promise<void> {
    const registration = this.#deps.live.at(location);
    if (registration === undefined) {
      return;
    }
    const now = this.#deps.clock.now();
    if (registration.expiresAt > now) {
      this.#deadlines.set(location, registration.expiresAt);
      return;
    }
    await this.#lose(registration);
  }

  /** Ends the registration of a device before its time, if it has one; the device counts as offline. */
  async disconnect(deviceId: string): Promise<void> {
    await this.#deps.lanes.run(deviceId, async () => {
      const registration = this.#deps.live.ofDevice(deviceId);
      if (registration !== undefined) await this.#lose(registration);
    });
  }

  async #lose(registration: Registration): Promise<void> {
    const contactLostTime = this.#deps.clock.now();
    const events = [deviceEvent('device.offline', registration)];
    await this.#end(registration, events, (device) => ({ ...device, status: 'offline', contactLostTime }));
    this.#publish(events);
  }

  async #end(
    registration: Registration,
    events: readonly DomainEvent[],
    change: (device: Device) => Device,
  ): Promise<void> {
    const { store, live, outbox } = this.#deps;
    const device = await store.collection(devices).get(registration.deviceId);
    const lastSeen = live.lastHeardAt(registration.deviceId) ?? registration.updatedAt;
    const writes: WriteOperation[] = [deleteOperation(registrations, registration.id)];
    if (device !== undefined) {
      writes.push(putOperation(devices, change({ ...device, lastSeen })));
    }
    await outbox.write(writes, events);
    this.forget(registration);
  }

  /** Drops a registration whose document is deleted already, as when its device is deleted. */
  forget(registration: Registration): void {
    this.#deps.live.delete(registration.id);
    this.#deadlines.delete(registration.id);
    this.#deps.ended(registration);
  }

  /** To those who listen now; for the others they are stored. */
  #publish(events: readonly DomainEvent[]): void {
    for (const event of events) this.#deps.events.emit(event);
  }

  #noteUnknown(device: Device, change: Reconciliation): void {
    if (change.unknownObjectIds.length > 0) {
      this.#deps.noteUnknownObjects(device, change.unknownObjectIds);
    }
  }
}
