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
  /** As the device gives it; where it gives none, that of its security identity. */
  readonly endpointName: string;
  /** The Content-Format that the device prefers; absent where it says nothing (LwM2M 1.0 cannot). */
  readonly contentFormat?: number;
  readonly warnings: string[];
}

/** Sends one operation to the device that is being bootstrapped. @throws BootstrapStepError for a refused Delete or Write */
export type PerformBootstrap = (operation: BootstrapOperation) => Promise<OperationAnswer>;

/**
 * Operations before Bootstrap-Finish: a list, or a function that decides step by step. A refused Delete or Write ends
 * the session without Finish. A refused Discover or Read of a list does not, because LwM2M 1.0 devices do not support
 * Bootstrap-Read. A function receives every other response, and ends the session by rejecting.
 */
export type BootstrapPlan = readonly BootstrapOperation[] | ((perform: PerformBootstrap) => Promise<void>);

/** One operation of a session, with its result. */
export interface BootstrapStep {
  /** `bootstrapDelete`, `bootstrapWrite`, `bootstrapRead`, `bootstrapDiscover` or `finish`. */
  readonly operation: BootstrapOperation['type'] | 'finish';
  /** e.g. `/0/1`; `/` for everything and for the Finish. */
  readonly path: string;
  /** CoAP code of the answer; absent when there was none. */
  readonly code?: string;
  readonly success: boolean;
  /** How often it was sent, retransmissions not counted. */
  readonly attempts: number;
  /** What the device said about a failure, or why there is no answer. Holds no values. */
  readonly diagnostic?: string;
}

/**
 * Outcome of a session. `finished`: the device accepted all operations; `refused`: it answered an operation with 4.xx
 * or 5.xx; `unreachable`: it did not answer; `timeout`: the session exceeded `sessionTimeoutMs`; `superseded`: the
 * device has sent a new request; `failed`: the plan failed; `closed`: the server was closed.
 */
export type BootstrapOutcome =
  'finished' | 'refused' | 'unreachable' | 'timeout' | 'superseded' | 'failed' | 'closed';

/** A bootstrap session that is over, and how it went. */
export interface BootstrapResult {
  /** As the `request` handler got it: the very same object. */
  readonly request: BootstrapRequest;
  readonly source: Source;
  readonly endpointName: string;
  readonly outcome: BootstrapOutcome;
  /** In the order in which they were sent. */
  readonly steps: readonly BootstrapStep[];
  /** Why it did not finish. */
  readonly diagnostic?: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A handler that rejects with `Lwm2mRefusal` refuses the device with its code; anything else becomes 5.00. */
export interface BootstrapHandlers {
  /** A device asks. The session starts when its 2.04 has been sent. */
  request(request: BootstrapRequest): Promise<BootstrapPlan>;
  /** As that of `ServerHandlers`. */
  endpointNameOf?(source: Source): Promise<string | undefined>;
  /**
   * A device requests all objects in one message (LwM2M 1.2). Returns the records that replace its current ones.
   * Absent: 5.01 Not Implemented, after which the device sends a Bootstrap-Request.
   */
  pack?(request: BootstrapRequest): Promise<readonly ValueRecord[]>;
  /** Called at the end of a session. Errors go to `onError`. */
  ended?(result: BootstrapResult): void | Promise<void>;
}

/** Bounds of what a bootstrap server does at a time. */
export interface BootstrapServerLimits {
  /** Sessions at a time; a device beyond is answered 5.03 and comes back. Default 10,000. */
  readonly maxSessions: number;
  /** Operations of one session, Finish included; default 1,000. */
  readonly maxSteps: number;
  /**
   * Number of datagrams per second, at least 100, beyond which the sender counts as flooding, for listeners on a fixed
   * port, see `UdpSocketOptions` of `@muster/net`. `Infinity` disables it. Default 2,000.
   */
  readonly floodPerSecond: number;
  /** Bounds of the CoAP layer. */
  readonly coap: Partial<EndpointLimits>;
}

/** Addresses, handlers and limits of a bootstrap server. */
export interface BootstrapServerOptions {
  /** URLs such as `coap://127.0.0.1:5693`, `coaps://0.0.0.0:5694`, `coap://[::1]:0` (any free port); at least one. */
  readonly listen: readonly string[];
  /** For `coaps:` URLs of `listen`. */
  readonly secure?: SecureOptions;
  /**
   * Opens the socket of each listener in the place of a UDP socket, such as one of a simulated network. Gets the literal
   * address and the port of the URL; port 0 asks for a free port.
   */
  readonly openSocket?: (address: string, port: number) => Promise<DatagramSocket>;
  readonly handlers: BootstrapHandlers;
  /** Object definitions that values are read and written with. */
  readonly models: ModelRegistry;
  /** How long a session may take, milliseconds; default 600,000. */
  readonly sessionTimeoutMs?: number;
  /** How often an operation without an answer is sent, CoAP's retransmissions not counted; 1..10, default 2. */
  readonly stepAttempts?: number;
  readonly clock?: Clock;
  /** [0, 1); default `Math.random`. */
  readonly random?: () => number;
  readonly limits?: Partial<BootstrapServerLimits>;
  /** Transmission parameters of CoAP (RFC 7252 4.8). */
  readonly parameters?: Partial<TransmissionParameters>;
  readonly onWarning?: (warning: ServerWarning) => void;
  /** What went wrong in the transport or in a handler; the server goes on. */
  readonly onError?: (error: Error) => void;
}

/** Figures since the start. */
export interface BootstrapServerCounters {
  requests: number;
  packs: number;
  /** Number of refused requests, with any code. */
  refusals: number;
  warnings: number;
  steps: number;
  finished: number;
  /** Sessions that ended otherwise. */
  unfinished: number;
}

/** A bootstrap server that listens (OMA-TS-LightweightM2M_Core-V1_1 6.1). */
export interface BootstrapServer {
  /** URLs with the real ports, in the order of `listen`. */
  readonly addresses: readonly string[];
  /** Sessions under way. */
  readonly sessions: number;
  /** Live connections on secured listeners. */
  readonly secureSessions: number;
  /** As `Lwm2mServer.liveSession`. */
  liveSession(device: Source): SecureSession | undefined;
  /** As `Lwm2mServer.revokeIdentity`. */
  revokeIdentity(identity: string): Promise<number>;
  /** Figures since the start, with those of the CoAP layer. */
  counters(): Record<string, number>;
  /** Stops listening and ends the sessions (`closed`). Resolves when their `ended` handlers are through. */
  close(): Promise<void>;
}
