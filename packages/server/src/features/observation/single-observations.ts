import { parsePath } from '@muster/lwm2m/core';
import type { OperationAnswer } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import { putOperation, replaceOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import type { ActivityResponse } from '../activity/activity.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { isMissing, withMissing } from '../device-objects/reported-resources.ts';
import type { TakenValue } from '../measurements/measurement-service.ts';
import { addressOf } from '../presence/live-registrations.ts';
import type { Registration } from '../registration/model.ts';
import type { DesiredObservations, ObservationDependencies } from './desired-observations.ts';
import { observations, unplaced } from './model.ts';
import type { NotificationMark, Observation } from './model.ts';
import { NotificationSink } from './notifications.ts';
import type { SinkOwner } from './notifications.ts';

/** Result of an Observe. */
export interface ObserveOutcome {
  readonly answer: OperationAnswer;
  /** False if the device answered but did not accept the observation. */
  readonly established: boolean;
  /** Stored values of the response. */
  readonly values: readonly TakenValue[];
}

/** Observes single resources, with one Observe each. */
export class SingleObservations {
  readonly #deps: ObservationDependencies;
  readonly #desired: DesiredObservations;
  readonly #sinkOwner: SinkOwner;

  constructor(deps: ObservationDependencies, desired: DesiredObservations) {
    this.#deps = deps;
    this.#desired = desired;
    const { clock, measurements, storeRetry, onError } = deps;
    this.#sinkOwner = {
      clock,
      measurements,
      ended: ({ deviceId, id }, token) => {
        storeRetry
          .run(() => desired.forgetToken(deviceId, id, token))
          .then(() => desired.noteEnded(deviceId))
          .catch(onError);
      },
    };
  }

  /**
   * Sends the Observe. Runs in the device's downlink lane. The value of the response is stored together with the
   * observation, before anything else happens. Retries until the store is available.
   *
   * @throws DeviceUnreachable, AbortError
   */
  async establish(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<ObserveOutcome> {
    const stored = await this.#deps.storeRetry.run(() => this.#desired.get(observation.id));
    return this.#observe(target, observation, stored, signal);
  }

  /** @param stored the observation in the store, which is replaced */
  async #observe(
    target: DeviceAddress,
    observation: Observation,
    stored: Observation | undefined,
    signal: AbortSignal,
  ): Promise<ObserveOutcome> {
    const { live, link, measurements, storeRetry } = this.#deps;
    const { deviceId } = observation;
    const registration = live.ofDevice(deviceId);
    if (stored !== undefined) await this.#forgetCurrent(target, stored, registration?.id, signal);
    const sink = new NotificationSink(this.#sinkOwner, observation);
    const path = parsePath(observation.path);
    const { answer, token } = await link.observe(target, path, sink, signal);
    sink.token = token;
    if (!answer.success) {
      if (isMissing(path, answer)) {
        const change = withMissing.bind(undefined, path);
        await storeRetry.run(() => measurements.changeResources(observation, change));
      }
      return { answer, established: false, values: [] };
    }
    const records = answer.records ?? [];
    sink.answered(records);
    const placed = placedObservation(observation, token, answer, registration?.id);
    const placing = (owned: readonly SmartObject[]): WriteOperation[] => {
      // The device may have sent a Register, or have lost the smart object, before its response.
      const holds =
        live.ofDevice(deviceId)?.id === registration?.id &&
        owned.some((one) => one.id === observation.smartObjectId);
      if (placed === undefined || !holds) return [];
      this.#desired.noteReplaced(placed);
      return [
        stored === undefined
          ? putOperation(observations, placed)
          : replaceOperation(observations, stored, placed),
      ];
    };
    const { values } = await storeRetry.run(() =>
      measurements.take(observation, records, placing, { path, records }),
    );
    if (placed !== undefined) {
      this.#desired.watchTimeout(placed);
      this.#desired.changed(deviceId);
    }
    return { answer, established: token !== undefined, values };
  }

  /**
   * Forgets the current token of a single observation: the next notification with it gets a Reset, which ends the
   * observation on the device. The token of a composite is kept until the composite is renewed.
   */
  async #forgetCurrent(
    target: DeviceAddress,
    { deviceId, id, path, token, composite, registrationId }: Observation,
    current: string | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    if (token === undefined || composite !== undefined) return;
    // The store forgets the token first, because otherwise the observation would be recalled. A token of an earlier
    // registration is never recalled.
    if (registrationId === current) {
      await this.#deps.storeRetry.run(() => this.#desired.forgetToken(deviceId, id, token));
    }
    await this.#deps.link.cancelObservation(target, parsePath(path), token, 'passive', signal);
  }

  /**
   * Resumes an observation that the device has. Sends nothing.
   *
   * @param token its token, hex
   * @throws DeviceUnreachable if it cannot be resumed now
   */
  resume(
    { id, path, accept }: Observation,
    token: string,
    registration: Registration,
    mark: NotificationMark | undefined,
  ): void {
    const { deviceId, deviceNetworkId } = registration;
    const sink = new NotificationSink(this.#sinkOwner, { id, deviceId, deviceNetworkId }, token);
    const last = mark?.token === token ? mark.sequence : undefined;
    this.#deps.link.resumeObservation(addressOf(registration), parsePath(path), token, accept, sink, last);
  }

  /** Queues an Observe for each observation. */
  enqueue(deviceId: string, desired: readonly Observation[]): void {
    this.#desired.renewing(deviceId, desired);
    for (const { id } of desired) {
      this.#deps.queue.enqueue(deviceId, {
        priority: 'renewal',
        run: (target, signal) => this.#renew(target, id, signal),
        dropped: async () => undefined,
      });
    }
  }

  /**
   * Sends one Observe. After a refusal or without a response, the observation is still desired. It is requested again
   * after the next Register, or when a device in queue mode that has fallen asleep wakes. A refusal is recorded.
   */
  async #renew(target: DeviceAddress, id: string, signal: AbortSignal): Promise<void> {
    const { presence, storeRetry } = this.#deps;
    const { deviceId } = target;
    const observation = await storeRetry.run(() => this.#desired.toRenew(deviceId, id), signal);
    if (observation === undefined) return;
    if (presence.isAsleep(deviceId)) {
      this.#desired.scheduleMissing(deviceId);
      return;
    }
    try {
      const renewed = unplaced(observation);
      const { answer, established } = await this.#observe(target, renewed, observation, signal);
      if (!established) {
        await this.#noteRefusal(observation, {
          responseCode: answer.code,
          responseMessage: 'The device stopped observing the resource.',
        });
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof DeviceUnreachable)) throw error;
      // Do not retry after a Reset, because any message of the device would lead to the next Reset.
      if (error instanceof DeviceUnreachable && error.kind === 'reset') {
        await this.#noteRefusal(observation, { responseMessage: 'The device rejected the Observe (reset).' });
      } else if (presence.isQueueMode(deviceId)) {
        this.#desired.scheduleMissing(deviceId);
      }
    }
  }

  async #noteRefusal(
    { id, deviceId, deviceNetworkId, path }: Observation,
    { responseMessage, ...code }: ActivityResponse & { readonly responseMessage: string },
  ): Promise<void> {
    const { activityLog } = this.#deps;
    const entry = await activityLog.start({
      deviceNetworkId,
      entityType: 'Resource',
      entityId: id,
      entityIdentifier: path,
      deviceId,
      description: `Observe ${path} again after the device registered`,
    });
    await activityLog.fail(entry.id, {
      ...code,
      responseMessage: `${responseMessage} The service will ask again after the next Register.`,
    });
  }
}

/** Returns the observation with the token of the response; undefined if the device does not observe. */
function placedObservation(
  observation: Observation,
  token: string | undefined,
  { contentFormat }: OperationAnswer,
  registrationId: string | undefined,
): Observation | undefined {
  if (token === undefined || registrationId === undefined) return undefined;
  return {
    ...observation,
    token,
    registrationId,
    ...(contentFormat === undefined ? {} : { accept: contentFormat }),
  };
}
