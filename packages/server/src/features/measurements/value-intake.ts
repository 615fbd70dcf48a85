import type { Lwm2mPath, ValueRecord } from '@muster/lwm2m/core';
import { resourceId, hasSeen, resourcesOf, withResourceList, withSeen } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { CatalogueType, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Sample } from '../../store/port.ts';
import { withReported } from '../device-objects/reported-resources.ts';
import type { ReportedValues } from '../device-objects/reported-resources.ts';
import { sampleValue } from './sample-value.ts';

/** A value of a device, in the form in which it is stored and published. */
export interface TakenValue extends Sample {
  readonly smartObjectId: string;
  readonly path: Lwm2mPath;
  /** Time that the device claimed, if it lies in the future; epoch milliseconds. */
  readonly claimedMs?: number;
}

/** Result of sorting values into the SmartObjects of a device. */
export interface Intake {
  readonly values: readonly TakenValue[];
  /** SmartObjects in which a resource or resource instance has appeared, for the first time or again. */
  readonly changed: readonly SmartObject[];
  /** All SmartObjects of the device afterwards; the same array if none changed. */
  readonly all: readonly SmartObject[];
  /** Number of values of objects, instances or resources that the service does not know. */
  readonly ignored: number;
}

/**
 * Maximum lead of a device clock in milliseconds. Nothing is measured in the future, and a stored future
 * value would be newer than all values that follow it. Beyond this limit, the time of receipt is more
 * accurate.
 */
export const MAX_SKEW_MS = 10_000;

/**
 * Objects by object and instance, per list. Devices share lists over many values, and a changed list is a new
 * array.
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
 * Returns the times of the values of a message. Future times are shifted to end at the receipt, and keep
 * their distances.
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

export interface IntakeContext {
  readonly catalogue: NetworkCatalogue;
  /** Epoch milliseconds, for values that carry no time. */
  readonly receivedAtMs: number;
  /** Complete list of the values that the device has under a path; absent if the device may have others. */
  readonly reported?: ReportedValues | undefined;
  /** Whether the service has computed the values. Devices cannot report values of virtual SmartObjects. */
  readonly isVirtual?: boolean;
}

/** Sorts values into the SmartObjects of a device. Stores nothing. */
export function takeValues(
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
      value: sampleValue(record.value),
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

/**
 * Returns the type of a SmartObject that accepts values of the resource; undefined if it does not accept
 * them.
 */
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
