import type { RawOption } from '@muster/coap';

/** The value of `format` in the first line of a capture file. */
export const captureFormat = 'muster-capture';
/** The version of the format that this release writes, and the only one that it reads. */
export const captureVersion = 1;

/** The first line of a capture file. */
export interface CaptureHeader {
  /** When the recording started, as ISO 8601 text; the times of the messages count from then. */
  readonly startedAt: string;
  /** URI that the devices sent to. */
  readonly listen: string;
  /** URI of the server that the messages were forwarded to. */
  readonly server: string;
}

/** Who sent a message. */
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
  /** Endpoint name of the device, once it has registered from that address; before, the number of the address. */
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
  /** Token in hexadecimal digits; empty for none. */
  readonly token: string;
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
}

/** A datagram in a capture that is not a CoAP message. */
export interface MalformedDatagram extends CapturedDatagram {
  /** What is wrong with it. */
  readonly malformed: string;
  readonly bytes: Buffer;
}

/** A capture file in memory. */
export interface Capture {
  /** Path of the file, for messages. */
  readonly file: string;
  readonly header: CaptureHeader;
  /** In the order of the file, which is that of their times. */
  readonly messages: readonly CapturedMessage[];
  readonly malformed: readonly MalformedDatagram[];
  /** Milliseconds from the start of the recording to its last line. */
  readonly durationMs: number;
  /** False if the recorder was killed or could not write on: the file has no last line that says so. */
  readonly complete: boolean;
  /** Number of a last line that was cut off by a crash and left out; undefined if there is none. */
  readonly truncatedLine: number | undefined;
}
