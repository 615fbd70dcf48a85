/**
 * An LwM2M server in several processes: front ends have the sockets, DTLS and CoAP, one server behind them has the rest. All that
 * they send each other is plain data (structured clone algorithm), so that it can cross a bus.
 */
import type {
  CoapReply,
  CoapRequest,
  CoapRequestErrorKind,
  CoapResponse,
  EndpointLimits,
  RequestInit,
  TransmissionParameters,
} from '@muster/coap';
import type { Clock, DatagramSocket } from '@muster/net';
import type { SecureOptions } from '../secure/types.ts';

/** A peer, as its front end knows it. */
export interface FrontPeer {
  /** Over DTLS the session, which is the same at all front ends; else address and port. */
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
  /** Content that is read while it is sent: by {@link ServerBehind.bodyPart}. */
  readonly body?: { readonly id: string; readonly length: number };
  /** {@link ServerBehind.sent} is called with it when the response was passed to the transport. */
  readonly sentId?: string;
}

/** An observation of a device, as messages name it. */
export interface FrontObservation extends FrontPlace {
  /** Hex. */
  readonly token: string;
}

/** A response of a device, or a notification. */
export type PlainResponse = Omit<CoapResponse, 'peer'>;

/** A request to a device, without what belongs to one process. */
export interface PlainRequest extends Omit<RequestInit, 'signal' | 'onSent' | 'onAcknowledged' | 'body'> {
  /** Bytes of a body that is read while it is sent: by {@link ExchangeHooks.readBody}. */
  readonly bodyLength?: number;
}

/** What the server wants to know of a request while it is under way. */
export interface ExchangeHooks {
  readonly signal?: AbortSignal | undefined;
  readonly onSent?: (() => void) | undefined;
  readonly onAcknowledged?: (() => void) | undefined;
  readonly readBody?: ((offset: number, length: number) => Promise<Uint8Array>) | undefined;
}

/**
 * Why a request has no response. `away`: no front end can serve the device now, and nothing was sent. `unknown`: the front end
 * ended before it reported the result.
 */
export type ExchangeFailureKind = CoapRequestErrorKind | 'away' | 'unknown';

/** What a request has come to. */
export type Exchanged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly kind: ExchangeFailureKind; readonly message: string };

/** What an Observe has come to. `token` is absent if the device does not observe. */
export interface PlainObserved {
  readonly response: PlainResponse;
  readonly token?: string;
}

/** The server, as its front ends see it. A rejection is answered with 5.03, and leaves a notification unacknowledged. */
export interface ServerBehind {
  request(request: DeviceRequest): Promise<DeviceReply>;
  /** The response with this `sentId` was passed to the transport. */
  sent(sentId: string): void;
  /** See `ServerHandlers.recall`. The server resumes the observation before it answers. */
  recall(observation: FrontObservation): Promise<boolean>;
  /**
   * Resolves when the notification is stored. One that is the last of its observation ends it.
   * @param isRepeated whether a server may have stored it already, without its answer having arrived
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

/** Front ends, as the server sees them: all as one. */
export interface FrontEnds {
  /** Whether a listener belongs to a front end, whether or not it is there now. */
  has(listener: string): boolean;
  request(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainResponse>>;
  observe(place: FrontPlace, request: PlainRequest, hooks: ExchangeHooks): Promise<Exchanged<PlainObserved>>;
  resumeObservation(
    observation: FrontObservation,
    request: PlainRequest,
    lastSequence: number | undefined,
  ): void;
  /** The next notification is recalled, or answered with a Reset. Never waits for a front end. */
  forgetObservation(observation: FrontObservation): void;
  /** Sends the request with Observe 1, whether or not the front end has the observation. @param request the Observe */
  cancelObservation(
    observation: FrontObservation,
    request: PlainRequest,
    signal: AbortSignal | undefined,
  ): Promise<Exchanged<undefined>>;
  /** Ends the sessions of an identity. Resolves with their number when they cannot come back. */
  revokeIdentity(identity: string): Promise<number>;
}

/** Addresses, server and limits of a front end. */
export interface FrontEndOptions {
  /** As `ServerOptions.listen`. */
  readonly listen: readonly string[];
  /** For `coaps:` URLs of `listen`. */
  readonly secure?: SecureOptions;
  /**
   * Name of a listener in messages to the server, by its URL with the actual port. Devices without DTLS are known by it, so it must
   * differ between front ends. All secured listeners can have one name: their devices are known by their sessions.
   */
  readonly nameOf: (url: string) => string;
  readonly server: ServerBehind;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** As `ServerOptions.openSocket`. */
  readonly openSocket?: (address: string, port: number) => Promise<DatagramSocket>;
  readonly parameters?: Partial<TransmissionParameters>;
  /** As `ServerLimits`. */
  readonly limits?: { readonly floodPerSecond?: number; readonly coap?: Partial<EndpointLimits> };
  readonly onError?: (error: Error) => void;
}

/** Sockets, DTLS and CoAP of a server in another process. */
export interface FrontEnd extends Omit<FrontEnds, 'has'> {
  /** URLs with the actual ports, in the order of `listen`. */
  readonly addresses: readonly string[];
  /** Names of the listeners, in the order of `listen`. */
  readonly listeners: readonly string[];
  readonly secureSessions: number;
  /**
   * Forgets all observations: another server is behind it from now on. The next notification of each is recalled from that one.
   */
  forgetObservations(): void;
  /** See `DtlsServerTransport.releaseSession`. */
  releaseSession(id: string, sequence: number | undefined): Promise<'released' | 'absent' | 'seen'>;
  /**
   * Forgets what devices could shorten handshakes with: credentials may have been revoked while it did not hear of it. Sessions that
   * are open stay.
   */
  forgetResumable(): void;
  /** Ignores new handshakes: devices make them with another front end. */
  stopHandshakes(): void;
  counters(): Record<string, number>;
  /** Stops listening. Observations remain on the devices, and so do sessions with a store. */
  close(): Promise<void>;
}
