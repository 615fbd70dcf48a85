/** Options, handlers and interface of an LwM2M Bootstrap-Server. */
import type { EndpointLimits, TransmissionParameters } from '@muster/coap';
import type { Clock, DatagramSocket } from '@muster/net';
import type { ModelRegistry } from '../../model/registry.ts';
import type { ValueRecord } from '../../node/value.ts';
import type { BootstrapOperation } from '../../operation/bootstrap-operation.ts';
import type { OperationAnswer } from '../../operation/operation.ts';
import type { SecureOptions, SecureSession } from '../secure/types.ts';
import type { ServerWarning, Source } from '../server/types.ts';

/** A Bootstrap-Request or a Bootstrap-Pack-Request (OMA-TS-LightweightM2M_Core-V1_2 6.1.7). */
export interface BootstrapRequest {
  readonly source: Source;
  /** Endpoint name in the request, or else the name of the security identity. */
  readonly endpointName: string;
  /** Content-Format that the device prefers; absent if it states none (LwM2M 1.0 cannot). */
  readonly contentFormat?: number;
  readonly warnings: string[];
}

/** Sends one operation to the device. @throws BootstrapStepError for a refused Delete or Write */
export type PerformBootstrap = (operation: BootstrapOperation) => Promise<OperationAnswer>;

/**
 * Operations before Bootstrap-Finish: a list, or a function that decides step by step. A refused Delete or Write ends
 * the session without Finish. A refused Discover or Read of a list does not, because LwM2M 1.0 devices do not support
 * Bootstrap-Read. A function receives every other response, and ends the session by rejecting.
 */
export type BootstrapPlan = readonly BootstrapOperation[] | ((perform: PerformBootstrap) => Promise<void>);

/** One operation of a session and its result. */
export interface BootstrapStep {
  /** `bootstrapDelete`, `bootstrapWrite`, `bootstrapRead`, `bootstrapDiscover` or `finish`. */
  readonly operation: BootstrapOperation['type'] | 'finish';
  /** e.g. `/0/1`; `/` for the root and for the Finish. */
  readonly path: string;
  /** CoAP code of the answer; absent without an answer. */
  readonly code?: string;
  readonly success: boolean;
  /** Number of times it was sent, without retransmissions. */
  readonly attempts: number;
  /** Diagnostic of the device about a failure, or the reason why there is no answer. Contains no values. */
  readonly diagnostic?: string;
}

/**
 * Outcome of a session. `finished`: the device accepted all operations; `refused`: it answered an operation with 4.xx
 * or 5.xx; `unreachable`: it did not answer; `timeout`: the session exceeded `sessionTimeoutMs`; `superseded`: the
 * device has sent a new request; `failed`: the plan failed; `closed`: the server was closed.
 */
export type BootstrapOutcome =
  'finished' | 'refused' | 'unreachable' | 'timeout' | 'superseded' | 'failed' | 'closed';

/** Result of a bootstrap session. */
export interface BootstrapResult {
  /** The same object that the `request` handler received. */
  readonly request: BootstrapRequest;
  readonly source: Source;
  readonly endpointName: string;
  readonly outcome: BootstrapOutcome;
  /** Operations in the order in which they were sent. */
  readonly steps: readonly BootstrapStep[];
  /** Reason why the session did not finish. */
  readonly diagnostic?: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Handlers of device requests. `Lwm2mRefusal` answers with its code, other errors with 5.00. */
export interface BootstrapHandlers {
  /** A device requests a bootstrap. The session starts when the 2.04 has been sent. */
  request(request: BootstrapRequest): Promise<BootstrapPlan>;
  /** See `ServerHandlers.endpointNameOf`. */
  endpointNameOf?(source: Source): Promise<string | undefined>;
  /**
   * A device requests all objects in one message (LwM2M 1.2). Returns the records that replace its current ones.
   * Absent: 5.01 Not Implemented, after which the device sends a Bootstrap-Request.
   */
  pack?(request: BootstrapRequest): Promise<readonly ValueRecord[]>;
  /** Called at the end of a session. Errors go to `onError`. */
  ended?(result: BootstrapResult): void | Promise<void>;
}

/** Limits of a bootstrap server. */
export interface BootstrapServerLimits {
  /** Maximum number of concurrent sessions. Further devices are answered 5.03 and retry. Default 10,000. */
  readonly maxSessions: number;
  /** Maximum number of operations of one session, including the Finish. Default 1,000. */
  readonly maxSteps: number;
  /**
   * Number of datagrams per second, at least 100, beyond which the sender counts as flooding, for listeners on a fixed
   * port, see `UdpSocketOptions` of `@muster/net`. `Infinity` disables it. Default 2,000.
   */
  readonly floodPerSecond: number;
  /** Limits of the CoAP layer. */
  readonly coap: Partial<EndpointLimits>;
}

/** Addresses, handlers and limits of a bootstrap server. */
export interface BootstrapServerOptions {
  /** URLs such as `coap://127.0.0.1:5693`, `coaps://0.0.0.0:5694`, `coap://[::1]:0` (any free port); at least one. */
  readonly listen: readonly string[];
  /** For `coaps:` URLs of `listen`. */
  readonly secure?: SecureOptions;
  /**
   * Opens a socket instead of UDP at the literal address and port of a URL in `listen`, for example in a simulated
   * network. Port 0: any free port.
   */
  readonly openSocket?: (address: string, port: number) => Promise<DatagramSocket>;
  readonly handlers: BootstrapHandlers;
  /** Object definitions for encoding and decoding values. */
  readonly models: ModelRegistry;
  /** Maximum duration of a session in milliseconds. Default 600,000. */
  readonly sessionTimeoutMs?: number;
  /** Number of times to send an operation without an answer, 1 to 10, without CoAP's retransmissions. Default 2. */
  readonly stepAttempts?: number;
  readonly clock?: Clock;
  /** Returns random numbers in [0, 1). Default `Math.random`. */
  readonly random?: () => number;
  readonly limits?: Partial<BootstrapServerLimits>;
  /** Transmission parameters of CoAP (RFC 7252 4.8). */
  readonly parameters?: Partial<TransmissionParameters>;
  readonly onWarning?: (warning: ServerWarning) => void;
  /** Receives errors of the transport and of handlers. The server continues. */
  readonly onError?: (error: Error) => void;
}

/** Counters since the start. */
export interface BootstrapServerCounters {
  requests: number;
  packs: number;
  /** Number of refused requests, with any code. */
  refusals: number;
  warnings: number;
  steps: number;
  finished: number;
  /** Number of sessions that ended without a Finish. */
  unfinished: number;
}

/** A running bootstrap server (OMA-TS-LightweightM2M_Core-V1_1 6.1). */
export interface BootstrapServer {
  /** URLs with the actual ports, in the order of `listen`. */
  readonly addresses: readonly string[];
  /** Number of running sessions. */
  readonly sessions: number;
  /** Number of live connections on secured listeners. */
  readonly secureSessions: number;
  /** See `Lwm2mServer.liveSession`. */
  liveSession(device: Source): SecureSession | undefined;
  /** See `Lwm2mServer.revokeIdentity`. */
  revokeIdentity(identity: string): Promise<number>;
  /** Returns the counters since the start, including those of the CoAP layer. */
  counters(): Record<string, number>;
  /** Stops listening and ends the sessions (`closed`). Resolves when their `ended` handlers have completed. */
  close(): Promise<void>;
}
