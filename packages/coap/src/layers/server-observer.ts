import type { Peer } from '@muster/net';
import type { Block } from '../message/block.ts';
import { isSuccessCode } from '../message/code.ts';
import { encodeMessage, MessageType } from '../message/message.ts';
import { OptionNumber } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import type { CoapReply, ObserveEndReason, Observer, ObserverHandlers } from '../types.ts';
import type { BlockServer, BodyKeys, ResponseContent } from './block-serve.ts';
import type { Core } from './core.ts';
import type { PeerState, Transmission } from './peer-state.ts';
import type { ObserverEntry, ResetSink } from './sinks.ts';
import type { ReliabilityLayer } from './reliability.ts';
import type { TransmissionSink } from './transmission.ts';
import { toContent } from './reply-content.ts';

/*
 * An observer (RFC 7641 section 4):
 *
 *   registering --2.xx reply sent--> idle --notify NON--> idle
 *                                    |  ^
 *                        notify CON  |  | ACK (then the latest state, if it has changed)
 *                                    v  |
 *                                  waiting --RST, no ACK, Observe 1, end, close--> over (onEnd)
 */

/** The endpoint of an observer. */
export interface ObserverContext {
  readonly core: Core;
  readonly reliability: ReliabilityLayer;
  readonly blocks: BlockServer;
  forget(observer: ServerObserver): void;
}

const SEQUENCE_MASK = 0xff_ffff;

export class ServerObserver implements Observer, ObserverEntry, TransmissionSink, ResetSink {
  readonly state: PeerState;
  readonly token: Buffer;
  readonly #context: ObserverContext;
  readonly #handlers: ObserverHandlers;
  readonly #bodyKeys: BodyKeys;
  readonly #wanted: Block | undefined;
  #active = true;
  #ready = false;
  #sequence: number;
  #lastConfirmableAtMs: number;
  /** Whether a confirmable notification is queued or in transmission. */
  #waiting = false;
  #transmission: Transmission | undefined;
  /** Content of the confirmable notification in transmission. */
  #current: ResponseContent | undefined;
  #currentReply: CoapReply | undefined;
  /** A newer state than the one in transmission. */
  #latest: CoapReply | undefined;
  #latestConfirmable = false;

  constructor(
    context: ObserverContext,
    state: PeerState,
    token: Buffer,
    handlers: ObserverHandlers,
    bodyKeys: BodyKeys,
    wanted: Block | undefined,
    sequence: number,
  ) {
    this.#context = context;
    this.state = state;
    this.token = token;
    this.#handlers = handlers;
    this.#bodyKeys = bodyKeys;
    this.#wanted = wanted;
    this.#sequence = sequence;
    this.#lastConfirmableAtMs = context.core.timers.nowMs();
  }

  get peer(): Peer {
    return this.state.peer;
  }

  get active(): boolean {
    return this.#active;
  }

  /** Increases with every notification, including the first response. */
  nextSequence(): number {
    this.#sequence = (this.#sequence + 1) & SEQUENCE_MASK;
    return this.#sequence;
  }

  /** The first response was sent. Sends the states that were set before. */
  begin(): void {
    this.#ready = true;
    this.#sendLatest();
  }

  notify(reply: CoapReply, options?: { readonly confirmable?: boolean }): void {
    if (!this.#active) return;
    // Check the reply now, while the caller can handle the error. The latest state is encoded when its turn comes.
    toContent(reply);
    this.#latest = reply;
    this.#latestConfirmable = options?.confirmable === true || this.#latestConfirmable;
    if (this.#ready && !this.#waiting) this.#sendLatest();
  }

  withdraw(): boolean {
    if (!this.#active || (!this.#waiting && !this.#latest)) return false;
    const transmission = this.#transmission;
    this.#settle();
    this.#latest = undefined;
    this.#latestConfirmable = false;
    this.#current = undefined;
    this.#currentReply = undefined;
    if (transmission) this.#context.reliability.finish(transmission);
    return true;
  }

  end(reply?: CoapReply): void {
    if (!this.#active) return;
    if (reply && this.#ready) this.#sendOnce(reply);
    this.stop('cancelled');
  }

  stop(reason: ObserveEndReason): void {
    if (!this.#active) return;
    this.#active = false;
    const transmission = this.#transmission;
    this.#transmission = undefined;
    if (transmission) this.#context.reliability.finish(transmission);
    this.#context.forget(this);
    this.#context.core.guard(() => this.#handlers.onEnd(reason));
  }

  encode(messageId: number): Buffer {
    if (this.#latest) this.#takeLatest(this.#latest);
    return this.#encodeAs(MessageType.confirmable, messageId, this.#current ?? toContent({ code: '5.00' }));
  }

  isOutdated(): boolean {
    return this.#latest !== undefined;
  }

  onSent(): void {
    this.#context.core.guard(() => this.#handlers.onConfirmableSent?.());
    const afterSent = this.#currentReply?.afterSent;
    if (afterSent) this.#context.core.guard(afterSent);
  }

  onAcknowledged(): void {
    this.#settle();
    this.#context.core.guard(() => this.#handlers.onAcknowledged?.());
    if (this.#latest) this.#sendLatest();
    else this.#endAfterError();
  }

  onReset(): void {
    this.#settle();
    this.stop('reset');
  }

  onGaveUp(): void {
    this.#settle();
    this.stop('timeout');
  }

  onFailed(error: Error): void {
    this.#settle();
    this.#context.core.report(error);
  }

  onClosed(): void {
    this.stop('closed');
  }

  #settle(): void {
    this.#waiting = false;
    this.#transmission = undefined;
  }

  #sendLatest(): void {
    const reply = this.#latest;
    if (!reply || !this.#active) return;
    const { core, reliability } = this.#context;
    try {
      if (this.#mustConfirm()) {
        this.#latestConfirmable = false;
        this.#lastConfirmableAtMs = core.timers.nowMs();
        this.#waiting = true;
        const transmission = reliability.sendConfirmable(this.state, this);
        // Callbacks such as afterSent can have ended the observer.
        if (this.active) this.#transmission = transmission;
        else reliability.finish(transmission);
      } else {
        this.#latest = undefined;
        this.#sendPlain(reply);
      }
    } catch (error) {
      this.#waiting = false;
      core.report(error);
    }
  }

  #mustConfirm(): boolean {
    const { timers, parameters } = this.#context.core;
    return (
      this.#latestConfirmable ||
      !this.#context.reliability.admitsNonConfirmable(this.state) ||
      timers.nowMs() - this.#lastConfirmableAtMs >= parameters.observeConfirmableEveryMs
    );
  }

  #takeLatest(reply: CoapReply): void {
    this.#current = toContent(reply);
    this.#currentReply = reply;
    this.#latest = undefined;
    this.#latestConfirmable = false;
  }

  #sendPlain(reply: CoapReply): void {
    const content = toContent(reply);
    const { core, reliability } = this.#context;
    const encode = (messageId: number): Buffer =>
      this.#encodeAs(MessageType.nonConfirmable, messageId, content);
    reliability.sendNonConfirmable(this.state, { encode }, this);
    if (reply.afterSent) core.guard(reply.afterSent);
    if (!isSuccessCode(content.code)) this.stop('cancelled');
  }

  /** Sends the final notification. */
  #sendOnce(reply: CoapReply): void {
    try {
      const content = toContent(reply);
      const encode = (messageId: number): Buffer =>
        this.#encodeAs(MessageType.nonConfirmable, messageId, content);
      this.#context.reliability.sendNonConfirmable(this.state, { encode });
      if (reply.afterSent) this.#context.core.guard(reply.afterSent);
    } catch (error) {
      this.#context.core.report(error);
    }
  }

  #endAfterError(): void {
    if (this.#current && !isSuccessCode(this.#current.code)) this.stop('cancelled');
    this.#current = undefined;
    this.#currentReply = undefined;
  }

  #encodeAs(type: MessageType, messageId: number, content: ResponseContent): Buffer {
    const { core, blocks } = this.#context;
    core.counters.notificationsSent += 1;
    const size = blocks.sizeFor(this.#wanted);
    const part = content.payload.length > size ? blocks.first(this.#bodyKeys, content, size) : content;
    const options = isSuccessCode(content.code)
      ? [...part.options, { number: OptionNumber.observe, value: encodeUint(this.nextSequence()) }]
      : part.options;
    return encodeMessage({
      type,
      code: part.code,
      messageId,
      token: this.token,
      options,
      payload: part.payload,
    });
  }
}
