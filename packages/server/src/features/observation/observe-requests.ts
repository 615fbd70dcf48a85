import { parsePath } from '@muster/lwm2m/core';
import type { OperationAnswer } from '@muster/lwm2m/core';
import type { DeviceAddress, DeviceLink } from '../../gateway/ports/device-link.ts';
import type { UntilStored } from '../../kernel/until-stored.ts';
import { putOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { isMissing, withMissing } from '../device-objects/shown-resources.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { TakenValue } from '../measurements/value-intake.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import type { NotificationSinks } from './notification-sinks.ts';
import type { ObservationTimeouts } from './observation-timeouts.ts';
import type { RenewalSchedule } from './renewal-schedule.ts';
import type { StoredObservations } from './stored-observations.ts';

/** What an Observe came to. */
export interface ObserveOutcome {
  readonly answer: OperationAnswer;
  /** False when the device answered and did not take the observation. */
  readonly established: boolean;
  /** The stored values of the answer. */
  readonly values: readonly TakenValue[];
}

export interface ObserveRequestDependencies {
  readonly stored: StoredObservations;
  readonly live: LiveRegistrations;
  readonly link: DeviceLink;
  readonly measurements: MeasurementService;
  readonly sinks: NotificationSinks;
  readonly schedule: Pick<RenewalSchedule, 'changed'>;
  readonly timeouts: Pick<ObservationTimeouts, 'watch'>;
  readonly untilStored: UntilStored;
}

/** Sends the Observe of a single resource. */
export class ObserveRequests {
  readonly #deps: ObserveRequestDependencies;

  constructor(deps: ObserveRequestDependencies) {
    this.#deps = deps;
  }

  /**
   * Asks the device to observe; runs in the device's downlink lane. The value it answers with is stored together with
   * the observation, before anything else happens. Waits for a store that is away.
   *
   * @throws DeviceUnreachable, AbortError
   */
  async establish(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<ObserveOutcome> {
    const { stored, live, link, measurements, sinks, schedule, timeouts, untilStored } = this.#deps;
    const { deviceId } = observation;
    const registration = live.ofDevice(deviceId);
    await this.#replace(target, observation, signal);
    const sink = sinks.create(observation);
    const path = parsePath(observation.path);
    const { answer, token } = await link.observe(target, path, sink, signal);
    sink.token = token;
    if (!answer.success) {
      if (isMissing(path, answer)) {
        const change = withMissing.bind(undefined, path);
        await untilStored.run(() => measurements.changeResources(observation, change));
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
      stored.noteRequested(deviceId);
      return [putOperation(observations, placed)];
    };
    const { values } = await untilStored.run(() =>
      measurements.take(observation, records, placing, { path, records }),
    );
    if (placed !== undefined) {
      timeouts.watch(placed);
      schedule.changed(deviceId);
    }
    return { answer, established: token !== undefined, values };
  }

  /** Drops the token that the device observes under. One of a composite observation stays until they are combined again. */
  async #replace(
    target: DeviceAddress,
    { deviceId, id, path }: Observation,
    signal: AbortSignal,
  ): Promise<void> {
    const { stored, link, untilStored } = this.#deps;
    const previous = await untilStored.run(() => stored.get(id));
    const token = previous?.token;
    if (token !== undefined && previous?.composite === undefined) {
      // The next notification under the old token is answered with a reset, which ends it on the device too. The store
      // forgets it first: it would be recalled from there.
      await untilStored.run(() => stored.forgetToken(deviceId, id, token));
      await link.cancelObservation(target, parsePath(path), token, 'passive', signal);
    }
  }
}

/** The observation with the token of the response; undefined if the device does not observe. */
function placedObservation(
  observation: Observation,
  token: string | undefined,
  { contentFormat }: OperationAnswer,
  registrationId: string | undefined,
): Observation | undefined {
  if (token === undefined || registrationId === undefined) {
    return undefined;
  }
  return {
    ...observation,
    token,
    registrationId,
    ...(contentFormat === undefined ? {} : { accept: contentFormat }),
  };
}
