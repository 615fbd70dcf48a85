/**
 * Converts external values (JSON bodies, command lines, files) to the data type of a resource.
 */
import { checkInteger, dateFromSeconds } from './integer.ts';
import { formatTextValue, parseTextValue } from './text-value.ts';
import {
  isObjectLink,
  ValueError,
  type ObjectLink,
  type ResourceDataType,
  type ResourceValue,
} from './value.ts';

/** The part of a `ResourceModel` that `coerceValue` requires. */
export interface TypedResource {
  readonly type: ResourceDataType;
}

/**
 * Converts `value` to the type of the resource: strings are parsed (see `parseTextValue`), integers are checked for 64
 * bits, 0 and 1 become booleans, a number becomes a time in seconds since 1970, an array of byte values becomes opaque.
 *
 * @throws ValueError if the value cannot be converted; the message names the expected type
 */
export function coerceValue(model: TypedResource, value: unknown): ResourceValue {
  if (typeof value === 'string') return parseTextValue(model.type, value);
  switch (model.type) {
    case 'String':
    case 'Corelnk':
      return coerceString(value);
    case 'Integer':
    case 'UnsignedInteger':
      return checkInteger(coerceNumber(value), model.type === 'UnsignedInteger');
    case 'Float':
      return Number(coerceNumber(value));
    case 'Boolean':
      return coerceBoolean(value);
    case 'Opaque':
      return coerceOpaque(value);
    case 'Time':
      return coerceTime(value);
    case 'Objlnk':
      return coerceLink(value);
    case 'None':
      throw new ValueError('an executable resource has no value');
  }
}

function coerceString(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') {
    return typeof value === 'boolean' ? String(value) : formatTextValue(value);
  }
  throw new ValueError('expected a string');
}

function coerceNumber(value: unknown): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw new ValueError('expected a number');
}

function coerceLink(value: unknown): ObjectLink {
  if (!isObjectLink(value)) throw new ValueError('expected an object link such as 3303:0');
  return { objectId: value.objectId, instanceId: value.instanceId };
}

function coerceBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 0 || value === 0n) return false;
  if (value === 1 || value === 1n) return true;
  throw new ValueError('expected false or true');
}

function coerceOpaque(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  const isByte = (item: unknown): item is number =>
    Number.isInteger(item) && Number(item) >= 0 && Number(item) < 256;
  if (Array.isArray(value) && value.every(isByte)) return Buffer.from(value);
  throw new ValueError('expected bytes, as base64');
}

function coerceTime(value: unknown): Date {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value;
  if (typeof value === 'number' || typeof value === 'bigint') return dateFromSeconds(value);
  throw new ValueError('expected a time');
}
