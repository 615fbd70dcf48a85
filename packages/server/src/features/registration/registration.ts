import type { Lwm2mPath } from '@muster/lwm2m/core';
import { listedBy } from '../../gateway/ports/uplink-requests.ts';
import type {
  DeregisterDevice,
  RegisterDevice,
  RegistrationChange,
  UpdateRegistration,
  UplinkReply,
} from '../../gateway/ports/uplink-requests.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import type { StoreRetry } from '../../kernel/timers.ts';
import { insertOperation, replaceOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { EventOutbox, DomainEvent, EventBus } from '../events/events.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { isOtherSource } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import { RegistrationAdmission } from './admission.ts';
import type { AdmissionDependencies } from './admission.ts';
import { deleteRegistration, insertRegistration, isLwm2m, replaceRegistration } from './model.ts';
import type { Registration } from './model.ts';
import { ObjectLists } from './object-lists.ts';
import type { ObjectListDependencies } from './object-lists.ts';
import { RegistrationLifetimes } from './registration-lifetimes.ts';
import type { LifetimeDependencies } from './registration-lifetimes.ts';
import {
  availabilityEvents,
  deviceEvent,
  newRegistration,
  noRegistration,
  refreshed,
  registeredDevice,
  registeredEvent,
  withInstance,
} from './rules.ts';
import { SecurityPolicy } from './security-policy.ts';
import type { SecurityDemand, SecurityPolicyDependencies } from './security-policy.ts';

interface RegistrationDependencies extends LifetimeDependencies {
  readonly lanes: Lanes;
  readonly presence: Presence;
  readonly observations: ObservationService;
  readonly outbox: EventOutbox;
  readonly events: EventBus;
  readonly storeRetry: StoreRetry;
  /** Send requests to a device after a Register or an Update, in this order. They must not throw. */
  readonly followers: readonly { followUp(change: RegistrationChange): void }[];
  /** Seconds after the lifetime during which a device still counts as online, >= 0. */
  readonly expiryGraceSeconds: number;
  readonly onError: (error: unknown) => void;
}

export type Registered = UplinkReply & { readonly location: string };

/** Milliseconds before another attempt to expire a registration, if the store has failed. */
const RETRY_MS = 60_000;

/**
 * The registration interface: Register, Update and Deregister, and the end of the lifetime. All changes of a
 * request are one commit, before the response to the device. Requests of one device run one after the other,
 * in its lane.
 */
export class RegistrationService {
  readonly #deps: RegistrationDependencies;
  readonly #admission: RegistrationAdmission;
  readonly #objectLists: ObjectLists;
  readonly #lifetimes: RegistrationLifetimes;
  readonly #graceMs: number;

  constructor(deps: RegistrationDependencies, admission: RegistrationAdmission, objectLists: ObjectLists) {
    this.#deps = deps;
    this.#admission = admission;
    this.#objectLists = objectLists;
    this.#lifetimes = new RegistrationLifetimes(deps, (location) => void this.#expire(location));
    this.#graceMs = deps.expiryGraceSeconds * 1000;
  }

  /** Loads the registrations of an earlier run. Those whose lifetime has passed expire immediately. */
  start(): Promise<void> {
    return this.#lifetimes.load();
  }

  /** Stops the expiry of registrations without changing them. */
  stop(): void {
    this.#lifetimes.stop();
  }

  /**
   * Handles Register (OMA-TS-LightweightM2M_Core-V1_1 6.2.1).
   *
   * @throws UplinkRefusal 4.03 if the source is not permitted, or if the device does not exist and is not
   *   enrolled; 4.13 for too many object instances; 5.03 if too many devices are being enrolled
   */
  register(request: RegisterDevice): Promise<Registered> {
    return this.#admission.withDevice(request, async (found, isNew) => {
      const device = await this.#admission.admit(request, found, isNew);
      const { clock, live, outbox, usage } = this.#deps;
      const old = live.ofDevice(device.id);
      const isForeign = request.relay !== undefined || request.mqtt !== undefined;
      if (isForeign && old !== undefined && !isLwm2m(old)) {
        // A repeated request updates the registration.
        const next = this.#refreshed(old, { ...request, location: old.id });
        return { location: old.id, ...(await this.#updateWithObjects(old, next, false)) };
      }

      const now = clock.now();
      const registration = newRegistration(request, device, old, now, this.#graceMs);
      const change = await this.#objectLists.reconcile(device, registration, isNew);
      if (isNew) this.#admission.countEnrolment(request, device);

      const { discoveredObjects, discovery } = change;
      const registered = {
        ...registeredDevice(device, now),
        ...(discoveredObjects !== undefined && { discoveredObjects }),
      };
      const writes = [
        ...deviceWrites(device, registered, isNew),
        old === undefined ? insertRegistration(registration) : replaceRegistration(old, registration),
        ...change.writes,
      ];
      const events = [
        registeredEvent(registration, registered.name),
        ...availabilityEvents(registration, change.objects),
      ];
      await outbox.write(writes, events);
      if (isNew) usage?.devicesChanged(device.deviceNetworkId, 1);
      this.#lifetimes.begin(registration, old);
      this.#objectLists.committed(device.id, change);

      const isUnobserved = isNew && !change.hasSetUp;
      return {
        location: registration.id,
        afterSent: () => {
          this.#publish(events);
          this.#objectLists.noteUnknown(registered, change);
          this.#followUp({
            ...listedBy(registered),
            kind: 'registered',
            moved: true,
            ...discovery,
            ...(isUnobserved && { isUnobserved }),
          });
        },
      };
    });
  }

  /**
   * Handles Update (OMA-TS-LightweightM2M_Core-V1_1 6.2.2). Without an object list, only the registration is
   * written. An Update from another address moves the registration: after sleep, a device behind a NAT has a
   * new port, and only this device knows the location.
   *
   * @throws UplinkRefusal 4.04 for an unknown location: the device must register again
   */
  async update(request: UpdateRegistration): Promise<UplinkReply> {
    return this.#inLane(request, async (current) => {
      const next = this.#refreshed(current, request);
      const moved = isOtherSource(current, next);
      if (request.objects !== undefined) return this.#updateWithObjects(current, next, moved);
      const events = request.isSilent === true ? [] : [deviceEvent('device.updated', next)];
      await this.#deps.outbox.write([replaceRegistration(current, next)], events);
      this.#lifetimes.renew(current, next, moved);
      return {
        afterSent: () => {
          this.#publish(events);
          this.#followUp({ deviceId: next.deviceId, kind: 'updated', moved, discover: false });
        },
      };
    });
  }

  /**
   * Adds an instance that a device has created on request to its registration. The device may send no Update
   * for it, but reports its values.
   */
  async created(deviceId: string, { objectId, instanceId }: Lwm2mPath): Promise<void> {
    const { lanes, live } = this.#deps;
    if (objectId === undefined || instanceId === undefined) return;
    await lanes.run(deviceId, async () => {
      const current = live.ofDevice(deviceId);
      if (current === undefined) return;
      const objects = withInstance(current.objects, objectId, instanceId);
      if (objects === current.objects) return;
      const { afterSent } = await this.#updateWithObjects(current, { ...current, objects }, false, []);
      afterSent();
    });
  }

  #refreshed(current: Registration, request: UpdateRegistration): Registration {
    return refreshed(current, request, this.#deps.clock.now(), this.#graceMs);
  }

  async #updateWithObjects(
    current: Registration,
    next: Registration,
    moved: boolean,
    own: readonly DomainEvent[] = [deviceEvent('device.updated', next)],
  ): Promise<UplinkReply> {
    const { store, observations, outbox } = this.#deps;
    const device = await store.collection(devices).get(next.deviceId);
    if (device === undefined) throw noRegistration();
    const change = await this.#objectLists.reconcile(device, next, false);
    const { becameAvailable, becameUnavailable, inserted } = change.objects;

    const ended = await observations.endOf(becameUnavailable);
    const events = [...own, ...availabilityEvents(next, change.objects)];
    await outbox.write([replaceRegistration(current, next), ...change.writes, ...ended.writes], events);
    ended.committed();
    this.#lifetimes.renew(current, next, moved);
    this.#objectLists.committed(device.id, change);

    return {
      afterSent: () => {
        this.#publish(events);
        this.#objectLists.noteUnknown(device, change);
        const hasReturned = becameAvailable.some((one) => !inserted.includes(one));
        this.#followUp({ ...listedBy(device), kind: 'updated', moved, ...change.discovery, hasReturned });
      },
    };
  }

  /**
   * Handles Deregister (OMA-TS-LightweightM2M_Core-V1_1 6.2.3).
   *
   * @throws UplinkRefusal 4.04 for an unknown location
   */
  async deregister(request: DeregisterDevice): Promise<UplinkReply> {
    return this.#inLane(request, async (registration) => {
      const event = deviceEvent('device.deregistered', registration);
      const deregistrationTime = this.#deps.clock.now();
      await this.#end(registration, event, { status: 'Deregistered', deregistrationTime });
      return { afterSent: () => this.#publish([event]) };
    });
  }

  /**
   * Ends the registration of a device early, if it has one, and marks it offline. Retries until the store is
   * available.
   */
  async disconnect(deviceId: string): Promise<void> {
    const { lanes, live, storeRetry } = this.#deps;
    const end = async (): Promise<void> => {
      const registration = live.ofDevice(deviceId);
      if (registration !== undefined) await this.#lose(registration);
    };
    await storeRetry.run(() => lanes.run(deviceId, end));
  }

  async #expire(location: string): Promise<void> {
    const { clock, lanes, live, onError } = this.#deps;
    const due = live.at(location);
    if (due === undefined) return;
    try {
      await lanes.run(due.deviceId, async () => {
        const registration = live.at(location);
        if (registration === undefined) return;
        if (registration.expiresAt > clock.now()) this.#lifetimes.postpone(location, registration.expiresAt);
        else await this.#lose(registration);
      });
    } catch (error) {
      onError(error);
      this.#lifetimes.postpone(location, clock.now() + RETRY_MS);
    }
  }

  async #lose(registration: Registration): Promise<void> {
    const event = deviceEvent('device.offline', registration);
    await this.#end(registration, event, { status: 'offline', contactLostTime: this.#deps.clock.now() });
    this.#publish([event]);
  }

  async #end(registration: Registration, event: DomainEvent, change: Partial<Device>): Promise<void> {
    const { store, live, outbox } = this.#deps;
    const device = await store.collection(devices).get(registration.deviceId);
    const ended = device && {
      ...device,
      latestRegistrationTime: registration.registeredAt,
      lastSeen: live.lastHeardAt(registration.deviceId) ?? registration.updatedAt,
      ...change,
    };
    const writes: WriteOperation[] = [];
    // Write the device first: a later write in the commit needs a savepoint to fail alone.
    if (device !== undefined && ended !== undefined) writes.push(replaceOperation(devices, device, ended));
    writes.push(deleteRegistration(registration));
    await outbox.write(writes, [event]);
    this.#lifetimes.forget(registration, ended);
  }

  /**
   * Runs `work` with the registration at the location of a request, in the lane of its device.
   *
   * @throws UplinkRefusal 4.04 if it does not exist or belongs to another identity
   */
  #inLane<R>(
    { location, source }: DeregisterDevice,
    work: (registration: Registration) => Promise<R>,
  ): Promise<R> {
    const find = (): Registration => this.#lifetimes.find(location, source);
    return this.#deps.lanes.run(find().deviceId, () => work(find()));
  }

  /** Removes a registration whose document has been deleted, for example together with its device. */
  forget(registration: Registration): void {
    this.#lifetimes.forget(registration);
  }

  /** Publishes stored events to current listeners. The outbox delivers them to the others. */
  #publish(events: readonly DomainEvent[]): void {
    for (const event of events) this.#deps.events.emit(event);
  }

  /** Lets the followers send their requests, after the response. Only LwM2M devices receive requests. */
  #followUp(change: RegistrationChange): void {
    const { live, presence, followers } = this.#deps;
    if (live.speaksLwm2m(change.deviceId)) {
      for (const follower of followers) follower.followUp(change);
    }
    presence.heard(change.deviceId);
  }
}

/** Leaves a registered device unchanged: the time of its latest Register is in its registration. */
function deviceWrites(device: Device, registered: Device, isNew: boolean): WriteOperation[] {
  if (isNew) return [insertOperation(devices, registered)];
  return device.status === 'online' ? [] : [replaceOperation(devices, device, registered)];
}

interface RegistrationDomainOptions
  extends
    RegistrationDependencies,
    AdmissionDependencies,
    ObjectListDependencies,
    Omit<SecurityPolicyDependencies, 'demand'> {
  /** Devices that must register over DTLS. */
  readonly requireSecurity: SecurityDemand;
}

interface RegistrationDomain {
  readonly registrations: RegistrationService;
  readonly policy: SecurityPolicy;
  /** Waits for notes that are being written. */
  close(): Promise<void>;
}

/** Creates the services of the registration interface. */
export function createRegistrationDomain(options: RegistrationDomainOptions): RegistrationDomain {
  const { uplink } = options;
  const policy = new SecurityPolicy({
    ...options,
    onRefused: (refusal) => {
      const { device, message } = refusal;
      if (device !== undefined) uplink?.note(device, 'Warning', `Register refused: ${message}`);
      options.onRefused?.(refusal);
    },
    demand: options.requireSecurity,
  });
  const admission = new RegistrationAdmission(options, policy);
  const objectLists = new ObjectLists(options);
  const departureListeners = [
    ...options.departureListeners,
    policy,
    ...(uplink === undefined ? [] : [uplink]),
  ];
  return {
    registrations: new RegistrationService({ ...options, departureListeners }, admission, objectLists),
    policy,
    close: async () => {
      await objectLists.close();
      await policy.close();
    },
  };
}
