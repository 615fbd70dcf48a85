import type { Peer } from '@muster/net';
import type { BlockSize } from './message/block.ts';
import type { Method, ResponseCode } from './message/code.ts';
import type { RawOption } from './message/option.ts';

/** A body that is too long to be held in memory: it is read block by block, as it goes out. */
export interface BodySource {
  /** Bytes in all. */
  readonly length: number;
  /** Exactly `length` bytes from `offset` on; both lie within the body. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** A request as it came in, its body put together from its blocks. */
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
  /** All options as they came. */
  readonly options: readonly RawOption[];
  /**
   * For GET and FETCH with Observe 0, before the handler has answered: makes the peer an observer, and the reply the
   * first notification, provided that it is a 2.xx (RFC 7641 section 4.1).
   *
   * @returns undefined for other requests, and when `maxObservers` or `maxObserversPerPeer` is reached: the reply then
   *   carries no Observe, which tells the peer so
   */
  acceptObserve(handlers: ObserverHandlers): Observer | undefined;
}

/** What the handler of an observed resource is told of one observer. */
export interface ObserverHandlers {
  onEnd(reason: ObserveEndReason): void;
  /** A confirmable notification is out; called again if a retransmission carries a newer state (RFC 7641 4.5.2). */
  onConfirmableSent?(): void;
  /** The peer acknowledged the confirmable notification. */
  onAcknowledged?(): void;
}

/**
 * Why an observer of this endpoint is gone: `cancelled` by this side, `deregistered` by a GET with Observe 1, `reset`
 * or `timeout` of a notification, `replaced` by the same peer registering with the same token, `closed` endpoint.
 */
export type ObserveEndReason = 'cancelled' | 'deregistered' | 'reset' | 'timeout' | 'replaced' | 'closed';

/** What a handler answers; options that are absent are not sent. */
export interface CoapReply {
  readonly code: ResponseCode;
  readonly payload?: Uint8Array;
  /**
   * In place of `payload`, in the reply to a GET: nothing is kept between its blocks, each of which asks the handler
   * again; so it needs an `etag`, by which the peer knows that the blocks belong together (RFC 7959 section 2.4).
   */
  readonly body?: BodySource;
  readonly contentFormat?: number;
  /** Seconds that the representation is fresh; 60 when absent (RFC 7252 section 5.10.5). */
  readonly maxAgeSeconds?: number;
  /** 1 to 8 bytes. */
  readonly etag?: Uint8Array;
  readonly locationPath?: readonly string[];
  readonly locationQuery?: readonly string[];
  readonly options?: readonly RawOption[];
  /** Called once the reply has been handed to the transport: what follows cannot overtake the answer. */
  readonly afterSent?: () => void;
}

/** A peer that observes a resource here. */
export interface Observer {
  readonly peer: Peer;
  readonly token: Buffer;
  readonly active: boolean;
  /**
   * Tells the peer the new state. While a confirmable notification is unacknowledged, only the latest state is kept
   * and sent afterwards; `afterSent` of the ones between is not called. Any code but 2.xx ends the observation.
   *
   * @param options.confirmable default false; one in 24 hours is confirmable in any case
   */
  notify(reply: CoapReply, options?: { readonly confirmable?: boolean }): void;
  /**
   * Stops the retransmission of an unacknowledged notification and drops the states behind it. The peer stays an observer:
   * the next `notify` sends the state of then.
   *
   * @returns whether there was one
   */
  withdraw(): boolean;
  /** Forgets the peer; with `reply` (4.xx or 5.xx) it is told so. */
  end(reply?: CoapReply): void;
}

/**
 * Answers a request. A plain reply goes out at once, in the same tick. A `CoapError` answers with its code and message;
 * anything else that is thrown becomes 5.00 without detail.
 */
export type RequestHandler = (request: CoapRequest) => CoapReply | Promise<CoapReply>;

/** A request to send. */
export interface RequestInit {
  readonly method: Method;
  readonly path: readonly string[];
  readonly query?: readonly string[];
  /** Beyond the block size it goes in blocks. */
  readonly payload?: Uint8Array;
  /** In place of `payload`. */
  readonly body?: BodySource;
  /** Required for FETCH, PATCH and iPATCH (RFC 8132). */
  readonly contentFormat?: number;
  readonly accept?: number;
  /** Default true. */
  readonly confirmable?: boolean;
  readonly options?: readonly RawOption[];
  readonly signal?: AbortSignal;
  /**
   * Called when the peer has acknowledged the request with an empty message: its response comes separately, and other
   * requests to the peer go out before the response (RFC 7252 section 4.7). A request in blocks may call it once for each block.
   */
  readonly onAcknowledged?: () => void;
  /** Block size of both directions, asked for with the request; default: the endpoint's, and what the peer wants. */
  readonly blockSize?: BlockSize;
  /** Wait for the response once the request is acknowledged (or sent non-confirmable); default 93,000. */
  readonly responseTimeoutMs?: number;
}

/**
 * Called for a response that nobody waits for: it may be of an observation that was stored, and put away with
 * `cancel('passive')` or left by an earlier process. One that is, is taken up again with `resumeObservation`, as the last thing
 * before this resolves, and the response goes there. What it rejects with is reported, and the response is as if it had not come.
 *
 * @returns whether the peer is known: what still nobody waits for is answered with a Reset then
 */
export type RecallObservation = (peer: Peer, token: Buffer) => Promise<boolean>;

/** A response with its body whole, whether it came in one message or in blocks. */
export interface CoapResponse {
  readonly code: ResponseCode;
  readonly payload: Buffer;
  readonly contentFormat: number | undefined;
  readonly locationPath: readonly string[];
  /** 60 where the response has none. */
  readonly maxAgeSeconds: number;
  readonly etag: Buffer | undefined;
  readonly observe: number | undefined;
  readonly options: readonly RawOption[];
  readonly peer: Peer;
}

/** What becomes of an observation that this endpoint has asked for (RFC 7641). */
export interface ObservationHandlers {
  /**
   * A confirmable notification is acknowledged when this has resolved; when it rejects, it is not, and comes again.
   * While it works on `maxNotificationsUnderWay` of them, one waits; a newer one takes its place, and it is acknowledged.
   */
  onNotification(response: CoapResponse): void | Promise<void>;
  /** The observation is over: `ended` by the peer, `closed` endpoint. Not called after `cancel`. */
  onEnd?(reason: 'ended' | 'closed', error?: Error): void;
}

/** A resource of a peer that is observed from here. */
export interface Observation {
  readonly peer: Peer;
  readonly token: Buffer;
  readonly active: boolean;
  /** Serial number of the latest notification, to be stored for `resumeObservation`. */
  readonly lastSequence: number | undefined;
  /** The latest representation is older than its Max-Age (RFC 7641 section 3.3.1). */
  readonly stale: boolean;
  /**
   * @param how `active` (default) sends GET or FETCH with Observe 1; `passive` forgets the observation, so that the
   *   next notification is answered with a Reset
   * @throws CoapRequestError as requests do, with `active`; the observation is over here all the same
   */
  cancel(how?: 'active' | 'passive', signal?: AbortSignal): Promise<void>;
}
