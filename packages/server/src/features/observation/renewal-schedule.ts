import type { Clock } from '../../kernel/clock.ts';
import { Deadlines } from '../../kernel/deadlines.ts';
import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { Presence } from '../presence/presence.ts';
import type { CompositeSupport } from './composite-support.ts';

/** Milliseconds for which a composite observation waits for further changes of the desired observations. */
export const REGROUP_DELAY_MS = 1_000;

/** `all`: the device has no observations at its address; `missing`: its current observations are kept. */
export type Renewal = 'all' | 'missing';

export interface ScheduleDependencies {
  readonly clock: Clock;
  readonly presence: Presence;
  readonly support: Pick<CompositeSupport, 'mayTake'>;
}

/**
 * Decides when the observations of each device are reconciled with the desired ones. Waits for sleeping
 * devices to wake.
 */
export class RenewalSchedule {
  readonly #deps: ScheduleDependencies;
  /** Devices that were asleep when their observations were due for renewal. */
  readonly #scheduled = new Map<string, Renewal>();
  /** Devices whose desired observations have changed. */
  readonly #changed: Deadlines;
  /** Devices that have ended an observation since their last Register or Update. */
  readonly #ended = new Set<string>();
  #onDue: (deviceId: string, renewal: Renewal) => void = () => undefined;

  constructor(deps: ScheduleDependencies) {
    this.#deps = deps;
    this.#changed = new Deadlines(deps.clock, (deviceId) => this.#onDue(deviceId, 'missing'));
    deps.presence.listen((deviceId) => this.#renewDevice(deviceId));
  }

  /** @param onDue called when the observations of a device are due for renewal. It must not throw. */
  listen(onDue: (deviceId: string, renewal: Renewal) => void): void {
    this.#onDue = onDue;
  }

  stop(): void {
    this.#changed.clear();
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
    for (const deviceId of [...this.#scheduled.keys()]) {
      this.#renewDevice(deviceId);
    }
  }

  #renewDevice(deviceId: string): void {
    const renewal = this.#scheduled.get(deviceId);
    if (renewal !== undefined && this.#deps.presence.isAwake(deviceId)) {
      this.#scheduled.delete(deviceId);
      this.#onDue(deviceId, renewal);
    }
  }

  /** Call it when the desired observations of a device have changed. They are combined after a delay. */
  changed(deviceId: string): void {
    const { support, clock } = this.#deps;
    if (support.mayTake(deviceId)) this.#changed.set(deviceId, clock.now() + REGROUP_DELAY_MS);
  }

  /** Records that the device has ended an observation. It is requested again after the next Update. */
  ended(deviceId: string): void {
    this.#ended.add(deviceId);
  }

  /**
   * Renews observations after a Register or an Update.
   *
   * @param isUnobserved whether no observation needs renewal
   */
  followUp({ deviceId, moved, hasReturned }: RegistrationChange, isUnobserved: boolean): void {
    const hasEnded = this.#ended.delete(deviceId);
    if (isUnobserved) {
      this.#scheduled.delete(deviceId);
    } else if (moved) {
      this.#scheduled.delete(deviceId);
      this.#onDue(deviceId, 'all');
    } else if (hasEnded || hasReturned === true) {
      this.scheduleMissing(deviceId);
      this.#renewDevice(deviceId);
    }
  }

  /** Records that the observations of a device are being reconciled, with all changes so far. */
  noteReconciling(deviceId: string): void {
    this.#changed.delete(deviceId);
  }

  /** Forgets a device that is no longer registered. */
  onDeparture(deviceId: string): void {
    this.#scheduled.delete(deviceId);
    this.#ended.delete(deviceId);
    this.#changed.delete(deviceId);
  }
}
