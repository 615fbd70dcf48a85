/** Responses that replace the devices' own. */
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
  /** CoAP code such as `4.04`. Default: the device's own, or the code of success if there is content. */
  readonly code?: string;
  /** Content-Format of the payload or of `values`, 0..65,535. It does not have to match the payload. */
  readonly contentFormat?: number;
  readonly payload?: PayloadSetting | Uint8Array;
  /**
   * Values by path, such as `{ '/3303/0/5700': 21.5 }`, instead of `payload`. Encoded in `contentFormat`; default: the
   * format that the server accepts, else SenML CBOR, or TLV for LwM2M 1.0.
   */
  readonly values?: Readonly<Record<string, Literal>>;
  /** Milliseconds until the device carries out the request and answers, 0..3,600,000. */
  readonly delayMs?: number;
  /** Number of copies that follow the answer, 1..100. */
  readonly duplicates?: number;
  /** Whether the device ignores the request: it does not execute, answer or acknowledge it. */
  readonly silent?: boolean;
  /** Token of the answer in hexadecimal, 0 to 8 bytes. Default: that of the request. */
  readonly token?: string;
  /**
   * Message ID of the answer, 0..65,535. Default: that of the request, or the device's next one if the request was
   * already acknowledged.
   */
  readonly messageId?: number;
}

/**
 * A rule for requests of the server, and the answer of the devices of a cohort. The first applicable rule of a list
 * counts.
 */
export interface RespondSetting extends Period, DeviceAnswer {
  /** Operations of the requests. Default: all operations. */
  readonly operation?: RequestOperation | readonly RequestOperation[];
  /**
   * Path of the requests, such as `/3303`: it covers requests at or below it, and composites and writes that name a
   * path at or below it. Default: all paths.
   */
  readonly path?: string;
  /** Answers only every n-th request, counted for each device: with 3, the third, the sixth and so on. */
  readonly every?: number;
  /** Maximum number of such answers. */
  readonly first?: number;
}
