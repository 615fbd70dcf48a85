import { formatPath } from '@muster/lwm2m/core';
import type { Catalogues } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError, notFound, UplinkRefusal } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omitUndefined, chunksOf } from '../../kernel/data.ts';
import type { Sample, Store } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { devices, demandDeviceOf } from '../devices/model.ts';
import type { Device, GatewayRef } from '../devices/model.ts';
import { ReceiptTimes } from '../measurements/measurement-service.ts';
import { toJsonValue } from '@muster/lwm2m/core';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { isLwm2m, isMqtt } from '../registration/model.ts';
import type { Registration } from '../registration/model.ts';
import type { RegistrationService } from '../registration/registration.ts';
import { readValue, timeOfValue } from './delivered-value.ts';
import type { DeliveredValue, ReadValue, RefusedItem } from './delivered-value.ts';

/** Devices whose values are stored concurrently, so that they share commits. */
const DEVICES_AT_A_TIME = 32;

/**
 * Accepts values that gateways deliver for Legacy devices. A value is identified by its device, path and time. A
 * repeated value is accepted, but not stored, published or used in computations a second time.
 */
export class ValueDelivery {
  readonly #store: Store;
  readonly #lanes: Lanes;
  readonly #toDevice: DeviceDelivery;

  constructor(store: Store, lanes: Lanes, toDevice: DeviceDelivery) {
    this.#store = store;
    this.#lanes = lanes;
    this.#toDevice = toDevice;
  }

  /**
   * Stores valid values even if others are refused. Resolves when they are durable. This renews the registrations of
   * the devices.
   *
   * @param values malformed items are errors, and keep their place
   */
  async deliver(
    gateway: GatewayRef,
    values: readonly (DeliveredValue | MusterError)[],
  ): Promise<DeliveryReport> {
    const refused: RefusedItem[] = [];
    const items: DeliveryItem[] = [];
    values.forEach((value, index) => {
      if (value instanceof MusterError) refused.push({ index, error: value });
      else items.push({ index, value });
    });
    const groups = [...Map.groupBy(items, ({ value }) => value.endpointName)];
    const tally = { accepted: 0, duplicates: 0, refused };
    for (const chunk of chunksOf(groups, DEVICES_AT_A_TIME)) {
      // Waits for all before an error is thrown, so that nothing continues after the response.
      const settled = await Promise.allSettled(
        chunk.map(([endpointName, group]) => this.#toEndpoint(gateway, endpointName, group)),
      );
      for (const one of settled) {
        if (one.status === 'rejected') throw one.reason;
        tally.accepted += one.value.accepted;
        tally.duplicates += one.value.duplicates;
        refused.push(...one.value.refused);
      }
    }
    return { ...tally, refused: refused.toSorted((a, b) => a.index - b.index) };
  }

  async #toEndpoint(
    gateway: GatewayRef,
    endpointName: string,
    items: readonly DeliveryItem[],
  ): Promise<DeliveryReport> {
    try {
      const missing = 'There is no device with this endpoint name. Register it first.';
      const device = await deviceOfGateway(this.#store, gateway, endpointName, missing);
      // The lane ensures that concurrent deliveries of one value store it once.
      return await this.#lanes.run(`delivery ${device.id}`, () => this.#toDevice.deliver(device, items));
    } catch (error) {
      if (!(error instanceof MusterError) || error.status >= 500) throw error;
      return { accepted: 0, duplicates: 0, refused: items.map(({ index }) => ({ index, error })) };
    }
  }
}

/**
 * Returns the Legacy device with an endpoint name that the gateway reports for.
 *
 * @param missing message if there is none; absent for the usual one
 * @throws MusterError `device-not-found`, `not-a-legacy-device`, `device-of-other-gateway`
 */
export async function deviceOfGateway(
  store: Store,
  gateway: GatewayRef,
  endpointName: string,
  missing?: string,
): Promise<Device> {
  const device = await store
    .collection(devices)
    .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
  if (device?.deviceNetworkId !== gateway.deviceNetworkId) throw new MusterError('device-not-found', missing);
  demandDeviceOf(gateway, device);
  return device;
}

/** The dependencies of the services for devices that do not speak LwM2M. */
export interface LegacyDeviceDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly measurements: MeasurementService;
  readonly registrations: RegistrationService;
  /**
   * Age in milliseconds from which values are refused, because they would be deleted. If absent, all values are kept.
   */
  readonly keptMs?: number | undefined;
}

/** Result of a delivery. */
export interface DeliveryReport {
  /** Values that are stored, including those that were stored before. */
  readonly accepted: number;
  /** Values that were stored before or are repeated in the delivery. */
  readonly duplicates: number;
  readonly refused: readonly RefusedItem[];
}

/** A value with its index in the batch. */
interface DeliveryItem {
  readonly index: number;
  readonly value: DeliveredValue;
}

/** Checks and stores delivered values of one device that does not speak LwM2M, and renews its registration. */
export class DeviceDelivery {
  readonly #deps: LegacyDeviceDependencies;
  readonly #receipts: ReceiptTimes;

  constructor(deps: LegacyDeviceDependencies) {
    this.#deps = deps;
    this.#receipts = new ReceiptTimes(deps.clock);
  }

  /** Call it for one delivery of a device at a time. @throws MusterError `device-not-registered` */
  async deliver(
    device: Pick<Device, 'id' | 'deviceNetworkId'>,
    items: readonly DeliveryItem[],
  ): Promise<DeliveryReport> {
    const { lanes, live, objects, catalogues, measurements } = this.#deps;
    const registration = live.ofDevice(device.id);
    if (registration === undefined || isLwm2m(registration)) throw new MusterError('device-not-registered');
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    const owned = await lanes.run(device.id, () => objects.of(device.id));
    const refused: RefusedItem[] = [];
    const checked: CheckedValue[] = [];
    const bounds = { nowMs: this.#deps.clock.now(), keptMs: this.#deps.keptMs };
    for (const { index, value } of items) {
      try {
        const read = readValue(value, registration, owned, catalogue);
        const timed = omitUndefined({ timeMs: timeOfValue(value.time, bounds) });
        checked.push({ index, ...read, record: { ...read.record, ...timed } });
      } catch (error) {
        if (!(error instanceof MusterError)) throw error;
        refused.push({ index, error });
      }
    }
    const { newValues, duplicates, conflicting } = await this.#separate(device.id, checked);
    const records = newValues.map(({ record }) => record);
    const { values } = await measurements.take(registration, records);
    const stored = new Set(values.map((one) => sampleKey(one.resourceId, one.timeMs)));
    // Deleted since the delivery began.
    const lost = newValues.filter((one) => !stored.has(sampleKey(one.resourceId, one.record.timeMs)));
    refused.push(...conflicting, ...lost.map(({ index }) => ({ index, error: notFound('resource') })));
    const accepted = newValues.length - lost.length + duplicates;
    if (accepted > 0) await this.#renew(registration);
    return { accepted, duplicates, refused };
  }

  /** Separates new values of a delivery from values that are already stored. */
  async #separate(deviceId: string, checked: readonly CheckedValue[]): Promise<SeparatedValues> {
    const { store, measurements } = this.#deps;
    const latest = await measurements.latest([...new Set(checked.map((one) => one.resourceId))]);
    const known = new StoredSamples(store, latest);
    const newValues: CheckedValue[] = [];
    const conflicting: RefusedItem[] = [];
    let duplicates = 0;
    // Values with a time first. Values without one then avoid the times that are taken.
    const byTime = checked.toSorted((a, b) => Number(isUntimed(a)) - Number(isUntimed(b)));
    // Values of one resource that arrive together get times one millisecond apart.
    const arrivals: number[] = [];
    const arrived = new Map<string, number>();
    for (const one of byTime) {
      const value = toJsonValue(one.record.value);
      let arrival = arrived.get(one.resourceId) ?? 0;
      const nextTime = (): number => (arrivals[arrival++] ??= this.#receipts.next(deviceId));
      let timeMs = one.record.timeMs ?? nextTime();
      let there = await known.at(one.resourceId, timeMs);
      while (there !== undefined && isUntimed(one)) {
        timeMs = nextTime();
        there = await known.at(one.resourceId, timeMs);
      }
      arrived.set(one.resourceId, arrival);
      if (there === undefined) {
        known.add({ resourceId: one.resourceId, timeMs, value });
        newValues.push({ ...one, record: { ...one.record, timeMs } });
      } else if (there === value) {
        duplicates += 1;
      } else {
        conflicting.push({ index: one.index, error: timeTaken(one, timeMs) });
      }
    }
    return { newValues, duplicates, conflicting };
  }

  /** Renews the registration, because a delivery proves that the device is reachable. */
  async #renew({ id: location, deviceId }: Registration): Promise<void> {
    const { clock, live, registrations } = this.#deps;
    const current = live.ofDevice(deviceId);
    // It may have been deregistered or replaced since.
    if (current?.id !== location) return;
    // The end of a connection renews the registration too, so values need not renew it each time.
    if (isMqtt(current) && clock.now() < current.updatedAt + current.lifetimeSeconds * 500) return;
    const { listener, address, port } = current;
    const source = { listener, address, port };
    await registrations.update({ location, source, isSilent: true }).catch((error: unknown) => {
      // The registration has just ended.
      if (!(error instanceof UplinkRefusal)) throw error;
    });
  }
}

/** A value that has passed all checks except that of its time. */
interface CheckedValue extends ReadValue {
  readonly index: number;
}

/** The values of a delivery by their treatment. */
interface SeparatedValues {
  /** Values to store, each with its final time. */
  readonly newValues: readonly CheckedValue[];
  /** Values that are already stored or are repeated in the delivery. */
  readonly duplicates: number;
  /** Values whose resource has another value at their time. */
  readonly conflicting: readonly RefusedItem[];
}

/** Stored samples of some resources. Looks up a sample only if it is older than the latest. */
class StoredSamples {
  readonly #store: Store;
  readonly #latest: ReadonlyMap<string, Sample>;
  readonly #added = new Map<string, Sample['value']>();

  constructor(store: Store, latest: ReadonlyMap<string, Sample>) {
    this.#store = store;
    this.#latest = latest;
  }

  async at(id: string, timeMs: number): Promise<Sample['value'] | undefined> {
    const added = this.#added.get(sampleKey(id, timeMs));
    if (added !== undefined) return added;
    const latest = this.#latest.get(id);
    if (latest === undefined || latest.timeMs < timeMs) return undefined;
    if (latest.timeMs === timeMs) return latest.value;
    const [sample] = await this.#store.measurements.oldest(id, timeMs, timeMs, 1);
    return sample?.value;
  }

  add(sample: Sample): void {
    this.#added.set(sampleKey(sample.resourceId, sample.timeMs), sample.value);
  }
}

function isUntimed({ record }: CheckedValue): boolean {
  return record.timeMs === undefined;
}

/** Identifies a sample. */
function sampleKey(id: string, timeMs: number | undefined): string {
  return `${id} ${timeMs}`;
}

function timeTaken({ record }: CheckedValue, timeMs: number): MusterError {
  const at = new Date(timeMs).toISOString();
  return new MusterError(
    'time-taken',
    `${formatPath(record.path)} already has another value at ${at}, which was kept. Use another Time.`,
  );
}
