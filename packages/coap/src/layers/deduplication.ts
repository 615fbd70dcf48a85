import { DeduplicationRing } from './deduplication-ring.ts';

const NONE = -1;
/** The ring of those beyond their share, as a part of the whole. */
const CROWD_PART = 4;

/**
 * Remembers received messages and the replies to them (RFC 7252 section 4.5), in a ring of which each peer has a share;
 * what a peer sends beyond its share goes to a smaller ring. So peers that send too much push out what is remembered of
 * each other, and never what is remembered of the rest.
 *
 * A repetition is the same Message ID from the same peer with the same bytes: a peer that begins its Message IDs anew,
 * after a restart for instance, sends new messages, not repetitions.
 */
export class DeduplicationStore {
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  readonly #entriesPerPeer: number;
  readonly #bytesPerPeer: number;
  #main: DeduplicationRing | undefined;
  #crowd: DeduplicationRing | undefined;

  /** The bounds are of the main ring; the other one has a quarter of them. */
  constructor(maxEntries: number, maxBytes: number, entriesPerPeer = Infinity, bytesPerPeer = Infinity) {
    this.#maxEntries = maxEntries;
    this.#maxBytes = maxBytes;
    this.#entriesPerPeer = entriesPerPeer;
    this.#bytesPerPeer = bytesPerPeer;
  }

  get entries(): number {
    return (this.#main?.entries ?? 0) + (this.#crowd?.entries ?? 0);
  }

  /** Bytes of memory that the rings take at present. */
  get allocatedBytes(): number {
    return (this.#main?.allocatedBytes ?? 0) + (this.#crowd?.allocatedBytes ?? 0);
  }

  /**
   * @param key the peer's number times 65,536 plus the Message ID
   * @returns the record of an earlier receipt, or -1
   */
  find(key: number, fingerprint: number, nowMs: number): number {
    const record = this.#main?.find(key, fingerprint, nowMs) ?? NONE;
    if (record >= 0) return record * 2;
    const crowded = this.#crowd?.find(key, fingerprint, nowMs) ?? NONE;
    return crowded < 0 ? NONE : crowded * 2 + 1;
  }

  /** Notes a receipt; the reply may come later. */
  open(key: number, fingerprint: number, nowMs: number, lifetimeMs: number): number {
    const main = (this.#main ??= new DeduplicationRing(this.#maxEntries, this.#maxBytes));
    main.expire(nowMs);
    if (!main.hasOf(key, this.#entriesPerPeer, this.#bytesPerPeer)) {
      return main.open(key, fingerprint, nowMs, lifetimeMs) * 2;
    }
    this.#crowd ??= new DeduplicationRing(this.#maxEntries / CROWD_PART, this.#maxBytes / CROWD_PART);
    return this.#crowd.open(key, fingerprint, nowMs, lifetimeMs) * 2 + 1;
  }

  /** Keeps a copy of the reply for repetitions of the message. Nothing happens when the record has left already. */
  settle(record: number, reply: Uint8Array): void {
    this.#ringOf(record)?.settle(Math.floor(record / 2), reply);
  }

  /** Takes a repetition of the message as new. */
  forget(record: number): void {
    this.#ringOf(record)?.forget(Math.floor(record / 2));
  }

  /** A copy of the reply to the message, or undefined while there is none. */
  replyOf(record: number): Buffer | undefined {
    return this.#ringOf(record)?.replyOf(Math.floor(record / 2));
  }

  #ringOf(record: number): DeduplicationRing | undefined {
    return record % 2 === 0 ? this.#main : this.#crowd;
  }
}

/** FNV-1a over the whole datagram. */
export function fingerprintOf(datagram: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < datagram.length; at += 1) {
    hash = Math.imul(hash ^ (datagram[at] ?? 0), 0x01000193);
  }
  return hash | 0;
}
