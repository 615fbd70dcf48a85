import type { RegistrationChange } from '../../gateway/ports/uplink-requests.ts';
import type { DomainEvent, EventBus } from '../events/events.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Presence } from '../presence/presence.ts';

/** Sends requests to a device after a Register or an Update. It must not throw. */
export interface Follower {
  followUp(change: RegistrationChange): void;
}

export interface FollowUpDependencies {
  readonly events: Pick<EventBus, 'emit'>;
  readonly live: LiveRegistrations;
  readonly presence: Pick<Presence, 'heard'>;
  /** Called in this order. */
  readonly followers: readonly Follower[];
}

/** Starts the work that follows a Register or an Update, after the response to the device. */
export class RegistrationFollowUp {
  readonly #deps: FollowUpDependencies;

  constructor(deps: FollowUpDependencies) {
    this.#deps = deps;
  }

  /** Publishes stored events to current listeners. The outbox delivers them to the others. */
  publish(events: readonly DomainEvent[]): void {
    for (const event of events) this.#deps.events.emit(event);
  }

  /** Lets the followers send their requests. Only LwM2M devices receive requests. */
  start(change: RegistrationChange): void {
    const { live, presence, followers } = this.#deps;
    if (live.speaksLwm2m(change.deviceId)) {
      for (const follower of followers) follower.followUp(change);
    }
    presence.heard(change.deviceId);
  }
}
