import { parsePath } from '@muster/lwm2m/core';
import type { OperationAnswer } from '@muster/lwm2m/core';
import type { DeviceAddress, DeviceLink } from '../../gateway/ports/device-link.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import { putOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { isMissing, withMissing } from '../device-objects/reported-resources.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { TakenValue } from '../measurements/value-intake.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import type { NotificationSinks } from './notification-sinks.ts';
import type { ObservationTimeouts } from './observation-timeouts.ts';
import type { RenewalSchedule } from './renewal-schedule.ts';
import type { StoredObservations } from './stored-observations.ts';

/** Result of an Observe. */
export interface ObserveOutcome {
  readonly answer: OperationAnswer;
  /** False if the device answered but did not accept the observation. */
  readonly established: boolean;
  /** Stored values of the response. */
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
  readonly storeRetry: StoreRetry;
}

/** Sends the Observe of a single resource. */
export class ObserveRequests {
  readonly #deps: ObserveRequestDependencies;

  constructor(deps: ObserveRequestDependencies) {
    this.#deps = deps;
  }

  /**
   * Sends the Observe. Runs in the device's downlink lane. The value of the response is stored together with
   * the observation, before anything else happens. Retries until the store is available.
   *
   * @throws DeviceUnreachable, AbortError
   */
  async establish(
    target: DeviceAddress,
    observation: Observation,
    signal: AbortSignal,
  ): Promise<ObserveOutcome> {
    const { stored, live, link, measurements, sinks, schedule, timeouts, storeRetry } = this.#deps;
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
      stored.noteRequested(deviceId);
      return [putOperation(observations, placed)];
    };
    const { values } = await storeRetry.run(() =>
      measurements.take(observation, records, placing, { path, records }),
    );
    if (placed !== undefined) {
      timeouts.watch(placed);
      schedule.changed(deviceId);
    }
    return { answer, established: token !== undefined, values };
  }

  /**
   * Forgets the current token of a single observation. The token of a composite is kept until the composite
   * is renewed.
   */
  async #replace(
    target: DeviceAddress,
    { deviceId, id, path }: Observation,
    signal: AbortSignal,
  ): Promise<void> {
    const { stored, link, storeRetry } = this.#deps;
    const previous = await storeRetry.run(() => stored.get(id));
    const token = previous?.token;
    if (token !== undefined && previous?.composite === undefined) {
      // The next notification with the old token gets a Reset, which ends the observation on the device. The
      // store forgets the token first, because otherwise the observation would be recalled.
      await storeRetry.run(() => stored.forgetToken(deviceId, id, token));
      await link.cancelObservation(target, parsePath(path), token, 'passive', signal);
    }
  }
}

/** Returns the observation with the token of the response; undefined if the device does not observe. */
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
