/**
 * Values of resources and their data types (OMA-TS-LightweightM2M_Core-V1_1, Appendix C).
 */
import type { Lwm2mPath } from '../path/path.ts';

/** Data types of OMA TS 1.1 Appendix C; `None` for executable resources. */
export type ResourceDataType =
  | 'String'
  | 'Integer'
  | 'UnsignedInteger'
  | 'Float'
  | 'Boolean'
  | 'Opaque'
  | 'Time'
  | 'Objlnk'
  | 'Corelnk'
  | 'None';

/** A reference to an object instance; 65535:65535 is the null link. */
export interface ObjectLink {
  readonly objectId: number;
  readonly instanceId: number;
}

/**
 * A resource's value. Integer, UnsignedInteger: `number` when safe, else `bigint`. Time: `Date`. Opaque: bytes.
 * Corelnk: the link-format text.
 */
export type ResourceValue = string | number | bigint | boolean | Uint8Array | Date | ObjectLink;

/** One value of one resource, or of one instance of a multiple-instance resource. */
export interface ValueRecord {
  /** A resource or a resource instance. */
  readonly path: Lwm2mPath;
  readonly value: ResourceValue;
  /** Time of the value in epoch milliseconds. Only formats with times (SenML) provide it. */
  readonly timeMs?: number;
}

/** A value that its data type does not allow. */
export class ValueError extends Error {
  override readonly name = 'ValueError';
}

/** Range of a `Date` in seconds before and after 1970. */
export const MAX_DATE_SECONDS = 8_640_000_000_000;

/** Whether the value is a reference to an object instance. */
export function isObjectLink(value: unknown): value is ObjectLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'objectId' in value &&
    'instanceId' in value &&
    isLinkId(value.objectId) &&
    isLinkId(value.instanceId)
  );
}

function isLinkId(id: unknown): boolean {
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= 65_535;
}

/** Infers the best fitting data type of a value without a model. */
export function inferDataType(value: ResourceValue): ResourceDataType {
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'boolean':
      return 'Boolean';
    case 'bigint':
      return 'Integer';
    case 'number':
      return Number.isSafeInteger(value) ? 'Integer' : 'Float';
    default:
      if (value instanceof Uint8Array) return 'Opaque';
      return value instanceof Date ? 'Time' : 'Objlnk';
  }
}

/** Whether two values are equal: bytes, dates and links by content, NaN equal to itself. */
export function sameValue(a: ResourceValue, b: ResourceValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return Object.is(a, b) || a === b;
  if (a instanceof Uint8Array) return b instanceof Uint8Array && sameBytes(a, b);
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  return isObjectLink(b) && a.objectId === b.objectId && a.instanceId === b.instanceId;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/**
 * Converts a value to its form in JSON. Integer, Float and Time (in seconds since 1970) are numbers; Boolean is a
 * boolean; String, Corelnk, Objlnk ("3:0") and Opaque (base64) are strings. An integer beyond 2^53 is a string of
 * digits, because a double cannot hold it.
 */
export function toJsonValue(value: ResourceValue): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.getTime() / 1000;
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  }
  return `${value.objectId}:${value.instanceId}`;
}
