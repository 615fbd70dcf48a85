import { encodeEmpty, MessageType } from '../message/message.ts';
import type { Core } from './core.ts';
import type { DeduplicationStore } from './deduplication.ts';
import type { PeerState } from './peer-state.ts';
import type { ReceivedResponse } from './sinks.ts';

/** A received response, and the answer to its sender: none yet, an acknowledgement or a Reset. */
export class InboundResponse implements ReceivedResponse {
  readonly peer: PeerState;
  readonly messageId: number;
  /** False for a piggybacked or non-confirmable response, which needs no acknowledgement. */
  readonly confirmable: boolean;
  readonly #core: Core;
  readonly #deduplication: DeduplicationStore;
  readonly #record: number;

  constructor(
    core: Core,
    deduplication: DeduplicationStore,
    peer: PeerState,
    messageId: number,
    confirmable: boolean,
    record: number,
  ) {
    this.#core = core;
    this.#deduplication = deduplication;
    this.#record = record;
    this.peer = peer;
    this.messageId = messageId;
    this.confirmable = confirmable;
  }

  acknowledge(): void {
    if (this.confirmable) this.#reply(encodeEmpty(MessageType.acknowledgement, this.messageId));
  }

  /** Rejects the response with a Reset if it is confirmable (RFC 7252 sections 4.2 and 4.3). */
  reject(): void {
    this.#core.counters.resetsSent += 1;
    this.#reply(encodeEmpty(MessageType.reset, this.messageId));
  }

  /** Handles the next duplicate as a new message. */
  forget(): void {
    if (this.#record >= 0) this.#deduplication.forget(this.#record);
  }

  #reply(datagram: Buffer): void {
    if (this.#record >= 0) this.#deduplication.settle(this.#record, datagram);
    this.#core.transmit(datagram, this.peer.peer);
  }
}
