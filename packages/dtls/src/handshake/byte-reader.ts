import { AlertDescription } from '../alert.ts';
import { DecodeError } from '../errors.ts';

/**
 * Reads the presentation language of RFC 5246 section 4: integers in network order, and vectors that start with their
 * length in bytes. Returns views without copying.
 */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get remaining(): number {
    return this.#bytes.length - this.#at;
  }

  /** @throws DecodeError decode_error if fewer bytes are left; the same applies to all read methods */
  bytes(length: number): Buffer {
    if (length > this.remaining) {
      throw new DecodeError('A handshake message ends too early', AlertDescription.decodeError);
    }
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  uint8(): number {
    return this.bytes(1).readUInt8(0);
  }

  uint16(): number {
    return this.bytes(2).readUInt16BE(0);
  }

  uint24(): number {
    return this.bytes(3).readUIntBE(0, 3);
  }

  vector8(minimum = 0, maximum = 0xff): Buffer {
    return this.#vector(this.uint8(), minimum, maximum);
  }

  vector16(minimum = 0, maximum = 0xffff): Buffer {
    return this.#vector(this.uint16(), minimum, maximum);
  }

  vector24(minimum = 0): Buffer {
    return this.#vector(this.uint24(), minimum, 0xff_ffff);
  }

  /** Reads a vector of 16-bit integers after its 16-bit length in bytes. */
  uint16List(minimum = 2): number[] {
    return uint16s(this.vector16(minimum));
  }

  /** @throws DecodeError decode_error if bytes are left */
  end(): void {
    if (this.remaining > 0) {
      throw new DecodeError('A handshake message has bytes too many', AlertDescription.decodeError);
    }
  }

  #vector(length: number, minimum: number, maximum: number): Buffer {
    if (length < minimum || length > maximum) {
      throw new DecodeError('A vector of a handshake message is out of bounds', AlertDescription.decodeError);
    }
    return this.bytes(length);
  }
}

function uint16s(bytes: Buffer): number[] {
  if (bytes.length % 2 !== 0) {
    throw new DecodeError('A list of 16-bit values has an odd length', AlertDescription.decodeError);
  }
  const values: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) values.push(bytes.readUInt16BE(at));
  return values;
}
