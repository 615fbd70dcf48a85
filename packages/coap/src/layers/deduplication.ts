const FIELDS = 6;
const KEY = 0;
const FINGERPRINT = 1;
const EXPIRES = 2;
const START = 3;
const LENGTH = 4;
const OLDER = 5;

/** LENGTH of a message that is being worked on, or that gets no reply. */
const NO_REPLY = -1;
/** LENGTH of a message whose repetition shall be taken as new. */
const FORGOTTEN = -2;
const NONE = -1;

const INITIAL_ENTRIES = 8;
const INITIAL_BYTES = 256;

/**
 * Remembers received messages and the replies to them (RFC 7252 section 4.5) in two rings: records in order of
 * arrival, and reply bytes in order of sending. Nothing is allocated per message and there are no timers: records
 * leave in their order, when they have expired or when room is needed. Positions count up for ever and are taken
 * modulo the ring's size, so that what has been overwritten is known by its position alone.
 *
 * A repetition is the same Message ID from the same peer with the same bytes: a peer that begins its Message IDs anew,
 * after a restart for instance, sends new messages, not repetitions.
 */
export class DeduplicationStore {
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  #records: Float64Array | undefined;
  #buckets = new Float64Array(0);
  #bytes: Buffer | undefined;
  #mask = 0;
  #oldest = 0;
  #next = 0;
  #bytesHead = 0;
  #bytesLive = 0;

  constructor(maxEntries: number, maxBytes: number) {
    this.#maxEntries = floorPowerOfTwo(Math.max(maxEntries, INITIAL_ENTRIES));
    this.#maxBytes = floorPowerOfTwo(Math.max(maxBytes, INITIAL_BYTES));
  }

  get entries(): number {
    return this.#next - this.#oldest;
  }

  /** Bytes of memory that the rings take at present. */
  get allocatedBytes(): number {
    return (this.#records?.byteLength ?? 0) + this.#buckets.byteLength + (this.#bytes?.length ?? 0);
  }

  /** @returns the record of an earlier receipt, or -1 */
  find(key: number, fingerprint: number, nowMs: number): number {
    const records = this.#records;
    if (!records) return NONE;
    let record = this.#buckets[bucketOf(key, this.#mask)] ?? NONE;
    while (record >= this.#oldest) {
      const at = (record & this.#mask) * FIELDS;
      if (records[at + KEY] === key) {
        const known =
          records[at + FINGERPRINT] === fingerprint &&
          (records[at + EXPIRES] ?? 0) > nowMs &&
          records[at + LENGTH] !== FORGOTTEN &&
          !this.#isOverwritten(at);
        return known ? record : NONE;
      }
      record = records[at + OLDER] ?? NONE;
    }
    return NONE;
  }

  /** Notes a receipt; the reply may come later. */
  open(key: number, fingerprint: number, nowMs: number, lifetimeMs: number): number {
    const records = this.#makeRoom(nowMs);
    const record = this.#next++;
    const at = (record & this.#mask) * FIELDS;
    const bucket = bucketOf(key, this.#mask);
    records[at + KEY] = key;
    records[at + FINGERPRINT] = fingerprint;
    records[at + EXPIRES] = nowMs + lifetimeMs;
    records[at + START] = 0;
    records[at + LENGTH] = NO_REPLY;
    records[at + OLDER] = this.#buckets[bucket] ?? NONE;
    this.#buckets[bucket] = record;
    return record;
  }

  /** Keeps a copy of the reply for repetitions of the message. Nothing happens when the record has left already. */
  settle(record: number, reply: Uint8Array): void {
    const records = this.#records;
    if (!records || record < this.#oldest) return;
    const at = (record & this.#mask) * FIELDS;
    const start = this.#append(reply);
    records[at + START] = start;
    records[at + LENGTH] = start === NONE ? FORGOTTEN : reply.length;
  }

  /** Takes a repetition of the message as new. */
  forget(record: number): void {
    if (this.#records && record >= this.#oldest)
      this.#records[(record & this.#mask) * FIELDS + LENGTH] = FORGOTTEN;
  }

  /** A copy of the reply to the message, or undefined while there is none. */
  replyOf(record: number): Buffer | undefined {
    const at = (record & this.#mask) * FIELDS;
    const length = this.#records?.[at + LENGTH] ?? NO_REPLY;
    if (!this.#bytes || length < 0) return undefined;
    const offset = (this.#records?.[at + START] ?? 0) % this.#bytes.length;
    return Buffer.from(this.#bytes.subarray(offset, offset + length));
  }

  #isOverwritten(at: number): boolean {
    const length = this.#records?.[at + LENGTH] ?? NO_REPLY;
    return length >= 0 && this.#bytesHead - (this.#records?.[at + START] ?? 0) > (this.#bytes?.length ?? 0);
  }

  #makeRoom(nowMs: number): Float64Array {
    if (!this.#records) return this.#resize(INITIAL_ENTRIES);
    while (this.#oldest < this.#next) {
      const at = (this.#oldest & this.#mask) * FIELDS;
      if ((this.#records[at + EXPIRES] ?? 0) > nowMs) break;
      this.#dropOldest();
    }
    const capacity = this.#mask + 1;
    if (this.#next - this.#oldest < capacity) return this.#records;
    if (capacity < this.#maxEntries) return this.#resize(capacity * 2);
    this.#dropOldest();
    return this.#records;
  }

  #dropOldest(): void {
    const at = (this.#oldest & this.#mask) * FIELDS;
    const length = this.#records?.[at + LENGTH] ?? NO_REPLY;
    if (length >= 0) {
      this.#bytesLive = Math.max(this.#bytesLive, (this.#records?.[at + START] ?? 0) + length);
    }
    this.#oldest += 1;
  }

  #resize(capacity: number): Float64Array {
    const before = this.#records;
    const beforeMask = this.#mask;
    const records = new Float64Array(capacity * FIELDS);
    this.#mask = capacity - 1;
    this.#buckets = new Float64Array(capacity).fill(NONE);
    for (let record = this.#oldest; before && record < this.#next; record += 1) {
      const from = (record & beforeMask) * FIELDS;
      const to = (record & this.#mask) * FIELDS;
      for (let field = 0; field < FIELDS; field += 1) records[to + field] = before[from + field] ?? 0;
      const bucket = bucketOf(records[to + KEY] ?? 0, this.#mask);
      records[to + OLDER] = this.#buckets[bucket] ?? NONE;
      this.#buckets[bucket] = record;
    }
    this.#records = records;
    return records;
  }

  /** Puts bytes at the head of the ring, in one piece. */
  #append(reply: Uint8Array): number {
    if (reply.length > this.#maxBytes / 4) return NONE;
    const bytes = this.#ringFor(reply.length);
    const offset = this.#bytesHead % bytes.length;
    if (offset + reply.length > bytes.length) this.#bytesHead += bytes.length - offset;
    const start = this.#bytesHead;
    bytes.set(reply, start % bytes.length);
    this.#bytesHead += reply.length;
    return start;
  }

  #ringFor(length: number): Buffer {
    let bytes = this.#bytes;
    let capacity = bytes?.length ?? INITIAL_BYTES;
    const live = this.#bytesHead - Math.max(this.#bytesLive, this.#bytesHead - capacity);
    while (capacity < this.#maxBytes && (live + length > capacity || length > capacity / 4)) capacity *= 2;
    if (bytes?.length !== capacity) bytes = this.#regrow(capacity);
    return bytes;
  }

  /** Moves the replies that are still there into a larger ring. */
  #regrow(capacity: number): Buffer {
    const before = this.#bytes;
    const records = this.#records;
    const bytes = Buffer.allocUnsafeSlow(capacity);
    let head = 0;
    for (let record = this.#oldest; before && records && record < this.#next; record += 1) {
      const at = (record & this.#mask) * FIELDS;
      const length = records[at + LENGTH] ?? NO_REPLY;
      if (length < 0) continue;
      if (this.#isOverwritten(at)) {
        records[at + LENGTH] = FORGOTTEN;
        continue;
      }
      const offset = (records[at + START] ?? 0) % before.length;
      before.copy(bytes, head, offset, offset + length);
      records[at + START] = head;
      head += length;
    }
    this.#bytes = bytes;
    this.#bytesHead = head;
    this.#bytesLive = 0;
    return bytes;
  }
}

/** FNV-1a over the whole datagram. */
export function fingerprintOf(datagram: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < datagram.length; at += 1) {
    hash = Math.imul(hash ^ (datagram[at] ?? 0), 0x01000193);
  }
  return hash;
}

/**
 * Keys are a peer's number times 65,536 plus the Message ID. Consecutive Message IDs of a peer get neighbouring
 * buckets, which is kind to the processor's cache; where a peer's run begins is scattered.
 */
function bucketOf(key: number, mask: number): number {
  const messageId = key & 0xffff;
  return (Math.imul((key - messageId) / 65_536, 0x9e3779b1) + messageId) & mask;
}

function floorPowerOfTwo(value: number): number {
  return 2 ** Math.floor(Math.log2(value));
}
