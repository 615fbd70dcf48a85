import { formatPath } from '@muster/lwm2m/core';
import type { ValueRecord } from '@muster/lwm2m/core';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { isRelayed } from '../registration/model/registration.ts';
import type { Registration } from '../registration/model/registration.ts';
import { resourceId } from '../device-objects/model/resource-id.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { versionOfUrn } from '../catalogue/model/smart-object-type.ts';
import { MusterError, notFound } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Sample, Store } from '../../store/port.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import { chunksOf } from '../../kernel/turns.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import { ReceiptTimes } from '../measurements/receipt-times.ts';
import { sampleValue } from '../measurements/sample-value.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { RegistrationService } from '../registration/registration-service.ts';
import { checkInstance, timeOfValue, valueOf, valuePath } from './delivered-value.ts';
import type { DeliveredValue } from './delivered-value.ts';
import { demandDeviceOf } from '../devices/model/legacy-device.ts';
import type { GatewayRef } from '../devices/model/legacy-device.ts';

export interface ValueDeliveryDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly measurements: MeasurementService;
  readonly registrations: Pick<RegistrationService, 'update'>;
  /** Values older than this are refused, as they would be deleted; absent: all are kept. Milliseconds. */
  readonly keptMs?: number | undefined;
}

/** Result of a batch. */
export interface DeliveryReport {
  /** Values that are stored, those included that were stored before. */
  readonly accepted: number;
  /** Values that were stored before, or stand in the batch twice. */
  readonly duplicates: number;
  readonly refused: readonly RefusedItem[];
}

/** An item of a batch, by its index, and why it was refused. */
export interface RefusedItem {
  readonly index: number;
  readonly error: MusterError;
}

interface Item {
  readonly index: number;
  readonly value: DeliveredValue;
}

/** A value that has passed all checks but that of its time. */
interface CheckedValue {
  readonly index: number;
  readonly resourceId: string;
  readonly record: ValueRecord;
}

/** Devices whose values are stored side by side, so that they share commits. */
const DEVICES_AT_A_TIME = 32;

/**
 * Takes values that gateways deliver for Legacy devices. A value is known by its device, path and time: delivered again
 * it is accepted and not stored, published or computed with a second time.
 */
export class ValueDelivery {
  readonly #deps: ValueDeliveryDependencies;
  readonly #receipts: ReceiptTimes;

  constructor(deps: ValueDeliveryDependencies) {
    this.#deps = deps;
    this.#receipts = new ReceiptTimes(deps.clock);
  }

  /**
   * Stores the values that pass, even if others are refused. Resolves when they are durable. The registrations of the
   * devices last for another lifetime then.
   *
   * @param values those that are no values come as errors, and keep their place
   */
  async deliver(
    gateway: GatewayRef,
    values: readonly (DeliveredValue | MusterError)[],
  ): Promise<DeliveryReport> {
    const refused: RefusedItem[] = [];
    const items: Item[] = [];
    values.forEach((value, index) => {
      if (value instanceof MusterError) refused.push({ index, error: value });
      else items.push({ index, value });
    });
    const groups = [...Map.groupBy(items, ({ value }) => value.endpointName)];
    const tally = { accepted: 0, duplicates: 0, refused };
    for (const chunk of chunksOf(groups, DEVICES_AT_A_TIME)) {
      // All of them end before an error does: nothing goes on behind the answer.
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
    items: readonly Item[],
  ): Promise<DeliveryReport> {
    try {
      const device = await this.#deviceOf(gateway, endpointName);
      // Two deliveries of one value at the same time are one value too.
      return await this.#deps.lanes.run(`delivery ${device.id}`, () => this.#toDevice(device, items));
    } catch (error) {
      if (!(error instanceof MusterError) || error.status >= 500) throw error;
      return { accepted: 0, duplicates: 0, refused: items.map(({ index }) => ({ index, error })) };
    }
  }

  /** @throws MusterError `device-not-found`, `not-a-legacy-device`, `device-of-other-gateway` */
  async #deviceOf(gateway: GatewayRef, endpointName: string): Promise<Device> {
    const device = await this.#deps.store
      .collection(devices)
      .findOne([{ field: 'deviceIdentifier', op: 'eq', value: endpointName }]);
    if (device?.deviceNetworkId !== gateway.deviceNetworkId) {
      throw new MusterError(
        'device-not-found',
        'There is no device with this endpoint name. Register it first.',
      );
    }
    demandDeviceOf(gateway, device);
    return device;
  }

  async #toDevice(device: Device, items: readonly Item[]): Promise<DeliveryReport> {
    const { lanes, live, objects, catalogues, measurements } = this.#deps;
    const registration = live.ofDevice(device.id);
    if (registration === undefined || !isRelayed(registration)) {
      throw new MusterError('device-not-registered');
    }
    const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
    const owned = await lanes.run(device.id, () => objects.of(device.id));
    const refused: RefusedItem[] = [];
    const checked: CheckedValue[] = [];
    const bounds = { nowMs: this.#deps.clock.now(), keptMs: this.#deps.keptMs };
    for (const { index, value } of items) {
      try {
        const { time } = value;
        const read = readValue(value, registration, owned, catalogue);
        const timed = time === undefined ? {} : { timeMs: timeOfValue(time, bounds) };
        checked.push({ index, ...read, record: { ...read.record, ...timed } });
      } catch (error) {
        if (!(error instanceof MusterError)) throw error;
        refused.push({ index, error });
      }
    }
    const { fresh, duplicates, taken } = await this.#separate(device.id, checked);
    const { values } = await measurements.take(
      registration,
      fresh.map(({ record }) => record),
    );
    const stored = new Set(values.map((one) => sampleKey(one.resourceId, one.timeMs)));
    // Deleted since the delivery began.
    const lost = fresh.filter((one) => !stored.has(sampleKey(one.resourceId, one.record.timeMs)));
    refused.push(...taken, ...lost.map(({ index }) => ({ index, error: notFound('resource') })));
    const accepted = fresh.length - lost.length + duplicates;
    if (accepted > 0) await this.#renew(registration);
    return { accepted, duplicates, refused };
  }

  /** Tells new values from those that are stored already, and gives each of them a time of its own. */
  async #separate(
    deviceId: string,
    checked: readonly CheckedValue[],
  ): Promise<{ fresh: CheckedValue[]; duplicates: number; taken: RefusedItem[] }> {
    const known = new KnownSamples(this.#deps.store, await this.#latestOf(checked));
    const fresh: CheckedValue[] = [];
    const taken: RefusedItem[] = [];
    let duplicates = 0;
    // Those that name their times first: the others give way.
    const byTime = checked.toSorted((a, b) => Number(isUntimed(a)) - Number(isUntimed(b)));
    // Values of one resource that arrive together follow each other by a millisecond.
    const arrivals: number[] = [];
    const arrived = new Map<string, number>();
    for (const one of byTime) {
      const value = sampleValue(one.record.value);
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
        fresh.push({ ...one, record: { ...one.record, timeMs } });
      } else if (there === value) {
        duplicates += 1;
      } else {
        taken.push({ index: one.index, error: timeTaken(one, timeMs) });
      }
    }
    return { fresh, duplicates, taken };
  }

  async #latestOf(checked: readonly CheckedValue[]): Promise<ReadonlyMap<string, Sample>> {
    return this.#deps.measurements.latest([...new Set(checked.map((one) => one.resourceId))]);
  }

  /** A delivery is a sign of life. */
  async #renew({ id: location, deviceId }: Registration): Promise<void> {
    const { live, registrations } = this.#deps;
    const current = live.ofDevice(deviceId);
    // It may have been deregistered or replaced since.
    if (current?.id !== location) return;
    const { listener, address, port } = current;
    const source = { listener, address, port };
    await registrations.update({ location, source, isSilent: true }).catch((error: unknown) => {
      // It has ended this moment.
      if (!(error instanceof UplinkRefusal)) throw error;
    });
  }
}

/** Stored samples of some resources. A sample is looked up only if it is older than the latest. */
class KnownSamples {
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

/** @throws MusterError `invalid-request`, `smart-object-not-found`, `resource-not-found`, `operation-not-allowed` */
function readValue(
  { path: text, value }: DeliveredValue,
  { objects }: Registration,
  owned: readonly SmartObject[],
  catalogue: NetworkCatalogue,
): Pick<CheckedValue, 'resourceId' | 'record'> {
  const path = valuePath(text);
  const { objectId, instanceId, resourceId: rid, resourceInstanceId: riid } = path;
  const isListed = objects.some((one) => one.objectId === objectId && one.instanceIds.includes(instanceId));
  const smartObject = owned.find((one) => one.objectId === objectId && one.instanceNumber === instanceId);
  if (!isListed || smartObject === undefined || smartObject.isVirtual === true) {
    const message = `The device is registered without /${objectId}/${instanceId}. Register it with this object instance first.`;
    throw new MusterError('smart-object-not-found', message);
  }
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  const version = type === undefined ? undefined : versionOfUrn(type.objectUrn);
  const model = catalogue.models.resource(objectId, rid, version);
  if (model === undefined || type?.resourceTypeIds.has(rid) !== true) {
    const name = type?.name ?? String(objectId);
    throw new MusterError('resource-not-found', `The object ${objectId} (${name}) has no resource ${rid}.`);
  }
  const url = formatPath(path);
  checkInstance(path, model, url);
  return {
    resourceId: resourceId(smartObject.id, rid, riid),
    record: { path, value: valueOf(value, model, url) },
  };
}
