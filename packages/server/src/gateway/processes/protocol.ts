import type {
  DeviceReply,
  DeviceRequest,
  Exchanged,
  FrontObservation,
  FrontPlace,
  PlainObserved,
  PlainRequest,
  PlainResponse,
  SessionKey,
  StoredSession,
} from '@muster/lwm2m';

import type { KeyFileName } from '../../lifecycle/key-effects.ts';
import type { KeyFingerprints } from '../../lifecycle/key-fingerprints.ts';

/**
 * What a process with the role gateway and the worker say to each other over the bus. All of it is plain data. A change that an
 * older side would misread raises {@link GATEWAY_PROTOCOL_VERSION}.
 */
export const GATEWAY_PROTOCOL_VERSION = 1;

/** A request to a device that is under way. */
export interface ExchangeToStart {
  /** ID of the exchange, in the questions of the gateway about it. */
  readonly exchange: string;
  readonly place: FrontPlace;
  readonly request: PlainRequest;
  /** Whether the worker wants to know that the request was sent, and acknowledged. */
  readonly isFollowed: boolean;
}

/** Questions of a gateway. */
export type WorkerQuestions = {
  /** The gateway is there. The first question of a link. */
  readonly arrive: {
    readonly ask: {
      readonly name: string;
      readonly addresses: readonly string[];
      /** Older gateways do not say. */
      readonly keys?: KeyFingerprints;
    };
    /** Files whose keys are not those of the worker. Older workers do not say. */
    readonly answer: readonly KeyFileName[] | undefined;
  };
  readonly request: { readonly ask: DeviceRequest; readonly answer: DeviceReply };
  /** A response with this `sentId` has left. */
  readonly sent: { readonly ask: string; readonly answer: undefined };
  readonly recall: { readonly ask: FrontObservation; readonly answer: boolean };
  readonly notification: {
    readonly ask: {
      readonly observation: FrontObservation;
      readonly response: PlainResponse;
      /** Whether it was asked before. Older gateways do not say. */
      readonly isRepeated?: boolean;
    };
    readonly answer: boolean;
  };
  /** A part of the body of a response. */
  readonly bodyPart: {
    readonly ask: { readonly id: string; readonly offset: number; readonly length: number };
    readonly answer: Uint8Array;
  };
  /** A request to a device was sent, or acknowledged. */
  readonly exchangeAt: {
    readonly ask: { readonly exchange: string; readonly state: 'sent' | 'acknowledged' };
    readonly answer: undefined;
  };
  /** A part of the body of a request to a device. */
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
  /** The gateway is about to end: requests to its devices wait for the next one. */
  readonly leave: { readonly ask: undefined; readonly answer: undefined };
};

/** Questions of the worker. */
export type GatewayQuestions = {
  /** The worker is about to end: new questions wait for the next one. */
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
  /** Another gateway has the name of this one. Older gateways do not know the question. */
  readonly sameName: { readonly ask: undefined; readonly answer: undefined };
  /** Counts of the gateway, as in its metrics. Older gateways do not know the question. */
  readonly counters: { readonly ask: undefined; readonly answer: Readonly<Record<string, number>> };
};
