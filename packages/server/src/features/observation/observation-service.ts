import { parsePath } from '@muster/lwm2m/core';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { Deadlines } from '../../kernel/deadlines.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import { notificationMarks } from './model/notification-mark.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import { omit } from '../../kernel/omit.ts';
import { CompositeObservations } from './composite-observations.ts';
import { addressOf } from '../presence/live-registrations.ts';
import { observationsOf, type EndedObservations } from './lost-instances.ts';
import { DEFAULT_COMPOSITE_TIMEOUT_MS } from './observation-dependencies.ts';
import type { ObservationDependencies, ObserveOutcome } from './observation-dependencies.ts';
import { ObservationRecall } from './observation-recall.ts';
import { ObservationRenewals } from './observation-renewals.ts';
import type { RegistrationChange, SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import { NotificationSink, type NotificationSinkOwner } from './notification-sink.ts';

/** What `observestate` shows. */
export interface ObservationState {
  readonly observed: boolean;
  readonly expiresAt?: number;
  readonly timeoutMs?: number;
}

/**
 * Observations of resources. A desired observation survives registrations and restarts. The CoAP token lives as long
 * as the registration that it belongs to, and is stored, so that a notification after a restart finds its resource.
 */
export class ObservationService {
  readonly #deps: ObservationDependencies;
  readonly #deadlines: Deadlines;
  readonly #sinks: NotificationSinkOwner;
  readonly #composites: CompositeObservations;
  readonly #renewals: ObservationRenewals;
  readonly #recall: ObservationRecall;

  constructor(deps: ObservationDependencies) {
    this.#deps = deps;
    this.#deadlines = new Deadlines(deps.clock, (id) => this.#timeOut(id));
    this.#sinks = {
      clock: deps.clock,
      measurements: deps.measurements,
      ended: ({ deviceId, id }, token) => {
        this.#forgetToken(deviceId, id, token)
          .then(() => this.#renewals.ended(deviceId))
          .catch(deps.onError);
      },
    };
    this.#composites = new CompositeObservations({
      ...deps,
      timeoutMs: deps.compositeTimeoutMs ?? DEFAULT_COMPOSITE_TIMEOUT_MS,
      // One that the device ends is not put up again as it was: it might end it for ever.
      onEnded: (deviceId, members) => this.#renewals.singly(deviceId, members),
    });
    this.#renewals = new ObservationRenewals({
      ...deps,
      composites: this.#composites,
      observation: (id) => this.get(id),
      establish: (target, observation, signal) => this.establish(target, observation, signal),
    });
    this.#recall = new ObservationRecall({
      ...deps,
      composites: this.#composites,
      sinks: this.#sinks,
      found: (observation) => this.#watch(observation),
      lost: (deviceId) => this.#renewals.owe(deviceId),
    });
  }

  /** Loads the observations of an earlier run; call it when the registrations are loaded. */
  async load(): Promise<void> {
    await this.#recall.load();
  }

  /**
   * Goes on with what {@link load} found: call it in the same turn in which the link comes up. What an earlier run lost is
   * asked for again, once the device is awake.
   */
  resume(): void {
    this.#recall.resume();
    this.#renewals.catchUp();
  }

  /**
   * Resumes the observation of a notification with an unknown token: one of an earlier run, or one that the gateway
   * has unloaded.
   *
   * @param token hex
   * @returns whether the sender is a registered device
   * @throws DeviceUnreachable it cannot be resumed now
   */
  recall(source: SourceAddress, token: string): Promise<boolean> {
    return this.#recall.recall(source, token);
  }

  stop(): void {
    this.#deadlines.clear();
    this.#renewals.stop();
  }

  #watch(observation: Observation): void {
    if (observation.expiresAt === undefined) {
      this.#deadlines.delete(observation.id);
    } else {
      this.#deadlines.set(observation.id, observation.expiresAt);
    }
  }

  /** The device observes no longer: it is asked again when it registers next. */
  #forgetToken(deviceId: string, id: string, token: string | undefined): Promise<void> {
    return this.#deps.lanes.run(deviceId, async () => {
      const stored = await this.get(id);
      if (stored?.token !== undefined && stored.token === token) {
        await this.#deps.store.collection(observations).put(omit(stored, 'token', 'registrationId'));
      }
    });
  }

  get(id: string): Promise<Observation | undefined> {
    return this.#deps.store.collection(observations).get(id);
  }

  /** Which of these resources the service is asked to observe. */
  async requested(smartObjectId: string): Promise<ReadonlySet<string>> {
    const rows = await this.#deps.store
      .collection(observations)
      .find({ where: [{ field: 'smartObjectId', op: 'eq', value: smartObjectId }] });
    return new Set(rows.map((one) => one.id));
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

  /**
   * Asks the device to observe; runs in the device's downlink lane. The value it answers with is stored together with
   * the observation, before anything else happens.
   *
   * @throws DeviceUnreachable, AbortError
   */
  async establish(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<ObserveOutcome> {
    const { link, live, measurements } = this.#deps;
    const path = parsePath(observation.path);
    const registration = live.ofDevice(observation.deviceId);
    const previous = await this.get(observation.id);
    // An observation in a composite gets a token of its own until they are combined again.
    if (previous?.token !== undefined && previous.composite === undefined) {
      // The next notification under the old token is answered with a reset, which ends it on the device too. The store
      // forgets it first: it would be recalled from there.
      await this.#forgetToken(observation.deviceId, observation.id, previous.token);
      await link.cancelObservation(target, path, previous.token, 'passive', signal);
    }
    const sink = new NotificationSink(this.#sinks, observation);
    const { answer, token } = await link.observe(target, path, sink, signal);
    sink.token = token;
    if (!answer.success) {
      return { answer, established: false };
    }
    sink.answered(answer.records ?? []);
    const stored = this.#established(observation, token, answer, registration?.id);
    await measurements.take(observation, answer.records ?? [], (owned) => {
      // The device may have sent a Register, or have lost the smart object, before its response.
      const holds =
        live.ofDevice(observation.deviceId)?.id === registration?.id &&
        owned.some((one) => one.id === observation.smartObjectId);
      if (stored === undefined || !holds) return [];
      this.#renewals.requested(observation.deviceId);
      return [putOperation(observations, stored)];
    });
    if (stored !== undefined) {
      this.#watch(stored);
      this.#renewals.changed(observation.deviceId);
    }
    return { answer, established: token !== undefined };
  }

  #established(
    observation: Observation,
    token: string | undefined,
    answer: OperationAnswer,
    registrationId: string | undefined,
  ): Observation | undefined {
    if (token === undefined || registrationId === undefined) {
      return undefined;
    }
    return {
      ...observation,
      token,
      registrationId,
      ...(answer.contentFormat === undefined ? {} : { accept: answer.contentFormat }),
    };
  }

  /** Deletes a desired observation. Call it in the downlink lane of the device, so that no Observe is in progress. */
  async withdraw(id: string): Promise<Observation | undefined> {
    const stored = await this.get(id);
    if (stored !== undefined) {
      await this.#deps.store.write([
        deleteOperation(observations, id),
        deleteOperation(notificationMarks, id),
      ]);
      this.#deadlines.delete(id);
      this.#composites.withdrawn(stored.deviceId, id);
      this.#renewals.changed(stored.deviceId);
    }
    return stored;
  }

  /** Ends the observation on the device, if it still has it. @throws DeviceUnreachable, AbortError */
  async tellCancelled(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<boolean> {
    const registration = this.#deps.live.ofDevice(observation.deviceId);
    if (observation.token === undefined || observation.registrationId !== registration?.id) {
      return false;
    }
    if (observation.composite !== undefined) {
      await this.#renewals.regroup(target, 'missing', signal);
      return true;
    }
    const { token, accept } = observation;
    const path = parsePath(observation.path);
    await this.#deps.link.cancelObservation(target, path, token, 'active', signal, accept);
    return true;
  }

  async #tellIfReachable(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<void> {
    if (this.#deps.presence.isAsleep(observation.deviceId)) {
      this.dropped([observation]);
      return;
    }
    try {
      await this.tellCancelled(target, observation, signal);
    } catch (error) {
      // A notification that still comes is answered with a reset.
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) {
        throw error;
      }
    }
  }

  /** Ends the observations of smart objects that the device no longer lists. Call it in the device's lane. */
  async endOf(gone: readonly SmartObject[]): Promise<EndedObservations> {
    const { active, writes } = await observationsOf(this.#deps.store, gone);
    return { writes, committed: () => this.#detach(active) };
  }

  /** Forgets observations whose documents are gone with their device or SmartObject. */
  dropped(gone: readonly Observation[]): void {
    for (const { id } of gone) {
      this.#deadlines.delete(id);
    }
    this.#detach(gone);
  }

  /** Lets go of observations without telling the device. */
  #detach(gone: readonly Observation[]): void {
    for (const observation of gone) {
      if (observation.composite !== undefined) {
        this.#composites.withdrawn(observation.deviceId, observation.id);
        this.#renewals.changed(observation.deviceId);
        continue;
      }
      const registration = this.#deps.live.ofDevice(observation.deviceId);
      if (registration === undefined || observation.token === undefined) {
        continue;
      }
      this.#deps.link
        .cancelObservation(addressOf(registration), parsePath(observation.path), observation.token, 'passive')
        .catch(this.#deps.onError);
    }
  }

  /** Requests all observations after a Register or a change of address, because the device has none there. */
  followUp(change: RegistrationChange): void {
    this.#renewals.followUp(change);
  }

  /** Call it after storing desired observations: requests the missing ones when the device is awake. */
  renewMissing(deviceId: string): void {
    this.#renewals.owe(deviceId);
    this.#renewals.catchUp();
  }

  /** A resource of the device is about to be observed. Call it in the device's lane, before that is stored. */
  noteRequested(deviceId: string): void {
    this.#renewals.requested(deviceId);
  }

  /** The device is no longer registered. All observations are requested after its next Register. */
  left(deviceId: string): void {
    this.#renewals.left(deviceId);
  }

  #timeOut(id: string): void {
    const end = async (target?: DeviceAddress, signal?: AbortSignal): Promise<void> => {
      const observation = await this.withdraw(id);
      if (observation !== undefined && target !== undefined && signal !== undefined) {
        await this.#tellIfReachable(target, observation, signal);
      }
    };
    this.get(id)
      .then((observation) => {
        if (observation !== undefined) {
          this.#deps.queue.enqueue(observation.deviceId, {
            priority: 'command',
            run: end,
            dropped: () => end(),
          });
        }
      })
      .catch(this.#deps.onError);
  }
}
