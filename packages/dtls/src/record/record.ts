/** RFC 6347 section 4.1, RFC 9146 section 4. */
export const ContentType = {
  changeCipherSpec: 20,
  alert: 21,
  handshake: 22,
  applicationData: 23,
  tls12Cid: 25,
} as const;

/** DTLS 1.2 as a ProtocolVersion: 254.253. */
export const DTLS_1_2 = 0xfefd;
/** Maximum number of plaintext bytes of a record (RFC 5246 section 6.2.1). */
export const MAX_PLAINTEXT_BYTES = 16_384;
/** Header of a record without a Connection ID: type, version, epoch, sequence number and length. */
export const RECORD_HEADER_BYTES = 13;

/** Part of the header before the Connection ID, if any. */
const FIXED_HEADER_BYTES = 11;
const LENGTH_BYTES = 2;
/** RFC 5246 section 6.2.3. */
const MAX_FRAGMENT_BYTES = MAX_PLAINTEXT_BYTES + 2_048;
const DTLS_MAJOR = 0xfe;

const NONE = Buffer.alloc(0);

/** A received record, not yet verified. Buffers are views of the datagram. */
export interface RawRecord {
  readonly type: number;
  readonly version: number;
  readonly epoch: number;
  /** Below 2^48. */
  readonly sequence: number;
  /** Connection ID of a record of type 25; empty in others. */
  readonly cid: Buffer;
  /** All bytes before the fragment. */
  readonly header: Buffer;
  readonly fragment: Buffer;
}

class DatagramRecord implements RawRecord {
  readonly type: number;
  readonly version: number;
  readonly epoch: number;
  readonly sequence: number;
  readonly fragment: Buffer;
  readonly #datagram: Buffer;
  readonly #offset: number;
  readonly #cidBytes: number;

  constructor(datagram: Buffer, offset: number, cidBytes: number, end: number) {
    this.type = byteAt(datagram, offset);
    this.version = uint16At(datagram, offset + 1);
    this.epoch = uint16At(datagram, offset + 3);
    this.sequence = uint16At(datagram, offset + 5) * 2 ** 32 + datagram.readUInt32BE(offset + 7);
    this.fragment = datagram.subarray(offset + FIXED_HEADER_BYTES + cidBytes + LENGTH_BYTES, end);
    this.#datagram = datagram;
    this.#offset = offset;
    this.#cidBytes = cidBytes;
  }

  get cid(): Buffer {
    if (this.#cidBytes === 0) return NONE;
    const start = this.#offset + FIXED_HEADER_BYTES;
    return this.#datagram.subarray(start, start + this.#cidBytes);
  }

  get header(): Buffer {
    const end = this.#offset + FIXED_HEADER_BYTES + this.#cidBytes + LENGTH_BYTES;
    return this.#datagram.subarray(this.#offset, end);
  }
}

/**
 * Returns the records of a datagram (RFC 6347 section 4.1.1, RFC 9146 section 4). Stops silently at the first bytes that
 * are not a DTLS 1.x record; never throws.
 *
 * @param ownCidBytes length of our Connection IDs, 0 to 255; with 0, a record of type 25 is not a record, because its
 * header cannot be read
 */
export function records(datagram: Buffer, ownCidBytes: number): Iterable<RawRecord> {
  const found: RawRecord[] = [];
  let offset = 0;
  while (offset + RECORD_HEADER_BYTES <= datagram.length) {
    if (byteAt(datagram, offset + 1) !== DTLS_MAJOR) break;
    const hasCid = byteAt(datagram, offset) === ContentType.tls12Cid;
    const cidBytes = hasCid ? ownCidBytes : 0;
    const start = offset + FIXED_HEADER_BYTES + cidBytes + LENGTH_BYTES;
    if (start > datagram.length || (hasCid && cidBytes === 0)) break;
    const length = uint16At(datagram, start - LENGTH_BYTES);
    const end = start + length;
    if (length > MAX_FRAGMENT_BYTES || end > datagram.length) break;
    found.push(new DatagramRecord(datagram, offset, cidBytes, end));
    offset = end;
  }
  return found;
}

/**
 * Writes the header of a record.
 *
 * @param cid Connection ID; not empty: the form of RFC 9146 section 4 with `type` 25
 * @param length length of the fragment
 * @returns the start of the fragment
 */
export function writeHeader(
  target: Buffer,
  type: number,
  epoch: number,
  sequence: number,
  cid: Buffer,
  length: number,
): number {
  target[0] = type;
  target[1] = DTLS_1_2 >>> 8;
  target[2] = DTLS_1_2 & 0xff;
  writeRecordNumber(target, 3, epoch, sequence);
  let at = FIXED_HEADER_BYTES;
  if (cid.length > 0) {
    target.set(cid, at);
    at += cid.length;
  }
  target[at] = length >>> 8;
  target[at + 1] = length & 0xff;
  return at + LENGTH_BYTES;
}

/** Writes epoch and sequence number: the 64 bits in a MAC and in the explicit nonce (RFC 6655 section 3). */
export function writeRecordNumber(target: Buffer, at: number, epoch: number, sequence: number): void {
  const high = Math.floor(sequence / 2 ** 32);
  const low = sequence >>> 0;
  target[at] = epoch >>> 8;
  target[at + 1] = epoch & 0xff;
  target[at + 2] = high >>> 8;
  target[at + 3] = high & 0xff;
  target[at + 4] = low >>> 24;
  target[at + 5] = (low >>> 16) & 0xff;
  target[at + 6] = (low >>> 8) & 0xff;
  target[at + 7] = low & 0xff;
}

/** Returns an unprotected record. @param fragment at most 16,384 bytes */
export function encodePlaintextRecord(
  type: number,
  epoch: number,
  sequence: number,
  fragment: Uint8Array,
): Buffer {
  const record = Buffer.allocUnsafe(RECORD_HEADER_BYTES + fragment.length);
  record.set(fragment, writeHeader(record, type, epoch, sequence, NONE, fragment.length));
  return record;
}

function byteAt(bytes: Buffer, at: number): number {
  return bytes[at] ?? 0;
}

function uint16At(bytes: Buffer, at: number): number {
  return (byteAt(bytes, at) << 8) | byteAt(bytes, at + 1);
}
