import { createHash } from 'node:crypto';
import { formatPath, isWithin } from '@muster/lwm2m/core';
import type { Lwm2mPath, ValueRecord } from '@muster/lwm2m/core';
import type { ObservationSink } from '../../gateway/ports/device-link.ts';
import type { Clock } from '../../kernel/timers.ts';
import { omit } from '../../kernel/data.ts';
import { replaceOperation } from '../../store/port.ts';
import type { Sample, WriteOperation } from '../../store/port.ts';
import { parseResourceId } from '../device-objects/model.ts';
import type { ReportedValues } from '../device-objects/reported-resources.ts';
import { toJsonValue } from '@muster/lwm2m/core';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { notificationMarks } from './model.ts';

/** The desired observation that a sink belongs to. */
interface SinkObservation {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
}

/** Shared by all sinks. */
export interface SinkOwner {
  readonly clock: Clock;
  readonly measurements: MeasurementService;
  /** Called when the device has ended the observation. */
  readonly ended: (observation: SinkObservation, token: string | undefined) => void;
}

/**
 * Receives the notifications of the observation of a single resource. One per observation, so it stores ids only, to
 * save memory.
 */
export class NotificationSink implements ObservationSink, SinkObservation {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Token of the observation. The response to the Observe sets it, and the end may come any time after that. */
  token: string | undefined;
  readonly #owner: SinkOwner;
  /** Last values of a multiple-instance resource; undefined for a single value, each report of which is a sample. */
  #values: NotifiedValues | undefined;

  /** @param token hex; undefined until the response to the Observe arrives */
  constructor(owner: SinkOwner, { id, deviceId, deviceNetworkId }: SinkObservation, token?: string) {
    this.#owner = owner;
    this.id = id;
    this.deviceId = deviceId;
    this.deviceNetworkId = deviceNetworkId;
    this.token = token;
  }

  async onNotify(records: readonly ValueRecord[], sequence?: number): Promise<void> {
    const { id, deviceId, token } = this;
    const mark = { id, deviceId, token, sequence };
    const samples = this.#samples(records);
    try {
      await this.#owner.measurements.take(this, samples, () => markWrites(mark), reportedBy(id, records));
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

/** Returns the instances in the notification of a resource, which has all of them. Most resources have no instances. */
function reportedBy(id: string, records: readonly ValueRecord[]): ReportedValues | undefined {
  const path = records[0]?.path;
  if (path?.resourceInstanceId === undefined || parseResourceId(id)?.riid !== undefined) return undefined;
  return { path: omit(path, 'resourceInstanceId'), records };
}

/** A composite observation as its sink sees it. */
export interface NotifiedGroup {
  readonly token: string | undefined;
  /** Paths that are still wanted, by ID of the stored observation. */
  readonly members: ReadonlyMap<string, Lwm2mPath>;
  /** Values of the last notification. */
  readonly values: NotifiedValues;
}

/**
 * Returns a sink for the notifications of a composite observation.
 *
 * @param onEnd called when the device has ended the observation
 */
export function compositeSink(
  { clock, measurements }: { readonly clock: Clock; readonly measurements: MeasurementService },
  { deviceId, deviceNetworkId }: Omit<SinkObservation, 'id'>,
  group: NotifiedGroup,
  onEnd: () => void,
): ObservationSink {
  return {
    onNotify: async (records, sequence) => {
      const { members, values, token } = group;
      const samples = values.select(wantedRecords(records, members), clock.monotonic());
      const mark = { id: compositeMarkId(deviceId), deviceId, token, sequence };
      try {
        await measurements.take({ deviceId, deviceNetworkId }, samples, () => markWrites(mark));
      } catch (error) {
        values.forget();
        throw error;
      }
    },
    onEnd,
  };
}

/** Selects the records of paths that are still wanted. */
export function wantedRecords(
  records: readonly ValueRecord[],
  members: ReadonlyMap<string, Lwm2mPath>,
): readonly ValueRecord[] {
  const wanted = [...members.values()];
  return records.filter(({ path }) => wanted.some((one) => isWithin(path, one)));
}

/**
 * Returns the writes that record a notification as processed. Empty if it has no sequence number or the token of its
 * observation is not known yet.
 */
function markWrites(mark: {
  readonly id: string;
  readonly deviceId: string;
  readonly token: string | undefined;
  readonly sequence: number | undefined;
}): WriteOperation[] {
  const { id, deviceId, token, sequence } = mark;
  if (token === undefined || sequence === undefined) return [];
  const stored = { id, deviceId, token, sequence };
  // The indexed field, the device, is the same in all marks of an observation.
  return [replaceOperation(notificationMarks, stored, stored)];
}

/** Returns the ID of the mark for the composite observation of a device. A device has at most one. */
export function compositeMarkId(deviceId: string): string {
  return `composite ${deviceId}`;
}

/** Shortest `pmax` in milliseconds: periods are whole seconds (OMA-TS-LightweightM2M_Core-V1_1 5.1.2). */
const SHORTEST_PERIOD_MS = 1000;
/** Maximum number of characters of a remembered text. Longer texts are remembered by their digest. */
const MAX_REMEMBERED_LENGTH = 64;

/**
 * Remembers the last reported values of one observation. A notification carries all values of its observation; this
 * class selects those that are samples.
 */
export class NotifiedValues {
  /** Values by path, and by time if a value has one. */
  #last: ReadonlyMap<string, Sample['value']> | undefined;
  #lastAtMs = -Infinity;

  /**
   * Selects the records that are samples, and remembers all of them.
   *
   * - If some values changed, these are samples. The notification only repeats the others.
   * - If no value changed, the device reports that all values still hold because `pmax` has passed, so all are samples.
   *   A repetition within less than a second of the previous notification cannot come from `pmax`, so none is a sample.
   *
   * A value with a time of its own counts as changed unless the previous notification had it with the same time.
   *
   * @param nowMs monotonic milliseconds
   */
  select(records: readonly ValueRecord[], nowMs: number): readonly ValueRecord[] {
    const last = this.#last;
    const elapsedMs = nowMs - this.#lastAtMs;
    this.reported(records, nowMs);
    if (last === undefined) return records;
    const changed = records.filter((one) => last.get(keyOf(one)) !== comparableValue(one));
    if (changed.length > 0) return changed;
    return elapsedMs < SHORTEST_PERIOD_MS ? [] : records.filter(({ timeMs }) => timeMs === undefined);
  }

  /** Remembers values stored with the response to the Observe. @param nowMs monotonic milliseconds */
  reported(records: readonly ValueRecord[], nowMs: number): void {
    this.#last = new Map(records.map((one) => [keyOf(one), comparableValue(one)]));
    this.#lastAtMs = nowMs;
  }

  /** Forgets the reported values after a failed write. All values of the next notification are samples. */
  forget(): void {
    this.#last = undefined;
  }
}

function keyOf({ path, timeMs }: ValueRecord): string {
  return timeMs === undefined ? formatPath(path) : `${formatPath(path)}@${timeMs}`;
}

function comparableValue({ value }: ValueRecord): Sample['value'] {
  const stored = toJsonValue(value);
  if (typeof stored !== 'string' || stored.length <= MAX_REMEMBERED_LENGTH) return stored;
  return `sha256:${createHash('sha256').update(stored).digest('base64')}`;
}
