import type { RawOption } from '@muster/coap';

/** The value of `format` in the first line of a capture file. */
export const captureFormat = 'muster-capture';
/** The only version of the format that this release writes and reads. */
export const captureVersion = 1;

/** The first line of a capture file. */
export interface CaptureHeader {
  /** Start of the recording in ISO 8601. Times of messages count from it. */
  readonly startedAt: string;
  /** URI that the devices sent to. */
  readonly listen: string;
  /** URI of the server. */
  readonly server: string;
}

/** Sender of a message. */
export type CaptureSide = 'device' | 'server';

/** The type of a CoAP message (RFC 7252 section 3). */
export type CaptureMessageType = 'CON' | 'NON' | 'ACK' | 'RST';

/** Members of every line about a datagram. */
interface CapturedDatagram {
  /** Line in the file, from 2. */
  readonly line: number;
  /** Milliseconds since the start of the recording. */
  readonly ms: number;
  /** Number of the device's address in this file, from 1. */
  readonly link: number;
  /** Endpoint name of the device once it has registered from that address; before, the number of the address. */
  readonly device: string | number;
  readonly from: CaptureSide;
}

/** A CoAP message in a capture. */
export interface CapturedMessage extends CapturedDatagram {
  readonly type: CaptureMessageType;
  /** Method (`GET`), response code (`2.05`) or `EMPTY`. */
  readonly code: string;
  /** Message ID, 0 to 65535. */
  readonly id: number;
  /** Token in hexadecimal digits, or an empty text. */
  readonly token: string;
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
}

/** A datagram in a capture that is not a CoAP message. */
export interface MalformedDatagram extends CapturedDatagram {
  /** Reason why the datagram is not a CoAP message. */
  readonly malformed: string;
  readonly bytes: Buffer;
}

/** A parsed capture file. */
export interface Capture {
  /** Path of the file, for messages. */
  readonly file: string;
  readonly header: CaptureHeader;
  /** Messages in the order of the file, which is the order of their times. */
  readonly messages: readonly CapturedMessage[];
  readonly malformed: readonly MalformedDatagram[];
  /** Milliseconds from the start of the recording to its last line. */
  readonly durationMs: number;
  /** False if the recorder was killed or could not write: the file has no final line. */
  readonly complete: boolean;
  /** Number of an incomplete last line, which was ignored; undefined if there is none. */
  readonly truncatedLine: number | undefined;
}
