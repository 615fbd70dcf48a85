import type {
  DeviceOperation,
  Lwm2mPath,
  OperationAnswer,
  UnreachableKind,
  ValueRecord,
} from '@muster/lwm2m/core';

/**
 * The downlink port: requests of the domain to devices. Plain data in both directions, so that a gateway can
 * be another process.
 */

/** Address of a registered device, and the parameters for requests to it. */
export interface DeviceAddress {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly listener: string;
  readonly address: string;
  readonly port: number;
  readonly identity?: string;
  /** The DTLS session to use. If it no longer exists, another one of the identity is used. */
  readonly session?: string;
  readonly rootPath: string;
  readonly lwm2mVersion: string;
  readonly contentFormats: readonly number[];
  /** Content-Formats that worked in earlier requests, keyed by use. null: request no Content-Format. */
  readonly learnedFormats?: Readonly<Record<string, number | null>>;
  /**
   * Called when the device has acknowledged a request and will send a separate response. The request is no
   * longer outstanding, so other requests may be sent (RFC 7252 4.7).
   */
  readonly onAcknowledged?: () => void;
}

export interface ObservationSink {
  /**
   * The device's notification is acknowledged after this resolves. If it rejects, the notification is not
   * acknowledged.
   * @param sequence its number, for {@link DeviceLink.resumeObservation}
   */
  onNotify(records: readonly ValueRecord[], sequence?: number): Promise<void>;
  /** The device no longer observes. Not called if the server cancels the observation or the gateway closes. */
  onEnd(reason: string): void;
}

export interface ObserveAnswer {
  readonly answer: OperationAnswer;
  /** Token in hex. Absent if the device returned the value but did not accept the observation. */
  readonly token?: string;
}

export interface CompositeObserveAnswer extends ObserveAnswer {
  /** Content-Format in which the paths were sent. Without it and the token, the observation is not resumed. */
  readonly contentFormat?: number;
}

/**
 * There is no usable response. `faulty`, `too-large`: the device answered, and the message names the fault;
 * `closed`: the gateway was closed during the wait; `overload`, `away`: nothing was sent, because of a limit
 * or because no gateway serves the device now; `unknown`: the gateway ended before it reported whether the
 * device answered.
 */
export class DeviceUnreachable extends Error {
  readonly kind: UnreachableKind;

  constructor(kind: UnreachableKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeviceUnreachable';
    this.kind = kind;
  }

  /** Whether a request was sent and the device did not answer. */
  get isNoResponse(): boolean {
    return this.kind === 'timeout' || this.kind === 'reset';
  }

  /** Whether the device answered with an unusable response. */
  get isAnswered(): boolean {
    return this.kind === 'faulty' || this.kind === 'too-large';
  }
}

/** Bytes that are read while they are sent. */
export interface OpaqueSource {
  readonly length: number;
  /** Returns exactly `length` bytes starting at `offset`. Both lie within the source. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

export interface DeviceLink {
  /** @throws DeviceUnreachable, or an AbortError when `signal` fires */
  perform(target: DeviceAddress, operation: DeviceOperation, signal?: AbortSignal): Promise<OperationAnswer>;
  /** Writes one opaque resource whose value is too large for memory. @throws as `perform`, and errors of `source` */
  upload(
    target: DeviceAddress,
    path: Lwm2mPath,
    source: OpaqueSource,
    signal?: AbortSignal,
  ): Promise<OperationAnswer>;
  observe(
    target: DeviceAddress,
    path: Lwm2mPath,
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<ObserveAnswer>;
  /**
   * Resumes an observation that an earlier process established. Sends nothing.
   * @param lastSequence of the last notification that was stored; it is not stored again
   * @throws DeviceUnreachable `closed` when the DTLS session with the device no longer exists
   */
  resumeObservation(
    target: DeviceAddress,
    path: Lwm2mPath,
    token: string,
    accept: number | undefined,
    sink: ObservationSink,
    lastSequence?: number,
  ): void;
  /**
   * `active` sends a cancellation to the device; `passive` drops the token, so that the next notification is
   * answered with a Reset.
   * @param accept Content-Format of the Observe request
   */
  cancelObservation(
    target: DeviceAddress,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    signal?: AbortSignal,
    accept?: number,
  ): Promise<void>;
  /**
   * Observes several paths with one observation. Each notification carries the values of all paths. @throws
   * as `perform`
   */
  observeComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<CompositeObserveAnswer>;
  /** Like `resumeObservation`. @param paths in the order of the request */
  resumeComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    token: string,
    contentFormat: number,
    sink: ObservationSink,
    lastSequence?: number,
  ): void;
  /** Like `cancelObservation`. */
  cancelComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    token: string,
    how: 'active' | 'passive',
    contentFormat: number,
    signal?: AbortSignal,
  ): Promise<void>;
  /** The device has left an address. Drops the state that belongs to it. */
  leave(target: DeviceAddress): void;
}
