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

/** Refusals of one block in a row after which the transfer ends with the last one. */
const MAX_REFUSALS = 5;
/** A wait is up to this much longer, so that many transfers do not come back at once. */
const JITTER = 0.25;

/**
 * How long to wait before a block goes out again that the peer refused for now: 5.03 (RFC 7252 section 5.9.3.4) or 4.29
 * (RFC 8516). The wait is that of Max-Age, at least ACK_TIMEOUT and twice as long after each refusal.
 *
 * @param refusals how often the peer has refused this block before
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

/** Waits between two requests of one transfer. Holds the token, so that the peer's state stays and a close is heard. */
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

  /** A late copy of the refusal. */
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
