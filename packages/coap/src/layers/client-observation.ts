import type { Peer } from '@muster/net';
import { isSuccessCode } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import { decodeUint } from '../message/uint.ts';
import { maxAgeOf, toResponse } from './response.ts';
import type { Observation, ObservationHandlers, RequestInit } from '../types.ts';
import type { ClientExchange } from './client-exchange.ts';
import { isNewer } from './observe-order.ts';
import { hasMoreBlocks } from './block-download.ts';
import type { PeerState } from './peer-state.ts';
import type { ObservationSink, ReceivedResponse } from './sinks.ts';
import type { ClientLayers } from './pending-request.ts';

const nothing = Buffer.alloc(0);

/** Creates exchanges with a new or a given token. */
export interface Exchanges {
  /** @throws CoapRequestError of kind `invalid` */
  exchange(peer: PeerState, init: RequestInit, token?: Buffer): ClientExchange;
}

/** Request of an observation. */
export interface ObservedRequest {
  readonly peer: PeerState;
  readonly token: Buffer;
  /** The request without its signal, which ends the registration but not the observation. */
  readonly init: RequestInit;
}

/** A notification that waits until the application is ready. */
interface Waiting {
  readonly message: Message;
  readonly inbound: ReceivedResponse;
  readonly last: boolean;
}

/*
 * An observation (RFC 7641 section 3):
 *
 *   registering --2.xx with Observe--> active --cancel--------------------------> over
 *                                        |  ^ |--4.xx, 5.xx, no Observe, close--> over (onEnd)
 *                                        |  | newer: onNotification, then ACK
 *                                        +--+ older: ACK, dropped
 *
 * There is one per device or more, so rarely used objects are created on demand: the request (to cancel the observation and
 * to fetch the rest of a long notification) and the bytes of the token.
 */
export class ClientObservation implements Observation, ObservationSink {
  readonly #layers: ClientLayers;
  readonly #exchanges: Exchanges;
  readonly #peer: PeerState;
  /** Token as latin1 text, as in the table of the peer. */
  readonly #token: string;
  readonly #init: RequestInit;
  readonly #handlers: ObservationHandlers;
  #active = false;
  #sequence: number | undefined;
  /** Time of the latest notification; undefined before the first one. */
  #arrivedAtMs: number | undefined;
  #maxAgeSeconds = 0;
  /** Sequence number of the last notification that an earlier process accepted and may not have acknowledged. */
  #taken: number | undefined;
  /** Number of pending calls of `onNotification`. */
  #underWay = 0;
  #waiting: Waiting | undefined;

  constructor(
    layers: ClientLayers,
    exchanges: Exchanges,
    observed: ObservedRequest,
    handlers: ObservationHandlers,
  ) {
    this.#layers = layers;
    this.#exchanges = exchanges;
    this.#peer = observed.peer;
    this.#token = observed.token.toString('latin1');
    this.#init = observed.init;
    this.#handlers = handlers;
  }

  get isObservation(): boolean {
    return true;
  }

  get peer(): Peer {
    return this.#peer.peer;
  }

  get token(): Buffer {
    return Buffer.from(this.#token, 'latin1');
  }

  get active(): boolean {
    return this.#active;
  }

  get lastSequence(): number | undefined {
    return this.#sequence;
  }

  get stale(): boolean {
    if (this.#arrivedAtMs === undefined) return false;
    return this.#layers.core.timers.nowMs() > this.#arrivedAtMs + this.#maxAgeSeconds * 1000;
  }

  /** The first response has established the observation. */
  begin(first: Message): void {
    this.#active = true;
    this.#recordFreshness(first, decodeUint(findOption(first.options, OptionNumber.observe) ?? nothing));
  }

  /** Resumes an observation that an earlier process established. */
  resume(lastSequence: number | undefined): void {
    this.#active = true;
    this.#sequence = lastSequence;
    this.#taken = lastSequence;
  }

  async cancel(how: 'active' | 'passive' = 'active', signal?: AbortSignal): Promise<void> {
    if (!this.#active) return;
    this.#stop();
    if (how === 'active') await this.#exchange().deregister(signal);
  }

  onClosed(): void {
    this.#end('closed');
  }

  onResponse(message: Message, inbound: ReceivedResponse): void {
    const observe = findOption(message.options, OptionNumber.observe);
    if (!observe || !isSuccessCode(message.code)) {
      this.#deliver(message, inbound, true);
      return;
    }
    this.#layers.core.counters.notificationsReceived += 1;
    const sequence = decodeUint(observe) & 0xff_ffff;
    if (sequence === this.#taken) {
      inbound.acknowledge();
      return;
    }
    // Sequence numbers repeat in time. A retransmission of an accepted notification can only come first.
    this.#taken = undefined;
    const before = this.#sequence;
    const beforeAtMs = this.#arrivedAtMs ?? -Infinity;
    if (before !== undefined && !isNewer(before, beforeAtMs, sequence, this.#layers.core.timers.nowMs())) {
      inbound.acknowledge();
      return;
    }
    this.#recordFreshness(message, sequence);
    if (hasMoreBlocks(message)) this.#fetchRest(message, inbound, sequence);
    else this.#deliver(message, inbound, false);
  }

  #exchange(): ClientExchange {
    return this.#exchanges.exchange(this.#peer, this.#init, this.token);
  }

  #recordFreshness(message: Message, sequence: number): void {
    this.#sequence = sequence;
    this.#arrivedAtMs = this.#layers.core.timers.nowMs();
    this.#maxAgeSeconds = maxAgeOf(message);
  }

  #fetchRest(message: Message, inbound: ReceivedResponse, sequence: number): void {
    this.#exchange()
      .complete(message)
      .then(
        (whole) => {
          if (!this.#active) return;
          // A newer notification has arrived. Acknowledge this one, so that the peer does not retransmit it.
          if (this.#sequence !== sequence) inbound.acknowledge();
          else this.#deliver(whole, inbound, false);
        },
        (error: unknown) => this.#refuse(inbound, sequence, error),
      );
  }

  /**
   * While the application handles the maximum number of notifications, only the latest one waits (RFC 7641 section
   * 1.3).
   */
  #deliver(message: Message, inbound: ReceivedResponse, last: boolean): void {
    if (this.#underWay < Math.max(1, this.#layers.core.limits.maxNotificationsUnderWay)) {
      this.#call(message, inbound, last);
      return;
    }
    if (this.#waiting) {
      this.#layers.core.counters.notificationsSuperseded += 1;
      this.#waiting.inbound.acknowledge();
    }
    this.#waiting = { message, inbound, last };
  }

  #call(message: Message, inbound: ReceivedResponse, last: boolean): void {
    const sequence = this.#sequence;
    let handled: void | Promise<void>;
    try {
      handled = this.#handlers.onNotification(toResponse(message, this.peer));
    } catch (error) {
      this.#refuse(inbound, sequence, error);
      return;
    }
    if (!(handled instanceof Promise)) {
      this.#accept(inbound, last);
      return;
    }
    this.#underWay += 1;
    handled.then(
      () => {
        this.#accept(inbound, last);
        this.#callNext();
      },
      (error: unknown) => {
        this.#refuse(inbound, sequence, error);
        this.#callNext();
      },
    );
  }

  #callNext(): void {
    this.#underWay -= 1;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.#call(waiting.message, waiting.inbound, waiting.last);
  }

  #accept(inbound: ReceivedResponse, last: boolean): void {
    inbound.acknowledge();
    if (last) this.#end('ended');
  }

  /** Leaves a notification unacknowledged, so that the peer retransmits it, and accepts the retransmission as new. */
  #refuse(inbound: ReceivedResponse, sequence: number | undefined, error: unknown): void {
    inbound.forget();
    if (this.#sequence === sequence) this.#sequence = undefined;
    this.#layers.core.report(error);
  }

  #stop(): void {
    this.#active = false;
    this.#waiting = undefined;
    this.#layers.matching.unregister(this.#peer, this.token, this);
  }

  #end(reason: 'ended' | 'closed'): void {
    if (!this.#active) return;
    this.#stop();
    this.#layers.core.guard(() => this.#handlers.onEnd?.(reason));
  }
}
