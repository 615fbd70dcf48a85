/** Number of 8-byte fields per record. */
const WIDE_FIELDS = 2;
const KEY = 0;
const START = 1;

/** Number of 4-byte fields per record. */
const FIELDS = 4;
const FINGERPRINT = 0;
const EXPIRES_SECONDS = 1;
/** Maximum lifetime of a record in milliseconds: 68 years, half the range of the 32-bit times, which wrap around. */
const LONGEST_MS = 0x7fff_fffe * 1_000;
const LENGTH = 2;
/** Distance to the previous record of the bucket; 0 for none. */
const BACK = 3;

/** LENGTH of a message that is being handled, or that gets no reply. */
const NO_REPLY = -1;
/** LENGTH of a message whose duplicate is to be handled as new. */
const FORGOTTEN = -2;
const NONE = -1;

const INITIAL_ENTRIES = 8;
const INITIAL_BYTES = 256;
/**
 * A growing ring is copied to a buffer of twice the size up to these sizes. Beyond, it allocates its maximum size at
 * once, of which the system commits only the used pages. Copying large rings would leave freed memory with the process.
 */
const MOVED_ENTRIES = 1_024;
const MOVED_BYTES = 65_536;
/** Number of records per counter of records and of bytes. */
const ENTRIES_PER_SHARE = 4;

/** Shared by all empty rings. */
const noFields = new Int32Array(0);

/**
 * Records of received messages in order of arrival, and the bytes of the replies in order of sending. It allocates
 * nothing per message and has no timers: records are removed in order when they expire or their space is needed.
 * Positions increase forever and are taken modulo the size of the ring, so that a position alone shows whether its
 * record has been overwritten.
 *
 * The share of a peer is counted by the number of the peer modulo a quarter of the records, so two peers can share a
 * count.
 */
export class DeduplicationRing {
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  #wide: Float64Array | undefined;
  /** Records, then buckets, then the counts of records and of bytes per peer. */
  #narrow: Int32Array = noFields;
  #bytes: Buffer | undefined;
  #mask = 0;
  /** Number of allocated records; the mask gives the number in use. */
  #roomEntries = 0;
  #oldest = 0;
  #next = 0;
  /** Number of used bytes of the reply ring. */
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

  /** Number of allocated bytes. */
  get allocatedBytes(): number {
    return (this.#wide?.byteLength ?? 0) + this.#narrow.byteLength + (this.#bytes?.length ?? 0);
  }

  /** @returns the record of an earlier copy of the message, or -1 */
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

  /** Adds a received message. The reply can follow later. */
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

  /** Stores a copy of the reply for duplicates of the message. Does nothing if the record has been removed. */
  settle(record: number, reply: Uint8Array): void {
    const wide = this.#wide;
    if (!wide || record < this.#oldest) return;
    const start = this.#append(reply);
    const length = start === NONE ? FORGOTTEN : reply.length;
    // Read this now: making room can have dropped the earlier reply of the record.
    const before = Math.max(0, this.#field(record, LENGTH));
    wide[this.#wideAt(record) + START] = start;
    this.#setLength(record, length);
    this.#count(wide[this.#wideAt(record) + KEY] ?? 0, 0, Math.max(0, length) - before);
  }

  /** Handles the next duplicate of the message as new. */
  forget(record: number): void {
    if (!this.#wide || record < this.#oldest) return;
    this.#loseReply(record, Math.max(0, this.#field(record, LENGTH)));
  }

  /** Returns a copy of the reply to the message; undefined if there is none. */
  replyOf(record: number): Buffer | undefined {
    const length = this.#field(record, LENGTH);
    if (!this.#bytes || length < 0) return undefined;
    const offset = this.#startOf(record) % this.#bytesInUse;
    return Buffer.from(this.#bytes.subarray(offset, offset + length));
  }

  /** Removes the oldest records if they have expired. */
  expire(nowMs: number): void {
    while (this.#oldest < this.#next && this.#hasExpired(this.#oldest, nowMs)) this.#dropOldest();
  }

  /** Whether the peer of the key has reached its share of records or of reply bytes. */
  exceedsShare(key: number, entries: number, bytes: number): boolean {
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

  /**
   * Returns the record at a bucket, which stores the low 32 bits of its number. The number of the next record gives the
   * rest.
   */
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
    // An empty bucket contains the number of the next record.
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

  /** Allocates memory for records and keeps the existing ones at their positions. */
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

  /** Moves records oldest first: the positions beyond the former end are free, so no record overwrites another. */
  #move(wide: Float64Array, from: number, to: number): void {
    if (from === to) return;
    for (let field = 0; field < WIDE_FIELDS; field += 1) {
      wide[to * WIDE_FIELDS + field] = wide[from * WIDE_FIELDS + field] ?? 0;
    }
    for (let field = 0; field < FIELDS; field += 1) {
      this.#narrow[to * FIELDS + field] = this.#narrow[from * FIELDS + field] ?? 0;
    }
  }

  /** Appends bytes to the ring as one piece. */
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

  /**
   * Doubles the ring: bytes of the current lap move behind those of the previous lap, and positions count from there.
   */
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
 * Returns the bucket of a key. Keys are the number of a peer times 65,536 plus the Message ID. Consecutive Message IDs
 * of a peer have adjacent buckets, which suits the processor cache. The start of each peer's range is scattered.
 */
function bucketOf(key: number, mask: number): number {
  const messageId = key & 0xffff;
  return (Math.imul((key - messageId) / 65_536, 0x9e3779b1) + messageId) & mask;
}

function floorPowerOfTwo(value: number): number {
  return 2 ** Math.floor(Math.log2(value));
}
