import { fitValue, formatPath, parseIsoTime, parseTextValue, ValueError } from '@muster/lwm2m/core';
import type {
  LabelledValue,
  Lwm2mPath,
  ResourceDataType,
  ResourceModel,
  ResourceValue,
  ValueRecord,
} from '@muster/lwm2m/core';
import type { MqttValue } from '@muster/mqtt';
import type { NetworkCatalogue } from '../../kernel/ports.ts';
import { invalidMember, MusterError } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import { versionOfUrn } from '../catalogue/model.ts';
import { resourceId } from '../device-objects/model.ts';
import { tryParsePath } from '../commands/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { MAX_SKEW_MS } from '../measurements/measurement-service.ts';
import type { Registration } from '../registration/model.ts';

/** A value as a gateway delivers it, over HTTP or MQTT. Its `path` is always a path, never a name. */
export type DeliveredValue = MqttValue;

/** A refused item of a batch, with its index and the reason. */
export interface RefusedItem {
  readonly index: number;
  readonly error: MusterError;
}

/** A value that fits the object model, and its resource. */
export interface ReadValue {
  readonly resourceId: string;
  readonly record: ValueRecord;
}

type ValuePath = Required<Omit<Lwm2mPath, 'resourceInstanceId'>> & Lwm2mPath;

/**
 * Reads the path and the value of a delivered value.
 *
 * @param registration lists the objects that the device has at present
 * @param owned the smart objects of the device
 * @throws MusterError `invalid-request`, `smart-object-not-found`, `resource-not-found`, `operation-not-allowed`
 */
export function readValue(
  { path: text, value, isSenml }: DeliveredValue,
  { objects }: Pick<Registration, 'objects'>,
  owned: readonly SmartObject[],
  catalogue: NetworkCatalogue,
): ReadValue {
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
    record: { path, value: valueOf(value, isSenml === true, model, url) },
  };
}

/** @throws MusterError `invalid-request` */
function valuePath(text: string): ValuePath {
  const path = tryParsePath(text);
  if (path !== undefined && isValuePath(path)) return path;
  throw invalidMember(
    'Path',
    `Must be the path of a resource such as /3303/0/5700, not ${shownValue(text)}.`,
  );
}

function isValuePath(path: Lwm2mPath): path is ValuePath {
  return path.objectId !== undefined && path.instanceId !== undefined && path.resourceId !== undefined;
}

/** Bounds of accepted times. */
interface TimeBounds {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** Milliseconds that values are kept. Older values are refused. If absent, all values are kept. */
  readonly keptMs?: number | undefined;
}

/** Times further ahead are refused as mistakes. Milliseconds. */
const MAX_FUTURE_MS = 24 * 3600 * 1000;

/**
 * @returns undefined for a time in the future; the value then gets the time of its receipt
 * @throws MusterError `invalid-request`
 */
export function timeOfValue(
  time: number | string | undefined,
  { nowMs, keptMs }: TimeBounds,
): number | undefined {
  if (time === undefined) return undefined;
  const timeMs = (typeof time === 'number' ? time : parseIsoTime(time)) ?? Number.NaN;
  if (!Number.isSafeInteger(timeMs) || timeMs < 0) {
    throw invalidMember(
      'Time',
      `Must be whole epoch milliseconds, or an ISO 8601 time such as 2026-03-01T12:00:00Z, not ${shownValue(time)}.`,
    );
  }
  if (timeMs > nowMs + MAX_FUTURE_MS) {
    throw invalidMember(
      'Time',
      `Must be at most 24 hours ahead of the clock of the service, not ${isoOf(timeMs)}.`,
    );
  }
  if (keptMs !== undefined && timeMs < nowMs - keptMs) {
    const days = Math.round(keptMs / 86_400_000);
    throw invalidMember(
      'Time',
      `Must be within the ${days} days that values are kept, not ${isoOf(timeMs)}.`,
    );
  }
  return timeMs > nowMs + MAX_SKEW_MS ? undefined : timeMs;
}

function isoOf(timeMs: number): string {
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? String(timeMs) : date.toISOString();
}

/** JSON types for each data type. A Time, or an integer beyond 2^53, can also be a string. */
const JSON_TYPES: Readonly<Record<Exclude<ResourceDataType, 'None'>, readonly string[]>> = {
  String: ['string'],
  Corelnk: ['string'],
  Opaque: ['string'],
  Objlnk: ['string'],
  Boolean: ['boolean'],
  Float: ['number'],
  Integer: ['number', 'string'],
  UnsignedInteger: ['number', 'string'],
  Time: ['number', 'string'],
};

/**
 * Reads a value by the object model.
 *
 * @param url the path, for messages
 * @throws MusterError `invalid-request` for a value that is not of the type, `operation-not-allowed` for a resource
 *   without values
 */
function valueOf(value: LabelledValue, isSenml: boolean, model: ResourceModel, url: string): ResourceValue {
  const { type } = model;
  if (type === 'None') {
    throw new MusterError('operation-not-allowed', `${url} (${model.name}) is executable and has no value.`);
  }
  try {
    return isSenml ? fitValue(type, value) : jsonValue(value, type, url);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw invalidMember('Value', `${url} is of type ${type}: ${error.message}.`);
  }
}

function jsonValue(
  value: LabelledValue,
  type: Exclude<ResourceDataType, 'None'>,
  url: string,
): ResourceValue {
  const expected = JSON_TYPES[type];
  if (typeof value === 'object' || !expected.includes(typeof value)) {
    throw invalidMember(
      'Value',
      `${url} is of type ${type}. Send a JSON ${expected.join(' or ')}, not ${shownValue(value)}.`,
    );
  }
  if (typeof value === 'number') checkNumber(value, type, url);
  return type === 'Float' || type === 'Boolean' ? value : parseTextValue(type, String(value));
}

function checkNumber(value: number, type: ResourceDataType, url: string): void {
  if (!Number.isFinite(value)) {
    throw invalidMember('Value', `${url} is of type ${type}. Send a finite number.`);
  }
  if (type !== 'Float' && !Number.isSafeInteger(value)) {
    const advice = 'Send a whole number, or its digits as a string beyond 2^53';
    throw invalidMember('Value', `${url} is of type ${type}. ${advice}.`);
  }
}

/**
 * Checks that a path has a resource instance exactly if the resource has multiple instances.
 *
 * @throws MusterError `invalid-request`
 */
function checkInstance(
  { resourceInstanceId }: ValuePath,
  { multiple, name }: ResourceModel,
  url: string,
): void {
  if (multiple && resourceInstanceId === undefined) {
    throw invalidMember(
      'Path',
      `${url} (${name}) has several instances. Give the path of one, such as ${url}/0.`,
    );
  }
  if (!multiple && resourceInstanceId !== undefined) {
    throw invalidMember('Path', `${url}: ${name} has no instances.`);
  }
}
