import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { isRelayed } from './model/registration.ts';
import type { Registration } from './model/registration.ts';
import type { DomainEvent } from '../events/events.ts';
import { Deadlines } from '../../kernel/deadlines.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import { insertOperation, replaceOperation, UniqueViolationError } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { NO_CHANGE, objectListKey, reconcile, smartObjectWrites } from '../device-objects/availability.ts';
import type { Reconciliation } from '../device-objects/availability.ts';
import { isElsewhere } from '../presence/live-registrations.ts';
import type { RegistrationDependencies } from './registration-dependencies.ts';
import { availabilityEvents, deviceEvent, registeredEvent } from './registration-events.ts';
import { newRegistration, refreshed, registeredDevice } from './registration-documents.ts';
import { listedBy } from '../../gateway/ports/uplink-requests.ts';
import {
  deleteRegistration,
  insertRegistration,
  loadRegistrations,
  putRegistration,
} from './stored-registrations.ts';
import type {
  RegisterDevice,
  UpdateRegistration,
  UplinkReply,
  UplinkSource,
} from '../../gateway/ports/uplink-requests.ts';

/** MAX_TRANSMIT_SPAN and more: EXCHANGE_LIFETIME of RFC 7252 4.8.2, in which a late Update may still arrive. */
export const DEFAULT_EXPIRY_GRACE_SECONDS = 247;

type Registered = UplinkReply & { readonly location: string };

/** The rules of the registration interface. Everything is stored before the device has its answer. */
export class RegistrationService {
  readonly #deps: RegistrationDependencies;
  readonly #deadlines: Deadlines;
  readonly #graceMs: number;

  constructor(deps: RegistrationDependencies) {
    this.#deps = deps;
    this.#graceMs = (deps.expiryGraceSeconds ?? DEFAULT_EXPIRY_GRACE_SECONDS) * 1000;
    this.#deadlines = new Deadlines(deps.clock, (location) => void this.#expire(location));
  }

  /** Loads the registrations of an earlier run. Those whose lifetime has passed expire at once. */
  async start(): Promise<void> {
    for await (const registration of loadRegistrations(this.#deps.store)) {
      this.#deps.live.put(registration);
      this.#deadlines.set(registration.id, registration.expiresAt);
    }
  }

  /** Stops the expiry of registrations; they stay as they are. */
  stop(): void {
    this.#deadlines.clear();
  }

  /** @throws UplinkRefusal 4.03 when no device has that endpoint name and none is enrolled */
  async register(request: RegisterDevice): Promise<Registered> {
    const attempt = (): Promise<Registered> =>
      this.#deps.lanes.run(`endpoint ${request.endpointName}`, () => this.#registerEndpoint(request));
    try {
      return await attempt();
    } catch (error) {
      // The API has created the device during its enrolment.
      if (error instanceof UniqueViolationError) {
        return attempt();
      }
      throw error;
    }
  }

  async #registerEndpoint(request: RegisterDevice): Promise<Registered> {
    const id = this.#deps.live.deviceOf(request.endpointName);
    const registered = id === undefined ? undefined : await this.#registerAs(id, request);
    return registered ?? this.#registerStored(request);
  }

  async #registerStored(request: RegisterDevice): Promise<Registered> {
    const id = await this.#idOf(request.endpointName);
    if (id === undefined) {
      const enrolled = await this.#deps.enrol(request);
      const work = (): Promise<Registered> => this.#registerDevice(request, enrolled, true);
      return this.#deps.lanes.run(enrolled?.id ?? request.endpointName, work);
    }
    return (await this.#registerAs(id, request)) ?? this.#registerStored(request);
  }

  /** @returns undefined if the device has another name by now, or is gone */
  async #registerAs(deviceId: string, request: RegisterDevice): Promise<Registered | undefined> {
    return this.#deps.lanes.run(deviceId, async () => {
      const device = await this.#deps.store.collection(devices).get(deviceId);
      return device?.deviceIdentifier === request.endpointName
        ? this.#registerDevice(request, device, false)
        : undefined;
    });
  }

  async #idOf(endpointName: string): Promise<string | undefined> {
    const where = [{ field: 'deviceIdentifier', op: 'eq', value: endpointName }] as const;
    return (await this.#deps.store.collection(devices).findOne(where))?.id;
  }

  async #registerDevice(
    request: RegisterDevice,
    device: Device | undefined,
    isNew: boolean,
  ): Promise<Registered> {
    await this.#deps.admit(request, device, isNew);
    if (device === undefined) {
      throw new UplinkRefusal('4.03', 'No device has this endpoint name.');
    }
    const { outbox, live } = this.#deps;
    const now = this.#deps.clock.now();
    const old = live.ofDevice(device.id);
    if (request.relay !== undefined && old !== undefined && isRelayed(old)) {
      // The same request twice is one registration.
      const next = refreshed(old, { ...request, location: old.id }, now, this.#graceMs);
      return { location: old.id, ...(await this.#updateWithObjects(old, next, false)) };
    }
    const registration = newRegistration(request, device, old, now, this.#graceMs);
    const change = await this.#reconcile(device, registration.objects, isNew);
    const setUp = await this.#deps.setUp(device, change.inserted);
    const registered = registeredDevice(device, now);
    const writes = [
      isNew ? insertOperation(devices, registered) : replaceOperation(devices, device, registered),
      old === undefined ? insertRegistration(registration) : putRegistration(registration),
      ...smartObjectWrites(change),
      ...setUp,
    ];
    const events = [
      registeredEvent(registration, registered.name),
      ...availabilityEvents(registration, change),
    ];
    await outbox.write(writes, events);
    live.put(registration);
    this.#reconciled(device.id, change);
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
        const isUnobserved = isNew && setUp.length === 0;
        this.#deps.followUp({
          ...listedBy(registered),
          kind: 'registered',
          moved: true,
          discover,
          ...(isUnobserved && { isUnobserved }),
        });
      },
    };
  }

  async #reconcile(
    device: Pick<Device, 'id' | 'deviceNetworkId'>,
    listed: RegisterDevice['objects'],
    isNew: boolean,
  ): Promise<Reconciliation> {
    const { objects, catalogues } = this.#deps;
    if (objects.isReconciled(device.id, objectListKey(listed))) return NO_CHANGE;
    const existing = isNew ? [] : await objects.of(device.id);
    return reconcile(device, existing, listed, await catalogues.forNetwork(device.deviceNetworkId));
  }

  /** A reconciliation has been stored, and so has the registration that it belongs to. */
  #reconciled(deviceId: string, change: Reconciliation): void {
    const { live, objects } = this.#deps;
    if (change === NO_CHANGE) return;
    objects.committed(deviceId, change.all);
    const registration = live.ofDevice(deviceId);
    const isAgreed = change.isComplete && registration !== undefined;
    objects.reconciled(
      registration?.deviceId ?? deviceId,
      isAgreed ? objectListKey(registration.objects) : undefined,
    );
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
    await this.#deps.outbox.write([putRegistration(next)], events);
    this.#updated(current, next, moved);
    return {
      afterSent: () => {
        this.#publish(events);
        this.#deps.followUp({ deviceId: next.deviceId, kind: 'updated', moved, discover: false });
      },
    };
  }

  async #updateWithObjects(current: Registration, next: Registration, moved: boolean): Promise<UplinkReply> {
    const { store, outbox } = this.#deps;
    const device = await store.collection(devices).get(next.deviceId);
    if (device === undefined) {
      throw new UplinkRefusal('4.04', 'There is no such registration.');
    }
    const change = await this.#reconcile(device, next.objects, false);
    const started = await this.#deps.setUp(device, change.inserted);
    const ended = await this.#deps.endObservations(change.becameUnavailable);
    const writes = [putRegistration(next), ...smartObjectWrites(change), ...started, ...ended.writes];
    const events = [deviceEvent('device.updated', next), ...availabilityEvents(next, change)];
    await outbox.write(writes, events);
    ended.committed();
    this.#updated(current, next, moved);
    this.#reconciled(device.id, change);
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
    const writes: WriteOperation[] = [deleteRegistration(registration)];
    if (device !== undefined) {
      writes.push(replaceOperation(devices, device, change({ ...device, lastSeen })));
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
