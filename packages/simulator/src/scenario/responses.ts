/**
 * Answers of devices in place of their own.
 */
import type { RequestOperation } from '../device/received-requests.ts';
import type { Period } from './faults.ts';
import type { Literal } from './literal.ts';

/** A payload: text in UTF-8, or bytes. */
export type PayloadSetting = string | { readonly hex: string } | { readonly base64: string };

/**
 * Settings of an answer; the device decides the others. With a code of 4.xx or 5.xx, it does not carry out the request.
 * Otherwise it does, and a code or content in the settings also replaces a refusal.
 */
export interface DeviceAnswer {
  /** Such as `4.04`. Default: the device's own, or with content the code of success. */
  readonly code?: string;
  /** Content-Format, 0..65,535: of `values`, or put on the payload whether it fits or not. */
  readonly contentFormat?: number;
  readonly payload?: PayloadSetting | Uint8Array;
  /**
   * Values by path, such as `{ '/3303/0/5700': 21.5 }`, instead of `payload`. Encoded in `contentFormat`; default: the
   * format that the server accepts, else SenML CBOR, or TLV for LwM2M 1.0.
   */
  readonly values?: Readonly<Record<string, Literal>>;
  /** Milliseconds until the device carries out the request and answers, 0..3,600,000. */
  readonly delayMs?: number;
  /** Copies sent behind the answer, 1..100. */
  readonly duplicates?: number;
  /** Neither carries out the request, nor answers or acknowledges it. */
  readonly silent?: boolean;
  /** Token of the answer in hexadecimal, 0 to 8 bytes. Default: that of the request. */
  readonly token?: string;
  /** Message ID of the answer, 0..65,535. Default: that of the request, or the device's next one if it was acknowledged. */
  readonly messageId?: number;
}

/** Requests of the server, and how the devices of a cohort answer them. The first one of a list that applies counts. */
export interface RespondSetting extends Period, DeviceAnswer {
  /** Default: all operations. */
  readonly operation?: RequestOperation | readonly RequestOperation[];
  /**
   * Requests at or below this path, such as `/3303`; composites and writes if they name a path at or below it. Default:
   * all paths.
   */
  readonly path?: string;
  /** Only every so many of these requests, counted for each device: with 3, the third, the sixth ... */
  readonly every?: number;
  /** Only the first so many of them. */
  readonly first?: number;
}
