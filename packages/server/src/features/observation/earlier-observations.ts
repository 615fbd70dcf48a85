import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { Store } from '../../store/port.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { CompositeObservations } from './composite-observations.ts';
import type { NotificationMark } from './model/notification-mark.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import { compositeMarkId, loadCompositeMarks } from './notification-marks.ts';
import type { ObservationTimeouts } from './observation-timeouts.ts';
import type { RenewalSchedule } from './renewal-schedule.ts';

export interface EarlierObservationDependencies {
  readonly store: Store;
  readonly live: LiveRegistrations;
  readonly composites: Pick<CompositeObservations, 'resume'>;
  readonly timeouts: Pick<ObservationTimeouts, 'watch'>;
  readonly schedule: Pick<RenewalSchedule, 'scheduleMissing' | 'renewScheduled'>;
}

/**
 * Continues the observations of an earlier run. Those of single resources stay in the store until they have a
 * notification.
 */
export class EarlierObservations {
  readonly #deps: EarlierObservationDependencies;
  #loaded: Observation[] = [];
  #marks = new Map<string, NotificationMark>();

  constructor(deps: EarlierObservationDependencies) {
    this.#deps = deps;
  }

  /** Loads the observations of an earlier run. Call it when the registrations are loaded. */
  async load(): Promise<void> {
    const { store } = this.#deps;
    this.#loaded = await store.collection(observations).find({});
    this.#marks = await loadCompositeMarks(store, this.#loaded);
  }

  /**
   * Resumes the loaded composite observations and compares them with the desired ones. Observations that the
   * earlier run lost are requested again once the device is awake. Synchronous: call it in the turn in which
   * the device link is opened.
   */
  resume(): void {
    const { live, timeouts, schedule } = this.#deps;
    const marks = this.#marks;
    this.#marks = new Map();
    const composites = new Map<string, Observation[]>();
    for (const observation of this.#loaded.splice(0)) {
      timeouts.watch(observation);
      const { deviceId, token, registrationId } = observation;
      const registration = live.ofDevice(deviceId);
      if (registration === undefined) {
        continue;
      }
      if (token === undefined || registrationId !== registration.id) {
        schedule.scheduleMissing(deviceId);
      } else if (observation.composite !== undefined) {
        composites.set(token, [...(composites.get(token) ?? []), observation]);
      }
    }
    for (const members of composites.values()) {
      this.#resumeComposite(members, marks.get(compositeMarkId(members[0]?.deviceId ?? '')));
    }
    schedule.renewScheduled();
  }

  #resumeComposite(members: readonly Observation[], mark: NotificationMark | undefined): void {
    try {
      this.#deps.composites.resume(members, mark);
    } catch (error) {
      // The session is gone. The device returns with a handshake and is asked again then.
      if (!(error instanceof DeviceUnreachable)) throw error;
    }
  }
}
