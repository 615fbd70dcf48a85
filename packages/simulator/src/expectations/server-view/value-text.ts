import type { ResourceListItem } from '@muster/sdk/core';
import type { ResourceValue } from '@muster/lwm2m';

type StoredValue = Pick<NonNullable<ResourceListItem['LatestMeasurement']>, 'v' | 'sv' | 'bv'>;

/** Maximum length of a value in a report. Longer values are cut. */
const shownLength = 60;

/**
 * Formats a value of a device, so that it equals the text of the same value of the server. Times are seconds since
 * 1970, because most formats of LwM2M carry whole seconds. Opaque values are base64, object links `3:0`.
 */
export function deviceValueText(value: ResourceValue): string {
  if (value instanceof Date) return String(Math.floor(value.getTime() / 1000));
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (typeof value === 'object') return `${value.objectId}:${value.instanceId}`;
  return String(value);
}

/**
 * Formats a value of the server, so that it equals the text of the same value of a device.
 *
 * @param dataType data type of the resource; `Time` for times
 */
export function serverValueText({ v, sv, bv }: StoredValue, dataType: string): string {
  if (v === undefined) return sv ?? String(bv);
  return String(dataType === 'Time' ? Math.floor(v) : v);
}

/**
 * Whether two texts represent the same value.
 *
 * @param tolerance maximum difference of two numbers
 */
export function isSameValue(one: string, other: string, tolerance: number): boolean {
  if (one === other) return true;
  // An empty text is not the number 0.
  if (tolerance === 0 || one.trim() === '' || other.trim() === '') return false;
  return Math.abs(Number(one) - Number(other)) <= tolerance;
}

/** Formats a value for a report. */
export function shown(text: string): string {
  if (text === '') return 'empty';
  return text.length > shownLength ? `${text.slice(0, shownLength)}… (${text.length} characters)` : text;
}

/** Formats a time as `12:00:05` in UTC, with the date if it is not that of `nowMs`. */
export function timeText(timeMs: number, nowMs: number): string {
  const text = new Date(timeMs).toISOString();
  return text.slice(0, 10) === new Date(nowMs).toISOString().slice(0, 10)
    ? text.slice(11, 19)
    : `${text.slice(0, 19)}Z`;
}
