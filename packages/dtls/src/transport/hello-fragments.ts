import type { Clock, TimerHandle } from '@muster/net';
import type { ClientHelloPart } from '../flights/hello-verify.ts';
import type { HandshakeFragment, HandshakeMessage } from '../handshake/handshake-header.ts';
import { Reassembly, type ReassemblyLimits } from '../handshake/reassembly.ts';
import { addressKey } from './address-key.ts';
import type { HalfOpen } from './half-open.ts';

/** Time to wait for the rest, in which a client retransmits its flight four times (RFC 6347 4.2.4.1). */
const REASSEMBLY_TIMEOUT_MS = 31_000;

interface PartialHello {
  readonly messageSeq: number;
  /** Distinguishes the ClientHello of a restarted client from its earlier one. */
  readonly random: Buffer;
  readonly reassembly: Reassembly;
  readonly timer: TimerHandle;
  lastSequence: number;
}

/** A complete ClientHello. */
export interface WholeClientHello {
  readonly message: HandshakeMessage;
  /** Highest sequence number of its records. */
  readonly recordSequence: number;
}

/**
 * Reassembles fragmented ClientHellos. Keeps nothing before the first fragment, which must have a valid cookie, so that
 * only clients that receive datagrams at their address can occupy a place. It is one of the places for handshakes.
 */
export class HelloFragments {
  readonly #clock: Clock;
  readonly #limits: ReassemblyLimits;
  readonly #halfOpen: HalfOpen;
  readonly #partial = new Map<string, PartialHello>();

  constructor(clock: Clock, limits: ReassemblyLimits, halfOpen: HalfOpen) {
    this.#clock = clock;
    this.#limits = limits;
    this.#halfOpen = halfOpen;
  }

  /**
   * @returns the message if it is complete; `refused` without a free place; `ignored` without the first fragment
   * @throws DecodeError if the message exceeds its limit
   */
  add(
    part: ClientHelloPart,
    address: string,
    port: number,
  ): WholeClientHello | 'kept' | 'refused' | 'ignored' {
    const key = addressKey(address, port);
    const { fragment, isVerified, recordSequence } = part;
    let partial = this.#partial.get(key);
    if (isVerified && !(partial && isSameHello(partial, fragment))) {
      this.forget(address, port);
      if (!this.#halfOpen.take(address)) return 'refused';
      partial = this.#open(fragment, address, port);
    }
    if (partial?.messageSeq !== fragment.messageSeq) return 'ignored';
    partial.reassembly.add(fragment, 0);
    partial.lastSequence = Math.max(partial.lastSequence, recordSequence);
    const message = partial.reassembly.take();
    if (!message) return 'kept';
    this.forget(address, port);
    return { message, recordSequence: partial.lastSequence };
  }

  forget(address: string, port: number): void {
    const key = addressKey(address, port);
    const partial = this.#partial.get(key);
    if (!partial) return;
    partial.timer.cancel();
    this.#partial.delete(key);
    this.#halfOpen.release(address);
  }

  close(): void {
    for (const { timer } of this.#partial.values()) timer.cancel();
    this.#partial.clear();
  }

  #open({ messageSeq, fragment }: HandshakeFragment, address: string, port: number): PartialHello {
    const partial = {
      messageSeq,
      random: Buffer.from(randomOf(fragment)),
      reassembly: new Reassembly(this.#limits, messageSeq),
      timer: this.#clock.setTimer(REASSEMBLY_TIMEOUT_MS, () => this.forget(address, port)),
      lastSequence: 0,
    };
    this.#partial.set(addressKey(address, port), partial);
    return partial;
  }
}

function isSameHello({ messageSeq, random }: PartialHello, first: HandshakeFragment): boolean {
  return messageSeq === first.messageSeq && random.equals(randomOf(first.fragment));
}

/** Returns the random, which follows the version. */
function randomOf(body: Buffer): Buffer {
  return body.subarray(2, 34);
}
