import type { BodyEncoder } from './encoded-body.ts';
import type { ResourceWriteRequest } from './generated/models.ts';

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

/** A value to write to a resource, in the form of its data type or as text. */
export type WriteRequest = Omit<ResourceWriteRequest, 'Value'> & { Value: WriteValue };

/** Encodes a WriteRequest, whose value is text in the API. */
export const encodeWrite: BodyEncoder = (body) => {
  const request = body as WriteRequest;
  return {
    body: JSON.stringify({ ...request, Value: textOf(request.Value) }),
    contentType: 'application/json',
  };
};
