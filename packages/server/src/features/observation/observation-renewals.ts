import { Deadlines } from '../../kernel/deadlines.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import { omit } from '../../kernel/omit.ts';
import type { CompositeObservations, Renewal } from './composite-observations.ts';
import { CompositeProbe } from './composite-probe.ts';
import type { CompositeSupport } from './composite-support.ts';
import { observable } from './lost-instances.ts';
import { noteRefusal } from './observation-refusal.ts';
import type { ObservationDependencies, ObserveOutcome } from './observation-dependencies.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';

/** Milliseconds that a composite observation waits for further changes of the desired observations. */
export const REGROUP_DELAY_MS = 1_000;

export interface RenewalDependencies extends Pick<
  ObservationDependencies,
  'store' | 'clock' | 'live' | 'lanes' | 'objects' | 'presence' | 'link' | 'queue' | 'activityLog' | 'onError'
> {
  readonly support: CompositeSupport;
  readonly composites: CompositeObservations;
  readonly observation: (id: string) => Promise<Observation | undefined>;
  readonly establish: (
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ) => Promise<ObserveOutcome>;
}

/**
 * Reconciles the observations of devices with the desired ones: after a Register, a change of address, a sleep, and a
 * change of the desired observations. Combines observations in a composite where possible.
 */
export class ObservationRenewals {
  readonly #deps: RenewalDependencies;
  /** Devices in queue mode that fell asleep before they were asked for all that is wished. */
  readonly #owed = new Map<string, Renewal>();
  /** Devices whose desired observations have changed. */
  readonly #regrouping: Deadlines;
  readonly #probe: CompositeProbe;
  /** Devices that have ended an observation since their last Register or Update. */
  readonly #ended = new Set<string>();
  /** Registered devices of which no resource is to be observed: the store is not asked for them. */
  readonly #unobserved = new Set<string>();

  constructor(deps: RenewalDependencies) {
    this.#deps = deps;
    this.#regrouping = new Deadlines(deps.clock, (id) => this.#enqueue(id, 'missing'));
    this.#probe = new CompositeProbe({
      ...deps,
      desired: (deviceId) => this.#desiredOf(deviceId),
      singly: (deviceId, desired) => this.singly(deviceId, desired),
      asleep: (deviceId) => this.owe(deviceId),
    });
    deps.presence.listen((deviceId) => this.#catchUp(deviceId));
  }

  stop(): void {
    this.#regrouping.clear();
  }

  /** Schedules the missing observations of a device for the time when it is awake: {@link catchUp}. */
  owe(deviceId: string): void {
    if (!this.#owed.has(deviceId)) {
      this.#owed.set(deviceId, 'missing');
    }
  }

  /** Requests the scheduled observations of awake devices. */
  catchUp(): void {
    for (const deviceId of [...this.#owed.keys()]) {
      this.#catchUp(deviceId);
    }
  }

  #catchUp(deviceId: string): void {
    const renewal = this.#owed.get(deviceId);
    if (renewal !== undefined && this.#deps.presence.isAwake(deviceId)) {
      this.#owed.delete(deviceId);
      this.#enqueue(deviceId, renewal);
    }
  }

  /** A resource of the device is about to be observed. Call it in the device's lane, before that is stored. */
  requested(deviceId: string): void {
    this.#unobserved.delete(deviceId);
  }

  #hasNone(deviceId: string): boolean {
    return this.#unobserved.has(deviceId) && !this.#deps.composites.hasState(deviceId);
  }

  followUp(change: RegistrationChange): void {
    if (change.isUnobserved === true) this.#unobserved.add(this.#deps.live.keptId(change.deviceId));
    if (this.#hasNone(change.deviceId)) {
      this.#owed.delete(change.deviceId);
    } else if (change.moved) {
      this.#owed.delete(change.deviceId);
      this.#enqueue(change.deviceId, 'all');
    } else if (this.#ended.has(change.deviceId) || change.hasReturned === true) {
      this.owe(change.deviceId);
      this.#catchUp(change.deviceId);
    }
    this.#ended.delete(change.deviceId);
  }

  /** The device has ended an observation by itself: it is asked again with its next Update. */
  ended(deviceId: string): void {
    this.#ended.add(deviceId);
  }

  left(deviceId: string): void {
    this.#owed.delete(deviceId);
    this.#ended.delete(deviceId);
    this.#unobserved.delete(deviceId);
    this.#regrouping.delete(deviceId);
    this.#deps.composites.forget(deviceId);
    this.#deps.support.forget(deviceId);
  }

  /** Call it when the desired observations of a device have changed. They are combined after a delay. */
  changed(deviceId: string): void {
    if (this.#deps.support.mayTake(deviceId)) {
      this.#regrouping.set(deviceId, this.#deps.clock.now() + REGROUP_DELAY_MS);
    }
  }

  #enqueue(deviceId: string, renewal: Renewal): void {
    this.#deps.queue.enqueue(deviceId, {
      // `all` runs in the order of commands, so that it does not reset an observation that a later command begins.
      priority: renewal === 'all' ? 'command' : 'renewal',
      run: (target, signal) => this.regroup(target, renewal, signal),
      dropped: async () => undefined,
    });
  }

  /** Runs in the device's downlink lane. */
  async regroup(target: DeviceAddress, renewal: Renewal, signal: AbortSignal): Promise<void> {
    const { deviceId } = target;
    const { composites, presence } = this.#deps;
    if (presence.isAsleep(deviceId)) {
      this.#owed.set(deviceId, renewal);
      return;
    }
    this.#regrouping.delete(deviceId);
    try {
      const desired = await this.#desiredOf(deviceId);
      const left = await composites.regroup(target, desired, renewal, signal);
      this.singly(deviceId, left);
      // Otherwise the remaining observations come first, and lead to another probe.
      if (left.length === 0 && (await composites.needsProbe(deviceId, desired))) {
        this.#probe.enqueue(deviceId);
      }
    } catch (error) {
      // Aborted: the device has registered or moved since, so all observations are requested again.
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
        throw error;
      }
    }
  }

  /** The oldest first, so that a composite observation stays as it is when another resource is added. */
  async #desiredOf(deviceId: string): Promise<readonly Observation[]> {
    const { store, lanes, live } = this.#deps;
    const desired = await lanes.run(deviceId, async () => {
      const stored = await store.collection(observations).find({
        where: [{ field: 'deviceId', op: 'eq', value: deviceId }],
        sort: [{ field: 'requestedAt', direction: 'asc' }],
      });
      if (stored.length === 0 && live.ofDevice(deviceId) !== undefined) {
        this.#unobserved.add(live.keptId(deviceId));
      }
      return stored;
    });
    return observable(this.#deps, deviceId, desired);
  }

  /** Asks for each of these by itself. */
  singly(deviceId: string, desired: readonly Observation[]): void {
    for (const observation of desired) {
      this.#deps.queue.enqueue(deviceId, {
        priority: 'renewal',
        run: (target, signal) => this.#renew(target, observation.id, signal),
        dropped: async () => undefined,
      });
    }
  }

  /**
   * After a refusal or without a response, the observation stays desired until the next Register, or until a device
   * in queue mode wakes. A refusal is recorded.
   */
  async #renew(target: DeviceAddress, id: string, signal: AbortSignal): Promise<void> {
    const { presence, activityLog } = this.#deps;
    const observation = await this.#deps.observation(id);
    if (observation === undefined) {
      return;
    }
    if (presence.isAsleep(observation.deviceId)) {
      this.owe(observation.deviceId);
      return;
    }
    try {
      const unplaced = omit(observation, 'token', 'registrationId', 'composite');
      const { answer, established } = await this.#deps.establish(target, unplaced, signal);
      if (!established) {
        await noteRefusal(activityLog, observation, answer);
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
        throw error;
      }
      if (presence.isQueueMode(observation.deviceId)) {
        this.owe(observation.deviceId);
      }
    }
  }
}
