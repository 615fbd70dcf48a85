/** Writes the presentation language of RFC 5246 section 4; the counterpart of `ByteReader`. */
export class ByteWriter {
  #bytes: Buffer;
  #at = 0;

  constructor(capacity = 256) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  uint8(value: number): this {
    this.#reserve(1);
    this.#at = this.#bytes.writeUInt8(value, this.#at);
    return this;
  }

  uint16(value: number): this {
    this.#reserve(2);
    this.#at = this.#bytes.writeUInt16BE(value, this.#at);
    return this;
  }

  uint24(value: number): this {
    this.#reserve(3);
    this.#at = this.#bytes.writeUIntBE(value, this.#at, 3);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
    return this;
  }

  /** @throws RangeError for more than 255 bytes */
  vector8(bytes: Uint8Array): this {
    return this.uint8(bytes.length).bytes(bytes);
  }

  /** @throws RangeError for more than 65,535 bytes */
  vector16(bytes: Uint8Array): this {
    return this.uint16(bytes.length).bytes(bytes);
  }

  /** @throws RangeError for more than 16,777,215 bytes */
  vector24(bytes: Uint8Array): this {
    return this.uint24(bytes.length).bytes(bytes);
  }

  /** Writes a list of 16-bit integers after its length in bytes. */
  uint16List(values: readonly number[]): this {
    this.uint16(values.length * 2);
    for (const value of values) this.uint16(value);
    return this;
  }

  /** Returns the written bytes. */
  done(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  #reserve(length: number): void {
    const needed = this.#at + length;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}
