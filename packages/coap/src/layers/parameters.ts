import type { BlockSize } from '../message/block.ts';

/** Timing of the protocol (RFC 7252 section 4.8); times in milliseconds. */
export interface TransmissionParameters {
  /** First wait for an acknowledgement; default 2,000. */
  readonly ackTimeoutMs: number;
  /** The first wait is drawn between ackTimeoutMs and that times this factor; at least 1, default 1.5. */
  readonly ackRandomFactor: number;
  /** Repetitions of a confirmable message, each after twice the wait; default 4. */
  readonly maxRetransmit: number;
  /** Confirmable messages to one peer that may be unacknowledged at a time; default 1. */
  readonly nstart: number;
  /** How long a confirmable message is remembered, and its Message ID not used again; default 247,000. */
  readonly exchangeLifetimeMs: number;
  /** How long a non-confirmable message is remembered; default 145,000. */
  readonly nonLifetimeMs: number;
  /** How long a peer may stay unheard while it is sent non-confirmable messages, before it counts as silent; default 93,000. */
  readonly probingAfterMs: number;
  /** PROBING_RATE: bytes a second of non-confirmable messages to a silent peer, on average; default 1. */
  readonly probingBytesPerSecond: number;
  /** How long a handler may take before its request is acknowledged and answered separately; default 50. */
  readonly processingDelayMs: number;
  /** At least one notification in this time is confirmable (RFC 7641 section 4.5); default 24 hours. */
  readonly observeConfirmableEveryMs: number;
  /** How long an unfinished blockwise transfer is kept without a block arriving; default 93,000. */
  readonly blockIdleMs: number;
  /**
   * The longest wait within a blockwise transfer for a peer that refuses a block for now (5.03, 4.29); with a longer
   * Max-Age the transfer ends with that response. Default 30,000.
   */
  readonly maxBlockWaitMs: number;
}

/** Bounds of what one endpoint keeps. */
export interface EndpointLimits {
  /** Peers with state; the one longest unused goes first; default 65,536. */
  readonly maxPeers: number;
  /**
   * Confirmable and non-confirmable datagrams of one peer that are looked at, a quarter of them in a quarter of a second;
   * the rest is dropped before it is parsed. Senders of malformed messages that have no state here share one such rate.
   * Default 10,000.
   */
  readonly maxDatagramsPerSecondPerPeer: number;
  /** Confirmable messages waiting for their turn, per peer; default 1,024. */
  readonly maxQueuedPerPeer: number;
  /** Requests of others that a handler works on; further ones are answered with 5.03; default 16,384. */
  readonly maxOpenRequests: number;
  /** The same for the requests of one peer; default 1,024. */
  readonly maxOpenRequestsPerPeer: number;
  /** Own requests without a response; default 131,072. */
  readonly maxPendingRequests: number;
  /** Own observations of others; default 1,000,000. */
  readonly maxObservations: number;
  /** Responses that wait for their observation to be recalled; default 4,096. */
  readonly maxRecalls: number;
  /** Remembered messages for deduplication (rounded down to a power of two); default 262,144. */
  readonly deduplicationEntries: number;
  /** Bytes of replies kept for deduplication (rounded down to a power of two); default 16 MiB. */
  readonly deduplicationBytes: number;
  /**
   * The part of `deduplicationEntries` that one peer may take, a quarter at most; default 16,384. What it sends beyond
   * goes to a ring of a quarter of the size, which all such peers share.
   */
  readonly deduplicationEntriesPerPeer: number;
  /** The part of `deduplicationBytes` that one peer may take, a quarter at most; default 1 MiB. */
  readonly deduplicationBytesPerPeer: number;
  /** Observers of this endpoint; default 131,072. */
  readonly maxObservers: number;
  /** Observers of this endpoint at one peer; default 1,024. */
  readonly maxObserversPerPeer: number;
  /** The body of one blockwise transfer, either direction, bytes; default 1 MiB. */
  readonly maxBodyBytes: number;
  /** Blockwise transfers kept for others at a time, each direction; default 1,024. */
  readonly maxBlockTransfers: number;
  /** The same for one peer; its own transfer longest unused goes; default 64. */
  readonly maxBlockTransfersPerPeer: number;
  /** Bytes kept for the blockwise transfers of others, each direction; default 32 MiB. */
  readonly maxBlockBytes: number;
  /** The same for one peer, though never less than `maxBodyBytes`; default 4 MiB. */
  readonly maxBlockBytesPerPeer: number;
  /** Notifications of one observation that `onNotification` may be working on; of further ones only the latest waits; default 16. */
  readonly maxNotificationsUnderWay: number;
  /** Payloads beyond this go in blocks, of this size unless the peer asks for less; default 1,024. */
  readonly blockSize: BlockSize;
}

/** Those of RFC 7252 section 4.8 where it has them; the rest as {@link TransmissionParameters} says. */
export const defaultParameters: TransmissionParameters = {
  ackTimeoutMs: 2_000,
  ackRandomFactor: 1.5,
  maxRetransmit: 4,
  nstart: 1,
  exchangeLifetimeMs: 247_000,
  nonLifetimeMs: 145_000,
  probingAfterMs: 93_000,
  probingBytesPerSecond: 1,
  processingDelayMs: 50,
  observeConfirmableEveryMs: 86_400_000,
  blockIdleMs: 93_000,
  maxBlockWaitMs: 30_000,
};

/** The values that {@link EndpointLimits} gives as defaults. */
export const defaultLimits: EndpointLimits = {
  maxPeers: 65_536,
  maxDatagramsPerSecondPerPeer: 10_000,
  maxQueuedPerPeer: 1_024,
  maxOpenRequests: 16_384,
  maxOpenRequestsPerPeer: 1_024,
  maxPendingRequests: 131_072,
  maxObservations: 1_000_000,
  maxRecalls: 4_096,
  deduplicationEntries: 262_144,
  deduplicationBytes: 16 * 1024 * 1024,
  deduplicationEntriesPerPeer: 16_384,
  deduplicationBytesPerPeer: 1024 * 1024,
  maxObservers: 131_072,
  maxObserversPerPeer: 1_024,
  maxBodyBytes: 1024 * 1024,
  maxBlockTransfers: 1_024,
  maxBlockTransfersPerPeer: 64,
  maxBlockBytes: 32 * 1024 * 1024,
  maxBlockBytesPerPeer: 4 * 1024 * 1024,
  maxNotificationsUnderWay: 16,
  blockSize: 1_024,
};

/** The wait for a response once the request is acknowledged, or sent non-confirmable. */
export const DEFAULT_RESPONSE_TIMEOUT_MS = 93_000;

/**
 * The given values over the defaults; the defaults themselves when nothing is given, so that many endpoints share them.
 *
 * @throws RangeError for a value that is negative or not a number
 */
export function withDefaults<T extends object>(defaults: T, given: Partial<T> | undefined): T {
  if (!given) return defaults;
  const merged = { ...defaults };
  for (const [name, value] of Object.entries(given) as [keyof T & string, unknown][]) {
    if (value === undefined) continue;
    if (typeof value !== 'number' || !(value >= 0))
      throw new RangeError(`${name} must be a number of at least 0`);
    merged[name] = value as T[keyof T & string];
  }
  return merged;
}
