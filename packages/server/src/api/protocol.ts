import type { CompleteConfig } from '../config.ts';
import type { Login } from '../features/access/login-codes.ts';
import type { CacheChange } from '../kernel/cache-changes.ts';
import type { EventFilter, StampedEvent } from '../features/events/events.ts';
import type { Silo } from '../features/system/silo.ts';
import type { GatewayState } from '../gateway/ports/gateway-control.ts';
import type { AuditRecord } from '../features/activity/audit-service.ts';
import type { JsonObject } from '../http/document.ts';
import type { OperationCall, OperationOutcome } from '../http/operation-call.ts';
import type { UsageBatch } from './remote-usage.ts';
import type { ReadableStream } from 'node:stream/web';

/**
 * What the API and the device loop say to each other, between two threads or, over a bus, between two processes. All of it is
 * plain data. A change that an older side would misread raises {@link PROTOCOL_VERSION}.
 */
export const PROTOCOL_VERSION = 6;

/** The body of an operation that reads it as it arrives. */
export interface StreamedBody {
  readonly headers: Readonly<Record<string, string>>;
  /** Absent if the call has the body already, or another process has it. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** The other process is asked for the parts of this body: `bodyPart`. */
  readonly streamId?: string;
}

/** What the API thread needs to start. */
export interface PrepareRequest {
  readonly version: number;
  readonly config: CompleteConfig;
  /** The OpenAPI document, which takes long to parse. */
  readonly contract: JsonObject;
  readonly gateway: GatewayState;
}

/** Questions of the API thread. */
export type DeviceLoopQuestions = {
  /** Runs an operation that changes something or needs a device. */
  readonly run: {
    readonly ask: { readonly call: OperationCall; readonly body: StreamedBody };
    readonly answer: OperationOutcome;
  };
  /** Records in the audit log what a key has changed or was refused. */
  readonly audit: {
    readonly ask: { readonly record: AuditRecord; readonly isRefused: boolean };
    readonly answer: undefined;
  };
  /** Whether a part works; the answer is an error if it does not. */
  readonly check: { readonly ask: 'store' | 'gateway'; readonly answer: undefined };
  /** Figures of the device loop in the Prometheus text format. */
  readonly metrics: { readonly ask: undefined; readonly answer: string };
  /** Whether events are to be sent. */
  readonly follow: { readonly ask: boolean; readonly answer: undefined };
  /** Events that a client missed. */
  readonly replay: {
    readonly ask: { readonly lastEventId: string; readonly filter: EventFilter };
    readonly answer: readonly StampedEvent[];
  };
  /** Adds to the usage of device networks. With `isSettling`, the answer comes when all of it is stored. */
  readonly usage: {
    readonly ask: { readonly batch: UsageBatch; readonly isSettling: boolean };
    readonly answer: undefined;
  };
  /** When a device was last heard, by its ID, in epoch milliseconds; undefined if it is not registered. */
  readonly lastHeard: { readonly ask: string; readonly answer: number | undefined };
  /** Exchanges a login code. */
  readonly redeem: { readonly ask: string; readonly answer: Login };
  /** The gateway component of the device loop. */
  readonly gateway: { readonly ask: undefined; readonly answer: GatewayState };
  /** Figures of the device loop. */
  readonly silo: { readonly ask: undefined; readonly answer: Silo };
  /** Faults of transformers by their ID. */
  readonly transformerFaults: {
    readonly ask: readonly string[];
    readonly answer: ReadonlyMap<string, string>;
  };
};

/** Questions of the device loop. */
export type ApiThreadQuestions = {
  /** Opens the store and makes everything ready to listen, while the device loop loads what an earlier run has stored. */
  readonly prepare: { readonly ask: PrepareRequest; readonly answer: undefined };
  /** Starts listening on an address such as `127.0.0.1:8080`. The answer is the URL, or the error of `prepare`. */
  readonly listen: { readonly ask: { readonly address: string }; readonly answer: string };
  /** The process of the device loop is about to end: the answer says that no more operations come. Between processes only. */
  readonly leaving: { readonly ask: undefined; readonly answer: undefined };
  readonly gatewayChanged: { readonly ask: GatewayState; readonly answer: undefined };
  /** Events of the device loop, in their order. `isIncomplete`: events before these were dropped. */
  readonly events: {
    readonly ask: { readonly events: readonly StampedEvent[]; readonly isIncomplete: boolean };
    readonly answer: undefined;
  };
  /** The next part of a body; undefined at its end. Between processes only: threads transfer the stream. */
  readonly bodyPart: { readonly ask: string; readonly answer: Uint8Array | undefined };
  /** What the API thread has in memory of this is out of date. */
  readonly cacheChanged: { readonly ask: CacheChange; readonly answer: undefined };
  /** From now on `/readyz` answers that the server stops. */
  readonly stopReadiness: { readonly ask: undefined; readonly answer: undefined };
  /** Ends requests under way by the deadline, and all else at once. */
  readonly close: { readonly ask: { readonly deadlineMs: number }; readonly answer: undefined };
};
