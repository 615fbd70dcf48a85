/**
 * An LwM2M server in several processes: front ends have the sockets, DTLS and CoAP; one server behind them does the rest.
 * All messages between them are plain data (structured clone algorithm), so that they can cross a bus.
 */
import type {
  CoapReply,
  CoapRequest,
  CoapRequestErrorKind,
  CoapResponse,
  EndpointLimits,
  Recalled,
  RequestInit,
  TransmissionParameters,
} from '@muster/coap';
import type { Clock, DatagramSocket } from '@muster/net';
import type { SecureOptions } from '../secure/types.ts';

/** A peer of a front end. */
export interface FrontPeer {
  /** With DTLS the session, which is the same at all front ends; else address and port. */
  readonly key: string;
  readonly address: string;
  readonly port: number;
  /** Authenticated identity; absent without DTLS. */
  readonly identity?: string;
}

/** Listener and peer of a message. */
export interface FrontPlace {
  /** Name of the listener, see {@link FrontEndOptions.nameOf}. */
  readonly listener: string;
  readonly peer: FrontPeer;
}

/** A request of a device. */
export interface DeviceRequest
  extends FrontPlace, Pick<CoapRequest, 'method' | 'path' | 'query' | 'confirmable' | 'options'> {
  readonly contentFormat: number | undefined;
  readonly accept: number | undefined;
  readonly observe: 0 | 1 | undefined;
  readonly payload: Uint8Array;
  readonly token: Uint8Array;
}

/** The response to a request of a device. */
export interface DeviceReply extends Omit<CoapReply, 'body' | 'afterSent'> {
  /** Content that is read while it is sent, with {@link FrontEndServer.bodyPart}. */
  readonly body?: { readonly id: string; readonly length: number };
  /** The front end calls {@link FrontEndServer.sent} with this ID after it has passed the response to the transport. */
  readonly sentId?: string;
}

/** Identifies an observation of a device. */
export interface FrontObservation extends FrontPlace {
  /** Token in hex. */
  readonly token: string;
}

/** A response of a device, or a notification. */
export type PlainResponse = Omit<CoapResponse, 'peer'>;

/** A request to a device, without members that belong to one process. */
export interface PlainRequest extends Omit<RequestInit, 'signal' | 'onSent' | 'onAcknowledged' | 'body'> {
  /** Length in bytes of a body that is read while it is sent, with {@link ExchangeHooks.readBody}. */
  readonly bodyLength?: number;
}

/** Callbacks of the server for a request under way. */
export interface ExchangeHooks {
  readonly signal?: AbortSignal | undefined;
  readonly onSent?: (() => void) | undefined;
  readonly onAcknowledged?: (() => void) | undefined;
  readonly readBody?: ((offset: number, length: number) => Promise<Uint8Array>) | undefined;
}

/**
 * Reason why a request has no response. `away`: no front end can serve the device now, and nothing was sent. `unknown`:
 * the front end ended before it reported the result.
 */
export type ExchangeFailureKind = CoapRequestErrorKind | 'away' | 'unknown';

/** Result of a request. */
export type Exchanged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly kind: ExchangeFailureKind; readonly message: string };

/** Result of an Observe. `token` is absent if the device does not observe. */
export interface PlainObserved {
  readonly response: PlainResponse;
  readonly token?: string;
}

/**
 * The server, as its front ends see it. If a method rejects, the front end answers 5.03, or does not acknowledge the
 * notification.
 */
export interface FrontEndServer {
  request(request: DeviceRequest): Promise<DeviceReply>;
  /** The response with this `sentId` was passed to the transport. */
  sent(sentId: string): void;
  /** See `ServerHandlers.recall`. The server resumes the observation before it answers. */
  recall(observation: FrontObservation): Promise<Recalled>;
  /**
   * Resolves when the notification is stored. The last notification of an observation ends it.
   * @param isRepeated whether a server may have stored it already without its answer having arrived
   * @returns false if the server has no such observation
   */
  notification(
    observation: FrontObservation,
    response: PlainResponse,
    isRepeated?: boolean,
  ): Promise<boolean>;
  /** Reads a part of the body of a response. */
  bodyPart(id: string, offset: number, length: number): Promise<Uint8Array>;
}

/** All front ends, as the server sees them. */
export interface FrontEnds {
  /** Whether a listener belongs to a front end, even if that is not running now. */
  has(listener: string): boolean;
  request(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainResponse>>;
  observe(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainObserved>>;
  resumeObservation(
    observation: FrontObservation,
    request: PlainRequest,
    lastSequence: number | undefined,
  ): void;
  /** Forgets an observation: its next notification is recalled or answered with a Reset. Never waits for a front end. */
  forgetObservation(observation: FrontObservation): void;
  /** Sends the request with Observe 1, whether or not the front end has the observation. @param request the Observe */
  cancelObservation(
    observation: FrontObservation,
    request: PlainRequest,
    signal: AbortSignal | undefined,
  ): Promise<Exchanged<undefined>>;
  /** Ends all sessions of an identity. Resolves with their number when they can no longer be restored. */
  revokeIdentity(identity: string): Promise<number>;
}

/** Addresses, server and limits of a front end. */
export interface FrontEndOptions {
  /** As `ServerOptions.listen`. */
  readonly listen: readonly string[];
  /** For `coaps:` URLs of `listen`. */
  readonly secure?: SecureOptions;
  /**
   * Returns the name of a listener in messages to the server from its URL with the actual port. It identifies devices
   * without DTLS, so it must differ between front ends. All secured listeners can have the same name, because sessions
   * identify their devices.
   */
  readonly nameOf: (url: string) => string;
  readonly server: FrontEndServer;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** As `ServerOptions.openSocket`. */
  readonly openSocket?: (address: string, port: number) => Promise<DatagramSocket>;
  readonly parameters?: Partial<TransmissionParameters>;
  /** As `ServerLimits`. */
  readonly limits?: { readonly floodPerSecond?: number; readonly coap?: Partial<EndpointLimits> };
  readonly onError?: (error: Error) => void;
}

/** Sockets, DTLS and CoAP of a server that runs in another process. */
export interface FrontEnd extends Omit<FrontEnds, 'has'> {
  /** URLs with the actual ports, in the order of `listen`. */
  readonly addresses: readonly string[];
  /** Names of the listeners, in the order of `listen`. */
  readonly listeners: readonly string[];
  readonly secureSessions: number;
  /**
   * Forgets all observations, for a new server behind this front end. The next notification of each is recalled from that
   * server.
   */
  forgetObservations(): void;
  /** See `DtlsServerTransport.releaseSession`. */
  releaseSession(id: string, sequence: number | undefined): Promise<'released' | 'absent' | 'seen'>;
  /**
   * Forgets all resumable sessions, because credentials may have been revoked without notice to this front end. Open
   * sessions stay.
   */
  forgetResumable(): void;
  /** Ignores new handshakes, so that devices make them with another front end. */
  stopHandshakes(): void;
  counters(): Record<string, number>;
  /** Stops listening. Observations remain on the devices; sessions remain in the store, if there is one. */
  close(): Promise<void>;
}
