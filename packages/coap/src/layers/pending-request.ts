import { CoapAbortError, CoapClosedError, CoapResetError, CoapTimeoutError } from '../errors.ts';
import { encodeMessage, MessageType } from '../message/message.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import type { Core } from './core.ts';
import type { MatchingLayer } from './matching.ts';
import type { PeerState, Transmission } from './peer-state.ts';
import type { ObservationSink, ResponseSink, ReceivedResponse } from './sinks.ts';
import type { ReliabilityLayer } from './reliability.ts';
import type { TransmissionSink } from './transmission.ts';
import type { TimerEntry } from './timer-queue.ts';

/*
 * One request (RFC 7252 section 5.2):
 *
 *   sent --piggybacked response--------------------> answered
 *    | \--empty ACK--> waiting --separate response-> answered
 *    |                    \--responseTimeoutMs-----> failed (timeout)
 *    \--RST, no ACK, abort, close------------------> failed
 */

/** The layers of a request. */
export interface ClientLayers {
  readonly core: Core;
  readonly matching: MatchingLayer;
  readonly reliability: ReliabilityLayer;
}

/** A request message, and the handling of its response. */
export interface RequestMessage {
  readonly code: number;
  readonly token: Buffer;
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
  readonly confirmable: boolean;
  readonly responseTimeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly onSent: (() => void) | undefined;
  /** Called when the request is acknowledged and its response follows separately. */
  readonly onAcknowledged: (() => void) | undefined;
}

/** A request without its response. */
export class PendingRequest implements TransmissionSink, ResponseSink, TimerEntry {
  dueMs = 0;
  heapIndex = -1;
  readonly #layers: ClientLayers;
  readonly #peer: PeerState;
  readonly #message: RequestMessage;
  /** Takes over the token if the response accepts the observation. */
  readonly #successor: ObservationSink | undefined;
  #transmission: Transmission | undefined;
  #isRepeated = false;
  #resolve: ((response: Message) => void) | undefined;
  #reject: ((error: Error) => void) | undefined;
  #onAbort: (() => void) | undefined;

  constructor(layers: ClientLayers, peer: PeerState, message: RequestMessage, successor?: ObservationSink) {
    this.#layers = layers;
    this.#peer = peer;
    this.#message = message;
    this.#successor = successor;
  }

  get isObservation(): boolean {
    return false;
  }

  /**
   * Whether the request was sent more than once, so that a peer without deduplication may have handled it repeatedly.
   * Valid after the response.
   */
  get isRepeated(): boolean {
    return this.#isRepeated;
  }

  /** Sends the request; called once. */
  send(): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#start();
    });
  }

  encode(messageId: number): Buffer {
    const { code, token, options, payload, confirmable } = this.#message;
    const type = confirmable ? MessageType.confirmable : MessageType.nonConfirmable;
    return encodeMessage({ type, code, messageId, token, options, payload });
  }

  onSent(): void {
    const { onSent } = this.#message;
    if (onSent) this.#layers.core.guard(onSent);
  }

  onAcknowledged(): void {
    this.#noteRepetition();
    this.#transmission = undefined;
    this.#layers.core.timers.add(this, this.#message.responseTimeoutMs);
    const { onAcknowledged } = this.#message;
    if (onAcknowledged) this.#layers.core.guard(onAcknowledged);
  }

  onReset(): void {
    this.#fail(new CoapResetError());
  }

  onGaveUp(): void {
    this.#fail(new CoapTimeoutError(`No acknowledgement from ${this.#peer.peer.key}`));
  }

  onFailed(error: Error): void {
    this.#fail(error);
  }

  onTimer(): void {
    this.#layers.core.counters.timeouts += 1;
    this.#fail(new CoapTimeoutError(`No response from ${this.#peer.peer.key}`, this.#message.confirmable));
  }

  onClosed(): void {
    this.#fail(new CoapClosedError());
  }

  onResponse(response: Message, inbound: ReceivedResponse): void {
    inbound.acknowledge();
    const observed = findOption(response.options, OptionNumber.observe) !== undefined;
    // A notification that crosses the request to cancel the observation is not its response. A piggybacked one is, even
    // from a peer that includes an Observe option.
    const piggybacked = response.type === MessageType.acknowledgement;
    if (observed && !piggybacked && this.#asksToDeregister()) return;
    const resolve = this.#resolve;
    if (!resolve) return;
    this.#settle();
    if (observed && this.#successor && response.code >> 5 === 2) {
      this.#layers.matching.register(this.#peer, this.#message.token, this.#successor);
      this.#successor.begin(response);
    }
    resolve(response);
  }

  #start(): void {
    const { core, matching, reliability } = this.#layers;
    const { signal, token, confirmable, responseTimeoutMs } = this.#message;
    if (signal?.aborted === true) {
      this.#fail(new CoapAbortError(signal.reason));
      return;
    }
    if (signal) {
      this.#onAbort = () => this.#fail(new CoapAbortError(signal.reason));
      signal.addEventListener('abort', this.#onAbort);
    }
    try {
      matching.register(this.#peer, token, this);
      core.counters.requestsSent += 1;
      if (confirmable) {
        this.#transmission = reliability.sendConfirmable(this.#peer, this);
      } else {
        core.timers.add(this, responseTimeoutMs);
        reliability.sendNonConfirmable(this.#peer, this, this);
        this.onSent();
      }
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  #asksToDeregister(): boolean {
    const observe = findOption(this.#message.options, OptionNumber.observe);
    return observe?.length === 1 && observe[0] === 1;
  }

  #fail(error: Error): void {
    const reject = this.#reject;
    if (!reject) return;
    this.#settle();
    reject(error);
  }

  #settle(): void {
    const { core, matching, reliability } = this.#layers;
    this.#resolve = undefined;
    this.#reject = undefined;
    core.timers.cancel(this);
    if (this.#onAbort) this.#message.signal?.removeEventListener('abort', this.#onAbort);
    matching.unregister(this.#peer, this.#message.token, this);
    this.#noteRepetition();
    if (this.#transmission) reliability.finish(this.#transmission);
    this.#transmission = undefined;
  }

  #noteRepetition(): void {
    this.#isRepeated ||= this.#transmission?.isRepeated === true;
  }
}
