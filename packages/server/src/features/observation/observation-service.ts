import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { Recalled, SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Observation } from './model/observation.ts';
import type { ObservationRecall } from './observation-recall.ts';
import type { EndedObservations, ObservationWithdrawal } from './observation-withdrawal.ts';
import type { ObserveOutcome, ObserveRequests } from './observe-requests.ts';
import type { StoredObservations } from './stored-observations.ts';

/** State returned by `observestate`. */
export interface ObservationState {
  readonly observed: boolean;
  readonly expiresAt?: number;
  readonly timeoutMs?: number;
}

export interface ObservationDependencies {
  readonly stored: StoredObservations;
  readonly live: LiveRegistrations;
  readonly requests: ObserveRequests;
  readonly withdrawal: ObservationWithdrawal;
  readonly recalls: ObservationRecall;
}

/**
 * Observations of resources, for other features. A desired observation outlives registrations and restarts.
 * The CoAP token is valid as long as its registration, and is stored, so that a notification after a restart
 * is matched to its resource.
 */
export class ObservationService {
  readonly #deps: ObservationDependencies;

  constructor(deps: ObservationDependencies) {
    this.#deps = deps;
  }

  get(id: string): Promise<Observation | undefined> {
    return this.#deps.stored.get(id);
  }

  async state(id: string): Promise<ObservationState> {
    const stored = await this.get(id);
    if (stored === undefined) {
      return { observed: false };
    }
    const live = this.#deps.live.ofDevice(stored.deviceId);
    return {
      observed: stored.token !== undefined && stored.registrationId === live?.id,
      ...(stored.expiresAt === undefined ? {} : { expiresAt: stored.expiresAt }),
      ...(stored.timeoutMs === undefined ? {} : { timeoutMs: stored.timeoutMs }),
    };
  }

  /** @see ObserveRequests.establish */
  establish(target: DeviceAddress, observation: Observation, signal: AbortSignal): Promise<ObserveOutcome> {
    return this.#deps.requests.establish(target, observation, signal);
  }

  /** @see ObservationWithdrawal.withdraw */
  withdraw(id: string): Promise<Observation | undefined> {
    return this.#deps.withdrawal.withdraw(id);
  }

  /** @see ObservationWithdrawal.cancelOnDevice */
  cancelOnDevice(target: DeviceAddress, observation: Observation, signal: AbortSignal): Promise<boolean> {
    return this.#deps.withdrawal.cancelOnDevice(target, observation, signal);
  }

  /** @see ObservationWithdrawal.endOf */
  endOf(gone: readonly SmartObject[]): Promise<EndedObservations> {
    return this.#deps.withdrawal.endOf(gone);
  }

  /** @see ObservationWithdrawal.dropped */
  dropped(gone: readonly Observation[]): void {
    this.#deps.withdrawal.dropped(gone);
  }

  /** @see ObservationRecall.recall */
  recall(source: SourceAddress, token: string): Promise<Recalled> {
    return this.#deps.recalls.recall(source, token);
  }
}
