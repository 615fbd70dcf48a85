/** A value that can be written to a resource. */
export type WriteValue = string | number | bigint | boolean | Date | Uint8Array;

/**
 * Returns the text of a value for the API: bytes as base64, a Date as RFC 3339.
 *
 * @throws {TypeError} the value has another type, or is NaN, infinite or an invalid Date
 */
export function textOf(value: WriteValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  if (value instanceof Uint8Array)
    return btoa(Array.from(value, (octet) => String.fromCharCode(octet)).join(''));
  throw new TypeError('The value must be text, a finite number, a boolean, a valid Date or bytes.');
}
