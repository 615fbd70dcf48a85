import { parsePath } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { Recalled, SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { WriteOperation } from '../../store/port.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { addressOf } from '../presence/live-registrations.ts';
import type { Registration } from '../registration/model.ts';
import { CompositeObservations } from './composite-observations.ts';
import { CompositeSupport } from './composite-support.ts';
import type { ObserveComposite } from './composite-support.ts';
import { DesiredObservations } from './desired-observations.ts';
import type { ObservationDependencies } from './desired-observations.ts';
import { notificationMarks, observations } from './model.ts';
import type { NotificationMark, Observation } from './model.ts';
import { compositeMarkId } from './notifications.ts';
import { ObservationRenewals } from './observation-renewals.ts';
import { SingleObservations } from './single-observations.ts';
import type { ObserveOutcome } from './single-observations.ts';

interface ObservationDomain {
  readonly observations: ObservationService;
  readonly renewals: ObservationRenewals;
  /** Loads the observations of an earlier run. Call it when the registrations are loaded. */
  load(): Promise<void>;
  /** Continues the loaded observations. Call it in the turn in which the device link is opened. */
  resume(): void;
  /** Stops the timers. */
  stop(): void;
}

/** Creates the services for observations. */
export function createObservationDomain(
  deps: ObservationDependencies & { readonly observeComposite: ObserveComposite },
): ObservationDomain {
  const support = new CompositeSupport(deps.store, deps.lanes, deps.live, deps.observeComposite);
  const desired = new DesiredObservations(deps, support, {
    onDue: (deviceId, renewal) => renewals.enqueue(deviceId, renewal),
    onTimeout: (id) => service.timeOut(id),
  });
  const singles = new SingleObservations(deps, desired);
  const composites = new CompositeObservations(deps, desired, support, singles);
  const renewals = new ObservationRenewals(deps, desired, support, composites, singles);
  const service = new ObservationService(deps, desired, singles, composites, renewals);
  return {
    observations: service,
    renewals,
    load: () => service.load(),
    resume: () => service.resume(),
    stop: () => desired.stop(),
  };
}

/** State returned by `observestate`. */
export interface ObservationState {
  readonly observed: boolean;
  readonly expiresAt?: number;
  readonly timeoutMs?: number;
}

/** Observations that have ended because the device no longer has the resource. */
interface EndedObservations {
  /** Writes for the commit that makes the smart objects unavailable. Their observations are still desired. */
  readonly writes: readonly WriteOperation[];
  /** Call it after that commit. */
  committed(): void;
}

/**
 * Observations of resources, for other features. A desired observation outlives registrations and restarts. The CoAP
 * token is valid as long as its registration, and is stored, so that a notification after a restart is matched to its
 * resource.
 */
export class ObservationService {
  readonly #deps: ObservationDependencies;
  readonly #desired: DesiredObservations;
  readonly #singles: SingleObservations;
  readonly #composites: CompositeObservations;
  readonly #renewals: ObservationRenewals;
  /** Observations of an earlier run, from {@link load} to {@link resume}. */
  #loaded: Observation[] = [];
  /** Marks of the loaded composite observations, by {@link compositeMarkId}. */
  #marks = new Map<string, NotificationMark>();

  constructor(
    deps: ObservationDependencies,
    desired: DesiredObservations,
    singles: SingleObservations,
    composites: CompositeObservations,
    renewals: ObservationRenewals,
  ) {
    this.#deps = deps;
    this.#desired = desired;
    this.#singles = singles;
    this.#composites = composites;
    this.#renewals = renewals;
  }

  get(id: string): Promise<Observation | undefined> {
    return this.#desired.get(id);
  }

  async state(id: string): Promise<ObservationState> {
    const stored = await this.get(id);
    if (stored === undefined) return { observed: false };
    const live = this.#deps.live.ofDevice(stored.deviceId);
    return {
      observed: stored.token !== undefined && stored.registrationId === live?.id,
      ...(stored.expiresAt === undefined ? {} : { expiresAt: stored.expiresAt }),
      ...(stored.timeoutMs === undefined ? {} : { timeoutMs: stored.timeoutMs }),
    };
  }

  /** @see SingleObservations.establish */
  establish(target: DeviceAddress, observation: Observation, signal: AbortSignal): Promise<ObserveOutcome> {
    return this.#singles.establish(target, observation, signal);
  }

  /**
   * Resumes the observation of a notification with an unknown token, if it is stored: an observation of an earlier run,
   * or one that the gateway has unloaded. Observations of sleeping devices therefore need no memory.
   *
   * @param token hex
   * @throws DeviceUnreachable if it cannot be resumed now
   */
  async recall(source: SourceAddress, token: string): Promise<Recalled> {
    const { live, lanes } = this.#deps;
    const deviceId = live.from(source)?.deviceId;
    if (deviceId === undefined) return 'unknown';
    return lanes.run(deviceId, async () => {
      const registration = live.from(source);
      return registration?.deviceId === deviceId ? this.#resumeStored(registration, token) : 'unknown';
    });
  }

  async #resumeStored(registration: Registration, token: string): Promise<Recalled> {
    const { store } = this.#deps;
    const { id, deviceId } = registration;
    const stored = await store
      .collection(observations)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
    const served = stored.filter((one) => one.token === token && one.registrationId === id);
    const [first] = served;
    if (first === undefined) return 'absent';
    const isComposite = first.composite !== undefined;
    const markId = isComposite ? compositeMarkId(deviceId) : first.id;
    const mark = await store.collection(notificationMarks).get(markId);
    if (isComposite) this.#composites.resume(served, mark);
    else this.#singles.resume(first, token, registration, mark);
    return 'resumed';
  }

  /**
   * Deletes a desired observation. Retries until the store is available. Call it in the downlink lane of the device, so
   * that no Observe is in progress.
   */
  async withdraw(id: string): Promise<Observation | undefined> {
    const { storeRetry } = this.#deps;
    const observation = await storeRetry.run(() => this.get(id));
    if (observation !== undefined) {
      await storeRetry.run(() => this.#desired.delete(observation));
      this.#renewals.withdrawn(observation.deviceId, id);
    }
    return observation;
  }

  /** Cancels the observation on the device, if the device still has it. @throws DeviceUnreachable, AbortError */
  async cancelOnDevice(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { live, link } = this.#deps;
    const { deviceId, registrationId, token, accept, path } = observation;
    if (token === undefined || registrationId !== live.ofDevice(deviceId)?.id) return false;
    if (observation.composite === undefined) {
      await link.cancelObservation(target, parsePath(path), token, 'active', signal, accept);
    } else {
      await this.#renewals.regroup(target, 'missing', signal);
    }
    return true;
  }

  /** Ends an observation after its time-out. */
  timeOut(id: string): void {
    const { queue, storeRetry, onError } = this.#deps;
    const end = async (target?: DeviceAddress, signal?: AbortSignal): Promise<void> => {
      const observation = await this.withdraw(id);
      if (observation !== undefined && target !== undefined && signal !== undefined) {
        await this.#cancelIfReachable(target, observation, signal);
      }
    };
    storeRetry
      .run(() => this.get(id))
      .then((observation) => {
        if (observation === undefined) return;
        queue.enqueue(observation.deviceId, { priority: 'command', run: end, dropped: () => end() });
      })
      .catch(onError);
  }

  async #cancelIfReachable(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<void> {
    if (this.#deps.presence.isAsleep(observation.deviceId)) {
      this.dropped([observation]);
      return;
    }
    try {
      await this.cancelOnDevice(target, observation, signal);
    } catch (error) {
      // Later notifications get a Reset.
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) throw error;
    }
  }

  /** Ends the observations of smart objects that the device no longer lists. Call it in the device's lane. */
  async endOf(gone: readonly SmartObject[]): Promise<EndedObservations> {
    const { active, writes } = await this.#desired.endedWith(gone);
    return { writes, committed: () => this.#detach(active) };
  }

  /** Forgets observations whose documents were deleted with their device or SmartObject. */
  dropped(gone: readonly Observation[]): void {
    for (const one of gone) this.#desired.noteDeleted(one);
    this.#detach(gone);
  }

  /** Drops observations without sending anything to the device. */
  #detach(gone: readonly Observation[]): void {
    const { live, link, onError } = this.#deps;
    for (const { deviceId, id, composite, token, path } of gone) {
      if (composite !== undefined) {
        this.#renewals.withdrawn(deviceId, id);
        continue;
      }
      const registration = live.ofDevice(deviceId);
      if (registration !== undefined && token !== undefined) {
        link.cancelObservation(addressOf(registration), parsePath(path), token, 'passive').catch(onError);
      }
    }
  }

  /**
   * Loads the observations of an earlier run. Those of single resources then stay in the store until they have a
   * notification. Call it when the registrations are loaded.
   */
  async load(): Promise<void> {
    const { store } = this.#deps;
    this.#loaded = await store.collection(observations).find({});
    const served = this.#loaded.filter((one) => one.composite !== undefined);
    const markIds = served.map((one) => compositeMarkId(one.deviceId));
    this.#marks = await store.collection(notificationMarks).getMany(markIds);
  }

  /**
   * Resumes the loaded composite observations and compares them with the desired ones. Observations that the earlier
   * run lost are requested again once the device is awake. Synchronous: call it in the turn in which the device link is
   * opened.
   */
  resume(): void {
    const marks = this.#marks;
    this.#marks = new Map();
    const composites = new Map<string, Observation[]>();
    for (const observation of this.#loaded.splice(0)) {
      this.#desired.watchTimeout(observation);
      const { deviceId, token, registrationId } = observation;
      const registration = this.#deps.live.ofDevice(deviceId);
      if (registration === undefined) continue;
      if (token === undefined || registrationId !== registration.id) {
        this.#desired.scheduleMissing(deviceId);
      } else if (observation.composite !== undefined) {
        composites.set(token, [...(composites.get(token) ?? []), observation]);
      }
    }
    for (const members of composites.values()) {
      this.#resumeComposite(members, marks.get(compositeMarkId(members[0]?.deviceId ?? '')));
    }
    this.#desired.renewScheduled();
  }

  #resumeComposite(members: readonly Observation[], mark: NotificationMark | undefined): void {
    try {
      this.#composites.resume(members, mark);
    } catch (error) {
      // The session is gone. The device returns with a handshake and is asked again then.
      if (!(error instanceof DeviceUnreachable)) throw error;
    }
  }
}
