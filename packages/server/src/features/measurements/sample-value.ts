import type { ResourceValue } from '@muster/lwm2m/core';
import type { Sample } from '../../store/port.ts';

/**
 * Converts a value to its stored and displayed form. Integer, Float and Time (in seconds since 1970, as in
 * LwM2M) are numbers; Boolean is a boolean; String, Corelnk, Objlnk ("3:0") and Opaque (base64) are strings.
 * An integer beyond 2^53 is a string of digits, because a double cannot hold it.
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
