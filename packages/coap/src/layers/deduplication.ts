import { DeduplicationRing } from './deduplication-ring.ts';

const NONE = -1;
/** Size of the second ring relative to the first: one quarter. */
const OVERFLOW_PART = 4;

/**
 * Stores received messages and their replies (RFC 7252 section 4.5) in a ring in which each peer has a share. Messages
 * beyond the share go to a smaller ring, so that peers that send too much displace only records of each other.
 *
 * A duplicate has the same Message ID, peer and bytes. So messages of a peer that restarts its Message IDs, for example
 * after a reboot, are not duplicates.
 */
export class DeduplicationStore {
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  readonly #entriesPerPeer: number;
  readonly #bytesPerPeer: number;
  #main: DeduplicationRing | undefined;
  #overflow: DeduplicationRing | undefined;

  /** The limits apply to the main ring; the second ring has a quarter of them. */
  constructor(maxEntries: number, maxBytes: number, entriesPerPeer = Infinity, bytesPerPeer = Infinity) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
    this.#entriesPerPeer = entriesPerPeer;
    this.#bytesPerPeer = bytesPerPeer;
  }

  get entries(): number {
    return (this.#main?.entries ?? 0) + (this.#overflow?.entries ?? 0);
  }

  /** Number of bytes that the rings have allocated. */
  get allocatedBytes(): number {
    return (this.#main?.allocatedBytes ?? 0) + (this.#overflow?.allocatedBytes ?? 0);
  }

  /**
   * Finds an earlier copy of a message.
   *
   * @param key number of the peer times 65,536 plus the Message ID
   * @returns the record of the earlier copy, or -1
   */
  find(key: number, fingerprint: number, nowMs: number): number {
    const record = this.#main?.find(key, fingerprint, nowMs) ?? NONE;
    if (record >= 0) return record * 2;
    const overflowed = this.#overflow?.find(key, fingerprint, nowMs) ?? NONE;
    return overflowed < 0 ? NONE : overflowed * 2 + 1;
  }

  /** Adds a received message. The reply can follow later. */
  open(key: number, fingerprint: number, nowMs: number, lifetimeMs: number): number {
    const main = (this.#main ??= new DeduplicationRing(this.#maxEntries, this.#maxBytes));
    main.expire(nowMs);
    if (!main.exceedsShare(key, this.#entriesPerPeer, this.#bytesPerPeer)) {
      return main.open(key, fingerprint, nowMs, lifetimeMs) * 2;
    }
    this.#overflow ??= new DeduplicationRing(
      this.#maxEntries / OVERFLOW_PART,
      this.#maxBytes / OVERFLOW_PART,
    );
    return this.#overflow.open(key, fingerprint, nowMs, lifetimeMs) * 2 + 1;
  }

  /** Stores a copy of the reply for duplicates of the message. Does nothing if the record has been removed. */
  settle(record: number, reply: Uint8Array): void {
    this.#ringOf(record)?.settle(Math.floor(record / 2), reply);
  }

  /** Handles the next duplicate of the message as new. */
  forget(record: number): void {
    this.#ringOf(record)?.forget(Math.floor(record / 2));
  }

  /** Returns a copy of the reply to the message; undefined if there is none. */
  replyOf(record: number): Buffer | undefined {
    return this.#ringOf(record)?.replyOf(Math.floor(record / 2));
  }

  #ringOf(record: number): DeduplicationRing | undefined {
    return record % 2 === 0 ? this.#main : this.#overflow;
  }
}

/** FNV-1a of the whole datagram. */
export function fingerprintOf(datagram: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < datagram.length; at += 1) {
    hash = Math.imul(hash ^ (datagram[at] ?? 0), 0x01000193);
  }
  return hash | 0;
}
