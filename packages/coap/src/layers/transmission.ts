/** What becomes of a confirmable message. */
export interface TransmissionSink {
  /** The message's bytes; asked for when it is its turn, and again when it was `outdated`. */
  encode(messageId: number): Buffer;
  /** True when a repetition shall carry newer content under a new Message ID (RFC 7641 section 4.5.2). */
  outdated?(): boolean;
  /** It has been handed to the transport for the first time, or with newer content. */
  onSent?(): void;
  onAcknowledged(): void;
  onReset(): void;
  onGaveUp(): void;
  /** No Message ID is free, the content cannot be encoded, or the answer cannot be understood. */
  onFailed(error: Error): void;
  /** The endpoint closes. */
  onClosed(): void;
}

/**
 * Whose turn a message takes: NSTART limits what a client begins (RFC 7252 section 4.7) and the notifications that nobody
 * asked for at that instant (RFC 7641 section 4.5.1). A separate response waits for other responses only, which the peer's
 * own NSTART limits: it must not wait for a request that the peer is slow to answer, or never does.
 */
export type TransmissionKind = 'begun' | 'response';
