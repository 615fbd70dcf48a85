import type {
  DeviceOperation,
  Lwm2mPath,
  OperationAnswer,
  UnreachableKind,
  ValueRecord,
} from '@muster/lwm2m/core';

/**
 * The downlink port: what the domain asks of a device. Plain data both ways, so that a gateway can be another process.
 */

/** Where a registered device is reached and how it is spoken to. */
export interface DeviceAddress {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly listener: string;
  readonly address: string;
  readonly port: number;
  readonly identity?: string;
  /** The secure session to use; when it is gone, another one of the identity. */
  readonly session?: string;
  readonly rootPath: string;
  readonly lwm2mVersion: string;
  readonly contentFormats: readonly number[];
  /** What earlier requests have found out: by use, the Content-Format that worked; null: none is asked for. */
  readonly learnedFormats?: Readonly<Record<string, number | null>>;
  /**
   * Called when the device has acknowledged a request that is sent here and answers separately: it is no longer
   * outstanding, so that other requests may go out (RFC 7252 4.7).
   */
  readonly onAcknowledged?: () => void;
}

export interface ObservationSink {
  /**
   * The device's notification is acknowledged after this resolves, and not at all when it rejects.
   * @param sequence its number, for {@link DeviceLink.resumeObservation}
   */
  onNotify(records: readonly ValueRecord[], sequence?: number): Promise<void>;
  /** The device no longer observes. Not called for a cancellation of ours nor when the gateway closes. */
  onEnd(reason: string): void;
}

export interface ObserveAnswer {
  readonly answer: OperationAnswer;
  /** Hex; absent when the device answered the value and did not take the observation. */
  readonly token?: string;
}

export interface CompositeObserveAnswer extends ObserveAnswer {
  /** In which the paths went out; without it and the token the observation is not taken up again. */
  readonly contentFormat?: number;
}

/**
 * There is no response that can be used. `faulty`, `too-large`: the device answered, and the message names the fault;
 * `closed`: the gateway was closed while waiting; `overload`, `away`: nothing was sent, because of a limit or because no
 * gateway serves the device now; `unknown`: its gateway ended before it said whether the device answered.
 */
export class DeviceUnreachable extends Error {
  readonly kind: UnreachableKind;

  constructor(kind: UnreachableKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeviceUnreachable';
    this.kind = kind;
  }

  /** Whether a request was sent and the device did not answer it. */
  get isSilence(): boolean {
    return this.kind === 'timeout' || this.kind === 'reset';
  }

  /** Whether the device answered, and its response cannot be used. */
  get isAnswered(): boolean {
    return this.kind === 'faulty' || this.kind === 'too-large';
  }
}

/** Bytes that are read while they go out. */
export interface OpaqueSource {
  readonly length: number;
  /** Exactly `length` bytes from `offset` on; both lie within the source. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

export interface DeviceLink {
  /** @throws DeviceUnreachable, or an AbortError when `signal` fires */
  perform(target: DeviceAddress, operation: DeviceOperation, signal?: AbortSignal): Promise<OperationAnswer>;
  /** Writes one opaque resource with bytes that are too many for memory. @throws as `perform`, and what `source` throws */
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
   * Takes up an observation that an earlier process established. Sends nothing.
   * @param lastSequence of the last notification that was stored: it is not taken again
   * @throws DeviceUnreachable `closed` when the secure session with the device is gone
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
   * `active` tells the device; `passive` forgets the token, so that the next notification is answered with a reset.
   * @param accept Content-Format that it was asked with
   */
  cancelObservation(
    target: DeviceAddress,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    signal?: AbortSignal,
    accept?: number,
  ): Promise<void>;
  /** Observes several paths with one observation: each notification carries the values of all. @throws as `perform` */
  observeComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<CompositeObserveAnswer>;
  /** As `resumeObservation`. @param paths in the order in which they were asked for */
  resumeComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    token: string,
    contentFormat: number,
    sink: ObservationSink,
    lastSequence?: number,
  ): void;
  /** As `cancelObservation`. */
  cancelComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    token: string,
    how: 'active' | 'passive',
    contentFormat: number,
    signal?: AbortSignal,
  ): Promise<void>;
  /** The device has left an address: state that belongs to it is dropped. */
  leave(target: DeviceAddress): void;
}
