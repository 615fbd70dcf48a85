import { CoapAbortError, CoapClosedError } from '../errors.ts';
import { Code } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import { decodeUint } from '../message/uint.ts';
import type { Core } from './core.ts';
import type { MatchingLayer } from './matching.ts';
import type { PeerState } from './peer-state.ts';
import type { ResponseSink, ReceivedResponse } from './sinks.ts';
import type { TimerEntry } from './timer-queue.ts';

/** Consecutive refusals of a block after which the transfer ends with the last one. */
const MAX_REFUSALS = 5;
/** Fraction by which a delay is randomly longer, to spread concurrent transfers. */
const JITTER = 0.25;

/**
 * Returns the delay before a block is sent again that the peer temporarily refused: 5.03 (RFC 7252 section 5.9.3.4) or
 * 4.29 (RFC 8516). The delay is Max-Age, at least ACK_TIMEOUT, and doubles after each refusal.
 *
 * @param refusals number of earlier refusals of this block
 * @returns milliseconds; undefined if the response is final: another code, too many refusals, or a Max-Age beyond
 *   `maxBlockWaitMs`
 */
export function busyWaitMs(response: Message, refusals: number, core: Core): number | undefined {
  if (response.code !== Code.serviceUnavailable && response.code !== Code.tooManyRequests) return undefined;
  if (refusals >= MAX_REFUSALS) return undefined;
  const { ackTimeoutMs, maxBlockWaitMs } = core.parameters;
  const maxAge = findOption(response.options, OptionNumber.maxAge);
  const asked = maxAge === undefined ? 0 : decodeUint(maxAge) * 1000;
  if (asked > maxBlockWaitMs) return undefined;
  const own = Math.min(ackTimeoutMs * 2 ** refusals, maxBlockWaitMs);
  return Math.max(asked, own) * (1 + core.random() * JITTER);
}

/**
 * A delay between two requests of one transfer. Keeps the token registered, so that the state of the peer is kept and
 * closing the endpoint ends the delay.
 */
export class Pause implements ResponseSink, TimerEntry {
  readonly isObservation = false;
  dueMs = 0;
  heapIndex = -1;
  readonly #core: Core;
  readonly #matching: MatchingLayer;
  readonly #peer: PeerState;
  readonly #token: Buffer;
  readonly #signal: AbortSignal | undefined;
  #resolve: (() => void) | undefined;
  #reject: ((error: Error) => void) | undefined;
  readonly #onAbort = (): void => this.#end(new CoapAbortError(this.#signal?.reason));

  constructor(
    layers: { readonly core: Core; readonly matching: MatchingLayer },
    peer: PeerState,
    token: Buffer,
    signal: AbortSignal | undefined,
  ) {
    this.#core = layers.core;
    this.#matching = layers.matching;
    this.#peer = peer;
    this.#token = token;
    this.#signal = signal;
  }

  /** @throws CoapAbortError, CoapClosedError, CoapOverloadError */
  wait(ms: number): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#signal?.aborted === true) {
        reject(new CoapAbortError(this.#signal.reason));
        return;
      }
      this.#matching.register(this.#peer, this.#token, this);
      this.#resolve = resolve;
      this.#reject = reject;
      this.#signal?.addEventListener('abort', this.#onAbort);
      this.#core.timers.add(this, ms);
    });
  }

  onTimer(): void {
    this.#end(undefined);
  }

  /** A late duplicate of the refusal. */
  onResponse(_response: Message, inbound: ReceivedResponse): void {
    inbound.acknowledge();
  }

  onClosed(): void {
    this.#end(new CoapClosedError());
  }

  #end(error: Error | undefined): void {
    this.#core.timers.cancel(this);
    this.#signal?.removeEventListener('abort', this.#onAbort);
    this.#matching.unregister(this.#peer, this.#token, this);
    if (error === undefined) this.#resolve?.();
    else this.#reject?.(error);
  }
}
