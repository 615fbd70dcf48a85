import type { ValueRecord } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/clock.ts';
import type { ObservationSink } from '../../gateway/ports/device-link.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import type { Shown } from '../device-objects/shown-resources.ts';
import { omit } from '../../kernel/omit.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { markWrites } from './notification-marks.ts';
import { NotifiedValues } from './notified-values.ts';

/** The desired observation of a sink. */
export interface SinkObservation {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
}

export interface NotificationSinkOwner {
  readonly clock: Clock;
  readonly measurements: MeasurementService;
  /** The device observes no longer. */
  readonly ended: (observation: SinkObservation, token: string | undefined) => void;
}

/** Receives the notifications of an observation. One per observation, so it stores ids only, to save memory. */
export class NotificationSink implements ObservationSink, SinkObservation {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Of the observation; the answer to the Observe brings it, and the end may come at any time after that. */
  token: string | undefined;
  readonly #owner: NotificationSinkOwner;
  /** Of a resource with several instances; undefined for one value, which is a sample whenever it is reported. */
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

  /** Remembers the values that the Observe was answered with. */
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

/** A notification of a resource has all its instances. Most resources have none, which costs nothing here. */
function shownBy(id: string, records: readonly ValueRecord[]): Shown | undefined {
  const path = records[0]?.path;
  if (path?.resourceInstanceId === undefined || parseResourceId(id)?.riid !== undefined) return undefined;
  return { path: omit(path, 'resourceInstanceId'), records };
}
