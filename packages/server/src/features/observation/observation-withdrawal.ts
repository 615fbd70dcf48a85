import { parsePath } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import type { DeviceAddress, DeviceLink } from '../../gateway/ports/device-link.ts';
import type { WriteOperation } from '../../store/port.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import { addressOf } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';
import type { Observation } from './model/observation.ts';
import type { ObservationRenewals } from './observation-renewals.ts';
import type { ObservationTimeouts } from './observation-timeouts.ts';
import type { StoredObservations } from './stored-observations.ts';

/** Observations that have ended because the device no longer has the resource. */
export interface EndedObservations {
  /** Writes for the commit that makes the smart objects unavailable. Their observations are still desired. */
  readonly writes: readonly WriteOperation[];
  /** Call it after that commit. */
  committed(): void;
}

export interface WithdrawalDependencies {
  readonly stored: StoredObservations;
  readonly live: LiveRegistrations;
  readonly presence: Presence;
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly renewals: Pick<ObservationRenewals, 'regroup' | 'withdrawn'>;
  readonly timeouts: ObservationTimeouts;
  readonly storeRetry: StoreRetry;
  readonly onError: (error: unknown) => void;
}

/** Ends observations: on request, after their time-out, and with their smart object or device. */
export class ObservationWithdrawal {
  readonly #deps: WithdrawalDependencies;

  constructor(deps: WithdrawalDependencies) {
    this.#deps = deps;
    deps.timeouts.listen((id) => this.#timeOut(id));
  }

  /**
   * Deletes a desired observation. Retries until the store is available. Call it in the downlink lane of the
   * device, so that no Observe is in progress.
   */
  async withdraw(id: string): Promise<Observation | undefined> {
    const { stored, timeouts, renewals, storeRetry } = this.#deps;
    const observation = await storeRetry.run(() => stored.get(id));
    if (observation !== undefined) {
      await storeRetry.run(() => stored.delete(id));
      timeouts.forget(id);
      renewals.withdrawn(observation.deviceId, id);
    }
    return observation;
  }

  /**
   * Cancels the observation on the device, if the device still has it. @throws DeviceUnreachable, AbortError
   */
  async cancelOnDevice(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { live, link, renewals } = this.#deps;
    const { deviceId, registrationId, token, accept, path } = observation;
    if (token === undefined || registrationId !== live.ofDevice(deviceId)?.id) {
      return false;
    }
    if (observation.composite === undefined) {
      await link.cancelObservation(target, parsePath(path), token, 'active', signal, accept);
    } else {
      await renewals.regroup(target, 'missing', signal);
    }
    return true;
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
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
        throw error;
      }
    }
  }

  /** Ends the observations of smart objects that the device no longer lists. Call it in the device's lane. */
  async endOf(gone: readonly SmartObject[]): Promise<EndedObservations> {
    const { active, writes } = await this.#deps.stored.endedWith(gone);
    return { writes, committed: () => this.#detach(active) };
  }

  /** Forgets observations whose documents were deleted with their device or SmartObject. */
  dropped(gone: readonly Observation[]): void {
    for (const { id } of gone) {
      this.#deps.timeouts.forget(id);
    }
    this.#detach(gone);
  }

  /** Drops observations without sending anything to the device. */
  #detach(gone: readonly Observation[]): void {
    const { live, link, renewals, onError } = this.#deps;
    for (const { deviceId, id, composite, token, path } of gone) {
      if (composite !== undefined) {
        renewals.withdrawn(deviceId, id);
        continue;
      }
      const registration = live.ofDevice(deviceId);
      if (registration !== undefined && token !== undefined) {
        link.cancelObservation(addressOf(registration), parsePath(path), token, 'passive').catch(onError);
      }
    }
  }

  #timeOut(id: string): void {
    const { stored, queue, storeRetry, onError } = this.#deps;
    const end = async (target?: DeviceAddress, signal?: AbortSignal): Promise<void> => {
      const observation = await this.withdraw(id);
      if (observation !== undefined && target !== undefined && signal !== undefined) {
        await this.#cancelIfReachable(target, observation, signal);
      }
    };
    storeRetry
      .run(() => stored.get(id))
      .then((observation) => {
        if (observation !== undefined) {
          queue.enqueue(observation.deviceId, {
            priority: 'command',
            run: end,
            dropped: () => end(),
          });
        }
      })
      .catch(onError);
  }
}
