/** Callbacks of a confirmable message. */
export interface TransmissionSink {
  /** Returns the bytes of the message. Called when its turn comes, and again if it is `isOutdated`. */
  encode(messageId: number): Buffer;
  /** Whether a retransmission should carry newer content under a new Message ID (RFC 7641 section 4.5.2). */
  isOutdated?(): boolean;
  /** The message was passed to the transport for the first time, or with newer content. */
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
 * Queue of a message. NSTART limits the requests of a client (RFC 7252 section 4.7) and notifications (RFC 7641 section
 * 4.5.1). A separate response waits only for other responses, which the NSTART of the peer limits. It must not wait for
 * a request that the peer answers slowly or never.
 */
export type TransmissionKind = 'begun' | 'response';
