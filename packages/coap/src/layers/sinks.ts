import type { Message } from '../message/message.ts';

/** How the receiver of a response answers its sender. */
export interface ReceivedResponse {
  /** Acknowledges a confirmable response. Does nothing for others. */
  acknowledge(): void;
  /** Makes the next repetition count as a new message. */
  forget(): void;
}

/** Takes the responses to a token. */
export interface ResponseSink {
  /** It waits for notifications, for as long as it likes; else for one response. */
  readonly isObservation: boolean;
  onResponse(response: Message, inbound: ReceivedResponse): void;
  onClosed(): void;
}

/** Takes a token over from the request that asked to observe. */
export interface ObservationSink extends ResponseSink {
  begin(first: Message): void;
}

/** Learns that the peer rejected a non-confirmable message. */
export interface ResetSink {
  onReset(): void;
}

/** An observer at the peer, as far as its peer needs to know it. */
export interface ObserverEntry {
  onClosed(): void;
}
