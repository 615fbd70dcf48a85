/**
 * Values as text: the "text/plain" representation of OMA-TS-LightweightM2M_Core-V1_1, Appendix C, also used by APIs,
 * command lines and files.
 *
 *     String, Corelnk   the text itself
 *     Integer, Unsigned decimal digits, with a sign if the type has one
 *     Float             decimal, with or without exponent
 *     Boolean           0 or 1 (the parser also accepts true and false)
 *     Opaque            base64 (the parser also accepts base64url and missing padding)
 *     Time              seconds since 1970-01-01T00:00:00Z (the parser also accepts ISO 8601, UTC without a zone)
 *     Objlnk            objectId:instanceId
 */
import { checkInteger, compactInteger, dateFromSeconds, secondsFromDate } from './integer.ts';
import { parseIsoTime } from './iso-time.ts';
import {
  inferDataType,
  isObjectLink,
  ValueError,
  type ObjectLink,
  type ResourceDataType,
  type ResourceValue,
} from './value.ts';

const INTEGER = /^[+-]?\d{1,20}$/;
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const LINK = /^(\d{1,5}):(\d{1,5})$/;
const LONGEST_NUMBER = 330;

/**
 * Parses a value of the given type from text.
 *
 * @throws ValueError if the text is invalid; the message names the expected form and never repeats the text
 */
export function parseTextValue(type: ResourceDataType, text: string): ResourceValue {
  switch (type) {
    case 'String':
    case 'Corelnk':
      return text;
    case 'Integer':
      return parseInteger(text, false);
    case 'UnsignedInteger':
      return parseInteger(text, true);
    case 'Float':
      return parseFloatText(text);
    case 'Boolean':
      return parseBoolean(text);
    case 'Opaque':
      return parseBase64(text);
    case 'Time':
      return parseTime(text);
    case 'Objlnk':
      return parseObjectLink(text);
    case 'None':
      throw new ValueError('an executable resource has no value');
  }
}

function parseInteger(text: string, unsigned: boolean): number | bigint {
  const trimmed = text.trim();
  if (!INTEGER.test(trimmed)) throw new ValueError('expected a whole number in decimal digits');
  if (trimmed.length < 16) return checkInteger(Number(trimmed), unsigned);
  return checkInteger(compactInteger(BigInt(trimmed.replace('+', ''))), unsigned);
}

function parseFloatText(text: string): number {
  const trimmed = text.trim();
  const value = trimmed.length <= LONGEST_NUMBER && FLOAT.test(trimmed) ? Number(trimmed) : Number.NaN;
  if (!Number.isFinite(value)) throw new ValueError('expected a decimal number');
  return value;
}

function parseBoolean(text: string): boolean {
  switch (text.trim().toLowerCase()) {
    case '1':
    case 'true':
      return true;
    case '0':
    case 'false':
      return false;
    default:
      throw new ValueError('expected 0, 1, false or true');
  }
}

function parseBase64(text: string): Uint8Array {
  const trimmed = text.trim();
  if (!BASE64.test(trimmed)) throw new ValueError('expected base64');
  const digits = trimmed.replace(/=+$/, '').length;
  if (digits % 4 === 1 || (trimmed.endsWith('=') && trimmed.length % 4 !== 0)) {
    throw new ValueError('expected base64; its length is wrong');
  }
  return Buffer.from(trimmed, 'base64');
}

function parseTime(text: string): Date {
  const trimmed = text.trim();
  if (INTEGER.test(trimmed)) return dateFromSeconds(parseInteger(trimmed, false));
  const ms = parseIsoTime(trimmed);
  if (ms === undefined) throw new ValueError('expected seconds since 1970 or an ISO 8601 time');
  return new Date(ms);
}

function parseObjectLink(text: string): ObjectLink {
  const match = LINK.exec(text.trim());
  const link = { objectId: Number(match?.[1]), instanceId: Number(match?.[2]) };
  if (!isObjectLink(link)) throw new ValueError('expected an object link such as 3303:0');
  return link;
}

/**
 * Writes a value as text. Without a type, infers the best fitting one. Times are whole seconds.
 * @throws ValueError if the value does not have the type
 */
export function formatTextValue(value: ResourceValue, type: ResourceDataType = inferDataType(value)): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return formatNumber(value);
    case 'bigint':
      return value.toString();
    case 'boolean':
      return value ? '1' : '0';
    default:
      return formatObjectValue(value, type);
  }
}

function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new ValueError('text carries finite numbers only');
  return Object.is(value, -0) ? '-0.0' : value.toString();
}

function formatObjectValue(value: Uint8Array | Date | ObjectLink, type: ResourceDataType): string {
  if (value instanceof Uint8Array)
    return Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64');
  if (value instanceof Date) return secondsFromDate(value).toString();
  if (isObjectLink(value)) return `${value.objectId}:${value.instanceId}`;
  throw new ValueError(`expected a value of type ${type}`);
}
