/** Options, events and interface of the device side. */
import type { CoapReply, CoapRequest, EndpointLimits, TransmissionParameters } from '@muster/coap';
import type { Clock } from '@muster/net';
import type { ModelRegistry } from '../../model/registry.ts';
import type { NotificationAttributes } from '../../node/notification-attributes.ts';
import type { ResourceValue, ValueRecord } from '../../node/value.ts';
import type { AttributeChange } from '../../operation/operation.ts';
import type { Profile } from '../../binding/register-query.ts';
import type { Lwm2mPath } from '../../path/path.ts';
import type { TransportFactory } from '../secure/types.ts';

/** A resource's value; a map, by resource instance id, for a multiple-instance resource. */
export type TreeValue = ResourceValue | ReadonlyMap<number, ResourceValue>;

/**
 * The device's data, supplied by the application; the client keeps no copies. The client answers 4.05 Method Not Allowed
 * for an absent method, and with the code of an `Lwm2mRefusal` that a method throws.
 */
export interface ObjectTree {
  /** All objects that the device registers, without the Security object. */
  objects(): Iterable<{ objectId: number; version?: string; instanceIds: readonly number[] }>;
  /** Resources of an instance, including executable ones; empty for a missing instance. */
  resourceIds(objectId: number, instanceId: number): readonly number[];
  /** Returns undefined if there is no value to read. */
  read(objectId: number, instanceId: number, resourceId: number): TreeValue | undefined;
  /** A map is always complete: it includes resource instances that a Write did not change. */
  write?(
    objectId: number,
    instanceId: number,
    resourceId: number,
    value: TreeValue,
    mode: 'replace' | 'update',
  ): void | Promise<void>;
  execute?(objectId: number, instanceId: number, resourceId: number, args: string): void | Promise<void>;
  /** Returns the id of the new instance. The device chooses it if `instanceId` is undefined. */
  create?(objectId: number, instanceId: number | undefined, records: readonly ValueRecord[]): number;
  remove?(objectId: number, instanceId: number): void;
}

/** `bootstrapping` is a state only of devices with a bootstrap server. */
export type ClientState = 'idle' | 'bootstrapping' | 'registering' | 'registered' | 'failed' | 'closed';

/** Content of a request. Members are absent if the request does not carry them or they cannot be decoded. */
export interface ClientRequestDetails {
  /** Length of the payload in bytes; 0 without a payload. */
  readonly payloadBytes: number;
  /** Content-Format of the payload. */
  readonly contentFormat?: number;
  /** Accept: the Content-Format that the server asks for. */
  readonly accept?: number;
  /** Values of a Write, Create or Write-Composite. Bytes may share the payload's memory. */
  readonly records?: readonly ValueRecord[];
  /** Resources and resource instances that a Write-Composite removes. */
  readonly removed?: readonly string[];
  /** Paths of a Read-Composite or Observe-Composite, in order. */
  readonly paths?: readonly string[];
  /** Arguments of an Execute, as in the payload; empty without arguments. */
  readonly arguments?: string;
  /** Attributes of a Write-Attributes. */
  readonly attributes?: AttributeChange;
}

/** Operation and path of a request of the server. */
export interface RequestSummary {
  /**
   * `read`, `write`, `execute`, `create`, `delete`, `discover`, `writeAttributes`, `observe`, `cancelObserve`,
   * `readComposite`, `writeComposite`, `observeComposite` or `cancelObserveComposite`.
   */
  readonly operation: string;
  /** e.g. `/3/0/7/1` */
  readonly path: string;
  /** Decodes the content of the request at each call. Absent for requests of a bootstrap server. */
  readonly details?: () => ClientRequestDetails;
}

/** A request of the server that was answered. */
export interface ClientRequestInfo extends RequestSummary {
  /** CoAP code, e.g. `2.05`. */
  readonly code: string;
}

/** A request of the client and its outcome. */
export interface ClientExchange {
  readonly operation: 'register' | 'update' | 'deregister' | 'send';
  /** CoAP code of the response, e.g. `2.04`; undefined without a response. */
  readonly code: string | undefined;
  /** Whether the response has the success code of the operation and, for a Register, a Location. */
  readonly isAccepted: boolean;
  /** Location-Path of an accepted Register. */
  readonly location?: readonly string[];
  /** Milliseconds until the response, or until the client gave up, including a handshake that the request waits for. */
  readonly tookMs: number;
}

/**
 * An event of a notification. `sent`, `replaced` and `acknowledged` concern confirmable notifications; `tookMs` is the
 * time in milliseconds from the first transmission to the acknowledgement. `replaced`: a notification with newer values
 * was sent in place of one that was not acknowledged yet (RFC 7641 4.5.2). `reset`: the server rejected a notification,
 * which ends the observation (RFC 7641 3.6).
 */
export type NotificationEvent =
  | { readonly type: 'sent' | 'replaced' | 'reset' }
  | { readonly type: 'acknowledged'; readonly tookMs: number };

/**
 * `register-unanswered`, `update-unanswered`, `send-unanswered`: there was no response. `register-refused`,
 * `update-refused`, `send-refused`, `deregister-refused`: the server refused the request; 4.29 and 5.03, with which a
 * server puts a client off, are no problems. `response-invalid`: the response has a success code other than the code of
 * the operation, accepts a Register without a Location, cannot be read, or is a Reset. `registration-lost`: the server
 * refused an Update with 4.01, 4.03 or 4.04, or a Deregister with 4.04. `lifetime-lapsed`: no Update was accepted within
 * the lifetime. `notification-unanswered`: a confirmable notification was never acknowledged, and the observation ended.
 * `bootstrap-failed`: a bootstrap server refused, did not answer, or did not finish.
 */
export type ClientProblemKind =
  | 'bootstrap-failed'
  | 'register-unanswered'
  | 'register-refused'
  | 'update-unanswered'
  | 'update-refused'
  | 'registration-lost'
  | 'lifetime-lapsed'
  | 'notification-unanswered'
  | 'send-unanswered'
  | 'send-refused'
  | 'response-invalid'
  | 'deregister-refused';

/** A fault of the server or the network from which the client recovers by itself. */
export interface ClientProblem {
  readonly kind: ClientProblemKind;
  /** Time of the fault in epoch milliseconds. */
  readonly timeMs: number;
  /** Description for people. */
  readonly message: string;
}

/** Values that a device has reported to its server. */
export interface ClientReport {
  /** `read` and `observe` are answers, also to composite operations; the end of an observation is a `read`. */
  readonly kind: 'read' | 'observe' | 'notification' | 'send';
  /** The paths that the server reads or observes; none for a Send. */
  readonly paths: readonly Lwm2mPath[];
  /** One record for each resource or resource instance. */
  readonly records: readonly ValueRecord[];
}

/** Callbacks for events of a device. */
export interface ClientHooks {
  /** `detail` is the reason for `failed`. */
  onState?(state: ClientState, detail?: string): void;
  onRequest?(request: ClientRequestInfo): void;
  /** The server begins to observe these paths, e.g. `/3/0/9`: one, or all paths of an Observe-Composite. */
  onObserve?(paths: readonly string[]): void;
  onExchange?(exchange: ClientExchange): void;
  onNotification?(event: NotificationEvent): void;
  onProblem?(problem: ClientProblem): void;
  /**
   * Receives the values that went to the server. Called once for each answer and notification when it is first
   * transmitted, and for a Send when the server has accepted it. Not called for a notification that a newer one replaced
   * before its transmission.
   */
  readonly onReport?: ((report: ClientReport) => void) | undefined;
  /** Receives errors of the transport and the tree. The client continues. */
  onError?(error: Error): void;
}

/**
 * Answers a request of the server in place of the client, or calls `next` for the client's answer, now or later. A reply
 * counts and reaches `onRequest` as if the client had made it, unless it is silent.
 *
 * @param request request with its whole body, also if the body came in blocks
 * @param next carries out the request; throws or rejects if the device refuses it
 * @param about operation and path of the request
 */
export type RequestInterceptor = (
  request: CoapRequest,
  next: () => CoapReply | Promise<CoapReply>,
  about: RequestSummary,
) => CoapReply | Promise<CoapReply>;

/** Delay before another try to register: doubled with each failure, minus a random part of up to a quarter. */
export interface RegistrationBackOff {
  /** Delay in seconds after the first failure. Default 2. */
  readonly initialSeconds: number;
  /** Maximum delay in seconds. Default 120. */
  readonly maxSeconds: number;
}

/** Identity, data and registration settings of a device. */
export interface ClientOptions {
  readonly endpointName: string;
  /** e.g. `coap://127.0.0.1:5683`, `coaps://lwm2m.example`. `start` resolves a host name. */
  readonly serverUri: string;
  /** Literal address of the device's socket; default: loopback for a server on loopback, else any. */
  readonly localAddress?: string;
  /** Lifetime in seconds, at least 1. Default 86,400. */
  readonly lifetimeSeconds?: number;
  /** Default `1.1`. With `1.2`, the device accepts Discover with `depth`, and attributes within an Observe. */
  readonly lwm2mVersion?: '1.0' | '1.1' | '1.2';
  /** Default `U`. */
  readonly binding?: string;
  /** Registers with `Q` (for 1.0: in the binding). Default false. */
  readonly queueMode?: boolean;
  readonly smsNumber?: string;
  /**
   * A Profile ID that the server knows, and its objects, which the Register omits (LwM2M 1.2). If the server refuses it,
   * the device registers with the whole list. A device that no longer has an instance of the profile must not name it.
   */
  readonly profile?: Profile;
  /** Root path of the device's objects. Default `/`. */
  readonly rootPath?: string;
  /**
   * The device's data. The client acts on changes of its Server object, /1/x, once the tree has accepted them: it sends
   * an Update for a new Lifetime (1) or Binding (7) and for Registration Update Trigger (8), and deregisters for the
   * Disable Timeout (5) after Disable (4).
   */
  readonly tree: ObjectTree;
  /** Instance of the Server object for this server. Default: any. */
  readonly serverInstanceId?: number;
  readonly models: ModelRegistry;
  readonly clock?: Clock;
  /** Returns random numbers in [0, 1). Default `Math.random`. */
  readonly random?: () => number;
  /**
   * Content-Formats that Register announces (`ct`), each 0 to 65535. Empty: no `ct`. Default: all formats that the device
   * supports. The device reads and writes the others too.
   */
  readonly announcedFormats?: readonly number[];
  /**
   * Leaves `ep` out of Register and Bootstrap-Request: the server takes the endpoint name from the security identity
   * (OMA-TS-LightweightM2M_Core-V1_1_1 7.3.1). For coaps only. Default false.
   */
  readonly omitEndpointName?: boolean;
  /** Format of values if the server requests none. Default: text or opaque for one value, else by version. */
  readonly contentFormat?: number;
  /** Whether notifications are confirmable unless the attribute `con` decides. Default false. */
  readonly confirmableNotifications?: boolean;
  readonly backOff?: Partial<RegistrationBackOff>;
  readonly hooks?: ClientHooks;
  /** Intercepts requests for the device's objects, to simulate faulty devices in server tests. Default: none. */
  readonly intercept?: RequestInterceptor;
  /** Creates the socket. Default for coap: a UDP socket; `coaps:` takes `secureTransport`. */
  readonly transportFactory?: TransportFactory;
  /** Transmission parameters of CoAP (RFC 7252 4.8). */
  readonly parameters?: Partial<TransmissionParameters>;
  /** Bounds of the CoAP layer. */
  readonly limits?: Partial<EndpointLimits>;
}

/** Counters of a device since its creation. */
export interface ClientCounters {
  /** Number of answered requests of the server. */
  readonly requests: number;
  /** Number of transmitted notifications, without retransmissions and notifications replaced before transmission. */
  readonly notifications: number;
  /** Number of accepted Registers. */
  readonly registrations: number;
  /** Number of accepted Updates. */
  readonly updates: number;
  /** Number of Registers and Updates that were refused or not answered. */
  readonly failures: number;
  /** Bytes of UDP payload. */
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** Number of messages that the client retransmitted for lack of an acknowledgement (RFC 7252 4.2). */
  readonly retransmissions: number;
  /** Number of messages that the server retransmitted, which the client processed only once (RFC 7252 4.5). */
  readonly duplicates: number;
  /** Number of datagrams that are not CoAP messages. */
  readonly malformed: number;
  /** Number of responses, acknowledgements and Resets that match no exchange of the client. */
  readonly unmatched: number;
  /** Number of responses rejected for an unknown critical option (RFC 7252 5.4.1). */
  readonly unknownOptions: number;
  /** Number of Resets of the server for messages of the client. */
  readonly resets: number;
}

/** The LwM2M client of one device, with its socket. */
export interface Lwm2mClient {
  /**
   * Opens the socket and registers. Retries with increasing delays, and resolves when the server has accepted it.
   *
   * @throws DeviceUnreachableError `closed` if the client is closed first; the system error if the socket cannot be opened
   *   or the host name has no address
   */
  start(): Promise<void>;
  /**
   * Sends a Registration Update now. The client sends periodic ones automatically before the lifetime ends. During a
   * registration, the promise resolves when the device is registered. If the server no longer knows the registration
   * (4.04) or does not answer, the client registers again, and the promise resolves when that has succeeded.
   *
   * @throws Lwm2mRefusal if the server refuses it; DeviceUnreachableError
   */
  update(options?: { readonly lifetimeSeconds?: number; readonly withObjects?: boolean }): Promise<void>;
  /**
   * Reports changed values at or below these paths. Observations notify according to their attributes; an
   * Observe-Composite of several of the paths sends one notification.
   */
  changed(...paths: readonly Lwm2mPath[]): void;
  /** Sends an Update with the full object list after it has changed. @throws as `update` */
  objectsChanged(): Promise<void>;
  /**
   * Sends values unrequested (Send), with the times of the records if they have any. Resolves when the server has
   * accepted them (2.04). Records of one path with different times make a history.
   * @param options `format`: 112 SenML CBOR (the default), 110 SenML JSON, or 11544 LwM2M CBOR, which drops the times
   * @throws SendMutedError when /1/x/23 is true; EncodeError; Lwm2mRefusal when the server refuses, for paths that no
   *   server may access, and for a device of LwM2M 1.0; DeviceUnreachableError, `closed` while the device is not
   *   registered
   */
  send(records: readonly ValueRecord[], options?: { readonly format?: number }): Promise<void>;
  /**
   * Fetches other content of the server, such as a firmware package (E.6), block by block into memory.
   * @param path path segments
   * @throws Lwm2mRefusal when the server refuses; DeviceUnreachableError
   */
  fetch(path: readonly string[]): Promise<Uint8Array>;
  /**
   * Goes offline: sends and receives nothing until `resume`, and keeps socket, registration and observations. A Send
   * or fetch under way rejects with DeviceUnreachableError `closed`; Updates wait for `resume`. A lifetime that ends
   * now does not count as a problem of the server. `close` sends no Deregister.
   */
  suspend(): void;
  /**
   * Goes online again after `suspend`: sends an Update, then the notifications that became due (unless resource /1/x/6 is
   * false). Registers instead if the lifetime has ended, or ends too soon for an Update. Resolves when the server has
   * accepted the Update or Register.
   *
   * @throws as `update`
   */
  resume(): Promise<void>;
  /** Ends the registration; the socket stays open. @throws Lwm2mRefusal, DeviceUnreachableError */
  deregister(): Promise<void>;
  /** Closes the socket, after a Deregister if requested, the response to which is ignored. Never rejects. */
  close(options?: { readonly deregister?: boolean }): Promise<void>;
  /** Returns the attributes that the server has written at exactly this path. */
  attributes(path: Lwm2mPath): NotificationAttributes;
  /** Whether a request to the server is under way or a confirmable notification is not acknowledged yet. */
  readonly isBusy: boolean;
  readonly state: ClientState;
  /** Undefined before `start`. */
  readonly localAddress: { readonly address: string; readonly port: number } | undefined;
  readonly counters: ClientCounters;
}
