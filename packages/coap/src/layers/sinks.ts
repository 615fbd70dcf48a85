import type { Message } from '../message/message.ts';

/** Answers of the receiver of a response to its sender. */
export interface ReceivedResponse {
  /** Acknowledges a confirmable response. Does nothing for others. */
  acknowledge(): void;
  /** Handles the next duplicate as a new message. */
  forget(): void;
}

/** Receives the responses with a token. */
export interface ResponseSink {
  /** Whether it waits for notifications without a time limit, rather than for one response. */
  readonly isObservation: boolean;
  onResponse(response: Message, inbound: ReceivedResponse): void;
  onClosed(): void;
}

/** Takes over the token of the request that started the observation. */
export interface ObservationSink extends ResponseSink {
  begin(first: Message): void;
}

/** Called when the peer rejects a non-confirmable message. */
export interface ResetSink {
  onReset(): void;
}

/** An observer, as the state of its peer sees it. */
export interface ObserverEntry {
  onClosed(): void;
}
