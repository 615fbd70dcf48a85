import { createHmac, timingSafeEqual } from 'node:crypto';
import { Code } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import type { ResponseContent } from './block-serve.ts';
import type { Core } from './core.ts';
import type { PeerState } from './peer-state.ts';
import { diagnostic } from './reply-content.ts';

/**
 * Protects spoofed source addresses: a peer must repeat an Echo value before its requests are handled (RFC 9175 section
 * 2.4).
 */
export interface AmplificationBound {
  /** Validity of an Echo value in milliseconds, above 0. Default 60,000. */
  readonly freshnessMs?: number;
}

const DEFAULT_FRESHNESS_MS = 60_000;
const SECRET_BYTES = 32;
const TIME_BYTES = 6;
const MAC_BYTES = 8;

/**
 * Asks peers to prove that they own their address before their requests are handled: 4.01 with an Echo value, which the
 * peer repeats in its request. The value contains its time and the peer, authenticated with a secret of this endpoint,
 * so that no state is kept for peers that do not return.
 */
export class AmplificationGuard {
  readonly #core: Core;
  readonly #freshnessMs: number;
  readonly #secret: Buffer;

  /** @throws RangeError if the validity is not above 0 */
  constructor(core: Core, bound: AmplificationBound) {
    this.#core = core;
    this.#freshnessMs = bound.freshnessMs ?? DEFAULT_FRESHNESS_MS;
    if (!(this.#freshnessMs > 0)) throw new RangeError('freshnessMs must be above 0');
    this.#secret = core.randomBytes(SECRET_BYTES);
  }

  /**
   * Returns the challenge for a request; undefined if the peer is verified: it repeated a fresh Echo value, or answered
   * a request of ours, whose token cannot be guessed.
   */
  challenge(peer: PeerState, request: Message): ResponseContent | undefined {
    if (peer.isVerified) return undefined;
    const echo = findOption(request.options, OptionNumber.echo);
    if (echo && this.#isFresh(echo, peer)) {
      peer.isVerified = true;
      return undefined;
    }
    const value = this.#valueFor(peer, Math.floor(this.#core.timers.nowMs()));
    return diagnostic(Code.unauthorized, '', [{ number: OptionNumber.echo, value }]);
  }

  #isFresh(echo: Buffer, peer: PeerState): boolean {
    if (echo.length !== TIME_BYTES + MAC_BYTES) return false;
    const madeAtMs = echo.readUIntBE(0, TIME_BYTES);
    const ageMs = this.#core.timers.nowMs() - madeAtMs;
    return timingSafeEqual(echo, this.#valueFor(peer, madeAtMs)) && ageMs < this.#freshnessMs;
  }

  #valueFor(peer: PeerState, madeAtMs: number): Buffer {
    const value = Buffer.alloc(TIME_BYTES + MAC_BYTES);
    value.writeUIntBE(madeAtMs, 0, TIME_BYTES);
    const mac = createHmac('sha256', this.#secret)
      .update(value.subarray(0, TIME_BYTES))
      .update(peer.peer.key);
    mac.digest().copy(value, TIME_BYTES, 0, MAC_BYTES);
    return value;
  }
}
