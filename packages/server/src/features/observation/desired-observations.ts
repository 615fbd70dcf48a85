import { parsePath } from '@muster/lwm2m/core';
import type { DeviceLink } from '../../gateway/ports/device-link.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { Clock, StoreRetry } from '../../kernel/timers.ts';
import { Deadlines } from '../../kernel/timers.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omit } from '../../kernel/data.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import type { Registration } from '../registration/model.ts';
import type { CompositeSupport } from './composite-support.ts';
import { notificationMarks, observations, unplaced } from './model.ts';
import type { Observation } from './model.ts';

/** Dependencies of the classes for observations. */
export interface ObservationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly presence: Presence;
  readonly objects: DeviceObjects;
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly measurements: MeasurementService;
  readonly activityLog: ActivityLog;
  readonly storeRetry: StoreRetry;
  /** Time limit in milliseconds for the response to an Observe-Composite. */
  readonly compositeTimeoutMs: number;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds for which a composite observation waits for further changes of the desired observations. */
export const REGROUP_DELAY_MS = 1_000;

/** `all`: the device has no observations at its address; `missing`: its current observations are kept. */
export type Renewal = 'all' | 'missing';

/** Called by {@link DesiredObservations}. They must not throw. */
interface DueHandlers {
  /** Called when the observations of a device are due for renewal. */
  readonly onDue: (deviceId: string, renewal: Renewal) => void;
  /** Called with the ID of an observation that has timed out. */
  readonly onTimeout: (id: string) => void;
}

/**
 * The desired observations in the store, with their token while the device observes. Decides when the observations of
 * each device are reconciled with the desired ones, and waits for sleeping devices to wake.
 */
export class DesiredObservations {
  readonly #deps: ObservationDependencies;
  readonly #support: CompositeSupport;
  readonly #handlers: DueHandlers;
  /** Deadlines of observations with a time-out. */
  readonly #timeouts: Deadlines;
  /** Registered devices without desired observations. They need no read of the store. */
  readonly #unobserved = new Set<string>();
  /** Devices that were asleep when their observations were due for renewal. */
  readonly #scheduled = new Map<string, Renewal>();
  /** Devices whose desired observations have changed. */
  readonly #changed: Deadlines;
  /** Devices that have ended an observation since their last Register or Update. */
  readonly #ended = new Set<string>();
  /**
   * Documents read for renewals that have not begun, by device and ID. They are filled in the device's lane, and a change
   * forgets its document there before it is written, so that they equal the stored ones.
   */
  readonly #unrenewed = new Map<string, Map<string, Observation>>();

  constructor(deps: ObservationDependencies, support: CompositeSupport, handlers: DueHandlers) {
    this.#deps = deps;
    this.#support = support;
    this.#handlers = handlers;
    this.#timeouts = new Deadlines(deps.clock, (id) => handlers.onTimeout(id));
    this.#changed = new Deadlines(deps.clock, (deviceId) => handlers.onDue(deviceId, 'missing'));
    deps.presence.listen((deviceId) => this.#renewDevice(deviceId));
  }

  get(id: string): Promise<Observation | undefined> {
    return this.#deps.store.collection(observations).get(id);
  }

  /**
   * Returns the desired observations that can be requested from a device: it has listed the instance, or the object
   * without instances, or was asked to create the instance. The others are still desired until the device lists their
   * instance again. Oldest first, so that adding a resource does not change the composite observation.
   *
   * @param isRenewal whether {@link renewing} follows
   */
  async requestable(deviceId: string, isRenewal = false): Promise<readonly Observation[]> {
    const { lanes, live, objects } = this.#deps;
    const desired = await lanes.run(deviceId, async () => {
      const stored = await this.#ofDevice(deviceId);
      if (stored.length === 0 && live.ofDevice(deviceId) !== undefined) this.#unobserved.add(deviceId);
      if (isRenewal && stored.length > 0)
        this.#unrenewed.set(deviceId, new Map(stored.map((one) => [one.id, one])));
      return stored;
    });
    const registration = live.ofDevice(deviceId);
    if (registration === undefined || desired.every(({ path }) => isListed(registration, path))) {
      return desired;
    }
    const known = await lanes.run(deviceId, () => objects.of(deviceId));
    const asked = new Set(known.filter((one) => one.isAsked === true).map((one) => one.id));
    return desired.filter(
      ({ path, smartObjectId }) => isListed(registration, path) || asked.has(smartObjectId),
    );
  }

  /** Keeps the documents of these observations for {@link toRenew}, and no others. */
  renewing(deviceId: string, left: readonly Observation[]): void {
    const documents = this.#unrenewed.get(deviceId);
    const ids = new Set(left.map((one) => one.id));
    for (const id of documents?.keys() ?? []) if (!ids.has(id)) this.#forgetDocument(deviceId, id);
  }

  /** Returns a desired observation whose renewal begins, from memory if nothing has changed it. */
  async toRenew(deviceId: string, id: string): Promise<Observation | undefined> {
    const document = this.#unrenewed.get(deviceId)?.get(id);
    this.#forgetDocument(deviceId, id);
    return document ?? this.get(id);
  }

  #forgetDocument(deviceId: string, id: string): void {
    const documents = this.#unrenewed.get(deviceId);
    documents?.delete(id);
    if (documents?.size === 0) this.#unrenewed.delete(deviceId);
  }

  #ofDevice(deviceId: string): Promise<Observation[]> {
    return this.#deps.store.collection(observations).find({
      where: [{ field: 'deviceId', op: 'eq', value: deviceId }],
      sort: [{ field: 'requestedAt', direction: 'asc' }],
    });
  }

  /**
   * Returns the observations that end with smart objects, and the writes that store their end. The device may keep
   * them: later notifications get a Reset.
   */
  async endedWith(
    gone: readonly SmartObject[],
  ): Promise<{ readonly active: readonly Observation[]; readonly writes: readonly WriteOperation[] }> {
    const ids = gone.filter((one) => one.isVirtual !== true).map((one) => one.id);
    if (ids.length === 0) return { active: [], writes: [] };
    const found = await this.#deps.store
      .collection(observations)
      .find({ where: [{ field: 'smartObjectId', op: 'in', value: ids }] });
    const active = found.filter((one) => one.token !== undefined);
    for (const { deviceId, id } of active) this.#forgetDocument(deviceId, id);
    return { active, writes: active.map((one) => putOperation(observations, unplaced(one))) };
  }

  /** Removes the token when the device has ended the observation. It is requested again after the next Register. */
  forgetToken(deviceId: string, id: string, token: string | undefined): Promise<void> {
    return this.#deps.lanes.run(deviceId, async () => {
      const stored = await this.get(id);
      if (stored?.token !== undefined && stored.token === token) {
        this.#forgetDocument(deviceId, id);
        await this.#deps.store.collection(observations).put(omit(stored, 'token', 'registrationId'));
      }
    });
  }

  /**
   * Removes observations from the composite observation of a device.
   *
   * @param token only observations with this token; undefined for any token
   * @returns the changed observations
   */
  leaveComposite(
    deviceId: string,
    ids: readonly string[],
    token: string | undefined,
  ): Promise<Observation[]> {
    return this.#deps.lanes.run(deviceId, async () => {
      const left = (await this.#ofDevice(deviceId))
        .filter((one) => ids.includes(one.id) && one.composite !== undefined)
        .filter((one) => token === undefined || one.token === token)
        .map((one) => unplaced(one));
      for (const { id } of left) this.#forgetDocument(deviceId, id);
      if (left.length > 0) await this.#deps.store.write(left.map((one) => putOperation(observations, one)));
      return left;
    });
  }

  async delete(observation: Observation): Promise<void> {
    const { deviceId, id } = observation;
    await this.#deps.lanes.run(deviceId, async () => {
      this.#forgetDocument(deviceId, id);
      await this.#deps.store.write([
        deleteOperation(observations, id),
        deleteOperation(notificationMarks, id),
      ]);
      this.#timeouts.delete(id);
    });
  }

  watchTimeout({ id, expiresAt }: Observation): void {
    if (expiresAt === undefined) this.#timeouts.delete(id);
    else this.#timeouts.set(id, expiresAt);
  }

  /** Forgets an observation that is no longer stored. */
  noteDeleted({ deviceId, id }: Observation): void {
    this.#timeouts.delete(id);
    this.#forgetDocument(deviceId, id);
  }

  /** Call it in the device's lane before storing an observation of a resource of the device. */
  noteRequested(deviceId: string): void {
    this.#unobserved.delete(deviceId);
  }

  /** Call it in the device's lane before replacing a stored observation. */
  noteReplaced({ deviceId, id }: Observation): void {
    this.noteRequested(deviceId);
    this.#forgetDocument(deviceId, id);
  }

  /** Schedules the missing observations of a device for {@link renewScheduled}, when it is awake. */
  scheduleMissing(deviceId: string): void {
    if (!this.#scheduled.has(deviceId)) this.#scheduled.set(deviceId, 'missing');
  }

  /** Reschedules a renewal of a device that has fallen asleep. */
  postpone(deviceId: string, renewal: Renewal): void {
    this.#scheduled.set(deviceId, renewal);
  }

  /** Renews the scheduled observations of awake devices. */
  renewScheduled(): void {
    for (const deviceId of [...this.#scheduled.keys()]) this.#renewDevice(deviceId);
  }

  #renewDevice(deviceId: string): void {
    const renewal = this.#scheduled.get(deviceId);
    if (renewal !== undefined && this.#deps.presence.isAwake(deviceId)) {
      this.#scheduled.delete(deviceId);
      this.#handlers.onDue(deviceId, renewal);
    }
  }

  /** Call it when the desired observations of a device have changed. They are combined after a delay. */
  changed(deviceId: string): void {
    if (!this.#support.mayTake(deviceId)) return;
    this.#changed.set(deviceId, this.#deps.clock.now() + REGROUP_DELAY_MS);
  }

  /** Records that the observations of a device are being reconciled, with all changes so far. */
  noteReconciling(deviceId: string): void {
    this.#changed.delete(deviceId);
  }

  /** Records that the device has ended an observation. It is requested again after the next Update. */
  noteEnded(deviceId: string): void {
    this.#ended.add(deviceId);
  }

  /**
   * Renews observations after a Register or an Update.
   *
   * @param hasComposite whether there is a composite observation to renew
   */
  followUp(change: RegistrationChange, hasComposite: boolean): void {
    const { deviceId, moved, hasReturned, isUnobserved } = change;
    if (isUnobserved === true) this.#unobserved.add(deviceId);
    const hasEnded = this.#ended.delete(deviceId);
    if (this.#unobserved.has(deviceId) && !hasComposite) {
      this.#scheduled.delete(deviceId);
    } else if (moved) {
      this.#scheduled.delete(deviceId);
      this.#handlers.onDue(deviceId, 'all');
    } else if (hasEnded || hasReturned === true) {
      this.scheduleMissing(deviceId);
      this.#renewDevice(deviceId);
    }
  }

  /** Forgets a device that is no longer registered. */
  onDeparture(deviceId: string): void {
    this.#unobserved.delete(deviceId);
    this.#unrenewed.delete(deviceId);
    this.#scheduled.delete(deviceId);
    this.#ended.delete(deviceId);
    this.#changed.delete(deviceId);
  }

  /** Stops the timers. */
  stop(): void {
    this.#timeouts.clear();
    this.#changed.clear();
  }
}

function isListed({ objects }: Registration, path: string): boolean {
  const { objectId, instanceId = 0 } = parsePath(path);
  const listed = objects.filter((one) => one.objectId === objectId);
  return listed.some(({ instanceIds }) => instanceIds.length === 0 || instanceIds.includes(instanceId));
}
