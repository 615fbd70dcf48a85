import { AlertDescription } from '../alert.ts';
import { DecodeError } from '../errors.ts';
import type { HandshakeFragment, HandshakeMessage } from './handshake-header.ts';

/** Limits of the memory that an unauthenticated peer can use. */
export interface ReassemblyLimits {
  readonly maxMessageBytes: number;
  readonly maxReassemblyBytes: number;
  readonly maxFragments: number;
  readonly maxMessageGap: number;
}

/** A message and the epoch of its records. */
export interface ReceivedMessage extends HandshakeMessage {
  readonly epoch: number;
}

/** `next`: may have completed messages; `repeated`: ends a repetition of the peer's last flight. */
export type FragmentResult = 'next' | 'repeated' | 'ignored';

/**
 * Reassembles fragments, and delivers messages in the order of their message_seq (RFC 6347 sections 4.2.2 and 4.2.3).
 * Fragments may overlap and arrive in any order. Fragments beyond the limits are dropped and arrive again when the flight
 * is retransmitted.
 */
export class Reassembly {
  readonly #limits: ReassemblyLimits;
  readonly #partial = new Map<number, PartialMessage>();
  #next: number;
  #bytes = 0;

  /** @param next message_seq of the first message to deliver */
  constructor(limits: ReassemblyLimits, next = 0) {
    this.#limits = limits;
    this.#next = next;
  }

  /** message_seq of the next message to deliver. */
  get next(): number {
    return this.#next;
  }

  /** Number of buffered bytes of incomplete or early messages. */
  get bufferedBytes(): number {
    return this.#bytes;
  }

  /** @throws DecodeError illegal_parameter if the message is longer than the limit */
  add(fragment: HandshakeFragment, epoch: number): FragmentResult {
    const { messageSeq, length, offset } = fragment;
    if (messageSeq < this.#next) {
      const isEnd = offset + fragment.fragment.length === length;
      return isEnd && messageSeq === this.#next - 1 ? 'repeated' : 'ignored';
    }
    if (messageSeq > this.#next + this.#limits.maxMessageGap) return 'ignored';
    if (length > this.#limits.maxMessageBytes) {
      throw new DecodeError('A handshake message is too long', AlertDescription.illegalParameter);
    }
    const partial = this.#partial.get(messageSeq) ?? this.#open(fragment, epoch);
    if (!partial?.isPartOf(fragment, epoch)) return 'ignored';
    return partial.add(fragment, this.#limits.maxFragments) ? 'next' : 'ignored';
  }

  /** Returns and removes the next message if it is complete. */
  take(): ReceivedMessage | undefined {
    const partial = this.#partial.get(this.#next);
    if (!partial?.complete) return undefined;
    this.#partial.delete(this.#next);
    this.#bytes -= partial.body.length;
    const messageSeq = this.#next;
    this.#next += 1;
    return { type: partial.type, messageSeq, body: partial.body, epoch: partial.epoch };
  }

  #open(fragment: HandshakeFragment, epoch: number): PartialMessage | undefined {
    const { length, messageSeq } = fragment;
    // The next message always has its place, so that later ones cannot displace it.
    const room =
      this.#limits.maxReassemblyBytes - (messageSeq === this.#next ? 0 : this.#limits.maxMessageBytes);
    if (this.#bytes + length > room) return undefined;
    const partial = new PartialMessage(fragment, epoch);
    this.#partial.set(messageSeq, partial);
    this.#bytes += length;
    return partial;
  }
}

interface Run {
  start: number;
  end: number;
}

class PartialMessage {
  readonly type: number;
  readonly epoch: number;
  readonly body: Buffer;
  /** Sorted and separate from each other. */
  #runs: Run[] = [];

  constructor(fragment: HandshakeFragment, epoch: number) {
    this.type = fragment.type;
    this.epoch = epoch;
    this.body = Buffer.alloc(fragment.length);
  }

  get complete(): boolean {
    const [first] = this.#runs;
    return this.body.length === 0 || (first?.start === 0 && first.end === this.body.length);
  }

  isPartOf(fragment: HandshakeFragment, epoch: number): boolean {
    return fragment.type === this.type && fragment.length === this.body.length && epoch === this.epoch;
  }

  /** @returns false if the message has too many separate pieces */
  add({ offset, fragment }: HandshakeFragment, maxFragments: number): boolean {
    const run = { start: offset, end: offset + fragment.length };
    const apart = this.#runs.filter(({ start, end }) => end < run.start || start > run.end);
    if (apart.length + 1 > maxFragments) return false;
    for (const { start, end } of this.#runs) {
      if (end < run.start || start > run.end) continue;
      run.start = Math.min(run.start, start);
      run.end = Math.max(run.end, end);
    }
    fragment.copy(this.body, offset);
    this.#runs = [...apart, run].sort((a, b) => a.start - b.start);
    return true;
  }
}
