import {
  formatPath,
  formatTextValue,
  inferDataType,
  notificationAttributeNames,
  parsePath,
  parseTextValue,
} from '@muster/lwm2m/core';
import type {
  AttributeChange,
  DeviceOperation,
  Lwm2mPath,
  ResourceDataType,
  ResourceValue,
  ValueRecord,
} from '@muster/lwm2m/core';
import type { StoredOperation, StoredRecord } from './model/queue-item.ts';

/** Integers from this value on are unsigned. */
const SIGNED_END = 2n ** 63n;

function typeOf(value: ResourceValue): ResourceDataType {
  return typeof value === 'bigint' && value >= SIGNED_END ? 'UnsignedInteger' : inferDataType(value);
}

function storedRecord({ path, value }: ValueRecord): StoredRecord {
  const type = typeOf(value);
  return { path: formatPath(path), type, text: formatTextValue(value, type) };
}

function record({ path, type, text }: StoredRecord): ValueRecord {
  return { path: parsePath(path), value: parseTextValue(type as ResourceDataType, text) };
}

/**
 * Converts an operation to its stored form, in which bytes, times and large integers are text with their
 * type.
 *
 * @throws ValueError for a value without a text form, such as an infinite number
 */
export function storedOperation(operation: DeviceOperation): StoredOperation {
  const base = { type: operation.type, path: formatPath(operation.path) };
  switch (operation.type) {
    case 'write':
      return { ...base, mode: operation.mode, records: operation.records.map(storedRecord) };
    case 'create':
      return { ...base, records: operation.records.map(storedRecord) };
    case 'execute':
      return operation.arguments === undefined ? base : { ...base, arguments: operation.arguments };
    case 'writeAttributes': {
      const { unset, ...attributes } = operation.attributes;
      return { ...base, attributes: { ...attributes }, ...(unset === undefined ? {} : { unset }) };
    }
    default:
      return base;
  }
}

/** Reverses {@link storedOperation}. @throws TypeError for an unknown type */
export function operationOf(stored: StoredOperation): DeviceOperation {
  const path = parsePath(stored.path);
  const { type } = stored;
  switch (type) {
    case 'write':
      return { type, path, mode: stored.mode ?? 'replace', records: (stored.records ?? []).map(record) };
    case 'create':
      return { type, path, records: (stored.records ?? []).map(record) };
    case 'execute':
      return { type, path, ...(stored.arguments === undefined ? {} : { arguments: stored.arguments }) };
    case 'writeAttributes':
      return { type, path, attributes: attributeChange(stored) };
    default:
      return bareOperation(type, path);
  }
}

const bareTypes = ['read', 'delete', 'discover', 'observe', 'cancelObserve'] as const;

function bareOperation(wanted: string, path: Lwm2mPath): DeviceOperation {
  const type = bareTypes.find((one) => one === wanted);
  if (type === undefined) {
    throw new TypeError('The store has a command of an unknown type.');
  }
  return { type, path };
}

function attributeChange({ attributes = {}, unset }: StoredOperation): AttributeChange {
  const change: AttributeChange = unset === undefined ? {} : { unset };
  for (const name of notificationAttributeNames) {
    const value = attributes[name];
    if (value !== undefined) {
      Object.assign(change, { [name]: value });
    }
  }
  return change;
}
