import type { Clock } from '../../kernel/clock.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { RenewalSchedule } from './renewal-schedule.ts';
import type { StoredObservations } from './stored-observations.ts';
import type { ValueRecord } from '@muster/lwm2m/core';
import type { ObservationSink } from '../../gateway/ports/device-link.ts';
import { parseResourceId } from '../device-objects/model.ts';
import type { ReportedValues } from '../device-objects/reported-resources.ts';
import { omit } from '../../kernel/omit.ts';
import { markWrites } from './notification-marks.ts';
import { NotifiedValues } from './notified-values.ts';

/** The desired observation that a sink belongs to. */
interface SinkObservation {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
}

interface NotificationSinkOwner {
  readonly clock: Clock;
  readonly measurements: MeasurementService;
  /** Called when the device has ended the observation. */
  readonly ended: (observation: SinkObservation, token: string | undefined) => void;
}

/** Receives the notifications of an observation. One per observation, so it stores ids only, to save memory. */
class NotificationSink implements ObservationSink, SinkObservation {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /**
   * Token of the observation. The response to the Observe sets it, and the end may come any time after that.
   */
  token: string | undefined;
  readonly #owner: NotificationSinkOwner;
  /**
   * Last values of a multiple-instance resource; undefined for a single value, each report of which is a
   * sample.
   */
  #values: NotifiedValues | undefined;

  constructor(
    owner: NotificationSinkOwner,
    { id, deviceId, deviceNetworkId }: SinkObservation,
    token?: string,
  ) {
    this.#owner = owner;
    this.id = id;
    this.deviceId = deviceId;
    this.deviceNetworkId = deviceNetworkId;
    this.token = token;
  }

  async onNotify(records: readonly ValueRecord[], sequence?: number): Promise<void> {
    const { id, deviceId, deviceNetworkId, token } = this;
    const mark = { id, deviceId, token, sequence };
    const samples = this.#samples(records);
    const shown = shownBy(id, records);
    try {
      await this.#owner.measurements.take(
        { deviceId, deviceNetworkId },
        samples,
        () => markWrites(mark),
        shown,
      );
    } catch (error) {
      this.#values = undefined;
      throw error;
    }
  }

  /** Remembers the values of the response to the Observe. */
  answered(records: readonly ValueRecord[]): void {
    if (records.length > 1) this.#demandValues().reported(records, this.#owner.clock.monotonic());
  }

  #samples(records: readonly ValueRecord[]): readonly ValueRecord[] {
    if (records.length > 1) return this.#demandValues().select(records, this.#owner.clock.monotonic());
    this.#values = undefined;
    return records;
  }

  #demandValues(): NotifiedValues {
    return (this.#values ??= new NotifiedValues());
  }

  onEnd(): void {
    this.#owner.ended(this, this.token);
  }
}

/**
 * Returns the instances in the notification of a resource, which has all of them. Most resources have no
 * instances.
 */
function shownBy(id: string, records: readonly ValueRecord[]): ReportedValues | undefined {
  const path = records[0]?.path;
  if (path?.resourceInstanceId === undefined || parseResourceId(id)?.riid !== undefined) return undefined;
  return { path: omit(path, 'resourceInstanceId'), records };
}

export interface NotificationSinkDependencies {
  readonly clock: Clock;
  readonly measurements: MeasurementService;
  readonly stored: Pick<StoredObservations, 'forgetToken'>;
  readonly schedule: Pick<RenewalSchedule, 'ended'>;
  readonly storeRetry: StoreRetry;
  readonly onError: (error: unknown) => void;
}

/** Creates the sinks for notifications of single observations, and records when the device ends one. */
export class NotificationSinks {
  readonly #owner: NotificationSinkOwner;

  constructor({ clock, measurements, stored, schedule, storeRetry, onError }: NotificationSinkDependencies) {
    this.#owner = {
      clock,
      measurements,
      ended: ({ deviceId, id }, token) => {
        storeRetry
          .run(() => stored.forgetToken(deviceId, id, token))
          .then(() => schedule.ended(deviceId))
          .catch(onError);
      },
    };
  }

  /** @param token hex; undefined until the response to the Observe arrives */
  create(observation: SinkObservation, token?: string): NotificationSink {
    return new NotificationSink(this.#owner, observation, token);
  }
}
