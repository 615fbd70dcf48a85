import type { BlockSize } from '../message/block.ts';

/** Transmission parameters (RFC 7252 section 4.8). Times are in milliseconds. */
export interface TransmissionParameters {
  /** Initial time-out of an acknowledgement. Default 2,000. */
  readonly ackTimeoutMs: number;
  /**
   * The initial time-out is randomly between ackTimeoutMs and that value times this factor, at least 1. Default 1.5.
   */
  readonly ackRandomFactor: number;
  /** Maximum number of retransmissions of a confirmable message; the time-out doubles each time. Default 4. */
  readonly maxRetransmit: number;
  /** Maximum number of unacknowledged confirmable messages to one peer. Default 1. */
  readonly nstart: number;
  /** Time for which a confirmable message is remembered and its Message ID is not reused. Default 247,000. */
  readonly exchangeLifetimeMs: number;
  /** Time for which a non-confirmable message is remembered. Default 145,000. */
  readonly nonLifetimeMs: number;
  /**
   * Time without a message from a peer that is sent non-confirmable messages after which it counts as silent. Default
   * 93,000.
   */
  readonly probingAfterMs: number;
  /** PROBING_RATE: average bytes per second of non-confirmable messages to a silent peer. Default 1. */
  readonly probingBytesPerSecond: number;
  /**
   * Time after which a request that the handler has not answered is acknowledged, and answered separately. Default 50.
   */
  readonly processingDelayMs: number;
  /** Maximum time without a confirmable notification (RFC 7641 section 4.5). Default 24 hours. */
  readonly observeConfirmableEveryMs: number;
  /** Time after which a block-wise transfer without a new block is dropped. Default 93,000. */
  readonly blockIdleMs: number;
  /**
   * Longest delay within a block-wise transfer if the peer temporarily refuses a block (5.03, 4.29). With a longer
   * Max-Age, the transfer ends with that response. Default 30,000.
   */
  readonly maxBlockWaitMs: number;
}

/** Limits of an endpoint. */
export interface EndpointLimits {
  /** Maximum number of peers with state. The least recently used one is dropped. Default 65,536. */
  readonly maxPeers: number;
  /**
   * Maximum number of confirmable and non-confirmable datagrams per second of one peer, a quarter of them in a quarter
   * of a second. The others are dropped before parsing. Senders of malformed messages without state share one such
   * limit. Default 10,000.
   */
  readonly maxDatagramsPerSecondPerPeer: number;
  /** Maximum number of queued confirmable messages per peer. Default 1,024. */
  readonly maxQueuedPerPeer: number;
  /**
   * Maximum number of concurrent requests in handlers. Further ones are answered with 5.03. Default 16,384.
   */
  readonly maxOpenRequests: number;
  /** The same limit for the requests of one peer. Default 1,024. */
  readonly maxOpenRequestsPerPeer: number;
  /** Maximum number of own requests without a response. Default 131,072. */
  readonly maxPendingRequests: number;
  /** Maximum number of own observations. Default 1,000,000. */
  readonly maxObservations: number;
  /** Maximum number of responses that wait until their observation is recalled. Default 4,096. */
  readonly maxRecalls: number;
  /** Maximum number of messages remembered for deduplication, rounded down to a power of two. Default 262,144. */
  readonly deduplicationEntries: number;
  /** Maximum size of the replies kept for deduplication in bytes, rounded down to a power of two. Default 16 MiB. */
  readonly deduplicationBytes: number;
  /**
   * Maximum part of `deduplicationEntries` for one peer, at most a quarter. Default 16,384. Messages beyond it go to a
   * ring of a quarter of the size, shared by all such peers.
   */
  readonly deduplicationEntriesPerPeer: number;
  /** Maximum part of `deduplicationBytes` for one peer, at most a quarter. Default 1 MiB. */
  readonly deduplicationBytesPerPeer: number;
  /** Maximum number of observers of this endpoint. Default 131,072. */
  readonly maxObservers: number;
  /** Maximum number of observers of this endpoint at one peer. Default 1,024. */
  readonly maxObserversPerPeer: number;
  /** Maximum size of the body of a block-wise transfer in bytes, in either direction. Default 1 MiB. */
  readonly maxBodyBytes: number;
  /** Maximum number of block-wise transfers of peers at a time, per direction. Default 1,024. */
  readonly maxBlockTransfers: number;
  /** The same limit for one peer; its least recently used transfer is dropped. Default 64. */
  readonly maxBlockTransfersPerPeer: number;
  /** Maximum size of the block-wise transfers of peers in bytes, per direction. Default 32 MiB. */
  readonly maxBlockBytes: number;
  /** The same limit for one peer, but at least `maxBodyBytes`. Default 4 MiB. */
  readonly maxBlockBytesPerPeer: number;
  /**
   * Maximum number of notifications of an observation that `onNotification` handles at a time. Of further ones, only
   * the latest waits. Default 16.
   */
  readonly maxNotificationsUnderWay: number;
  /**
   * Block size in bytes. Larger payloads are sent in blocks, of this size unless the peer asks for less. Default 1,024.
   */
  readonly blockSize: BlockSize;
}

/** Values of RFC 7252 section 4.8, and the other defaults of {@link TransmissionParameters}. */
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

/** Defaults of {@link EndpointLimits}. */
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

/** Time-out of a response in milliseconds after the request was acknowledged or sent non-confirmable. */
export const DEFAULT_RESPONSE_TIMEOUT_MS = 93_000;

/**
 * Merges values with the defaults. Returns the defaults themselves if there are no values, so that endpoints share
 * them.
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
