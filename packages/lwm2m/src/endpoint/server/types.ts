/** Options, handlers and interface of an LwM2M Server. */
import type { BodySource, EndpointLimits, Recalled, TransmissionParameters } from '@muster/coap';
import type { Clock, DatagramSocket } from '@muster/net';
import type { LearnedFormats } from '../../binding/format-memory.ts';
import type { ObjectEntry } from '../../codec/object-links.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { ValueRecord } from '../../node/value.ts';
import type { CompositeOperation, DeviceOperation, OperationAnswer } from '../../operation/operation.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import type { FrontEnds, FrontEndServer } from '../front-end/types.ts';
import type { SecureOptions, SecureSession } from '../secure/types.ts';

/** Origin of a message of a device. */
export interface Source {
  /** URL of the listener, with the actual port. */
  readonly listener: string;
  /** Literal IP address. */
  readonly address: string;
  readonly port: number;
  /** Authenticated identity on a secured listener: `psk:`, `rpk:` or `x509:` and the name. */
  readonly identity?: string;
  /** DTLS session on a secured listener. Unaffected by a new address or a restart. */
  readonly session?: string;
}

/** A Register (OMA-TS-LightweightM2M_Core-V1_1 6.2.1), parsed leniently. */
export interface RegisterRequest {
  readonly source: Source;
  /** Endpoint name in the request, or else the name of the security identity. */
  readonly endpointName: string;
  /** Lifetime in seconds, 1 to 4294967295, which also stands for an unlimited lifetime (`lt=0`). Default 86,400. */
  readonly lifetimeSeconds: number;
  /** For example `1.1`; always of major version 1. */
  readonly lwm2mVersion: string;
  /** Binding, for example `U` or `UQ`. Default `U`. */
  readonly binding: string;
  readonly queueMode: boolean;
  readonly smsNumber?: string;
  /** `/`, or the alternate path of the objects. */
  readonly rootPath: string;
  /** Content-Formats that the device announces; may be empty. */
  readonly contentFormats: readonly number[];
  /** Objects, including those of a profile. */
  readonly objects: readonly ObjectEntry[];
  /** Profile ID that replaces a part of the object list, for example `6:27354b9a` (LwM2M 1.2). */
  readonly profileId?: string;
  /** Deviations that were accepted. */
  readonly warnings: string[];
}

/** A Registration Update (6.2.2). Absent members are unchanged. */
export interface UpdateRequest {
  readonly source: Source;
  /** ID in `/rd/{id}`. */
  readonly location: string;
  readonly lifetimeSeconds?: number;
  readonly binding?: string;
  readonly queueMode?: boolean;
  readonly smsNumber?: string;
  /** Complete object list; absent if none was sent. */
  readonly objects?: readonly ObjectEntry[];
  readonly rootPath?: string;
  readonly contentFormats?: readonly number[];
  readonly warnings: string[];
}

/** A Deregister (6.2.3). */
export interface DeregisterRequest {
  readonly source: Source;
  readonly location: string;
}

/** A Send (6.4.5). */
export interface SendRequest {
  readonly source: Source;
  readonly records: ValueRecord[];
  readonly contentFormat: number;
}

/** Result of a handler of the Registration interface. */
export interface Handled {
  /** Called after the response was passed to the transport, so that no request reaches the device before it. */
  afterSent?: () => void;
}

/** Handlers of device requests. `Lwm2mRefusal` answers with its code, other errors with 5.00 without detail. */
export interface ServerHandlers {
  /** `location` is the ID in `/rd/{id}` for Updates and the Deregister of the device. */
  register(request: RegisterRequest): Promise<Handled & { readonly location: string }>;
  /**
   * Returns the endpoint name of an authenticated device that sends none (Core 1.1.1, 7.3.1). Undefined, answered with
   * 4.00: the identity belongs to no device. Default: the PSK identity, or the common name of the certificate.
   */
  endpointNameOf?(source: Source): Promise<string | undefined>;
  update(request: UpdateRequest): Promise<Handled>;
  deregister(request: DeregisterRequest): Promise<Handled>;
  send(request: SendRequest): Promise<void>;
  /**
   * Returns other content for a device, such as a firmware package whose Package URI names this server (LwM2M core,
   * E.6). Undefined: the path has no content. Called for every block. Default: no content.
   */
  fetch?(request: FetchRequest): Promise<FetchedBody | undefined>;
  /**
   * A notification arrived for an observation that is only in storage. If `resumeObservation` can resume it, the
   * application does so before the promise resolves, and the notification is delivered. With this handler, the server
   * unloads observations above `maxLoadedObservations`, and those of an earlier process do not have to be resumed
   * before they notify.
   */
  recall?(request: RecallRequest): Promise<Recalled>;
}

/** A notification that matches no observation in memory. */
export interface RecallRequest {
  readonly source: Source;
  /** Token of the observation in hex. */
  readonly token: string;
}

/** A GET of a path outside the LwM2M interfaces. */
export interface FetchRequest {
  readonly source: Source;
  /** Path segments, percent-decoded. */
  readonly path: readonly string[];
}

/** Bytes that are read while they are sent. */
export type OpaqueBody = BodySource;

/** Bytes that a device fetches by block-wise GET (RFC 7959). */
export interface FetchedBody extends OpaqueBody {
  /** ETag of 1 to 8 bytes, which must change with the content. */
  readonly etag: Uint8Array;
}

/** A protocol deviation of a device that was accepted. */
export interface ServerWarning {
  /** Address and port of the device. */
  readonly peer: string;
  readonly endpointName?: string;
  readonly message: string;
}

/** Limits of a server. */
export interface ServerLimits {
  /** Maximum size of an object list in bytes. Default 65,536. */
  readonly maxObjectListBytes: number;
  /** Maximum number of links in an object list. Default 4,096. */
  readonly maxObjectLinks: number;
  /** Maximum number of devices whose learned Content-Formats are remembered. Default 262,144. */
  readonly maxRememberedFormats: number;
  /** Maximum number of observations in memory, if they can be recalled. Default 65,536. */
  readonly maxLoadedObservations: number;
  /**
   * Number of datagrams per second, at least 100, beyond which the sender counts as flooding, for listeners on a fixed
   * port, see `UdpSocketOptions` of `@muster/net`. `Infinity` disables it. Default 2,000.
   */
  readonly floodPerSecond: number;
  /** Limits of the CoAP layer of each listener. `maxPeers` is 262,144 by default. */
  readonly coap: Partial<EndpointLimits>;
}

/** Addresses, handlers and limits of a server. */
export interface ServerOptions {
  /** URLs such as `coap://127.0.0.1:5683` or `coaps://[::1]:0` (any free port). At least one without `frontEnds`. */
  readonly listen: readonly string[];
  /** Front ends in other processes, see {@link FrontEnds}. Default: none, the server has only its own sockets. */
  readonly frontEnds?: FrontEnds;
  /** For `coaps:` URLs. */
  readonly secure?: SecureOptions;
  /** Opens a socket instead of UDP at a literal address and port, for example in a simulated network. Port 0: any. */
  readonly openSocket?: (address: string, port: number) => Promise<DatagramSocket>;
  readonly handlers: ServerHandlers;
  /** Object definitions for encoding and decoding values. */
  readonly models: ModelRegistry;
  /** Object definitions for one device. Default `models`. Called for every operation, so it should answer from memory. */
  readonly modelsFor?: (device: Source) => ModelRegistry;
  /** Object lists by Profile ID (LwM2M 1.2). A Register with an unknown one and no list is refused with 4.00. */
  readonly profiles?: ReadonlyMap<string, readonly ObjectEntry[]>;
  readonly clock?: Clock;
  /** Returns random numbers in [0, 1). Default `Math.random`. */
  readonly random?: () => number;
  /** Limits, which override the defaults of {@link ServerLimits}. */
  readonly limits?: Partial<ServerLimits>;
  /**
   * Whether a Read-Composite that a device does not answer, or answers with 4.05 or 5.01, is replaced with single
   * Reads, from then on immediately. A Write-Composite is split only if the device is known to lack composites or
   * answers 5.01, because it is no longer atomic. LwM2M 1.0 has no composites. Default true.
   */
  readonly compositeFallback?: boolean;
  /** Milliseconds after which a Read-Composite without a response is replaced in this way. Default 10,000. */
  readonly compositeTimeoutMs?: number;
  /** Transmission parameters of CoAP (RFC 7252 4.8). */
  readonly parameters?: Partial<TransmissionParameters>;
  /**
   * Called when the learned formats of a device have changed. `formats` contains all of them. Store them and pass them
   * as `learnedFormats` of the device's target, so that a later process can use them. Must not throw.
   */
  readonly onFormatsLearned?: (device: DeviceTarget, formats: LearnedFormats) => void;
  readonly onWarning?: (warning: ServerWarning) => void;
  /** Receives errors of the transport and of handlers. The server continues. */
  readonly onError?: (error: Error) => void;
}

/** Address and properties of a registered device. */
export interface DeviceTarget extends Source {
  readonly rootPath: string;
  readonly lwm2mVersion: string;
  readonly contentFormats: readonly number[];
  /** Formats that `onFormatsLearned` has reported for this device. */
  readonly learnedFormats?: LearnedFormats;
}

/** Options of an exchange with a device. */
export interface ExchangeOptions {
  readonly signal?: AbortSignal;
  /**
   * Called when the device has acknowledged the request and answers separately, so that other requests can be sent
   * before the response (RFC 7252 4.7). Can be called several times for an operation with several messages.
   */
  readonly onAcknowledged?: () => void;
  /**
   * Called at the end of each exchange that the operation takes: a request that was transmitted, and its response if
   * `isAnswered`. Not called for a request that is aborted while it waits for others to the device. An operation takes
   * several if a device refuses a Content-Format, or has no composites. Blocks belong to their exchange. Must not
   * throw.
   */
  readonly onExchanged?: (isAnswered: boolean) => void;
}

/** Options of an operation. */
export interface PerformOptions extends ExchangeOptions {
  /** Requested Content-Format. Default: the best format that the device supports. */
  readonly accept?: number;
  /** Content-Format of the payload. Default: the best format that the device supports. */
  readonly contentFormat?: number;
}

/** Options for cancelling an observation. */
export interface CancelOptions extends Pick<ExchangeOptions, 'signal' | 'onExchanged'> {
  /** Content-Format of the Observe, needed if the observation is not in memory. */
  readonly accept?: number;
}

/** Options of an Observe. */
export interface ObserveOptions extends ExchangeOptions {
  readonly accept?: number;
  /** Attributes for this observation only, over those of the path. Devices before LwM2M 1.2 ignore them. */
  readonly attributes?: NotificationAttributes;
}

/** Metadata of a notification. */
export interface NotifyMeta {
  readonly contentFormat: number;
  /** Observe option (RFC 7641 3.4), 24 bits. Store it with the values, to recognize a duplicate later. */
  readonly sequence?: number;
}

/** Callbacks of an observation. */
export interface ObserveHandlers {
  /** Handles a notification. A confirmable one is acknowledged when this resolves, and not if it rejects. */
  onNotify(records: ValueRecord[], meta: NotifyMeta): Promise<void>;
  /** The observation has ended, other than by `cancelObservation`. */
  onEnd(reason: string): void;
}

/** Result of an Observe. `answer` has the first values. */
export interface ObserveResult {
  readonly answer: OperationAnswer;
  /** Token in hex; absent if the device did not accept the observation. */
  readonly token?: string;
}

/** Options of an Observe-Composite. */
export interface CompositeObserveOptions extends ObserveOptions {
  /** Format of the path list. Default: one that the device supports. */
  readonly contentFormat?: number;
}

/** Result of an Observe-Composite. */
export interface CompositeObserveResult extends ObserveResult {
  /** Format of the path list. Store it with the token. */
  readonly contentFormat?: number;
}

/** Formats of a composite observation, to resume it. */
export interface CompositeFormats {
  readonly contentFormat: number;
  /** Default: the value format that corresponds to `contentFormat`. */
  readonly accept?: number;
  /** Attributes of the Observe-Composite. */
  readonly attributes?: NotificationAttributes;
}

/** An LwM2M server. It receives requests from devices and sends operations to them. */
export interface Lwm2mServer {
  /** URLs with the actual ports, in the order of `listen`. */
  readonly addresses: readonly string[];
  /** Interface for front ends. */
  readonly frontEndServer: FrontEndServer;
  /**
   * Performs an operation. A response of class 4 or 5 resolves with `success: false`.
   * @throws DeviceUnreachableError if there is no response; an AbortError if `signal` fires; EncodeError if no format
   *   can carry the records; PathError or Lwm2mRefusal if path or attributes do not fit the operation
   */
  perform(
    target: DeviceTarget,
    operation: DeviceOperation | CompositeOperation,
    options?: PerformOptions,
  ): Promise<OperationAnswer>;
  /**
   * Writes (Replace) an opaque resource block by block, for values that do not fit into memory.
   * @throws as `perform`, and errors of the body
   */
  upload(
    target: DeviceTarget,
    path: Lwm2mPath,
    body: OpaqueBody,
    options?: ExchangeOptions,
  ): Promise<OperationAnswer>;
  /** Observes a path. The answer has the first values. @throws as `perform` */
  observe(
    target: DeviceTarget,
    path: Lwm2mPath,
    handlers: ObserveHandlers,
    options?: ObserveOptions,
  ): Promise<ObserveResult>;
  /**
   * Resumes an observation of an earlier process. Sends nothing.
   * @param token token that `observe` returned
   * @param attributes attributes of the Observe, which are part of its identity
   * @param lastSequence sequence number of the last handled notification, which is not handled again
   * @throws DeviceUnreachableError `closed` if there is no connection to a secured device
   */
  resumeObservation(
    target: DeviceTarget,
    path: Lwm2mPath,
    token: string,
    accept: number | undefined,
    handlers: ObserveHandlers,
    attributes?: NotificationAttributes,
    lastSequence?: number,
  ): void;
  /**
   * Cancels an observation. Does not call `onEnd`. `active` sends a request; `passive` forgets the token, so that the
   * next notification is answered with a Reset.
   * @throws as `perform`, if active
   */
  cancelObservation(
    target: DeviceTarget,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    options?: CancelOptions,
  ): Promise<void>;
  /**
   * Observes several paths with one observation. Each notification has the values of all paths. For a device without
   * composites, the answer is 4.05: observe its paths one by one.
   * @throws as `perform`
   */
  observeComposite(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    handlers: ObserveHandlers,
    options?: CompositeObserveOptions,
  ): Promise<CompositeObserveResult>;
  /** Like `resumeObservation`, with the same `paths` in the same order. @throws PathError, EncodeError */
  resumeCompositeObservation(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    formats: CompositeFormats,
    handlers: ObserveHandlers,
    lastSequence?: number,
  ): void;
  /** Like `cancelObservation`. @throws as `perform`, if active */
  cancelCompositeObservation(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    how: 'active' | 'passive',
    options: CompositeFormats & Pick<ExchangeOptions, 'signal' | 'onExchanged'>,
  ): Promise<void>;
  /** Moves a device to another address or session. Its observations and learned formats are dropped. */
  moveDevice(from: DeviceTarget, to: DeviceTarget): void;
  /** Number of live connections on secured listeners. */
  readonly secureSessions: number;
  /** Returns the live connection for requests to a device, which is the connection of its session. */
  liveSession(device: Source): SecureSession | undefined;
  /**
   * Ends all connections of an identity, for example after its credentials were revoked, and removes its resumable
   * sessions. Resolves with the number of connections when no store has them.
   */
  revokeIdentity(identity: string): Promise<number>;
  /** Returns the counters since the start, for metrics. */
  counters(): Record<string, number>;
  /** Stops listening. Observations remain on the devices, and so do secured sessions with a store. */
  close(): Promise<void>;
}
