/** Options, handlers and interface of an LwM2M Server. */
import type { EndpointLimits, TransmissionParameters } from '@muster/coap';
import type { Clock, DatagramSocket } from '@muster/net';
import type { LearnedFormats } from '../../binding/format-memory.ts';
import type { ObjectEntry } from '../../codec/object-links.ts';
import type { ModelRegistry } from '../../model/registry.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { ValueRecord } from '../../node/value.ts';
import type { CompositeOperation, DeviceOperation, OperationAnswer } from '../../operation/operation.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import type { SecureOptions, SecureSession } from '../secure/types.ts';

/** Where a message of a device came from. */
export interface Source {
  /** The URL it came in on, with the real port. */
  readonly listener: string;
  /** Literal IP address. */
  readonly address: string;
  readonly port: number;
  /** Who the device has proved to be, on a secured listener: `psk:`, `rpk:` or `x509:` and the name. */
  readonly identity?: string;
  /** Its connection, on a secured listener: stays the same when the address changes, and over a restart. */
  readonly session?: string;
}

/** A Register (OMA-TS-LightweightM2M_Core-V1_1 6.2.1), read leniently. */
export interface RegisterRequest {
  readonly source: Source;
  /** As the device gives it; where it gives none, that of its security identity. */
  readonly endpointName: string;
  /** 1..4294967295; the latter also stands for a lifetime without end (`lt=0`). Absent in the request: 86,400. */
  readonly lifetimeSeconds: number;
  /** e.g. `1.1`; always of major version 1. */
  readonly lwm2mVersion: string;
  /** As the device gives it, e.g. `U`, `UQ`; absent in the request: `U`. */
  readonly binding: string;
  readonly queueMode: boolean;
  readonly smsNumber?: string;
  /** `/`, or the alternate path below which the device keeps its objects. */
  readonly rootPath: string;
  /** Content-Formats the device says it supports; empty when it says nothing. */
  readonly contentFormats: number[];
  /** Those of the profile included, where the device named one. */
  readonly objects: ObjectEntry[];
  /** Profile ID in place of (a part of) the object list, e.g. `6:27354b9a` (LwM2M 1.2). */
  readonly profileId?: string;
  /** Deviations that were accepted. */
  readonly warnings: string[];
}

/** A Registration Update (6.2.2). Absent members are unchanged. */
export interface UpdateRequest {
  readonly source: Source;
  /** The id in `/rd/{id}`. */
  readonly location: string;
  readonly lifetimeSeconds?: number;
  readonly binding?: string;
  readonly queueMode?: boolean;
  readonly smsNumber?: string;
  /** The device's full list; absent: none was sent. */
  readonly objects?: ObjectEntry[];
  readonly rootPath?: string;
  readonly contentFormats?: number[];
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

/** What a handler of the Registration interface answers. */
export interface Handled {
  /** Called once the answer has been handed to the transport: nothing reaches the device before its answer does. */
  afterSent?: () => void;
}

/**
 * What devices ask for. A handler that rejects with `Lwm2mRefusal` refuses with its code; with anything else the
 * device is answered 5.00 without detail.
 */
export interface ServerHandlers {
  /** `location` is the id in `/rd/{id}` under which the device updates and deregisters. */
  register(request: RegisterRequest): Promise<Handled & { readonly location: string }>;
  /**
   * The endpoint name of a device that gives none and has proved its identity (Core 1.1.1, 7.3.1). Undefined: the identity
   * belongs to no device; answered 4.00. Default: the PSK identity, or the common name of the certificate.
   */
  endpointNameOf?(source: Source): Promise<string | undefined>;
  update(request: UpdateRequest): Promise<Handled>;
  deregister(request: DeregisterRequest): Promise<Handled>;
  send(request: SendRequest): Promise<void>;
  /**
   * Something else that a device gets from this server, such as a firmware package (E.6 of the enabler: the Package URI
   * may name it). Undefined: there is nothing at this path. Asked again for every block of it. Default: there is nothing.
   */
  fetch?(request: FetchRequest): Promise<FetchedBody | undefined>;
  /**
   * A notification arrived for an observation that is only in storage. If `resumeObservation` can resume it, the
   * application does so before the promise resolves, and the notification is delivered. With this handler, the server
   * unloads observations above `maxObservationsInMind`, and those of an earlier process do not have to be resumed
   * before they notify.
   *
   * @returns whether the device is known: a known device gets a Reset for a notification that still matches no
   *   observation
   */
  recall?(request: RecallRequest): Promise<boolean>;
}

/** A notification that matches no observation in memory. */
export interface RecallRequest {
  readonly source: Source;
  /** Of the observation, in hex. */
  readonly token: string;
}

/** A GET of a path that is none of LwM2M's own. */
export interface FetchRequest {
  readonly source: Source;
  /** Its segments, percent-decoded. */
  readonly path: readonly string[];
}

/** Bytes that are read as they go out. */
export interface OpaqueBody {
  readonly length: number;
  /** Exactly `length` bytes from `offset` on; both lie within the body. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Bytes that a device fetches by block-wise GET (RFC 7959). */
export interface FetchedBody extends OpaqueBody {
  /** 1 to 8 bytes; another content has another one. */
  readonly etag: Uint8Array;
}

/** Something a device did that is not right, and was passed over. */
export interface ServerWarning {
  /** Address and port of the device. */
  readonly peer: string;
  readonly endpointName?: string;
  readonly message: string;
}

/** Bounds of what a server takes and remembers. */
export interface ServerLimits {
  /** Bytes of an object list; default 65,536. */
  readonly maxObjectListBytes: number;
  /** Links of an object list; default 4,096. */
  readonly maxObjectLinks: number;
  /** Devices of which a working Content-Format is remembered; default 262,144. */
  readonly maxRememberedFormats: number;
  /**
   * Observations kept in memory where they can be recalled; the one longest without a notification is put away first.
   * Default 65,536.
   */
  readonly maxObservationsInMind: number;
  /** Bounds of the CoAP layer, of each listener; `maxPeers` is 262,144 by default. */
  readonly coap: Partial<EndpointLimits>;
}

/** Where a server listens, who handles what devices send, and its bounds. */
export interface ServerOptions {
  /** URLs such as `coap://127.0.0.1:5683`, `coaps://0.0.0.0:5684`, `coap://[::1]:0` (any free port); at least one. */
  readonly listen: readonly string[];
  /** For `coaps:` URLs of `listen`. */
  readonly secure?: SecureOptions;
  /**
   * Opens the socket of each listener in the place of a UDP socket, such as one of a simulated network. Gets the literal
   * address and the port of the URL; port 0 asks for a free port.
   */
  readonly openSocket?: (address: string, port: number) => Promise<DatagramSocket>;
  readonly handlers: ServerHandlers;
  /** Object definitions that values are read and written with. */
  readonly models: ModelRegistry;
  /** Definitions for one device; default `models`. Called for every operation: answer from memory. */
  readonly modelsFor?: (device: Source) => ModelRegistry;
  /**
   * Object lists that devices of LwM2M 1.2 name by a Profile ID, such as `6:27354b9a`, in their Register. One that names
   * an unknown profile and brings no list is refused with 4.00.
   */
  readonly profiles?: ReadonlyMap<string, readonly ObjectEntry[]>;
  readonly clock?: Clock;
  /** [0, 1); default `Math.random`. */
  readonly random?: () => number;
  readonly limits?: Partial<ServerLimits>;
  /**
   * Whether a device that does not answer a Read-Composite, or answers 4.05 or 5.01, is asked path by path, and from
   * then on at once. A Write-Composite is taken apart only for a device of which that is known, or that answers 5.01: it
   * is not all or nothing then. LwM2M 1.0 devices know no composites. Default true.
   */
  readonly compositeFallback?: boolean;
  /** Transmission parameters of CoAP (RFC 7252 4.8). */
  readonly parameters?: Partial<TransmissionParameters>;
  /**
   * A device did not take the first choice of Content-Format, or takes it again: `formats` is all that is known of it by
   * now. Store it and give it back as `learnedFormats` of the device's target, so that a later process need not find
   * it out again. It must not throw.
   */
  readonly onFormatsLearned?: (device: DeviceTarget, formats: LearnedFormats) => void;
  readonly onWarning?: (warning: ServerWarning) => void;
  /** What went wrong in the transport or in a handler; the server goes on. */
  readonly onError?: (error: Error) => void;
}

/** A registered device, as it is reached and spoken to. */
export interface DeviceTarget extends Source {
  readonly rootPath: string;
  readonly lwm2mVersion: string;
  readonly contentFormats: readonly number[];
  /** Formats that `onFormatsLearned` has reported for this device. */
  readonly learnedFormats?: LearnedFormats;
}

/** What governs one exchange with a device. */
export interface ExchangeOptions {
  readonly signal?: AbortSignal;
  /**
   * Called when the device has acknowledged the request and answers separately: other requests may go out before the answer
   * (RFC 7252 4.7). An operation of several messages may call it more than once.
   */
  readonly onAcknowledged?: () => void;
}

/** How one operation is sent. */
export interface PerformOptions extends ExchangeOptions {
  /** Content-Format to ask for; default: what the device supports, found out where it does not say. */
  readonly accept?: number;
  /** Content-Format to write in; default as for `accept`. */
  readonly contentFormat?: number;
}

/** How the end of an observation is sent. */
export interface CancelOptions {
  readonly signal?: AbortSignal;
  /** Content-Format that the Observe asked for: needed where the server does not have the observation in mind. */
  readonly accept?: number;
}

/** How one Observe is sent. */
export interface ObserveOptions extends ExchangeOptions {
  readonly accept?: number;
  /**
   * Attributes for this observation only, which override those attached to the path. LwM2M 1.2 devices support them,
   * others ignore them.
   */
  readonly attributes?: NotificationAttributes;
}

/** What else a notification says. */
export interface NotifyMeta {
  readonly contentFormat: number;
  /** Its Observe option (RFC 7641 3.4), 24 bits: store it with the values, so that a later process knows a repetition. */
  readonly sequence?: number;
}

/** Callbacks of an observation. */
export interface ObserveHandlers {
  /** A confirmable notification is acknowledged when this resolves, and not when it rejects. */
  onNotify(records: ValueRecord[], meta: NotifyMeta): Promise<void>;
  /** The observation has ended other than by `cancelObservation`. */
  onEnd(reason: string): void;
}

/** What came of an Observe; the first values are in the answer. */
export interface ObserveResult {
  readonly answer: OperationAnswer;
  /** Hex; absent when the device answered and did not take the observation. */
  readonly token?: string;
}

/** How one Observe-Composite is sent. */
export interface CompositeObserveOptions extends ObserveOptions {
  /** Format of the list of paths; default: what the device takes. */
  readonly contentFormat?: number;
}

/** What came of an Observe-Composite. */
export interface CompositeObserveResult extends ObserveResult {
  /** In which the paths went out; keep it with the token. */
  readonly contentFormat?: number;
}

/** What a composite observation was asked in, for taking it up again: the paths are part of its identity. */
export interface CompositeFormats {
  readonly contentFormat: number;
  /** Default: the format for values that goes with `contentFormat`. */
  readonly accept?: number;
  /** Those that the Observe-Composite carried. */
  readonly attributes?: NotificationAttributes;
}

/** An LwM2M server that listens: it hears devices and sends them operations. */
export interface Lwm2mServer {
  /** URLs with the real ports, in the order of `listen`. */
  readonly addresses: readonly string[];
  /**
   * Sends an operation and reads the answer. An answer of class 4 or 5 resolves with `success: false`.
   *
   * @throws DeviceUnreachableError when no answer comes; an error named AbortError when `signal` fires; EncodeError
   *   when no format carries the records; PathError, Lwm2mRefusal when path or attributes do not fit the operation
   */
  perform(
    target: DeviceTarget,
    operation: DeviceOperation | CompositeOperation,
    options?: PerformOptions,
  ): Promise<OperationAnswer>;
  /**
   * Writes the value of one opaque resource (Write, Replace) that is too long to be held in memory: it is read block by
   * block as it goes out. @throws as `perform`, and what the body throws
   */
  upload(
    target: DeviceTarget,
    path: Lwm2mPath,
    body: OpaqueBody,
    options?: ExchangeOptions,
  ): Promise<OperationAnswer>;
  /** Observes a path; the answer carries the first values. @throws as `perform` */
  observe(
    target: DeviceTarget,
    path: Lwm2mPath,
    handlers: ObserveHandlers,
    options?: ObserveOptions,
  ): Promise<ObserveResult>;
  /**
   * Takes up an observation of an earlier process, so that its notifications are read again. Sends nothing.
   * @param token as `observe` gave it
   * @param attributes those that the Observe carried: they are part of its identity
   * @param lastSequence of the last notification that was taken: it is not taken again
   * @throws DeviceUnreachableError `closed` when there is no connection with a secured device
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
   * Ends an observation; `onEnd` is not called. `active` tells the device; `passive` forgets the token, so that the
   * next notification is answered with a Reset. @throws as `perform`, when active
   */
  cancelObservation(
    target: DeviceTarget,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    options?: CancelOptions,
  ): Promise<void>;
  /**
   * Observes several paths with one observation; each notification carries the values of all of them. A device that
   * takes no composites is answered for with 4.05: observe its paths one by one then. @throws as `perform`
   */
  observeComposite(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    handlers: ObserveHandlers,
    options?: CompositeObserveOptions,
  ): Promise<CompositeObserveResult>;
  /** As `resumeObservation`; `paths` as given then, in the same order. @throws PathError, EncodeError */
  resumeCompositeObservation(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    formats: CompositeFormats,
    handlers: ObserveHandlers,
    lastSequence?: number,
  ): void;
  /** As `cancelObservation`. @throws as `perform`, when active */
  cancelCompositeObservation(
    target: DeviceTarget,
    paths: readonly Lwm2mPath[],
    token: string,
    how: 'active' | 'passive',
    options: CompositeFormats & { readonly signal?: AbortSignal },
  ): Promise<void>;
  /** Moves a device to another address or session. Its observations and learned formats are dropped. */
  moveDevice(from: DeviceTarget, to: DeviceTarget): void;
  /** Live connections on secured listeners. */
  readonly secureSessions: number;
  /** The live connection that requests to a device take: that of its session. */
  liveSession(device: Source): SecureSession | undefined;
  /**
   * Ends all connections of an identity, for example after its credentials were revoked, and removes its resumable
   * sessions. Resolves with the number of connections when no store has them.
   */
  revokeIdentity(identity: string): Promise<number>;
  /** Figures since the start, for metrics. */
  counters(): Record<string, number>;
  /** Stops listening; observations stay with the devices, and so do secured sessions that have a store. */
  close(): Promise<void>;
}
