import type { Peer } from '@muster/net';
import type { BlockSize } from './message/block.ts';
import type { Method, ResponseCode } from './message/code.ts';
import type { RawOption } from './message/option.ts';

/** A body that is too long to be held in memory. It is read block by block while it is sent. */
export interface BodySource {
  /** Length in bytes. */
  readonly length: number;
  /** Returns exactly `length` bytes from `offset`, both within the body. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** A received request with its complete body. */
export interface CoapRequest {
  readonly peer: Peer;
  readonly method: Method;
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly contentFormat: number | undefined;
  readonly accept: number | undefined;
  readonly observe: 0 | 1 | undefined;
  readonly payload: Buffer;
  readonly token: Buffer;
  readonly confirmable: boolean;
  /** All options as received. */
  readonly options: readonly RawOption[];
  /**
   * Makes the peer an observer and the reply the first notification, if it is a 2.xx (RFC 7641 section 4.1). For GET
   * and FETCH with Observe 0, before the handler has answered.
   *
   * @returns undefined for other requests, and if `maxObservers` or `maxObserversPerPeer` is reached. The reply then
   *   has no Observe option, which tells the peer that it is not an observer
   */
  acceptObserve(handlers: ObserverHandlers): Observer | undefined;
}

/** Callbacks about one observer of a resource. */
export interface ObserverHandlers {
  /** The observer was removed. */
  onEnd(reason: ObserveEndReason): void;
  /** A confirmable notification was sent. Called again if a retransmission carries a newer state (RFC 7641 4.5.2). */
  onConfirmableSent?(): void;
  /** The peer acknowledged the confirmable notification. */
  onAcknowledged?(): void;
}

/**
 * Reason why an observer was removed: `cancelled` by this endpoint, `deregistered` by a request with Observe 1, `reset`
 * or `timeout` of a notification, `replaced` by a registration of the same peer with the same token, `closed` endpoint.
 */
export type ObserveEndReason = 'cancelled' | 'deregistered' | 'reset' | 'timeout' | 'replaced' | 'closed';

/** A reply of a handler. Undefined options are not sent. */
export interface CoapReply {
  readonly code: ResponseCode;
  readonly payload?: Uint8Array;
  /**
   * Replaces `payload` in the reply to a GET. Nothing is stored between its blocks: each block calls the handler
   * again. It requires an `etag`, which tells the peer that the blocks belong together (RFC 7959 section 2.4).
   */
  readonly body?: BodySource;
  readonly contentFormat?: number;
  /** Seconds for which the representation is fresh. Default 60 (RFC 7252 section 5.10.5). */
  readonly maxAgeSeconds?: number;
  /** ETag of 1 to 8 bytes. */
  readonly etag?: Uint8Array;
  readonly locationPath?: readonly string[];
  readonly locationQuery?: readonly string[];
  readonly options?: readonly RawOption[];
  /**
   * Sends nothing, not even an acknowledgement, also for retransmissions of the request. To simulate faulty endpoints
   * in tests of a peer. Default false.
   */
  readonly isSilent?: boolean;
  /** Called after the reply was passed to the transport, so that later messages cannot overtake it. */
  readonly afterSent?: () => void;
}

/** An observer: a peer that observes a resource of this endpoint. */
export interface Observer {
  readonly peer: Peer;
  readonly token: Buffer;
  readonly active: boolean;
  /**
   * Notifies the peer of a new state. While a confirmable notification is unacknowledged, only the latest state is kept
   * and sent afterwards; `afterSent` of skipped states is not called. A code other than 2.xx ends the observation.
   *
   * @param options.confirmable default false; at least one notification in 24 hours is confirmable
   */
  notify(reply: CoapReply, options?: { readonly confirmable?: boolean }): void;
  /**
   * Stops the retransmission of an unacknowledged notification and drops the states behind it. The peer remains an
   * observer: the next `notify` sends its state.
   *
   * @returns whether there was an unacknowledged notification
   */
  withdraw(): boolean;
  /** Removes the observer. With `reply` (4.xx or 5.xx), sends it as the last notification. */
  end(reply?: CoapReply): void;
}

/**
 * Answers a request. A synchronous reply is sent in the same tick. A `CoapError` answers with its code and message; any
 * other error becomes 5.00 without detail.
 */
export type RequestHandler = (request: CoapRequest) => CoapReply | Promise<CoapReply>;

/** A request to send. */
export interface RequestInit {
  readonly method: Method;
  readonly path: readonly string[];
  readonly query?: readonly string[];
  /** Sent in blocks if it is longer than the block size. */
  readonly payload?: Uint8Array;
  /** Replaces `payload`. */
  readonly body?: BodySource;
  /** Required for FETCH, PATCH and iPATCH (RFC 8132). */
  readonly contentFormat?: number;
  readonly accept?: number;
  /** Default true. */
  readonly confirmable?: boolean;
  readonly options?: readonly RawOption[];
  readonly signal?: AbortSignal;
  /**
   * Called when the request is transmitted for the first time. Before that, it waits for other requests to the peer
   * (NSTART, RFC 7252 section 4.7). Can be called once per block.
   */
  readonly onSent?: () => void;
  /**
   * Called when the peer has acknowledged the request with an empty message. Its response follows separately, and other
   * requests to the peer can be sent before it (RFC 7252 section 4.7). Can be called once per block.
   */
  readonly onAcknowledged?: () => void;
  /** Block size of both directions in bytes. Default: the block size of the endpoint or of the peer. */
  readonly blockSize?: BlockSize;
  /**
   * Time-out of the response in milliseconds after the request was acknowledged or sent non-confirmable. Default
   * 93,000.
   */
  readonly responseTimeoutMs?: number;
}

/**
 * Called for a response that matches no request or observation. It can belong to an observation that is only in
 * storage, removed with `cancel('passive')` or left by an earlier process. The callback then resumes it with
 * `resumeObservation` immediately before it resolves, and the response goes there. If it rejects, the error is reported
 * and the response is dropped.
 */
export type RecallObservation = (peer: Peer, token: Buffer) => Promise<Recalled>;

/**
 * - `resumed`: the observation is resumed. If it has ended again before the response arrives there, the response is
 *   dropped, because a Reset would end an observation that stands. Its retransmission is recalled again.
 * - `absent`: the peer is known and has no such observation. It gets a Reset.
 * - `unknown`: the peer is not known. It gets a Reset only if this endpoint has sent it a request.
 */
export type Recalled = 'resumed' | 'absent' | 'unknown';

/** A response with its complete body, sent in one message or in blocks. */
export interface CoapResponse {
  readonly code: ResponseCode;
  readonly payload: Buffer;
  readonly contentFormat: number | undefined;
  readonly locationPath: readonly string[];
  /** Default 60. */
  readonly maxAgeSeconds: number;
  readonly etag: Buffer | undefined;
  readonly observe: number | undefined;
  readonly options: readonly RawOption[];
  readonly peer: Peer;
}

/** Callbacks of an observation of this endpoint (RFC 7641). */
export interface ObservationHandlers {
  /**
   * Handles a notification. A confirmable one is acknowledged when the promise resolves. If it rejects, the peer
   * retransmits the notification. While `maxNotificationsUnderWay` calls are pending, one notification waits; a newer
   * one replaces it, and the replaced one is acknowledged.
   */
  onNotification(response: CoapResponse): void | Promise<void>;
  /** The observation has ended: `ended` by the peer, `closed` endpoint. Not called after `cancel`. */
  onEnd?(reason: 'ended' | 'closed', error?: Error): void;
}

/** An observation of a resource of a peer. */
export interface Observation {
  readonly peer: Peer;
  readonly token: Buffer;
  readonly active: boolean;
  /** Sequence number of the latest notification, to be stored for `resumeObservation`. */
  readonly lastSequence: number | undefined;
  /** Whether the latest representation is older than its Max-Age (RFC 7641 section 3.3.1). */
  readonly stale: boolean;
  /**
   * Cancels the observation.
   *
   * @param how `active` (default) sends GET or FETCH with Observe 1; `passive` only forgets the observation, so that
   *   the next notification is answered with a Reset
   * @throws CoapRequestError like a request, with `active`; the observation is removed even then
   */
  cancel(how?: 'active' | 'passive', signal?: AbortSignal): Promise<void>;
}
