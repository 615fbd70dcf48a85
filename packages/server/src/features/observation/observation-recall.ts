import { parsePath } from '@muster/lwm2m/core';
import { notificationMarks } from './model/notification-mark.ts';
import type { NotificationMark } from './model/notification-mark.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import type { Registration } from '../registration/model/registration.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import { addressOf } from '../presence/live-registrations.ts';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { CompositeObservations } from './composite-observations.ts';
import { compositeMarkId, loadCompositeMarks } from './notification-marks.ts';
import type { ObservationDependencies } from './observation-dependencies.ts';
import { NotificationSink, type NotificationSinkOwner } from './notification-sink.ts';

export interface RecallDependencies extends Pick<
  ObservationDependencies,
  'store' | 'lanes' | 'live' | 'link'
> {
  readonly composites: CompositeObservations;
  readonly sinks: NotificationSinkOwner;
  /** Called with a desired observation of an earlier run, whose time-out continues. */
  readonly found: (observation: Observation) => void;
  /** The device has to be asked again. */
  readonly lost: (deviceId: string) => void;
}

/**
 * Takes observations up again from the store: those of an earlier run, and those that the gateway has put away. One that
 * serves a single resource is when it notifies; so what sleeping devices are observed for takes no memory.
 */
export class ObservationRecall {
  readonly #deps: RecallDependencies;
  #loaded: Observation[] = [];
  #marks = new Map<string, NotificationMark>();

  constructor(deps: RecallDependencies) {
    this.#deps = deps;
  }

  /** Loads the observations of an earlier run. */
  async load(): Promise<void> {
    this.#loaded = await this.#deps.store.collection(observations).find({});
    this.#marks = await loadCompositeMarks(this.#deps.store, this.#loaded);
  }

  /**
   * Resumes the loaded composite observations, and compares them with the desired ones. Synchronous: call it in the
   * turn in which the device link is opened.
   */
  resume(): void {
    const marks = this.#marks;
    this.#marks = new Map();
    const composites = new Map<string, Observation[]>();
    for (const observation of this.#loaded.splice(0)) {
      this.#deps.found(observation);
      const { deviceId, token, registrationId } = observation;
      const registration = this.#deps.live.ofDevice(deviceId);
      if (registration === undefined) {
        continue;
      }
      if (token === undefined || registrationId !== registration.id) {
        this.#deps.lost(deviceId);
      } else if (observation.composite !== undefined) {
        composites.set(token, [...(composites.get(token) ?? []), observation]);
      }
    }
    for (const members of composites.values()) {
      this.#resumeComposite(members, marks.get(compositeMarkId(members[0]?.deviceId ?? '')));
    }
  }

  #resumeComposite(members: readonly Observation[], mark: NotificationMark | undefined): void {
    try {
      this.#deps.composites.resume(members, mark);
    } catch (error) {
      // Its secure session is gone: it comes back with a handshake, and is asked again then.
      if (!(error instanceof DeviceUnreachable)) throw error;
    }
  }

  /**
   * Takes up the observation that something has come of, where there is one.
   *
   * @param token hex
   * @returns whether the sender is a registered device
   * @throws DeviceUnreachable when it cannot be taken up now
   */
  async recall(source: SourceAddress, token: string): Promise<boolean> {
    const { live, lanes } = this.#deps;
    const deviceId = live.from(source)?.deviceId;
    if (deviceId === undefined) {
      return false;
    }
    await lanes.run(deviceId, async () => {
      const registration = live.from(source);
      if (registration?.deviceId === deviceId) {
        await this.#takeUp(registration, token);
      }
    });
    return true;
  }

  async #takeUp(registration: Registration, token: string): Promise<void> {
    const { store, composites } = this.#deps;
    const { id, deviceId } = registration;
    const stored = await store
      .collection(observations)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
    const served = stored.filter((one) => one.token === token && one.registrationId === id);
    const [first] = served;
    if (first === undefined) {
      return;
    }
    const isComposite = first.composite !== undefined;
    const markId = isComposite ? compositeMarkId(deviceId) : first.id;
    const mark = await store.collection(notificationMarks).get(markId);
    if (isComposite) {
      composites.resume(served, mark);
    } else {
      this.#takeUpSingle(first, token, registration, mark);
    }
  }

  #takeUpSingle(
    { id, path, accept }: Observation,
    token: string,
    registration: Registration,
    mark: NotificationMark | undefined,
  ): void {
    const { live, link, sinks } = this.#deps;
    const { deviceNetworkId } = registration;
    // The id that is kept anyway: that of the observation would be the same text once more in memory.
    const deviceId = live.keptId(registration.deviceId);
    const sink = new NotificationSink(sinks, { id, deviceId, deviceNetworkId }, token);
    const last = mark?.token === token ? mark.sequence : undefined;
    link.resumeObservation(addressOf(registration), parsePath(path), token, accept, sink, last);
  }
}
