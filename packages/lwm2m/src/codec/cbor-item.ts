/**
 * Reads CBOR data items (RFC 8949: https://www.rfc-editor.org/rfc/rfc8949) within limits.
 *
 * Supported: every length form, including indefinite strings, arrays and maps. Rejected: undefined and other simple
 * values, tags other than 0 (date and time text), 1 (epoch time), 4 (decimal fraction) and 55799 (self-described CBOR),
 * nesting beyond 8 levels, and duplicate map keys.
 *
 *     initial byte  mmm aaaaa   m: major type; a: 0-23 the argument, 24-27 it follows in 1, 2, 4, 8 bytes, 31 indefinite
 *     0 unsigned  1 negative  2 bytes  3 text  4 array  5 map  6 tag  7 simple, float, break (ff)
 */
import { dateFromSeconds } from '../node/integer.ts';
import { parseTextValue } from '../node/text-value.ts';
import { MAX_DATE_SECONDS, ValueError } from '../node/value.ts';
import { DecodeError } from './decode-error.ts';
import { halfFromBits } from './half-float.ts';
import { codecLimits } from './limits.ts';
import { utf8Text } from './utf8.ts';

const INDEFINITE = 31;
const BREAK = 0xff;
/** Up to this length, reading a character at a time is faster than the runtime's decoder. */
const SHORT_TEXT = 24;

/**
 * Reads one CBOR data item. Maps become `Map`, integers beyond 53 bits `bigint`, bytes views of the payload.
 * @throws DecodeError
 */
export function parseCbor(payload: Uint8Array): unknown {
  const reader = new CborReader(payload);
  const item = reader.item(0);
  reader.end();
  return item;
}

class CborReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(payload: Uint8Array) {
    this.#bytes = Buffer.from(payload.buffer, payload.byteOffset, payload.length);
  }

  item(depth: number): unknown {
    const initial = this.#byte();
    const info = initial & 31;
    switch (initial >> 5) {
      case 0:
        return this.#argument(info);
      case 1:
        return negative(this.#argument(info));
      case 2:
        return this.#byteString(info);
      case 3:
        return this.#text(info);
      case 4:
        return this.#array(info, this.#deeper(depth));
      case 5:
        return this.#map(info, this.#deeper(depth));
      case 6:
        return this.#tagged(info, this.#deeper(depth));
      default:
        return this.#simple(info);
    }
  }

  /** @throws DecodeError if bytes follow the item */
  end(): void {
    if (this.#at < this.#bytes.length) throw this.#malformed('something follows the data item');
  }

  #malformed(what: string): DecodeError {
    return new DecodeError('malformed', `no CBOR that can be read: ${what}`, this.#at);
  }

  #deeper(depth: number): number {
    if (depth < codecLimits.maxDepth) return depth + 1;
    throw new DecodeError('too-large', `CBOR nested deeper than ${codecLimits.maxDepth} levels`, this.#at);
  }

  #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw this.#malformed('it ends too early');
    this.#at += 1;
    return byte;
  }

  /** Skips bytes. @returns their start */
  #take(length: number): number {
    const start = this.#at;
    if (length > this.#bytes.length - start) throw this.#malformed('it ends too early');
    this.#at = start + length;
    return start;
  }

  #argument(info: number): number | bigint {
    if (info < 24) return info;
    const bytes = this.#bytes;
    switch (info) {
      case 24:
        return this.#byte();
      case 25:
        return bytes.readUInt16BE(this.#take(2));
      case 26:
        return bytes.readUInt32BE(this.#take(4));
      case 27: {
        const value = bytes.readBigUInt64BE(this.#take(8));
        return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
      }
      default:
        throw this.#malformed(`an argument of kind ${info}`);
    }
  }

  /** Reads a length in bytes or items. One beyond the payload fails later with "too early". */
  #length(info: number): number {
    return Number(this.#argument(info));
  }

  #byteString(info: number): Uint8Array {
    if (info === INDEFINITE) return viewOf(this.#chunks(2));
    const length = this.#length(info);
    const start = this.#take(length);
    return viewOf(this.#bytes.subarray(start, start + length));
  }

  #text(info: number): string {
    if (info === INDEFINITE) return utf8Text(this.#chunks(3));
    const length = this.#length(info);
    const start = this.#take(length);
    return length <= SHORT_TEXT
      ? this.#shortText(start, length)
      : utf8Text(this.#bytes.subarray(start, start + length), start);
  }

  #shortText(start: number, length: number): string {
    let text = '';
    for (let at = start; at < start + length; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      if (byte > 127) return utf8Text(this.#bytes.subarray(start, start + length), start);
      text += String.fromCharCode(byte);
    }
    return text;
  }

  /** Reads an indefinite string: definite strings of the same major type, up to the break. */
  #chunks(major: 2 | 3): Buffer {
    const chunks: Buffer[] = [];
    for (;;) {
      const initial = this.#byte();
      if (initial === BREAK) return Buffer.concat(chunks);
      const info = initial & 31;
      if (initial >> 5 !== major || info === INDEFINITE) throw this.#malformed('a chunk of another kind');
      const length = this.#length(info);
      const start = this.#take(length);
      if (length > 0) chunks.push(this.#bytes.subarray(start, start + length));
    }
  }

  /** Whether a collection has more items. Consumes the break of an indefinite one. */
  #goesOn(count: number, total: number): boolean {
    if (total !== Infinity) return count < total;
    if (this.#bytes[this.#at] !== BREAK) return true;
    this.#at += 1;
    return false;
  }

  #array(info: number, depth: number): unknown[] {
    const total = info === INDEFINITE ? Infinity : this.#length(info);
    const items: unknown[] = [];
    while (this.#goesOn(items.length, total)) items.push(this.item(depth));
    return items;
  }

  #map(info: number, depth: number): Map<unknown, unknown> {
    const total = info === INDEFINITE ? Infinity : this.#length(info);
    const map = new Map<unknown, unknown>();
    for (let count = 0; this.#goesOn(count, total); count += 1) {
      const key = this.item(depth);
      if (map.has(key)) throw this.#malformed('a map key is given twice');
      map.set(key, this.item(depth));
    }
    return map;
  }

  #tagged(info: number, depth: number): unknown {
    const convert = tags.get(this.#argument(info));
    if (!convert) throw this.#malformed('a tag that has no meaning here');
    const content = this.item(depth);
    try {
      return convert(content);
    } catch (error) {
      if (error instanceof ValueError) throw this.#malformed(error.message);
      throw error;
    }
  }

  #simple(info: number): unknown {
    switch (info) {
      case 20:
        return false;
      case 21:
        return true;
      case 22:
        return null;
      case 25:
        return halfFromBits(this.#bytes.readUInt16BE(this.#take(2)));
      case 26:
        return this.#bytes.readFloatBE(this.#take(4));
      case 27:
        return this.#bytes.readDoubleBE(this.#take(8));
      default:
        throw this.#malformed(info === INDEFINITE ? 'a break out of place' : `simple value ${info}`);
    }
  }
}

function negative(argument: number | bigint): number | bigint {
  if (typeof argument === 'bigint') return -1n - argument;
  return argument === Number.MAX_SAFE_INTEGER ? -1n - BigInt(argument) : -1 - argument;
}

/** Returns the bytes as a plain Uint8Array. */
function viewOf({ buffer, byteOffset, length }: Buffer): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}

const tags: ReadonlyMap<number | bigint, (content: unknown) => unknown> = new Map<
  number | bigint,
  (content: unknown) => unknown
>([
  [0, textTime],
  [1, epochTime],
  // RFC 8428 section 6 allows decimal fractions as SenML numbers; Leshan sends times in this form.
  [4, decimalFraction],
  // Only marks the data as CBOR (RFC 8949 section 3.4.6).
  [55_799, (content) => content],
]);

function textTime(content: unknown): Date {
  if (typeof content === 'string') return parseTextValue('Time', content) as Date;
  throw new ValueError('a tagged time is not a string');
}

function epochTime(value: unknown): Date {
  if (typeof value === 'bigint' || Number.isInteger(value)) return dateFromSeconds(value as number | bigint);
  if (typeof value !== 'number' || !(Math.abs(value) <= MAX_DATE_SECONDS)) {
    throw new ValueError('a tagged time is out of range');
  }
  return new Date(Math.round(value * 1000));
}

/** [exponent, mantissa]: mantissa times 10 to the exponent (RFC 8949 section 3.4.4), as the nearest double. */
function decimalFraction(content: unknown): number {
  if (!Array.isArray(content) || content.length !== 2 || !content.every(isInteger)) {
    throw new ValueError('a decimal fraction is not two integers');
  }
  const [exponent, mantissa] = content as (number | bigint)[];
  const value = Number(`${String(mantissa)}e${String(exponent)}`);
  if (!Number.isFinite(value)) throw new ValueError('a decimal fraction is out of range');
  return value;
}

function isInteger(value: unknown): boolean {
  return typeof value === 'bigint' || Number.isInteger(value);
}
