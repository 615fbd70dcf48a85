import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import type { Presence } from '../presence/presence.ts';
import type { CompositeObservations } from './composite-observations.ts';
import type { CompositeProbe } from './composite-probe.ts';
import type { Renewal, RenewalSchedule } from './renewal-schedule.ts';
import type { SingleRenewals } from './single-renewals.ts';
import type { StoredObservations } from './stored-observations.ts';

export interface RenewalDependencies {
  readonly stored: StoredObservations;
  readonly schedule: RenewalSchedule;
  readonly presence: Presence;
  readonly queue: DownlinkQueue;
  readonly composites: CompositeObservations;
  readonly singles: SingleRenewals;
  readonly probe: CompositeProbe;
  readonly storeRetry: StoreRetry;
}

/**
 * Reconciles the observations of devices with the desired ones: after a Register, a change of address, a sleep, and a
 * change of the desired observations. Combines observations in a composite where possible.
 */
export class ObservationRenewals {
  readonly #deps: RenewalDependencies;

  constructor(deps: RenewalDependencies) {
    this.#deps = deps;
    deps.schedule.listen((deviceId, renewal) => this.#enqueue(deviceId, renewal));
  }

  /** Requests all observations after a Register or a change of address, because the device has none there. */
  followUp(change: RegistrationChange): void {
    const { stored, schedule, composites } = this.#deps;
    const { deviceId } = change;
    if (change.isUnobserved === true) stored.noteUnobserved(deviceId);
    schedule.followUp(change, stored.isUnobserved(deviceId) && !composites.hasState(deviceId));
  }

  /**
   * Requests the missing observations once the device is awake. Call it after storing desired observations.
   */
  renewMissing(deviceId: string): void {
    const { schedule } = this.#deps;
    schedule.scheduleMissing(deviceId);
    schedule.renewScheduled();
  }

  /** Call it in the device's lane before storing an observation of a resource of the device. */
  noteRequested(deviceId: string): void {
    this.#deps.stored.noteRequested(deviceId);
  }

  /** Removes an observation that is no longer desired. */
  withdrawn(deviceId: string, id: string): void {
    this.#deps.composites.withdrawn(deviceId, id);
    this.#deps.schedule.changed(deviceId);
  }

  /**
   * Forgets a device that is no longer registered. All observations are requested after its next Register.
   */
  onDeparture(deviceId: string): void {
    const { stored, schedule, composites } = this.#deps;
    stored.onDeparture(deviceId);
    schedule.onDeparture(deviceId);
    composites.forget(deviceId);
  }

  #enqueue(deviceId: string, renewal: Renewal): void {
    this.#deps.queue.enqueue(deviceId, {
      // `all` keeps the order of commands, so that it does not reset an observation that a later command
      // begins.
      priority: renewal === 'all' ? 'command' : 'renewal',
      run: (target, signal) => this.regroup(target, renewal, signal),
      dropped: async () => undefined,
    });
  }

  /**
   * Runs in the device's downlink lane. Retries until the store is available, because the next Register may
   * be a day away.
   */
  async regroup(target: DeviceAddress, renewal: Renewal, signal: AbortSignal): Promise<void> {
    const { deviceId } = target;
    const { schedule, presence, storeRetry } = this.#deps;
    if (presence.isAsleep(deviceId)) {
      schedule.postpone(deviceId, renewal);
      return;
    }
    schedule.noteReconciling(deviceId);
    try {
      await storeRetry.run(() => this.#reconcile(target, renewal, signal), signal);
    } catch (error) {
      // Aborted: the device has registered or moved since, so all observations are requested again.
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
        throw error;
      }
    }
  }

  async #reconcile(target: DeviceAddress, renewal: Renewal, signal: AbortSignal): Promise<void> {
    const { deviceId } = target;
    const { stored, composites, singles, probe } = this.#deps;
    const desired = await stored.requestable(deviceId);
    const left = await composites.regroup(target, desired, renewal, signal);
    singles.enqueue(deviceId, left);
    // Otherwise the remaining observations are requested first, which leads to another probe.
    if (left.length === 0 && (await composites.needsProbe(deviceId, desired))) {
      probe.enqueue(deviceId);
    }
  }
}
