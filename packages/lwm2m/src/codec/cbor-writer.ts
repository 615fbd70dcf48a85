/**
 * Writes CBOR data items (RFC 8949) in the shortest form of definite length, with keys in the given order.
 */
import { EncodeError } from './decode-error.ts';
import { halfBits } from './half-float.ts';

const FIRST_BYTES = 1024;
/** Maximum size of a buffer that is kept for the next item. */
const MAX_KEPT_BYTES = 64 * 1024;
/** Up to this length, writing a character at a time is faster than the runtime's encoder. */
const SHORT_TEXT = 48;
const MAX_UINT64 = (1n << 64n) - 1n;

/** Buffer of the previous item, for reuse. */
let spare: Buffer | undefined;

/** Writes one data item piece by piece: the head of a collection, then its items. */
export class CborWriter {
  #bytes: Buffer;
  #at = 0;

  constructor() {
    this.#bytes = spare ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
    spare = undefined;
  }

  /** Returns the written item. Nothing can be written afterwards. */
  finish(): Buffer {
    const written = Buffer.allocUnsafe(this.#at);
    this.#bytes.copy(written, 0, 0, this.#at);
    if (this.#bytes.length <= MAX_KEPT_BYTES) spare = this.#bytes;
    return written;
  }

  arrayOf(items: number): void {
    this.#head(0x80, items);
  }

  mapOf(pairs: number): void {
    this.#head(0xa0, pairs);
  }

  tag(number: number): void {
    this.#head(0xc0, number);
  }

  text(text: string): void {
    if (text.length <= SHORT_TEXT && this.#shortText(text)) return;
    const length = Buffer.byteLength(text);
    this.#head(0x60, length);
    this.#reserve(length);
    this.#bytes.write(text, this.#at, 'utf8');
    this.#at += length;
  }

  /** @returns whether the text is ASCII; writes nothing if it is not */
  #shortText(text: string): boolean {
    const start = this.#at;
    this.#head(0x60, text.length);
    this.#reserve(text.length);
    const bytes = this.#bytes;
    let at = this.#at;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 127) {
        this.#at = start;
        return false;
      }
      bytes[at] = code;
      at += 1;
    }
    this.#at = at;
    return true;
  }

  bytes(bytes: Uint8Array): void {
    this.#head(0x40, bytes.length);
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  boolean(value: boolean): void {
    this.#byte(value ? 0xf5 : 0xf4);
  }

  null(): void {
    this.#byte(0xf6);
  }

  /** Writes an integer of at most 53 bits as an integer, other numbers as floating point. */
  number(value: number): void {
    if (!Number.isSafeInteger(value)) this.float(value);
    else if (value >= 0) this.#head(0x00, value);
    else this.#head(0x20, -1 - value);
  }

  /** @throws EncodeError beyond 64 bits */
  bigint(value: bigint): void {
    const isNegative = value < 0n;
    const argument = isNegative ? -1n - value : value;
    if (argument > MAX_UINT64) throw new EncodeError('mismatch', 'an integer of more than 64 bits');
    if (argument <= Number.MAX_SAFE_INTEGER) {
      this.#head(isNegative ? 0x20 : 0x00, Number(argument));
      return;
    }
    this.#byte(isNegative ? 0x3b : 0x1b);
    this.#reserve(8);
    this.#at = this.#bytes.writeBigUInt64BE(argument, this.#at);
  }

  /** Writes floating point in the smallest of 16, 32 and 64 bits that is exact. */
  float(value: number): void {
    this.#reserve(9);
    const isSingle = Math.fround(value) === value || Number.isNaN(value);
    const half = isSingle ? halfBits(value) : undefined;
    if (half !== undefined) {
      this.#byte(0xf9);
      this.#at = this.#bytes.writeUInt16BE(half, this.#at);
    } else if (isSingle) {
      this.#byte(0xfa);
      this.#at = this.#bytes.writeFloatBE(value, this.#at);
    } else {
      this.#byte(0xfb);
      this.#at = this.#bytes.writeDoubleBE(value, this.#at);
    }
  }

  #byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#at] = byte;
    this.#at += 1;
  }

  #head(major: number, argument: number): void {
    this.#reserve(9);
    const bytes = this.#bytes;
    const at = this.#at;
    if (argument < 24) {
      bytes[at] = major | argument;
      this.#at = at + 1;
    } else if (argument < 0x100) {
      bytes[at] = major | 24;
      bytes[at + 1] = argument;
      this.#at = at + 2;
    } else if (argument < 0x1_0000) {
      bytes[at] = major | 25;
      bytes[at + 1] = argument >> 8;
      bytes[at + 2] = argument & 0xff;
      this.#at = at + 3;
    } else if (argument < 0x1_0000_0000) {
      bytes[at] = major | 26;
      this.#at = bytes.writeUInt32BE(argument, at + 1);
    } else {
      bytes[at] = major | 27;
      this.#at = bytes.writeBigUInt64BE(BigInt(argument), at + 1);
    }
  }

  #reserve(length: number): void {
    const needed = this.#at + length;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}
