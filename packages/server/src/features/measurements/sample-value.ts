import type { ResourceValue } from '@muster/lwm2m/core';
import type { Sample } from '../../store/port.ts';

/**
 * How a value is stored and shown. Integer, Float and Time (in seconds since 1970, LwM2M's own unit) are numbers;
 * Boolean is a boolean; String, Corelnk, Objlnk ("3:0") and Opaque (base64) are strings, and so is an integer beyond
 * 2^53 (its digits), which no double holds.
 */
export function sampleValue(value: ResourceValue): Sample['value'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'bigint') {
    return value.toString();
  }
  if (value instanceof Date) {
    return value.getTime() / 1000;
  }
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  }
  return `${value.objectId}:${value.instanceId}`;
}
