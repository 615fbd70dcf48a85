import { parsePath } from '@muster/lwm2m/core';
import type { Lanes } from '../../kernel/lanes.ts';
import type { DeviceLink } from '../../gateway/ports/device-link.ts';
import type { Recalled, SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { Store } from '../../store/port.ts';
import { addressOf } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Registration } from '../registration/model.ts';
import type { CompositeObservations } from './composite-observations.ts';
import { notificationMarks } from './model/notification-mark.ts';
import type { NotificationMark } from './model/notification-mark.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import { compositeMarkId } from './notification-marks.ts';
import type { NotificationSinks } from './notification-sinks.ts';

export interface RecallDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly link: DeviceLink;
  readonly composites: Pick<CompositeObservations, 'resume'>;
  readonly sinks: NotificationSinks;
}

/**
 * Loads an observation from the store when a notification arrives for an observation of an earlier run, or
 * one that the gateway has unloaded. Observations of sleeping devices therefore need no memory.
 */
export class ObservationRecall {
  readonly #deps: RecallDependencies;

  constructor(deps: RecallDependencies) {
    this.#deps = deps;
  }

  /**
   * Resumes the observation of a notification with an unknown token, if it is stored.
   *
   * @param token hex
   * @throws DeviceUnreachable if it cannot be resumed now
   */
  async recall(source: SourceAddress, token: string): Promise<Recalled> {
    const { live, lanes } = this.#deps;
    const deviceId = live.from(source)?.deviceId;
    if (deviceId === undefined) {
      return 'unknown';
    }
    return lanes.run(deviceId, async () => {
      const registration = live.from(source);
      return registration?.deviceId === deviceId ? this.#resume(registration, token) : 'unknown';
    });
  }

  async #resume(registration: Registration, token: string): Promise<Recalled> {
    const { store, composites } = this.#deps;
    const { id, deviceId } = registration;
    const stored = await store
      .collection(observations)
      .find({ where: [{ field: 'deviceId', op: 'eq', value: deviceId }] });
    const served = stored.filter((one) => one.token === token && one.registrationId === id);
    const [first] = served;
    if (first === undefined) {
      return 'absent';
    }
    const isComposite = first.composite !== undefined;
    const markId = isComposite ? compositeMarkId(deviceId) : first.id;
    const mark = await store.collection(notificationMarks).get(markId);
    if (isComposite) {
      composites.resume(served, mark);
    } else {
      this.#resumeSingle(first, token, registration, mark);
    }
    return 'resumed';
  }

  #resumeSingle(
    { id, path, accept }: Observation,
    token: string,
    registration: Registration,
    mark: NotificationMark | undefined,
  ): void {
    const { link, sinks } = this.#deps;
    const { deviceId, deviceNetworkId } = registration;
    const sink = sinks.create({ id, deviceId, deviceNetworkId }, token);
    const last = mark?.token === token ? mark.sequence : undefined;
    link.resumeObservation(addressOf(registration), parsePath(path), token, accept, sink, last);
  }
}
