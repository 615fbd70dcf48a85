import type { CompleteConfig } from '../config.ts';
import type { Login } from '../features/access/api-keys.ts';
import type { Picture } from '../features/access/model.ts';
import type { BegunSession, SessionInput } from '../features/access/sessions.ts';
import type { CacheChange } from '../kernel/caches.ts';
import type { EventFilter, StampedEvent } from '../features/events/events.ts';
import type { Silo } from '../features/system/model.ts';
import type { OwnGateway } from '../kernel/ports.ts';
import type { AuditRecord } from '../features/activity/audit.ts';
import type { LoginCode } from '../http/dashboard.ts';
import type { JsonObject } from '../http/document.ts';
import type { OperationCall, OperationOutcome } from '../http/handler.ts';
import type { ApiAddresses } from '../listener/api-addresses.ts';
import type { UsageBatch } from './remote-usage.ts';
import type { ReadableStream } from 'node:stream/web';

/**
 * Messages between the API and the device loop, which run in two threads or, over a bus, in two processes. All of
 * them are plain data. A change that an older side would misread must increase {@link PROTOCOL_VERSION}.
 */
export const PROTOCOL_VERSION = 8;

/** The body of an operation that reads it as it arrives. */
export interface StreamedBody {
  readonly headers: Readonly<Record<string, string>>;
  /** Absent if the call contains the body, or another process has it. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** ID with which the other process is asked for the parts of this body: `bodyPart`. */
  readonly streamId?: string;
}

/** Data that the API thread needs to start. */
export interface PrepareRequest {
  readonly version: number;
  readonly config: CompleteConfig;
  /** The OpenAPI document. It is passed because parsing it takes long. */
  readonly contract: JsonObject;
  /** Memory of the store's {@link ChangeCounts}. Only between threads. */
  readonly changeCounts?: SharedArrayBuffer;
}

/** Questions of the API thread. */
export type DeviceLoopQuestions = {
  /** Runs an operation that changes something or needs a device. */
  readonly run: {
    readonly ask: { readonly call: OperationCall; readonly body: StreamedBody };
    readonly answer: OperationOutcome;
  };
  /** Records a change or a refusal of a key in the audit log. */
  readonly audit: {
    readonly ask: { readonly record: AuditRecord; readonly isRefused: boolean };
    readonly answer: undefined;
  };
  /** Checks whether a part works. Otherwise the answer is an error. */
  readonly check: { readonly ask: 'store' | 'gateway'; readonly answer: undefined };
  /** Metrics of the device loop in the Prometheus text format. */
  readonly metrics: { readonly ask: undefined; readonly answer: string };
  /** Sets whether events are sent. */
  readonly follow: { readonly ask: boolean; readonly answer: undefined };
  /** Events that a client missed. */
  readonly replay: {
    readonly ask: { readonly lastEventId: string; readonly filter: EventFilter };
    readonly answer: readonly StampedEvent[];
  };
  /** Adds to the usage of device networks. With `isSettling`, the answer is sent when everything is stored. */
  readonly usage: {
    readonly ask: { readonly batch: UsageBatch; readonly isSettling: boolean };
    readonly answer: undefined;
  };
  /** Exchanges a login code. */
  readonly redeem: { readonly ask: LoginCode; readonly answer: Login };
  /** Sessions of people; see `SessionService`. */
  readonly beginSession: { readonly ask: SessionInput; readonly answer: BegunSession };
  readonly endSession: { readonly ask: string; readonly answer: { readonly idToken?: string } };
  readonly keepPicture: {
    readonly ask: { readonly sessionId: string; readonly picture: Picture };
    readonly answer: undefined;
  };
  /** Figures of the device loop. */
  readonly silo: { readonly ask: undefined; readonly answer: Silo };
  /** The questions of `LiveState`. */
  readonly gateway: { readonly ask: undefined; readonly answer: OwnGateway };
  readonly lastHeard: { readonly ask: string; readonly answer: number | undefined };
  readonly transformerFaults: {
    readonly ask: readonly string[];
    readonly answer: ReadonlyMap<string, string>;
  };
};

/** Questions of the device loop. */
export type ApiThreadQuestions = {
  /** Opens the store and prepares to listen, while the device loop loads the stored data. */
  readonly prepare: { readonly ask: PrepareRequest; readonly answer: undefined };
  /** Starts listening. The answer has the URLs, or is the error of `prepare`. */
  readonly listen: { readonly ask: ApiAddresses; readonly answer: ApiAddresses };
  /** Reads the certificate of HTTPS again. Only between threads. */
  readonly reloadCertificate: { readonly ask: undefined; readonly answer: undefined };
  /**
   * The process of the device loop is about to end. The answer confirms that no more operations follow. Only between
   * processes.
   */
  readonly leaving: { readonly ask: undefined; readonly answer: undefined };
  /** Events of the device loop, in order. `isIncomplete`: earlier events were dropped. */
  readonly events: {
    readonly ask: { readonly events: readonly StampedEvent[]; readonly isIncomplete: boolean };
    readonly answer: undefined;
  };
  /** The next part of a body; undefined at its end. Only between processes, because threads transfer the stream. */
  readonly bodyPart: { readonly ask: string; readonly answer: Uint8Array | undefined };
  /** The API thread must drop this from its caches. */
  readonly cacheChanged: { readonly ask: CacheChange; readonly answer: undefined };
  /** From now on, `/readyz` responds that the server stops. */
  readonly stopReadiness: { readonly ask: undefined; readonly answer: undefined };
  /** Lets requests in progress continue until the deadline, and ends everything else at once. */
  readonly close: { readonly ask: { readonly deadlineMs: number }; readonly answer: undefined };
};
