/** Maximum bytes of the Remaining Length field (MQTT 3.1.1, 2.2.3). */
const MAX_LENGTH_BYTES = 4;

/**
 * Splits a stream of bytes into MQTT packets (MQTT 3.1.1, 2.2). It reads only their lengths. A packet above
 * the limit is detected as soon as its length is known, before its bytes have arrived.
 */
export class PacketCutter {
  readonly #maxBytes: number;
  #chunks: Buffer[] = [];
  #size = 0;
  /** Length of the first packet. Undefined until enough of its header has arrived. */
  #length: number | undefined;
  #fault: string | undefined;

  /** @param maxBytes maximum size of a packet, including its header */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Number of buffered bytes. */
  get size(): number {
    return this.#size;
  }

  /** Whether a whole packet is buffered. */
  get hasPacket(): boolean {
    return this.#fault === undefined && this.#length !== undefined && this.#size >= this.#length;
  }

  /** The fault of the first packet, after which the stream must end. Undefined if there is none. */
  get fault(): string | undefined {
    return this.#fault;
  }

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#length === undefined) this.#measure();
  }

  /** Removes the first packet and returns it. Requires {@link hasPacket}. */
  next(): Buffer {
    const length = this.#length ?? 0;
    const all = this.#joined();
    const packet = all.subarray(0, length);
    const rest = all.subarray(length);
    this.#chunks = rest.length === 0 ? [] : [rest];
    this.#size = rest.length;
    this.#length = undefined;
    this.#measure();
    return packet;
  }

  #joined(): Buffer {
    const [first, ...others] = this.#chunks;
    if (first === undefined) return Buffer.alloc(0);
    if (others.length === 0) return first;
    const all = Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }

  /** Reads the length of the first packet if its header has arrived. */
  #measure(): void {
    if (this.#size < 2) return;
    const bytes = this.#joined();
    let remaining = 0;
    for (let at = 1; at <= MAX_LENGTH_BYTES; at += 1) {
      const byte = bytes[at];
      if (byte === undefined) return;
      remaining += (byte & 0x7f) * 128 ** (at - 1);
      if (byte < 0x80) {
        this.#length = at + 1 + remaining;
        if (this.#length > this.#maxBytes) {
          this.#fault = `The packet has ${this.#length} bytes. The limit is ${this.#maxBytes} (--mqtt-max-packet-bytes).`;
        }
        return;
      }
    }
    this.#fault = 'The length of the packet has more than four bytes (MQTT 3.1.1, 2.2.3).';
  }
}
