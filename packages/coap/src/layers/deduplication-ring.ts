/** Per record: 8-byte fields. */
const WIDE_FIELDS = 2;
const KEY = 0;
const START = 1;

/** Per record: 4-byte fields. */
const FIELDS = 4;
const FINGERPRINT = 0;
const EXPIRES_SECONDS = 1;
/** Times are kept in 32 bits that wrap around: nothing is remembered longer than half of them, 68 years. */
const LONGEST_MS = 0x7fff_fffe * 1_000;
const LENGTH = 2;
/** How many records back the next one of the bucket is; 0 for none. */
const BACK = 3;

/** LENGTH of a message that is being worked on, or that gets no reply. */
const NO_REPLY = -1;
/** LENGTH of a message whose repetition shall be taken as new. */
const FORGOTTEN = -2;
const NONE = -1;

const INITIAL_ENTRIES = 8;
const INITIAL_BYTES = 256;
/**
 * Up to these sizes a ring that grows moves to memory of twice the size. Beyond, it takes all that it may ever need, of
 * which the system makes real only what is written to, and grows into it: memory that large rings leave behind when
 * they move would stay with the process.
 */
const MOVED_ENTRIES = 1_024;
const MOVED_BYTES = 65_536;
/** Records for which there is one counter of records and one of bytes. */
const ENTRIES_PER_SHARE = 4;

/** Of all rings that hold nothing yet. */
const noFields = new Int32Array(0);

/**
 * Records of received messages in order of arrival, and the bytes of the replies to them in order of sending. Nothing
 * is allocated per message and there are no timers: records leave in their order, when they have expired or when room
 * is needed. Positions count up for ever and are taken modulo the ring's size, so that what has been overwritten is
 * known by its position alone.
 *
 * How much of it is of one peer is counted by the peer's number modulo a quarter of the records: two peers whose numbers
 * are that far apart share a count.
 */
export class DeduplicationRing {
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  #wide: Float64Array | undefined;
  /** Records, then buckets, then the counts of records and of bytes per peer. */
  #narrow: Int32Array = noFields;
  #bytes: Buffer | undefined;
  #mask = 0;
  /** Records that there is memory for; the mask says how many are in use. */
  #roomEntries = 0;
  #oldest = 0;
  #next = 0;
  /** Bytes of the ring in use, a part of those that there is memory for. */
  #bytesInUse = 0;
  #bytesHead = 0;
  #bytesLive = 0;

  constructor(maxEntries: number, maxBytes: number) {
    this.#maxEntries = floorPowerOfTwo(Math.max(maxEntries, INITIAL_ENTRIES));
    this.#maxBytes = floorPowerOfTwo(Math.max(maxBytes, INITIAL_BYTES));
  }

  get entries(): number {
    return this.#next - this.#oldest;
  }

  /** Bytes of memory that the rings have asked for. */
  get allocatedBytes(): number {
    return (this.#wide?.byteLength ?? 0) + this.#narrow.byteLength + (this.#bytes?.length ?? 0);
  }

  /** @returns the record of an earlier receipt, or -1 */
  find(key: number, fingerprint: number, nowMs: number): number {
    const wide = this.#wide;
    if (!wide) return NONE;
    let record = this.#inBucket(bucketOf(key, this.#mask));
    while (record >= this.#oldest) {
      if (wide[this.#wideAt(record) + KEY] === key) {
        return this.#isKnown(record, fingerprint, nowMs) ? record : NONE;
      }
      const back = this.#field(record, BACK);
      if (back === 0) return NONE;
      record -= back;
    }
    return NONE;
  }

  /** Notes a receipt; the reply may come later. */
  open(key: number, fingerprint: number, nowMs: number, lifetimeMs: number): number {
    const wide = this.#makeRoom(nowMs);
    const record = this.#next++;
    const bucket = bucketOf(key, this.#mask);
    const before = this.#inBucket(bucket);
    const narrow = this.#narrow;
    wide[this.#wideAt(record) + KEY] = key;
    wide[this.#wideAt(record) + START] = 0;
    const at = (record & this.#mask) * FIELDS;
    narrow[at + FINGERPRINT] = fingerprint;
    narrow[at + EXPIRES_SECONDS] = Math.ceil((nowMs + Math.min(lifetimeMs, LONGEST_MS)) / 1_000) | 0;
    narrow[at + LENGTH] = NO_REPLY;
    narrow[at + BACK] = before < this.#oldest ? 0 : record - before;
    this.#setBucket(bucket, record);
    this.#count(key, 1, 0);
    return record;
  }

  /** Keeps a copy of the reply for repetitions of the message. Nothing happens when the record has left already. */
  settle(record: number, reply: Uint8Array): void {
    const wide = this.#wide;
    if (!wide || record < this.#oldest) return;
    const start = this.#append(reply);
    const length = start === NONE ? FORGOTTEN : reply.length;
    // Read now: to make room may have cost the record the reply that it had.
    const before = Math.max(0, this.#field(record, LENGTH));
    wide[this.#wideAt(record) + START] = start;
    this.#setLength(record, length);
    this.#count(wide[this.#wideAt(record) + KEY] ?? 0, 0, Math.max(0, length) - before);
  }

  /** Takes a repetition of the message as new. */
  forget(record: number): void {
    if (!this.#wide || record < this.#oldest) return;
    this.#loseReply(record, Math.max(0, this.#field(record, LENGTH)));
  }

  /** A copy of the reply to the message, or undefined while there is none. */
  replyOf(record: number): Buffer | undefined {
    const length = this.#field(record, LENGTH);
    if (!this.#bytes || length < 0) return undefined;
    const offset = this.#startOf(record) % this.#bytesInUse;
    return Buffer.from(this.#bytes.subarray(offset, offset + length));
  }

  /** Lets go of the oldest records, as far as they have expired. */
  expire(nowMs: number): void {
    while (this.#oldest < this.#next && this.#hasExpired(this.#oldest, nowMs)) this.#dropOldest();
  }

  /** Whether the peer of the key has as many records, or as many bytes of replies. */
  hasOf(key: number, entries: number, bytes: number): boolean {
    if (!this.#wide) return false;
    const at = this.#shareAt(key);
    return (this.#narrow[at] ?? 0) >= entries || (this.#narrow[at + 1] ?? 0) >= bytes;
  }

  #wideAt(record: number): number {
    return (record & this.#mask) * WIDE_FIELDS;
  }

  #startOf(record: number): number {
    return this.#wide?.[this.#wideAt(record) + START] ?? 0;
  }

  #field(record: number, field: number): number {
    return this.#narrow[(record & this.#mask) * FIELDS + field] ?? 0;
  }

  #setLength(record: number, length: number): void {
    this.#narrow[(record & this.#mask) * FIELDS + LENGTH] = length;
  }

  #isKnown(record: number, fingerprint: number, nowMs: number): boolean {
    return (
      this.#field(record, FINGERPRINT) === fingerprint &&
      !this.#hasExpired(record, nowMs) &&
      this.#field(record, LENGTH) !== FORGOTTEN &&
      !this.#isOverwritten(record)
    );
  }

  #hasExpired(record: number, nowMs: number): boolean {
    return ((this.#field(record, EXPIRES_SECONDS) - Math.floor(nowMs / 1_000)) | 0) <= 0;
  }

  #isOverwritten(record: number): boolean {
    const length = this.#field(record, LENGTH);
    return length >= 0 && this.#bytesHead - this.#startOf(record) > this.#bytesInUse;
  }

  /** Buckets hold the low 32 bits of a record's number: the rest follows from the number of the next one. */
  #inBucket(bucket: number): number {
    const low = this.#narrow[this.#roomEntries * FIELDS + bucket] ?? 0;
    const back = (this.#next - low) >>> 0;
    return back === 0 ? NONE : this.#next - back;
  }

  #setBucket(bucket: number, record: number): void {
    this.#narrow[this.#roomEntries * FIELDS + bucket] = record | 0;
  }

  #shareAt(key: number): number {
    const share = Math.floor(key / 65_536) & ((this.#mask + 1) / ENTRIES_PER_SHARE - 1);
    return this.#roomEntries * (FIELDS + 1) + share * 2;
  }

  #count(key: number, entries: number, bytes: number): void {
    const at = this.#shareAt(key);
    this.#narrow[at] = (this.#narrow[at] ?? 0) + entries;
    this.#narrow[at + 1] = (this.#narrow[at + 1] ?? 0) + bytes;
  }

  #makeRoom(nowMs: number): Float64Array {
    if (!this.#wide) return this.#resize(INITIAL_ENTRIES);
    this.expire(nowMs);
    const capacity = this.#mask + 1;
    if (this.#next - this.#oldest < capacity) return this.#wide;
    if (capacity < this.#maxEntries) return this.#resize(capacity * 2);
    this.#dropOldest();
    return this.#wide;
  }

  #dropOldest(): void {
    const length = Math.max(0, this.#field(this.#oldest, LENGTH));
    if (length > 0) this.#bytesLive = Math.max(this.#bytesLive, this.#startOf(this.#oldest) + length);
    this.#count(this.#wide?.[this.#wideAt(this.#oldest) + KEY] ?? 0, -1, -length);
    this.#oldest += 1;
  }

  #resize(capacity: number): Float64Array {
    const wide = this.#roomFor(capacity);
    const beforeMask = this.#mask;
    this.#mask = capacity - 1;
    const end = this.#next;
    // An empty bucket says that its record is the one to come.
    this.#narrow.fill(end | 0, this.#roomEntries * FIELDS, this.#roomEntries * FIELDS + capacity);
    this.#narrow.fill(0, this.#roomEntries * (FIELDS + 1));
    for (let record = this.#oldest; record < end; record += 1) {
      this.#move(wide, record & beforeMask, record & this.#mask);
      const key = wide[this.#wideAt(record) + KEY] ?? 0;
      const bucket = bucketOf(key, this.#mask);
      const older = this.#inBucket(bucket);
      const at = (record & this.#mask) * FIELDS;
      this.#narrow[at + BACK] = older < this.#oldest ? 0 : record - older;
      this.#setBucket(bucket, record);
      this.#count(key, 1, Math.max(0, this.#narrow[at + LENGTH] ?? 0));
    }
    return wide;
  }

  /** Memory for so many records, those that are there in their old places. */
  #roomFor(capacity: number): Float64Array {
    if (this.#wide && capacity <= this.#roomEntries) return this.#wide;
    const room = capacity <= MOVED_ENTRIES ? capacity : this.#maxEntries;
    const wide = new Float64Array(room * WIDE_FIELDS);
    const narrow = new Int32Array(room * (FIELDS + 1) + (room / ENTRIES_PER_SHARE) * 2);
    if (this.#wide) wide.set(this.#wide);
    narrow.set(this.#narrow.subarray(0, this.#roomEntries * FIELDS));
    this.#wide = wide;
    this.#narrow = narrow;
    this.#roomEntries = room;
    return wide;
  }

  /** Places beyond the former end are free: the oldest first, no record overwrites another. */
  #move(wide: Float64Array, from: number, to: number): void {
    if (from === to) return;
    for (let field = 0; field < WIDE_FIELDS; field += 1) {
      wide[to * WIDE_FIELDS + field] = wide[from * WIDE_FIELDS + field] ?? 0;
    }
    for (let field = 0; field < FIELDS; field += 1) {
      this.#narrow[to * FIELDS + field] = this.#narrow[from * FIELDS + field] ?? 0;
    }
  }

  /** Puts bytes at the head of the ring, in one piece. */
  #append(reply: Uint8Array): number {
    if (reply.length > this.#maxBytes / 4) return NONE;
    const bytes = this.#ringFor(reply.length);
    const offset = this.#bytesHead % this.#bytesInUse;
    if (offset + reply.length > this.#bytesInUse) this.#bytesHead += this.#bytesInUse - offset;
    const start = this.#bytesHead;
    bytes.set(reply, start % this.#bytesInUse);
    this.#bytesHead += reply.length;
    return start;
  }

  #ringFor(length: number): Buffer {
    let bytes = this.#bytes ?? this.#grow();
    while (this.#bytesInUse < this.#maxBytes && !this.#hasRoomFor(length)) bytes = this.#grow();
    return bytes;
  }

  #hasRoomFor(length: number): boolean {
    const live = this.#bytesHead - Math.max(this.#bytesLive, this.#bytesHead - this.#bytesInUse);
    return live + length <= this.#bytesInUse && length <= this.#bytesInUse / 4;
  }

  /** Twice as many bytes: those of this lap go behind those of the lap before, and all count from there. */
  #grow(): Buffer {
    const inUse = this.#bytesInUse;
    const bytes = this.#roomForBytes(Math.max(INITIAL_BYTES, inUse * 2));
    const offset = inUse === 0 ? 0 : this.#bytesHead % inUse;
    bytes.copyWithin(inUse, 0, offset);
    const shift = this.#bytesHead - offset - inUse;
    for (let record = this.#oldest; record < this.#next; record += 1) {
      const length = this.#field(record, LENGTH);
      if (length < 0) continue;
      if (this.#isOverwritten(record)) this.#loseReply(record, length);
      else if (this.#wide) this.#wide[this.#wideAt(record) + START] = this.#startOf(record) - shift;
    }
    this.#bytesInUse = Math.max(INITIAL_BYTES, inUse * 2);
    this.#bytesHead -= shift;
    this.#bytesLive = Math.max(0, this.#bytesLive - shift);
    return bytes;
  }

  #loseReply(record: number, length: number): void {
    this.#count(this.#wide?.[this.#wideAt(record) + KEY] ?? 0, 0, -length);
    this.#setLength(record, FORGOTTEN);
  }

  #roomForBytes(length: number): Buffer {
    if (this.#bytes && length <= this.#bytes.length) return this.#bytes;
    const bytes = Buffer.alloc(length <= MOVED_BYTES ? length : this.#maxBytes);
    if (this.#bytes) bytes.set(this.#bytes);
    this.#bytes = bytes;
    return bytes;
  }
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
