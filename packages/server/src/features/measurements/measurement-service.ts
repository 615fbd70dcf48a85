import { formatPath } from '@muster/lwm2m/core';
import type { Lwm2mPath, ValueRecord } from '@muster/lwm2m/core';
import type { UplinkSource } from '../../gateway/ports/uplink-requests.ts';
import type { Catalogues, CatalogueType, NetworkCatalogue, UsageCounter } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { UplinkRefusal } from '../../kernel/errors.ts';
import { measureOperation, putOperation } from '../../store/port.ts';
import type { Sample, Store, WriteOperation } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import {
  resourceId,
  smartObjects,
  hasSeen,
  resourcesOf,
  withResourceList,
  withSeen,
} from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { withReported } from '../device-objects/reported-resources.ts';
import type { ReportedValues } from '../device-objects/reported-resources.ts';
import type { DomainEvent, EventBus } from '../events/events.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { firmwareWrites } from '../firmware/model.ts';
import type { Presence } from '../presence/presence.ts';
import type { Registration } from '../registration/model.ts';
import { toJsonValue } from '@muster/lwm2m/core';

interface MeasurementDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly presence: Presence;
  readonly objects: DeviceObjects;
  readonly events: EventBus;
  readonly catalogues: Catalogues;
  /** Commits values with the changes of rules that they cause. The events are the values; publish them afterwards. */
  readonly commits: {
    write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void>;
  };
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
   * Stores values of a device. Publishes them once they are durable, then resolves. New resource instances appear with
   * their first value.
   *
   * @param extra further writes for the same commit, computed from the device's SmartObjects at that time
   * @param reported complete list of values that the device has at a path: other resources and resource instances there
   *   are removed
   */
  take(
    device: DeviceRef,
    records: readonly ValueRecord[],
    extra: (owned: readonly SmartObject[]) => readonly WriteOperation[] = () => [],
    reported?: ReportedValues,
  ): Promise<Intake> {
    return this.#take(device, records, extra, { isVirtual: false, reported });
  }

  /**
   * Stores computed values of a device's virtual SmartObjects and publishes them like the device's own. Values of other
   * SmartObjects are ignored.
   */
  takeVirtual(device: DeviceRef, records: readonly ValueRecord[]): Promise<Intake> {
    return this.#take(device, records, () => [], { isVirtual: true });
  }

  /**
   * Stores the values of a Send (OMA-TS-LightweightM2M_Core-V1_1 6.4.5), with which a device reports values on its own,
   * each with its own time if it has one. Resolves when they are durable. Values of resources that the network does not
   * know, and of instances that the device has not listed, are ignored, as in any other response, unless there are no
   * others.
   *
   * @throws UplinkRefusal 4.04 if the source has no registration, a value belongs to an object that the device has not
   *   registered (6.4.6), or all values are of unknown resources; 4.00 if there is no value. Nothing is stored then.
   */
  async takeSend(source: UplinkSource, records: readonly ValueRecord[]): Promise<void> {
    const registration = this.#deps.live.from(source);
    if (registration === undefined || registration.identity !== source.identity) {
      throw new UplinkRefusal('4.04', 'There is no registration at this address. Register first.');
    }
    if (records.length === 0) throw new UplinkRefusal('4.00', 'The Send has no values.');
    const stray = records.find((one) => !isRegistered(registration, one));
    if (stray !== undefined) {
      const message = `The device has not registered the object of ${formatPath(stray.path)}.`;
      throw new UplinkRefusal('4.04', message);
    }
    const { values } = await this.take(registration, records);
    if (values.length === 0) throw new UplinkRefusal('4.04', 'The service knows none of these resources.');
  }
  #take(
    device: DeviceRef,
    records: readonly ValueRecord[],
    extra: (owned: readonly SmartObject[]) => readonly WriteOperation[],
    { isVirtual, reported }: { readonly isVirtual: boolean; readonly reported?: ReportedValues | undefined },
  ): Promise<Intake> {
    const { lanes, objects, catalogues, clock, commits, presence, usage } = this.#deps;
    return lanes.run(device.deviceId, async () => {
      const catalogue = await catalogues.forNetwork(device.deviceNetworkId);
      const receivedAtMs = isVirtual ? clock.now() : this.#receipts.next(device.deviceId);
      const context = { catalogue, receivedAtMs, isVirtual, reported };
      const intake = takeValues(await objects.of(device.deviceId), records, context);
      const writes: WriteOperation[] = [
        ...extra(intake.all),
        ...intake.changed.map((one) => putOperation(smartObjects, one)),
        ...(intake.values.length === 0 ? [] : [measureOperation(intake.values.map(sampleOf))]),
        ...firmwareWritesOf(device, intake.values),
      ];
      const events = intake.values.map((value) => eventOf(device, value));
      for (const value of intake.values) this.#noteFutureTime(device, value);
      await commits.write(writes, events);
      if (intake.values.length > 0) usage?.add(device.deviceNetworkId, 'values', intake.values.length);
      if (intake.changed.length > 0) objects.committed(device.deviceId, intake.all);
      for (const event of events) this.#deps.events.emit(event);
      if (!isVirtual) presence.heard(device.deviceId);
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

function isRegistered({ objects }: Registration, { path }: ValueRecord): boolean {
  return objects.some((one) => one.objectId === path.objectId);
}

function firmwareWritesOf(
  { deviceId, deviceNetworkId }: DeviceRef,
  values: readonly TakenValue[],
): readonly WriteOperation[] {
  const found = values.findLast(
    ({ path: { objectId, instanceId, resourceId: rid } }) => objectId === 3 && instanceId === 0 && rid === 3,
  );
  return firmwareWrites(deviceId, deviceNetworkId, found?.value);
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

/** A value of a device, in the form in which it is stored and published. */
export interface TakenValue extends Sample {
  readonly smartObjectId: string;
  readonly path: Lwm2mPath;
  /** Time that the device claimed, if it lies in the future; epoch milliseconds. */
  readonly claimedMs?: number;
}

/** Result of sorting values into the SmartObjects of a device. */
interface Intake {
  readonly values: readonly TakenValue[];
  /** SmartObjects in which a resource or resource instance has appeared, for the first time or again. */
  readonly changed: readonly SmartObject[];
  /** All SmartObjects of the device afterwards; the same array if none changed. */
  readonly all: readonly SmartObject[];
  /** Number of values of objects, instances or resources that the service does not know. */
  readonly ignored: number;
}

/**
 * Maximum lead of a device clock in milliseconds. Nothing is measured in the future, and a stored future value would be
 * newer than all values that follow it. Beyond this limit, the time of receipt is more accurate.
 */
export const MAX_SKEW_MS = 10_000;

/**
 * Objects by object and instance, per list. Devices share lists over many values, and a changed list is a new array.
 */
const indexes = new WeakMap<readonly SmartObject[], ReadonlyMap<number, SmartObject>>();
/** Greater than every object ID and instance number (OMA-TS-LightweightM2M_Core, "Identifiers"). */
const ID_END = 0x1_0000;

const keyOf = (objectId: number, instanceNumber: number): number => objectId * ID_END + instanceNumber;

function indexOf(objects: readonly SmartObject[]): ReadonlyMap<number, SmartObject> {
  let index = indexes.get(objects);
  if (index === undefined) {
    index = new Map(objects.map((one) => [keyOf(one.objectId, one.instanceNumber), one]));
    indexes.set(objects, index);
  }
  return index;
}

const isTime = (timeMs: number | undefined): timeMs is number =>
  timeMs !== undefined && Number.isFinite(timeMs) && timeMs >= 0;

/**
 * Returns the times of the values of a message. Future times are shifted to end at the receipt, and keep their
 * distances.
 */
function timesOf(
  records: readonly ValueRecord[],
  receivedAtMs: number,
): (record: ValueRecord) => Pick<TakenValue, 'timeMs' | 'claimedMs'> {
  const limitMs = receivedAtMs + MAX_SKEW_MS;
  let newestMs = limitMs;
  for (const { timeMs } of records) if (isTime(timeMs) && timeMs > newestMs) newestMs = timeMs;
  return ({ timeMs }) => {
    if (!isTime(timeMs)) return { timeMs: receivedAtMs };
    if (timeMs <= limitMs) return { timeMs: Math.trunc(timeMs) };
    return { timeMs: Math.max(0, Math.trunc(receivedAtMs - (newestMs - timeMs))), claimedMs: timeMs };
  };
}

interface IntakeContext {
  readonly catalogue: NetworkCatalogue;
  /** Epoch milliseconds, for values that carry no time. */
  readonly receivedAtMs: number;
  /** Complete list of the values that the device has under a path; absent if the device may have others. */
  readonly reported?: ReportedValues | undefined;
  /** Whether the service has computed the values. Devices cannot report values of virtual SmartObjects. */
  readonly isVirtual?: boolean;
}

/** Sorts values into the SmartObjects of a device. Stores nothing. */
function takeValues(
  objects: readonly SmartObject[],
  records: readonly ValueRecord[],
  context: IntakeContext,
): Intake {
  const { catalogue, receivedAtMs, isVirtual = false } = context;
  const byPath = indexOf(objects);
  const changed = new Map<string, SmartObject>();
  const values: TakenValue[] = [];
  const timesFor = timesOf(records, receivedAtMs);
  let ignored = 0;
  for (const record of records) {
    const { resourceId: rid, resourceInstanceId: riid } = record.path;
    const known = findSmartObjectAt(byPath, record.path);
    const smartObject = known === undefined ? undefined : (changed.get(known.id) ?? known);
    const type = smartObject && acceptedType(smartObject, rid, catalogue, isVirtual);
    if (smartObject === undefined || rid === undefined || type === undefined) {
      ignored += 1;
      continue;
    }
    if (!hasSeen(smartObject, rid, riid)) {
      const resources = withSeen(resourcesOf(smartObject, type), rid, riid);
      changed.set(smartObject.id, withResourceList(smartObject, type, resources));
    }
    values.push({
      smartObjectId: smartObject.id,
      resourceId: resourceId(smartObject.id, rid, riid),
      path: record.path,
      ...timesFor(record),
      value: toJsonValue(record.value),
    });
  }
  noteShown(changed, byPath, context);
  return {
    values,
    changed: [...changed.values()],
    all: changed.size === 0 ? objects : objects.map((one) => changed.get(one.id) ?? one),
    ignored,
  };
}

function noteShown(
  changed: Map<string, SmartObject>,
  byPath: ReadonlyMap<number, SmartObject>,
  { reported, catalogue }: IntakeContext,
): void {
  const known = reported && findSmartObjectAt(byPath, reported.path);
  if (reported === undefined || known === undefined) return;
  const before = changed.get(known.id) ?? known;
  const after = withReported(reported, before, catalogue);
  if (after !== before) changed.set(known.id, after);
}

function findSmartObjectAt(
  byPath: ReadonlyMap<number, SmartObject>,
  { objectId, instanceId }: Lwm2mPath,
): SmartObject | undefined {
  return objectId === undefined || instanceId === undefined
    ? undefined
    : byPath.get(keyOf(objectId, instanceId));
}

/** Returns the type of a SmartObject that accepts values of the resource; undefined if it does not accept them. */
function acceptedType(
  smartObject: SmartObject,
  rid: number | undefined,
  catalogue: NetworkCatalogue,
  isVirtual: boolean,
): CatalogueType | undefined {
  if (rid === undefined || (smartObject.isVirtual === true) !== isVirtual) return undefined;
  const type = catalogue.typeById(smartObject.smartObjectTypeId);
  return type?.resourceTypeIds.has(rid) === true ? type : undefined;
}

/** Longer than any burst of one device, in milliseconds. */
const MAX_AHEAD_MS = 10_000;

/**
 * Assigns times of receipt to values without a time of their own. A burst can be processed within a millisecond, and
 * only one sample per resource and millisecond is kept, so no two receipts of a device have the same time.
 */
export class ReceiptTimes {
  readonly #clock: Clock;
  /** Last times, by device. Cleared whenever the clock is ahead of all assigned times. */
  readonly #last = new Map<string, number>();
  #newest = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the time in epoch milliseconds: now, or one more than the last time of the device. */
  next(deviceId: string): number {
    const now = this.#clock.now();
    // A clock that has been set back is trusted.
    if (now > this.#newest || now < this.#newest - MAX_AHEAD_MS) {
      this.#last.clear();
      this.#newest = now;
    }
    const last = this.#last.get(deviceId);
    const time = last === undefined ? now : Math.max(now, last + 1);
    this.#last.set(deviceId, time);
    this.#newest = Math.max(this.#newest, time);
    return time;
  }
}
