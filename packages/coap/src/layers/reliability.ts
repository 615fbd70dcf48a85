import { CoapOverloadError } from '../errors.ts';
import type { Core } from './core.ts';
import { MessageIds } from './message-ids.ts';
import { Probing } from './probing.ts';
import type { PeerState, Transmission } from './peer-state.ts';
import type { ResetSink } from './sinks.ts';
import type { TransmissionKind, TransmissionSink } from './transmission.ts';

/*
 * One confirmable message (RFC 7252 section 4.8.2, figure in appendix B of draft form):
 *
 *   queued --turn (NSTART)--> waiting --ACK--> done
 *                              |  ^ |--RST--> rejected
 *                     timeout  |  |  (at most MAX_RETRANSMIT times, each wait twice as long as the previous one)
 *                              +--+ --after the last wait--> given up
 */

class ConfirmableMessage implements Transmission {
  dueMs = 0;
  heapIndex = -1;
  messageId = -1;
  readonly peer: PeerState;
  readonly sink: TransmissionSink;
  readonly kind: TransmissionKind;
  readonly #layer: ReliabilityLayer;
  #datagram: Buffer | undefined;
  #waitMs = 0;
  #repetitions = 0;

  constructor(layer: ReliabilityLayer, peer: PeerState, sink: TransmissionSink, kind: TransmissionKind) {
    this.#layer = layer;
    this.peer = peer;
    this.sink = sink;
    this.kind = kind;
  }

  begin(core: Core): boolean {
    if (!this.#encode()) return false;
    const { ackTimeoutMs, ackRandomFactor } = core.parameters;
    this.#waitMs = ackTimeoutMs * (1 + core.random() * (Math.max(1, ackRandomFactor) - 1));
    core.timers.add(this, this.#waitMs);
    if (this.#datagram) core.transmit(this.#datagram, this.peer.peer);
    return true;
  }

  get isRepeated(): boolean {
    return this.#repetitions > 0;
  }

  onTimer(): void {
    this.#layer.onWaitOver(this);
  }

  repeat(core: Core): boolean {
    if (this.#repetitions >= core.parameters.maxRetransmit) return false;
    this.#repetitions += 1;
    this.#waitMs *= 2;
    const outdated = this.sink.isOutdated?.() === true;
    if (outdated && !this.#encode()) return true;
    core.timers.add(this, this.#waitMs);
    core.counters.retransmissions += 1;
    if (this.#datagram) core.transmit(this.#datagram, this.peer.peer);
    if (outdated) this.sink.onSent?.();
    return true;
  }

  #encode(): boolean {
    try {
      this.messageId = this.#layer.takeMessageId(this.peer);
      this.#datagram = this.sink.encode(this.messageId);
      return true;
    } catch (error) {
      this.#layer.finish(this);
      this.sink.onFailed(error as Error);
      return false;
    }
  }
}

/** Maximum number of non-confirmable messages to one peer that a Reset can be matched with. */
const MAX_SENT_NON_CONFIRMABLE = 32;

/**
 * Sends messages. Retransmits confirmable ones until they are acknowledged, at most NSTART per kind and peer at a time.
 */
export class ReliabilityLayer {
  readonly #core: Core;
  readonly #probing: Probing;

  constructor(core: Core) {
    this.#core = core;
    this.#probing = new Probing(core);
  }

  /**
   * Returns false if the peer is silent and PROBING_RATE allows no message. The next message should be confirmable.
   */
  admitsNonConfirmable(peer: PeerState): boolean {
    return this.#probing.admits(peer);
  }

  /** @throws CoapOverloadError if every Message ID for the peer has been used within EXCHANGE_LIFETIME */
  takeMessageId(peer: PeerState): number {
    peer.messageIds ??= new MessageIds(this.#core.random);
    const { timers, parameters } = this.#core;
    const messageId = peer.messageIds.take(timers.nowMs(), parameters.exchangeLifetimeMs);
    if (messageId === undefined) {
      throw new CoapOverloadError('All Message IDs towards the peer were used within EXCHANGE_LIFETIME');
    }
    return messageId;
  }

  /** @throws CoapOverloadError if too many messages to the peer are queued */
  sendConfirmable(peer: PeerState, sink: TransmissionSink, kind: TransmissionKind = 'begun'): Transmission {
    const transmission = new ConfirmableMessage(this, peer, sink, kind);
    peer.inFlight ??= [];
    if (this.#hasRoom(peer, kind)) {
      this.#begin(peer, transmission);
      return transmission;
    }
    peer.queue ??= [];
    if (peer.queue.length >= this.#core.limits.maxQueuedPerPeer) {
      this.#core.counters.refused += 1;
      throw new CoapOverloadError('Too many messages to the peer are waiting');
    }
    peer.queue.push(transmission);
    return transmission;
  }

  /** @throws CoapOverloadError as `takeMessageId`, or if PROBING_RATE allows no message to a silent peer */
  sendNonConfirmable(
    peer: PeerState,
    content: { encode(messageId: number): Buffer },
    onReset?: ResetSink,
  ): void {
    if (!this.admitsNonConfirmable(peer)) {
      this.#core.counters.refused += 1;
      throw new CoapOverloadError('The peer is silent, and PROBING_RATE has no room for another message');
    }
    const messageId = this.takeMessageId(peer);
    const datagram = content.encode(messageId);
    this.#probing.noteSent(peer, datagram.length);
    if (onReset) {
      const sent = (peer.sentNonConfirmable ??= new Map<number, ResetSink>());
      sent.set(messageId, onReset);
      if (sent.size > MAX_SENT_NON_CONFIRMABLE) {
        for (const oldest of sent.keys()) {
          sent.delete(oldest);
          break;
        }
      }
    }
    this.#core.transmit(datagram, peer.peer);
  }

  /** Returns the unacknowledged message to the peer with this Message ID. */
  find(peer: PeerState, messageId: number): Transmission | undefined {
    for (const transmission of peer.inFlight ?? []) {
      if (transmission.messageId === messageId) return transmission;
    }
    return undefined;
  }

  /**
   * Ends the transmission of a message that is acknowledged, answered, rejected or cancelled, and sends the next one.
   */
  finish(transmission: Transmission): void {
    this.#core.timers.cancel(transmission);
    remove(transmission.peer.inFlight, transmission);
    remove(transmission.peer.queue, transmission);
    this.#startNext(transmission.peer);
  }

  onReset(peer: PeerState, messageId: number): void {
    const transmission = this.find(peer, messageId);
    if (transmission) {
      this.finish(transmission);
      transmission.sink.onReset();
      return;
    }
    const sink = peer.sentNonConfirmable?.get(messageId);
    if (sink) {
      peer.sentNonConfirmable?.delete(messageId);
      sink.onReset();
    }
  }

  onWaitOver(transmission: Transmission): void {
    if (transmission.repeat(this.#core)) return;
    this.#core.counters.timeouts += 1;
    this.finish(transmission);
    transmission.sink.onGaveUp();
  }

  #begin(peer: PeerState, transmission: Transmission): void {
    peer.inFlight?.push(transmission);
    if (transmission.begin(this.#core)) transmission.sink.onSent?.();
  }

  #startNext(peer: PeerState): void {
    for (;;) {
      const next = peer.queue?.find(({ kind }) => this.#hasRoom(peer, kind));
      if (next === undefined) return;
      remove(peer.queue, next);
      this.#begin(peer, next);
    }
  }

  #hasRoom(peer: PeerState, kind: TransmissionKind): boolean {
    let underWay = 0;
    for (const transmission of peer.inFlight ?? []) if (transmission.kind === kind) underWay += 1;
    return underWay < Math.max(1, this.#core.parameters.nstart);
  }
}

function remove<T>(list: T[] | undefined, item: T): void {
  const at = list?.indexOf(item) ?? -1;
  if (at >= 0) list?.splice(at, 1);
}
