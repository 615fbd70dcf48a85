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
 * The device's data, supplied by the application; the client keeps no copies. A method that is absent is answered 4.05
 * Method Not Allowed; one that throws `Lwm2mRefusal` answers with its code.
 */
export interface ObjectTree {
  /** All objects that the device registers; not the Security object. */
  objects(): Iterable<{ objectId: number; version?: string; instanceIds: readonly number[] }>;
  /** Resources of an instance, executable ones included; empty for an instance that is not there. */
  resourceIds(objectId: number, instanceId: number): readonly number[];
  /** Undefined: there is no value to read. */
  read(objectId: number, instanceId: number, resourceId: number): TreeValue | undefined;
  /** A map is always complete: resource instances that a Write left alone are in it. */
  write?(
    objectId: number,
    instanceId: number,
    resourceId: number,
    value: TreeValue,
    mode: 'replace' | 'update',
  ): void | Promise<void>;
  execute?(objectId: number, instanceId: number, resourceId: number, args: string): void | Promise<void>;
  /** Returns the id of the new instance; the device chooses it where `instanceId` is undefined. */
  create?(objectId: number, instanceId: number | undefined, records: readonly ValueRecord[]): number;
  remove?(objectId: number, instanceId: number): void;
}

/** `bootstrapping` is a state of devices that have a bootstrap server only. */
export type ClientState = 'idle' | 'bootstrapping' | 'registering' | 'registered' | 'failed' | 'closed';

/** What a request carries beside operation and path. Absent members: not in the request, or not decodable. */
export interface ClientRequestDetails {
  /** Length of the payload; 0 without one. */
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
  /** Arguments of an Execute, as in the payload; empty without any. */
  readonly arguments?: string;
  /** Attributes of a Write-Attributes. */
  readonly attributes?: AttributeChange;
}

/** What a server asks of a device. */
export interface RequestSummary {
  /**
   * `read`, `write`, `execute`, `create`, `delete`, `discover`, `writeAttributes`, `observe`, `cancelObserve`,
   * `readComposite`, `writeComposite`, `observeComposite` or `cancelObserveComposite`.
   */
  readonly operation: string;
  /** e.g. `/3/0/7/1` */
  readonly path: string;
  /** Decodes the content of the request, each time it is called. Absent for requests of a bootstrap server. */
  readonly details?: () => ClientRequestDetails;
}

/** A request of the server that was answered. */
export interface ClientRequestInfo extends RequestSummary {
  /** CoAP code, e.g. `2.05`. */
  readonly code: string;
}

/** A request of the client with its outcome. */
export interface ClientExchange {
  readonly operation: 'register' | 'update' | 'deregister' | 'send';
  /** CoAP code of the response, e.g. `2.04`; undefined: there was none. */
  readonly code: string | undefined;
  /** Whether the server accepted the request, by the code of this operation, and a Register with a Location. */
  readonly isAccepted: boolean;
  /** Location-Path of an accepted Register. */
  readonly location?: readonly string[];
  /** Until the response, or until the client gave up, in milliseconds. A handshake that the request waits for counts. */
  readonly tookMs: number;
}

/**
 * An event of a notification. `sent`, `replaced` and `acknowledged` concern confirmable ones; `tookMs` is the time in
 * milliseconds from the first transmission to the acknowledgement. `replaced`: one with newer values was sent in the place
 * of one that was not acknowledged yet (RFC 7641 4.5.2). `reset`: the server rejected a notification, which ends the
 * observation (RFC 7641 3.6).
 */
export type NotificationEvent =
  | { readonly type: 'sent' | 'replaced' | 'reset' }
  | { readonly type: 'acknowledged'; readonly tookMs: number };

/**
 * `register-unanswered`, `update-unanswered`, `send-unanswered`: there was no response. `register-refused`,
 * `update-refused`, `send-refused`, `deregister-refused`: the server refused the request; 4.29 and 5.03, by which a server
 * puts a client off, are no problems. `response-invalid`: the response has another code of success than that of the
 * operation, accepts a Register without a Location, cannot be read, or is a Reset. `registration-lost`: the server refused an Update with 4.01, 4.03 or 4.04, or a
 * Deregister with 4.04. `lifetime-lapsed`: no Update was accepted within the lifetime. `notification-unanswered`: a
 * confirmable notification was never acknowledged, and the observation ended. `bootstrap-failed`: a bootstrap server
 * refused, did not answer, or did not finish.
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

/** A fault of the server or the network that a client recovers from by itself. */
export interface ClientProblem {
  readonly kind: ClientProblemKind;
  /** When it happened, epoch milliseconds. */
  readonly timeMs: number;
  /** For people. */
  readonly message: string;
}

/** Values that a device has reported to its server. */
export interface ClientReport {
  /** `read` and `observe` are answers, also to Read-Composite, Observe-Composite and the end of an observation (`read`). */
  readonly kind: 'read' | 'observe' | 'notification' | 'send';
  /** The paths that the server reads or observes; none for a Send. */
  readonly paths: readonly Lwm2mPath[];
  /** One for each resource or resource instance. */
  readonly records: readonly ValueRecord[];
}

/** Callbacks for events of a device. */
export interface ClientHooks {
  /** `detail` says why, for `failed`. */
  onState?(state: ClientState, detail?: string): void;
  onRequest?(request: ClientRequestInfo): void;
  /** The server observes these paths from now on, such as `/3/0/9`: one, or all those of an Observe-Composite. */
  onObserve?(paths: readonly string[]): void;
  onExchange?(exchange: ClientExchange): void;
  onNotification?(event: NotificationEvent): void;
  onProblem?(problem: ClientProblem): void;
  /**
   * Values went to the server. Called once for each answer and notification when it is first transmitted, and for a Send
   * when the server has accepted it. A notification that a newer one replaced before it was transmitted is not reported.
   */
  readonly onReport?: ((report: ClientReport) => void) | undefined;
  /** What went wrong in the transport or in the tree; the client goes on. */
  onError?(error: Error): void;
}

/**
 * Answers a request of the server in place of the client, or calls `next` for the client's answer, now or later. A reply
 * counts and reaches `onRequest` as if the client had made it, unless it is silent.
 *
 * @param request with its whole body, also where that came in blocks
 * @param next carries out the request; throws or rejects if the device refuses it
 * @param about what the server asks for
 */
export type RequestInterceptor = (
  request: CoapRequest,
  next: () => CoapReply | Promise<CoapReply>,
  about: RequestSummary,
) => CoapReply | Promise<CoapReply>;

/** How long to wait before another try to register: doubling, with up to a quarter of it taken off by chance. */
export interface RegistrationBackOff {
  /** Default 2. */
  readonly initialSeconds: number;
  /** Default 120. */
  readonly maxSeconds: number;
}

/** Identity, data and registration settings of a device. */
export interface ClientOptions {
  readonly endpointName: string;
  /** e.g. `coap://127.0.0.1:5683`, `coaps://lwm2m.example`; a host name is looked up at `start`. */
  readonly serverUri: string;
  /** Literal address of the device's socket; default: loopback for a server on loopback, else any. */
  readonly localAddress?: string;
  /** Default 86,400; the least is 1. */
  readonly lifetimeSeconds?: number;
  /** Default `1.1`. As `1.2` the device takes Discover with `depth`, and attributes within an Observe. */
  readonly lwm2mVersion?: '1.0' | '1.1' | '1.2';
  /** Default `U`. */
  readonly binding?: string;
  /** Registers with `Q` (for 1.0: in the binding). Default false. */
  readonly queueMode?: boolean;
  readonly smsNumber?: string;
  /**
   * A Profile ID that the server knows, and the objects it stands for: they are left out of the Register (LwM2M 1.2).
   * Where the server refuses it, the device registers with the whole list. A device that has an instance of the profile
   * no longer must not name it.
   */
  readonly profile?: Profile;
  /** Below which the device keeps its objects, default `/`. */
  readonly rootPath?: string;
  /**
   * The device's data. The client acts on changes of its Server object, /1/x, once the tree has accepted them: it sends
   * an Update for a new Lifetime (1) or Binding (7) and for Registration Update Trigger (8), and deregisters for the
   * Disable Timeout (5) after Disable (4).
   */
  readonly tree: ObjectTree;
  /** The instance of the Server object that is about this server; default: any. */
  readonly serverInstanceId?: number;
  readonly models: ModelRegistry;
  readonly clock?: Clock;
  /** [0, 1); default `Math.random`. */
  readonly random?: () => number;
  /**
   * Content-Formats that Register announces (`ct`), each 0 to 65535. Empty: no `ct`. Default: all that the device speaks.
   * The device reads and writes the others too.
   */
  readonly announcedFormats?: readonly number[];
  /**
   * Leaves `ep` out of Register and Bootstrap-Request: the server takes the endpoint name from the security identity
   * (OMA-TS-LightweightM2M_Core-V1_1_1 7.3.1). For coaps only. Default false.
   */
  readonly omitEndpointName?: boolean;
  /** The format of values where the server asks for none. Default: text or opaque for one value, else by version. */
  readonly contentFormat?: number;
  /** Default false: non-confirmable, where the attribute `con` says nothing. */
  readonly confirmableNotifications?: boolean;
  readonly backOff?: Partial<RegistrationBackOff>;
  readonly hooks?: ClientHooks;
  /** Sees requests for the device's objects first: for devices that misbehave in the test of a server. Default: none. */
  readonly intercept?: RequestInterceptor;
  /** Makes the socket. Default for coap: a UDP socket; `coaps:` takes `secureTransport`. */
  readonly transportFactory?: TransportFactory;
  /** Transmission parameters of CoAP (RFC 7252 4.8). */
  readonly parameters?: Partial<TransmissionParameters>;
  /** Bounds of the CoAP layer. */
  readonly limits?: Partial<EndpointLimits>;
}

/** Figures of a device since it was made. */
export interface ClientCounters {
  /** Requests of the server that were answered. */
  readonly requests: number;
  /** Notifications that were transmitted. Retransmissions, and those that a newer one replaced before, do not count. */
  readonly notifications: number;
  /** Registers that were accepted. */
  readonly registrations: number;
  /** Updates that were accepted. */
  readonly updates: number;
  /** Registers and Updates that were refused or not answered. */
  readonly failures: number;
  /** UDP payload. */
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** Messages that the client sent again because no acknowledgement came (RFC 7252 4.2). */
  readonly retransmissions: number;
  /** Messages that the server sent again, which the client did not process twice (RFC 7252 4.5). */
  readonly duplicates: number;
  /** Datagrams that are not CoAP messages. */
  readonly malformed: number;
  /** Responses, acknowledgements and Resets that belong to nothing that the client waits for. */
  readonly unmatched: number;
  /** Responses that were rejected for an unknown critical option (RFC 7252 5.4.1). */
  readonly unknownOptions: number;
  /** Resets of the server for messages of the client. */
  readonly resets: number;
}

/** The LwM2M client of one device, with its socket. */
export interface Lwm2mClient {
  /**
   * Opens the socket and registers. Retries with growing pauses until the server accepts, and resolves then.
   *
   * @throws DeviceUnreachableError `closed` if the client is closed before; the system error if the socket cannot be
   *   opened or the host name has no address
   */
  start(): Promise<void>;
  /**
   * Sends a Registration Update now. Periodic ones are sent automatically before the lifetime ends. During a
   * registration, it resolves with that. If the server no longer knows the registration (4.04) or does not answer, the
   * client registers again, and the promise resolves when that has succeeded.
   *
   * @throws Lwm2mRefusal if the server refuses it; DeviceUnreachableError
   */
  update(options?: { readonly lifetimeSeconds?: number; readonly withObjects?: boolean }): Promise<void>;
  /**
   * Values at or below these paths changed: observers hear of it as their attributes have it, an Observe-Composite of
   * several of them in one notification.
   */
  changed(...paths: readonly Lwm2mPath[]): void;
  /** The object list changed: sends an Update with the full list. @throws as `update` */
  objectsChanged(): Promise<void>;
  /**
   * Sends values on the device's own account, with their times where records have them; resolves when the server has
   * taken them (2.04). Records of one path with different times make a history.
   * @param options `format`: 112 SenML CBOR (the default), 110 SenML JSON, or 11544 LwM2M CBOR, which drops the times
   * @throws SendMutedError when /1/x/23 is true; EncodeError; Lwm2mRefusal when the server refuses, for what no server
   *   may see, and for a device of LwM2M 1.0; DeviceUnreachableError, `closed` while the device is not registered
   */
  send(records: readonly ValueRecord[], options?: { readonly format?: number }): Promise<void>;
  /**
   * Gets what else the server has at a path, such as a firmware package (E.6), block by block into memory.
   * @param path its segments
   * @throws Lwm2mRefusal when the server refuses; DeviceUnreachableError
   */
  fetch(path: readonly string[]): Promise<Uint8Array>;
  /**
   * Goes offline: sends and hears nothing until `resume`, and keeps socket, registration and observations. A Send or fetch
   * under way rejects with DeviceUnreachableError `closed`; Updates wait for `resume`. A lifetime that ends now is no
   * problem of the server. `close` sends no Deregister.
   */
  suspend(): void;
  /**
   * Comes back after `suspend`: sends an Update, then the notifications that became due (unless resource /1/x/6 is false).
   * Registers instead where the lifetime has ended, or ends too soon for an Update. Resolves when the server has accepted
   * the Update or Register.
   *
   * @throws as `update`
   */
  resume(): Promise<void>;
  /** Ends the registration; the socket stays open. @throws Lwm2mRefusal, DeviceUnreachableError */
  deregister(): Promise<void>;
  /** Closes the socket, after a Deregister if asked for; what the server answers does not matter. Never rejects. */
  close(options?: { readonly deregister?: boolean }): Promise<void>;
  /** The attributes that the server has written at just this path. */
  attributes(path: Lwm2mPath): NotificationAttributes;
  /** A request to the server is under way, or a confirmable notification waits for its acknowledgement. */
  readonly isBusy: boolean;
  readonly state: ClientState;
  /** Undefined before `start`. */
  readonly localAddress: { readonly address: string; readonly port: number } | undefined;
  readonly counters: ClientCounters;
}
