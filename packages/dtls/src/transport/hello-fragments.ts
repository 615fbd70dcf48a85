import type { Clock, TimerHandle } from '@muster/net';
import type { ClientHelloPart } from '../flights/hello-verify.ts';
import type { HandshakeFragment, HandshakeMessage } from '../handshake/handshake-header.ts';
import { Reassembly, type ReassemblyLimits } from '../handshake/reassembly.ts';
import { addressKey } from './address-key.ts';
import type { HalfOpen } from './half-open.ts';

/** A client that has not sent the rest by then has sent its flight four times more (RFC 6347 4.2.4.1). */
const KEPT_MS = 31_000;

interface Partial {
  readonly messageSeq: number;
  /** Tells the ClientHello of a client that started over from its earlier one. */
  readonly random: Buffer;
  readonly reassembly: Reassembly;
  readonly timer: TimerHandle;
  lastSequence: number;
}

/** A ClientHello of which all fragments have come. */
export interface WholeClientHello {
  readonly message: HandshakeMessage;
  /** The highest one of the records that it came in. */
  readonly recordSequence: number;
}

/**
 * ClientHellos in several fragments. Nothing is kept before the first fragment, which has to have a good cookie, so that only
 * clients that receive at their address can take a place; it is one of the places for handshakes.
 */
export class HelloFragments {
  readonly #clock: Clock;
  readonly #limits: ReassemblyLimits;
  readonly #places: HalfOpen;
  readonly #partial = new Map<string, Partial>();

  constructor(clock: Clock, limits: ReassemblyLimits, places: HalfOpen) {
    this.#clock = clock;
    this.#limits = limits;
    this.#places = places;
  }

  /**
   * @returns the message, once it is whole; `refused` without a place for it; `ignored` where the first fragment is not there
   * @throws DecodeError when the message exceeds its limit
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
      if (!this.#places.take(address)) return 'refused';
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
    this.#places.release(address);
  }

  close(): void {
    for (const { timer } of this.#partial.values()) timer.cancel();
    this.#partial.clear();
  }

  #open({ messageSeq, fragment }: HandshakeFragment, address: string, port: number): Partial {
    const partial = {
      messageSeq,
      random: Buffer.from(randomOf(fragment)),
      reassembly: new Reassembly(this.#limits, messageSeq),
      timer: this.#clock.setTimer(KEPT_MS, () => this.forget(address, port)),
      lastSequence: 0,
    };
    this.#partial.set(addressKey(address, port), partial);
    return partial;
  }
}

function isSameHello({ messageSeq, random }: Partial, first: HandshakeFragment): boolean {
  return messageSeq === first.messageSeq && random.equals(randomOf(first.fragment));
}

/** Behind the version. */
function randomOf(body: Buffer): Buffer {
  return body.subarray(2, 34);
}
