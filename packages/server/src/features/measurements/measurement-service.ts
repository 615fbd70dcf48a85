import { formatPath } from '@muster/lwm2m/core';
import type { ValueRecord } from '@muster/lwm2m/core';
import { smartObjects } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { DomainEvent, EventBus, EventOutbox } from '../events/events.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UsageCounter } from '../../kernel/usage-counter.ts';
import { measureOperation, putOperation } from '../../store/port.ts';
import type { Sample, Store, WriteOperation } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { ReportedValues } from '../device-objects/reported-resources.ts';
import type { Presence } from '../presence/presence.ts';
import { ReceiptTimes } from './receipt-times.ts';
import { takeValues } from './value-intake.ts';
import type { Intake, TakenValue } from './value-intake.ts';

export interface MeasurementDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly presence: Presence;
  readonly objects: DeviceObjects;
  readonly events: EventBus;
  readonly catalogues: Catalogues;
  readonly outbox: EventOutbox;
  /** Counts stored values, if given. */
  readonly usage?: UsageCounter | undefined;
  /** Called with each value whose time is in the future. It is stored with a time not after its receipt. */
  readonly onFutureTime?: ((value: FutureTime) => void) | undefined;
}

/** A value with a time in the future. */
export interface FutureTime {
  readonly deviceId: string;
  readonly path: string;
  /** Epoch milliseconds, like `storedMs`. */
  readonly claimedMs: number;
  readonly storedMs: number;
}

interface DeviceRef {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
}

/** Stores and returns values that devices report. */
export class MeasurementService {
  readonly #deps: MeasurementDependencies;
  readonly #receipts: ReceiptTimes;
  #futureTimes = 0;

  constructor(deps: MeasurementDependencies) {
    this.#deps = deps;
    this.#receipts = new ReceiptTimes(deps.clock);
  }

  /**
   * Stores values of a device. Publishes them once they are durable, then resolves. New resource instances
   * appear with their first value.
   *
   * @param extra further writes for the same commit, computed from the device's SmartObjects at that time
   * @param reported complete list of values that the device has at a path: other resources and resource
   * instances there are removed
   */
  async take(
    device: DeviceRef,
    records: readonly ValueRecord[],
    extra: (owned: readonly SmartObject[]) => readonly WriteOperation[] = () => [],
    reported?: ReportedValues,
  ): Promise<Intake> {
    const intake = await this.#take(device, records, extra, { isVirtual: false, reported });
    this.#deps.presence.heard(device.deviceId);
    return intake;
  }

  /**
   * Stores computed values of a device's virtual SmartObjects and publishes them like the device's own.
   * Values of other SmartObjects are ignored.
   */
  takeVirtual(device: DeviceRef, records: readonly ValueRecord[]): Promise<Intake> {
    return this.#take(device, records, () => [], { isVirtual: true });
  }

  async #take(
    device: DeviceRef,
    records: readonly ValueRecord[],
    extra: (owned: readonly SmartObject[]) => readonly WriteOperation[],
    { isVirtual, reported }: { readonly isVirtual: boolean; readonly reported?: ReportedValues | undefined },
  ): Promise<Intake> {
    const { lanes, objects, catalogues, clock, outbox, usage } = this.#deps;
    return lanes.run(device.deviceId, async () => {
      const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
      const receivedAtMs = isVirtual ? clock.now() : this.#receipts.next(device.deviceId);
      const context = { catalogue, receivedAtMs, isVirtual, reported };
      const intake = takeValues(await objects.of(device.deviceId), records, context);
      const writes: WriteOperation[] = [
        ...extra(intake.all),
        ...intake.changed.map((one) => putOperation(smartObjects, one)),
        ...(intake.values.length === 0 ? [] : [measureOperation(intake.values.map(sampleOf))]),
      ];
      const events = intake.values.map((value) => eventOf(device, value));
      for (const value of intake.values) this.#noteFutureTime(device, value);
      await outbox.write(writes, events);
      if (intake.values.length > 0) usage?.add(device.deviceNetworkId, 'values', intake.values.length);
      if (intake.changed.length > 0) {
        objects.committed(device.deviceId, intake.all);
      }
      for (const event of events) this.#deps.events.emit(event);
      return intake;
    });
  }

  #noteFutureTime({ deviceId }: DeviceRef, { path, timeMs, claimedMs }: TakenValue): void {
    if (claimedMs === undefined) return;
    this.#futureTimes += 1;
    this.#deps.onFutureTime?.({ deviceId, path: formatPath(path), claimedMs, storedMs: timeMs });
  }

  /** Counts values whose time was in the future. */
  counters(): Record<string, number> {
    return { futureTimes: this.#futureTimes };
  }

  /** Changes the resources of a device after a response without values. */
  async changeResources(
    { deviceId, deviceNetworkId }: DeviceRef,
    change: (smartObject: SmartObject, catalogue: NetworkCatalogue) => SmartObject,
  ): Promise<void> {
    const { lanes, objects, catalogues, store } = this.#deps;
    await lanes.run(deviceId, async () => {
      const catalogue = await catalogues.forNetwork(deviceNetworkId);
      const before = await objects.of(deviceId);
      const after = before.map((one) => change(one, catalogue));
      const changed = after.filter((one, index) => one !== before[index]);
      if (changed.length === 0) return;
      await store.write(changed.map((one) => putOperation(smartObjects, one)));
      objects.committed(deviceId, after);
    });
  }

  /** Returns the latest value of each resource that has one. */
  latest(resourceIds: readonly string[]): Promise<Map<string, Sample>> {
    return this.#deps.store.measurements.latest(resourceIds);
  }
}

function sampleOf(value: TakenValue): Sample {
  return { resourceId: value.resourceId, timeMs: value.timeMs, value: value.value };
}

function eventOf({ deviceNetworkId, deviceId }: DeviceRef, taken: TakenValue): DomainEvent {
  const { smartObjectId, resourceId, path, timeMs, value, claimedMs } = taken;
  return {
    type: 'measurement',
    deviceNetworkId,
    deviceId,
    smartObjectId,
    resourceId,
    path,
    timeMs,
    value,
    ...(claimedMs === undefined ? {} : { claimedMs }),
  };
}
