import {
  formatPath,
  formatTextValue,
  inferDataType,
  notificationAttributeNames,
  parsePath,
  parseTextValue,
  PathError,
} from '@muster/lwm2m/core';
import type {
  AttributeChange,
  DeviceOperation,
  Lwm2mPath,
  NotificationAttributes,
  ResourceDataType,
  ResourceValue,
  ValueRecord,
} from '@muster/lwm2m/core';
import type { CollectionDefinition, Entity } from '../../store/port.ts';
import type { Observation } from '../observation/model.ts';

/** A value as text, with its data type for parsing. */
interface StoredRecord {
  /** LwM2M path of a resource or resource instance. */
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** A device operation as plain JSON data, with paths and values as text. */
export interface StoredOperation {
  readonly type: DeviceOperation['type'];
  readonly path: string;
  /** Only with `write` and `create`. */
  readonly records?: readonly StoredRecord[];
  /** Only with `write`. */
  readonly mode?: 'replace' | 'update';
  /** Only with `execute`. */
  readonly arguments?: string;
  /** Only with `writeAttributes`. */
  readonly attributes?: Readonly<Record<string, number>>;
  readonly unset?: readonly string[];
}

/**
 * A command for a device in queue mode, stored until the device wakes up. `id` is the ID of its Activity Log entry. It
 * is deleted when its outcome is known, when it expires, and with its device.
 */
export interface QueueItem extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Incremented with every command of the server. Commands to one device are sent in this order. */
  readonly sequence: number;
  readonly operation: StoredOperation;
  /** Only with `observe` and `cancelObserve`. */
  readonly observation?: Observation;
  /** Number of times that it was sent without a response. */
  readonly attempts: number;
  /** Epoch milliseconds, like expiresAt. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

export const queueItems: CollectionDefinition<QueueItem> = {
  name: 'queueItems',
  indexes: [
    { fields: ['deviceId'] },
    { fields: ['sequence'] },
    {
      fields: ['deviceNetworkId', 'sequence'],
      includes: ['deviceId', 'attempts', 'createdAt', 'expiresAt'],
      covers: ['operation.path'],
    },
  ],
  references: [{ field: 'deviceId', to: ['devices'], onDelete: 'cascade' }],
};

/** Parses an LwM2M path. Returns undefined for other text. */
export function tryParsePath(text: string): Lwm2mPath | undefined {
  try {
    return parsePath(text);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

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
 * Converts an operation to its stored form, in which bytes, times and large integers are text with their type.
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
  if (type === undefined) throw new TypeError('The store has a command of an unknown type.');
  return { type, path };
}

function attributeChange({ attributes = {}, unset }: StoredOperation): AttributeChange {
  const change: AttributeChange = unset === undefined ? {} : { unset };
  for (const name of notificationAttributeNames) {
    const value = attributes[name];
    if (value !== undefined) Object.assign(change, { [name]: value });
  }
  return change;
}

/**
 * Read-only properties that a device reports for a path, beside its notification attributes (OMA-TS-LightweightM2M_Core
 * 5.1.1).
 */
export interface PathProperties {
  /** Number of resource instances of a multiple-instance resource. */
  readonly dim?: number;
  /** Version of the object. */
  readonly ver?: string;
  /** Short Server ID of a Security or Server instance. */
  readonly ssid?: number;
  /** Server URI of a Security instance. */
  readonly uri?: string;
}

/** An attribute that a device refused. */
export interface AttributeRefusal {
  readonly value: number;
  /** CoAP code. */
  readonly code: string;
  readonly message?: string;
  /** Whether it was sent alone. Otherwise the device may have refused another attribute of the request. */
  readonly isAlone: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The attributes attached to one LwM2M path of a device, as the device last accepted or reported them. A path inherits
 * the attributes of its object, instance and resource. `id` consists of device ID and path.
 */
export interface AttributeSet extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  /** Absent for an object, and for an instance that is not a SmartObject. */
  readonly smartObjectId?: string;
  /** LwM2M path, such as "/3303" or "/3303/0/5700". */
  readonly path: string;
  readonly attributes: Readonly<NotificationAttributes>;
  readonly properties?: PathProperties;
  /** Attributes that the device's templates ask for here. Stored before anything is sent. */
  readonly wanted?: Readonly<NotificationAttributes>;
  /** Attributes that were desired, may have been sent, and are no longer desired. The device must drop them. */
  readonly unwanted?: readonly string[];
  /** Refusals by attribute name. */
  readonly refused?: Readonly<Record<string, AttributeRefusal>>;
  /** Set if a desired or unwanted attribute has yet to be sent to the device. */
  readonly isOpen?: true;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

export const attributeSets: CollectionDefinition<AttributeSet> = {
  name: 'attributeSets',
  indexes: [{ fields: ['deviceId'] }, { fields: ['smartObjectId'] }, { fields: ['isOpen'] }],
  references: [
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    { field: 'smartObjectId', to: ['smartObjects'], onDelete: 'cascade' },
  ],
};
