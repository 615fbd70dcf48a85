import type { ResourceListItem } from '@muster/sdk/core';
import type { ResourceValue } from '@muster/lwm2m';

type StoredValue = Pick<NonNullable<ResourceListItem['LatestMeasurement']>, 'v' | 'sv' | 'bv'>;

/** Longer values are cut in reports. */
const shownLength = 60;

/**
 * A value of a device as text that is equal for equal values of the server. Times are seconds since 1970, because most
 * formats of LwM2M carry whole seconds. Opaque values are base64, object links `3:0`.
 */
export function deviceValueText(value: ResourceValue): string {
  if (value instanceof Date) return String(Math.floor(value.getTime() / 1000));
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'object') return `${value.objectId}:${value.instanceId}`;
  return String(value);
}

/** A value of the server as the same text. @param dataType of the resource; that of times is `Time` */
export function serverValueText({ v, sv, bv }: StoredValue, dataType: string): string {
  if (v === undefined) return sv ?? String(bv);
  return String(dataType === 'Time' ? Math.floor(v) : v);
}

/** Whether two texts stand for the same value. @param tolerance largest difference of numbers */
export function isSameValue(one: string, other: string, tolerance: number): boolean {
  if (one === other) return true;
  // An empty text is not the number 0.
  if (tolerance === 0 || one.trim() === '' || other.trim() === '') return false;
  return Math.abs(Number(one) - Number(other)) <= tolerance;
}

/** A value for a report. */
export function shown(text: string): string {
  if (text === '') return 'empty';
  return text.length > shownLength ? `${text.slice(0, shownLength)}… (${text.length} characters)` : text;
}

/** `12:00:05` in UTC; with the date if it is not that of `nowMs`. */
export function timeText(timeMs: number, nowMs: number): string {
  const text = new Date(timeMs).toISOString();
  return text.slice(0, 10) === new Date(nowMs).toISOString().slice(0, 10)
    ? text.slice(11, 19)
    : `${text.slice(0, 19)}Z`;
}
