const SEGMENT_BITS = 12;
const SEGMENTS = 65_536 >> SEGMENT_BITS;

/**
 * Message IDs for one peer: consecutive from a random start, and not reused within EXCHANGE_LIFETIME (RFC 7252 section
 * 4.4). Their use is recorded per segment of 4,096, and only once the first segment is used up.
 */
export class MessageIds {
  #next: number;
  #used = 0;
  #segmentUsedAtMs: number[] | undefined;

  constructor(random: () => number) {
    this.#next = Math.floor(random() * 65_536) & 0xffff;
  }

  /** @returns undefined if every Message ID has been used within `lifetimeMs` milliseconds */
  take(nowMs: number, lifetimeMs: number): number | undefined {
    const id = this.#next;
    if ((id & ((1 << SEGMENT_BITS) - 1)) === 0 && this.#used > 0) {
      this.#segmentUsedAtMs ??= new Array<number>(SEGMENTS).fill(-Infinity);
      // The first segment starts in its middle and counts as used. Its other IDs are used at the end.
      const segment = id >> SEGMENT_BITS;
      if ((this.#segmentUsedAtMs[segment] ?? -Infinity) > nowMs - lifetimeMs) return undefined;
      this.#segmentUsedAtMs[(segment + SEGMENTS - 1) % SEGMENTS] = nowMs;
    }
    this.#next = (id + 1) & 0xffff;
    this.#used += 1;
    return id;
  }
}
