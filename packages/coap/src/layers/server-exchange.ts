import { decodeBlock } from '../message/block.ts';
import type { Block } from '../message/block.ts';
import { encodeEmpty, encodeMessage, MessageType } from '../message/message.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import { isSuccessCode } from '../message/code.ts';
import type { CoapRequest, Observer, ObserverHandlers } from '../types.ts';
import type { BodyKeys, ResponseContent } from './block-serve.ts';
import type { Core } from './core.ts';
import type { DeduplicationStore } from './deduplication.ts';
import type { ObserverRegistry } from './observers.ts';
import type { PeerState } from './peer-state.ts';
import type { ReliabilityLayer } from './reliability.ts';
import type { TransmissionSink } from './transmission.ts';
import type { ServerObserver } from './server-observer.ts';
import type { TimerEntry } from './timer-queue.ts';
import { bodyKeys } from './transfer-key.ts';

/** The layers that an exchange uses. */
export interface ExchangeContext {
  readonly core: Core;
  readonly reliability: ReliabilityLayer;
  readonly deduplication: DeduplicationStore;
  readonly observers: ObserverRegistry;
}

/*
 * A request that is answered here (RFC 7252 section 5.2):
 *
 *   CON: received --reply--> ACK with the response
 *           \--processingDelayMs--> empty ACK --reply--> response in a separate CON
 *   NON: received --reply--> response as NON
 */
export class ServerExchange implements TransmissionSink, TimerEntry {
  dueMs = 0;
  heapIndex = -1;
  readonly peer: PeerState;
  readonly message: Message;
  /** The complete body of the request. */
  body: Buffer;
  readonly #server: ExchangeContext;
  readonly #record: number;
  #acknowledged = false;
  #answered = false;
  #observer: ServerObserver | undefined;
  #response: ResponseContent | undefined;
  #afterSent: (() => void) | undefined;

  constructor(server: ExchangeContext, peer: PeerState, message: Message, record: number) {
    this.#server = server;
    this.peer = peer;
    this.message = message;
    this.body = message.payload;
    this.#record = record;
  }

  get confirmable(): boolean {
    return this.message.type === MessageType.confirmable;
  }

  /** The Block2 of the request, if any. */
  get requestedBlock(): Block | undefined {
    const value = findOption(this.message.options, OptionNumber.block2);
    return value && decodeBlock(value);
  }

  /** Keys under which the body of the response is kept for later blocks. */
  get bodyKeys(): BodyKeys {
    return bodyKeys(this.peer, this.message, this.body);
  }

  acceptObserve(
    request: Pick<CoapRequest, 'method' | 'observe'>,
    handlers: ObserverHandlers,
  ): Observer | undefined {
    if (request.observe !== 0 || this.#answered) return undefined;
    if (request.method !== 'GET' && request.method !== 'FETCH') return undefined;
    this.#observer ??= this.#server.observers.register(this, handlers);
    return this.#observer;
  }

  /** Acknowledges the request, because the handler needs more time. */
  postpone(): void {
    if (this.confirmable) this.#server.core.timers.add(this, this.#server.core.parameters.processingDelayMs);
  }

  onTimer(): void {
    this.#acknowledged = true;
    const datagram = encodeEmpty(MessageType.acknowledgement, this.message.messageId);
    this.#server.deduplication.settle(this.#record, datagram);
    this.#server.core.transmit(datagram, this.peer.peer);
  }

  /** Sends the response; called once. */
  answer(content: ResponseContent, afterSent?: () => void): void {
    if (this.#answered) return;
    this.#answered = true;
    this.#server.core.timers.cancel(this);
    this.#response = this.#withObserve(content);
    this.#afterSent = afterSent;
    try {
      if (!this.confirmable) this.#server.reliability.sendNonConfirmable(this.peer, this, this.#observer);
      else if (this.#acknowledged) {
        this.#server.reliability.sendConfirmable(this.peer, this, 'response');
        return;
      } else this.#piggyback();
      this.onSent();
    } catch (error) {
      this.onFailed(error as Error);
    }
  }

  /** Ends the exchange without a response, and without an acknowledgement unless it has been sent. */
  drop(): void {
    this.#answered = true;
    this.#server.core.timers.cancel(this);
    this.#observer?.stop('cancelled');
  }

  encode(messageId: number): Buffer {
    return this.#encodeAs(this.confirmable ? MessageType.confirmable : MessageType.nonConfirmable, messageId);
  }

  onSent(): void {
    const afterSent = this.#afterSent;
    this.#afterSent = undefined;
    if (afterSent) this.#server.core.guard(afterSent);
    this.#observer?.begin();
  }

  onAcknowledged(): void {
    this.#response = undefined;
  }

  onReset(): void {
    this.#observer?.stop('reset');
  }

  onGaveUp(): void {
    this.#observer?.stop('timeout');
  }

  onFailed(error: Error): void {
    this.#observer?.stop('cancelled');
    this.#server.core.report(error);
  }

  onClosed(): void {
    this.#answered = true;
  }

  #piggyback(): void {
    const datagram = this.#encodeAs(MessageType.acknowledgement, this.message.messageId);
    this.#server.deduplication.settle(this.#record, datagram);
    this.#server.core.transmit(datagram, this.peer.peer);
  }

  #withObserve(content: ResponseContent): ResponseContent {
    const observer = this.#observer;
    if (!observer?.active) return content;
    if (!isSuccessCode(content.code)) {
      observer.stop('cancelled');
      return content;
    }
    const value = encodeUint(observer.nextSequence());
    return { ...content, options: [...content.options, { number: OptionNumber.observe, value }] };
  }

  #encodeAs(type: MessageType, messageId: number): Buffer {
    const { code, options, payload } = this.#response ?? {
      code: 0xa0,
      options: [],
      payload: Buffer.alloc(0),
    };
    return encodeMessage({ type, code, messageId, token: this.message.token, options, payload });
  }
}
