import type {
  DeviceReply,
  DeviceRequest,
  Exchanged,
  FrontObservation,
  FrontPlace,
  PlainObserved,
  PlainRequest,
  PlainResponse,
  Recalled,
  SessionKey,
  StoredSession,
} from '@muster/lwm2m';

import type { KeyFileName } from '../../lifecycle/private-file.ts';
import type { KeyFingerprints } from '../../lifecycle/key-file.ts';

/**
 * Messages between a process with the role gateway and the worker over the bus. All of them are plain data. A
 * change that an older side would misread must increase {@link GATEWAY_PROTOCOL_VERSION}.
 */
export const GATEWAY_PROTOCOL_VERSION = 3;

/** A request to a device. */
export interface ExchangeToStart {
  /** ID of the exchange, for the gateway's questions about it. */
  readonly exchange: string;
  readonly place: FrontPlace;
  readonly request: PlainRequest;
  /** Whether the worker must be notified when the request is sent and when it is acknowledged. */
  readonly isFollowed: boolean;
}

/** Questions from a gateway to the worker. */
export type WorkerQuestions = {
  /** The first question of a link: the gateway is running. */
  readonly arrive: {
    readonly ask: {
      readonly name: string;
      readonly addresses: readonly string[];
      /** Absent from older gateways. */
      readonly keys?: KeyFingerprints;
    };
    /** Files whose keys differ from those of the worker. Undefined from older workers. */
    readonly answer: readonly KeyFileName[] | undefined;
  };
  readonly request: { readonly ask: DeviceRequest; readonly answer: DeviceReply };
  /** The response with this `sentId` has been sent. */
  readonly sent: { readonly ask: string; readonly answer: undefined };
  readonly recall: { readonly ask: FrontObservation; readonly answer: Recalled };
  readonly notification: {
    readonly ask: {
      readonly observation: FrontObservation;
      readonly response: PlainResponse;
      /** Whether the question was asked before. Absent from older gateways. */
      readonly isRepeated?: boolean;
    };
    readonly answer: boolean;
  };
  /** Requests a part of the body of a response. */
  readonly bodyPart: {
    readonly ask: { readonly id: string; readonly offset: number; readonly length: number };
    readonly answer: Uint8Array;
  };
  /** A request to a device was sent or acknowledged. */
  readonly exchangeAt: {
    readonly ask: { readonly exchange: string; readonly state: 'sent' | 'acknowledged' };
    readonly answer: undefined;
  };
  /** Requests a part of the body of a request to a device. */
  readonly uploadPart: {
    readonly ask: { readonly exchange: string; readonly offset: number; readonly length: number };
    readonly answer: Uint8Array;
  };
  readonly findSession: { readonly ask: SessionKey; readonly answer: StoredSession | null };
  readonly takeSession: {
    readonly ask: { readonly id: string; readonly sequence: number | undefined };
    readonly answer: StoredSession | null;
  };
  readonly saveSession: {
    readonly ask: {
      readonly session: StoredSession;
      readonly replaces: number | undefined;
      /** ID of the listener that owns it. */
      readonly owner: string;
    };
    readonly answer: 'saved' | 'fenced';
  };
  readonly removeSession: {
    readonly ask: { readonly id: string; readonly generation: number };
    readonly answer: undefined;
  };
  readonly preSharedKey: { readonly ask: string; readonly answer: Uint8Array | null };
  /** @see CredentialService.knowsPublicKey */
  readonly knowsPublicKey: { readonly ask: Uint8Array; readonly answer: boolean };
  /** Certificates in DER. @see CredentialService.trustedCertificates */
  readonly trustedCertificates: { readonly ask: string; readonly answer: readonly Uint8Array[] };
  /** The gateway is about to end. Requests to its devices wait for the next gateway. */
  readonly leave: { readonly ask: undefined; readonly answer: undefined };
};

/** Questions from the worker to a gateway. */
export type GatewayQuestions = {
  /** The worker is about to end. New questions wait for the next worker. */
  readonly leaving: { readonly ask: undefined; readonly answer: undefined };
  readonly request: { readonly ask: ExchangeToStart; readonly answer: Exchanged<PlainResponse> };
  readonly observe: { readonly ask: ExchangeToStart; readonly answer: Exchanged<PlainObserved> };
  readonly resumeObservation: {
    readonly ask: {
      readonly observation: FrontObservation;
      readonly request: PlainRequest;
      readonly lastSequence: number | undefined;
    };
    readonly answer: undefined;
  };
  readonly forgetObservation: { readonly ask: FrontObservation; readonly answer: undefined };
  readonly cancelObservation: {
    readonly ask: { readonly observation: FrontObservation; readonly request: PlainRequest };
    readonly answer: Exchanged<undefined>;
  };
  /** See `DtlsServerTransport.releaseSession`. */
  readonly releaseSession: {
    readonly ask: { readonly id: string; readonly sequence: number | undefined };
    readonly answer: 'released' | 'absent' | 'seen';
  };
  readonly revokeIdentity: { readonly ask: string; readonly answer: number };
  /** Another gateway has the same name. Older gateways do not know this question. */
  readonly sameName: { readonly ask: undefined; readonly answer: undefined };
  /** Counters of the gateway, as in its metrics. Older gateways do not know this question. */
  readonly counters: { readonly ask: undefined; readonly answer: Readonly<Record<string, number>> };
};
