/** Converts self-describing values (JSON and CBOR) to the type of their resource. */
import { checkInteger, compactInteger, dateFromSeconds } from '../node/integer.ts';
import { parseTextValue } from '../node/text-value.ts';
import {
  isObjectLink,
  MAX_DATE_SECONDS,
  ValueError,
  type ObjectLink,
  type ResourceDataType,
  type ResourceValue,
} from '../node/value.ts';

/** A value in JSON or CBOR; `Date` for a tagged CBOR time. */
export type LabelledValue = string | number | bigint | boolean | Uint8Array | Date | ObjectLink;

/**
 * Converts a value to the type of its resource: whole floats are integers, integers are floats, numbers are times, texts
 * such as `10:0` are object links, base64 text is opaque, 0 and 1 are booleans, and ISO 8601 texts are times.
 * @param type type of the resource; undefined: no conversion
 * @throws ValueError if the value cannot be converted
 */
export function fitValue(type: ResourceDataType | undefined, value: LabelledValue): ResourceValue {
  switch (type) {
    case undefined:
    case 'None':
      return unfitted(value);
    case 'String':
    case 'Corelnk':
      return expectString(value);
    case 'Integer':
    case 'UnsignedInteger':
      return checkInteger(expectNumber(value), type === 'UnsignedInteger');
    case 'Float':
      return Number(expectNumber(value));
    case 'Boolean':
      return fitBoolean(value);
    case 'Opaque':
      return fitOpaque(value);
    case 'Time':
      return fitTime(value);
    case 'Objlnk':
      return fitLink(value);
  }
}

function unfitted(value: LabelledValue): ResourceValue {
  return typeof value === 'bigint' ? compactInteger(value) : value;
}

function expectString(value: LabelledValue): string {
  if (typeof value === 'string') return value;
  throw new ValueError('expected a string');
}

function expectNumber(value: LabelledValue): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  throw new ValueError('expected a number');
}

function fitBoolean(value: LabelledValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 0 || value === 1) return value === 1;
  throw new ValueError('expected a boolean');
}

function fitOpaque(value: LabelledValue): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new ValueError('expected bytes');
}

function fitTime(value: LabelledValue): Date {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return fitTimeText(value);
  const seconds = expectNumber(value);
  if (typeof seconds === 'bigint' || Number.isInteger(seconds)) return dateFromSeconds(seconds);
  if (!(Math.abs(seconds) <= MAX_DATE_SECONDS)) throw new ValueError('time out of range');
  return new Date(Math.round(seconds * 1000));
}

function fitTimeText(text: string): Date {
  const time = parseTextValue('Time', text);
  if (time instanceof Date) return time;
  throw new ValueError('expected a time');
}

/** Converts an object link or its text form. @throws ValueError */
export function fitLink(value: LabelledValue): ObjectLink {
  const link = typeof value === 'string' ? parseTextValue('Objlnk', value) : value;
  if (isObjectLink(link)) return link;
  throw new ValueError('expected an object link');
}
