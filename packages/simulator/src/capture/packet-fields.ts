/**
 * Reads numbers from a packet file, in the byte order of the machine that wrote it. Returns 0 beyond the end of the
 * file.
 */
export class PacketFields {
  readonly #bytes: Buffer;
  readonly #isLittle: boolean;

  constructor(bytes: Buffer, isLittle: boolean) {
    this.#bytes = bytes;
    this.#isLittle = isLittle;
  }

  get length(): number {
    return this.#bytes.length;
  }

  uint16(at: number): number {
    if (at + 2 > this.length) return 0;
    return this.#isLittle ? this.#bytes.readUInt16LE(at) : this.#bytes.readUInt16BE(at);
  }

  uint32(at: number): number {
    if (at + 4 > this.length) return 0;
    return this.#isLittle ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at);
  }

  slice(at: number, length: number): Buffer {
    return this.#bytes.subarray(at, at + length);
  }
}
