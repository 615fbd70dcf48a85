import type { DatagramReceiver, Peer } from '@muster/net';
import { CoapRequestError } from '../errors.ts';
import type { Core } from '../layers/core.ts';
import { fingerprintOf } from '../layers/deduplication.ts';
import type { DeduplicationStore } from '../layers/deduplication.ts';
import { InboundResponse } from '../layers/inbound-response.ts';
import type { MatchingLayer } from '../layers/matching.ts';
import type { PeerState } from '../layers/peer-state.ts';
import type { PeerTable } from '../layers/peer-table.ts';
import { noteReceived } from '../layers/probing.ts';
import { ReceiveRate } from '../layers/receive-rate.ts';
import type { ReliabilityLayer } from '../layers/reliability.ts';
import type { ServerLayer } from '../layers/server.ts';
import { Code, isRequestCode, isResponseCode } from '../message/code.ts';
import { findFramingProblem } from '../message/framing.ts';
import { decodeFramed, encodeEmpty, MessageType } from '../message/message.ts';
import type { Message } from '../message/message.ts';
import { findBadCriticalOption, findOption, OptionNumber } from '../message/option.ts';
import type { RecallObservation } from '../types.ts';

export interface InboundParts {
  readonly core: Core;
  readonly peers: PeerTable;
  readonly deduplication: DeduplicationStore;
  readonly reliability: ReliabilityLayer;
  readonly matching: MatchingLayer;
  readonly server: ServerLayer;
  readonly resetUnknownPeers: boolean;
  readonly recall: RecallObservation | undefined;
}

/*
 * Handling of a datagram (RFC 7252 sections 4.2 and 4.3):
 *
 *   not a message     CON -> RST; anything else -> silence
 *   CON, NON of a peer beyond maxDatagramsPerSecondPerPeer -> silence
 *   ACK, RST          -> the confirmable message that it is for; without one -> silence
 *   CON, NON          -> duplicate: the reply again; else
 *      request        -> server
 *      response       -> the request or observation with its token; none: recall; still none: RST
 *      empty CON      -> RST (ping)
 */
export class Inbound implements DatagramReceiver {
  readonly #parts: InboundParts;
  readonly #rate: ReceiveRate;
  /** Number of responses that wait until their observation is recalled. */
  #recalls = 0;
  #closed = false;

  constructor(parts: InboundParts) {
    this.#parts = parts;
    this.#rate = new ReceiveRate(parts.core);
  }

  close(): void {
    this.#closed = true;
  }

  onError(error: Error): void {
    if (!this.#closed) this.#parts.core.report(error);
  }

  onDatagram(datagram: Buffer, peer: Peer): void {
    if (this.#closed) return;
    const { counters } = this.#parts.core;
    counters.datagramsReceived += 1;
    counters.bytesReceived += datagram.length;
    const problem = findFramingProblem(datagram);
    if (problem) {
      counters.malformed += 1;
      if (problem !== 'too-short' && problem !== 'version') this.#rejectMalformed(datagram, peer);
      return;
    }
    const type = ((datagram[0] ?? 0) >> 4) & 3;
    if (type === MessageType.acknowledgement || type === MessageType.reset)
      this.#onReply(datagram, type, peer);
    else this.#onMessage(datagram, type === MessageType.confirmable, peer);
  }

  #rejectMalformed(datagram: Buffer, peer: Peer): void {
    if ((((datagram[0] ?? 0) >> 4) & 3) === MessageType.confirmable)
      this.#reset(datagram.readUInt16BE(2), peer);
  }

  /** Sends a Reset for a message that creates no state: a malformed message or a ping. */
  #reset(messageId: number, peer: Peer): void {
    const { core, peers } = this.#parts;
    const count = peers.find(peer.key) ?? this.#rate.unknownPeers;
    if (!this.#rate.admits(count, core.timers.nowMs())) return;
    core.counters.resetsSent += 1;
    core.transmit(encodeEmpty(MessageType.reset, messageId), peer);
  }

  /** Handles an ACK or RST of a peer with state. Others are dropped without an answer. */
  #onReply(datagram: Buffer, type: number, peer: Peer): void {
    const { peers, reliability, core, matching, deduplication } = this.#parts;
    const state = peers.find(peer.key);
    if (!state) {
      core.counters.unmatched += 1;
      return;
    }
    noteReceived(state);
    const code = datagram[1] ?? 0;
    const messageId = datagram.readUInt16BE(2);
    if (type === MessageType.reset) {
      if (code !== Code.empty) return;
      core.counters.resetsReceived += 1;
      reliability.onReset(state, messageId);
      return;
    }
    const transmission = reliability.find(state, messageId);
    if (!transmission) {
      core.counters.unmatched += 1;
      return;
    }
    if (code === Code.empty) {
      reliability.finish(transmission);
      transmission.sink.onAcknowledged();
      return;
    }
    if (!isResponseCode(code)) return;
    const response = decodeFramed(datagram);
    const sink = matching.find(state, response.token);
    // A response with another token does not belong to this request (RFC 7252 section 5.3.2).
    if (!sink || (sink as unknown) !== transmission.sink) {
      core.counters.unmatched += 1;
      return;
    }
    state.isVerified = true;
    core.counters.responsesReceived += 1;
    reliability.finish(transmission);
    const bad = findBadCriticalOption(response.options);
    if (bad !== undefined) {
      core.counters.unknownOptions += 1;
      transmission.sink.onFailed(
        new CoapRequestError('invalid', `The response has a critical option ${bad}`),
      );
      return;
    }
    sink.onResponse(response, new InboundResponse(core, deduplication, state, messageId, false, -1));
  }

  #onMessage(datagram: Buffer, confirmable: boolean, peer: Peer): void {
    const { core, peers, deduplication } = this.#parts;
    const code = datagram[1] ?? 0;
    const messageId = datagram.readUInt16BE(2);
    if (code === Code.empty) {
      if (confirmable) this.#reset(messageId, peer);
      return;
    }
    const state = peers.obtain(peer);
    if (!state) {
      core.counters.refused += 1;
      return;
    }
    const nowMs = core.timers.nowMs();
    if (!this.#rate.admits(state, nowMs)) return;
    noteReceived(state);
    const key = state.id * 65_536 + messageId;
    const fingerprint = fingerprintOf(datagram);
    const seen = deduplication.find(key, fingerprint, nowMs);
    if (seen >= 0) {
      this.#repeatReply(seen, peer, confirmable);
      return;
    }
    const { exchangeLifetimeMs, nonLifetimeMs } = core.parameters;
    const record = deduplication.open(
      key,
      fingerprint,
      nowMs,
      confirmable ? exchangeLifetimeMs : nonLifetimeMs,
    );
    const message = decodeFramed(datagram);
    if (isRequestCode(code)) this.#parts.server.onRequest(state, message, record);
    else this.#onResponse(state, message, record, confirmable);
  }

  #repeatReply(record: number, peer: Peer, confirmable: boolean): void {
    const { core, deduplication } = this.#parts;
    core.counters.duplicates += 1;
    const reply = confirmable ? deduplication.replyOf(record) : undefined;
    if (reply) core.transmit(reply, peer);
  }

  #onResponse(state: PeerState, message: Message, record: number, confirmable: boolean): void {
    const { core, deduplication, recall } = this.#parts;
    const inbound = new InboundResponse(core, deduplication, state, message.messageId, confirmable, record);
    if (this.#deliverResponse(message, inbound)) return;
    if (recall && !hasBadOption(message)) this.#recall(recall, message, inbound);
    else this.#rejectResponse(message, inbound);
  }

  #deliverResponse(message: Message, inbound: InboundResponse): boolean {
    const { core, matching } = this.#parts;
    const sink = matching.find(inbound.peer, message.token);
    if (!sink || hasBadOption(message)) return false;
    inbound.peer.isVerified = true;
    core.counters.responsesReceived += 1;
    sink.onResponse(message, inbound);
    return true;
  }

  #recall(recall: RecallObservation, message: Message, inbound: InboundResponse): void {
    const { core } = this.#parts;
    const { peer } = inbound;
    if (this.#recalls >= core.limits.maxRecalls) {
      core.counters.dropped += 1;
      inbound.forget();
      return;
    }
    this.#recalls += 1;
    // Mark the peer as busy, so that it keeps its place in the table.
    peer.openRequests += 1;
    const done = (): void => {
      this.#recalls -= 1;
      peer.openRequests -= 1;
    };
    recall(peer.peer, message.token).then(
      (recalled) => {
        done();
        if (this.#closed) return;
        peer.wasQueried ||= recalled !== 'unknown';
        if (this.#deliverResponse(message, inbound)) return;
        if (recalled === 'resumed') inbound.forget();
        else this.#rejectResponse(message, inbound);
      },
      (error: unknown) => {
        done();
        // A retransmission may recall it again.
        inbound.forget();
        if (!this.#closed) core.report(error);
      },
    );
  }

  /** Rejects a response that matches no request or observation. */
  #rejectResponse(message: Message, inbound: InboundResponse): void {
    const notification = findOption(message.options, OptionNumber.observe) !== undefined;
    const { counters } = this.#parts.core;
    counters[hasBadOption(message) ? 'unknownOptions' : 'unmatched'] += 1;
    const isUnknownPeer = !inbound.peer.wasQueried && !this.#parts.resetUnknownPeers;
    // A device with a new address must not lose its observation because of a Reset from an endpoint that does not know
    // it yet.
    if (notification && !hasBadOption(message) && isUnknownPeer) return;
    if (inbound.confirmable || notification) inbound.reject();
  }
}

function hasBadOption({ options }: Message): boolean {
  return findBadCriticalOption(options) !== undefined;
}
