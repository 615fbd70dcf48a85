import { deserialize, serialize } from 'node:v8';

/** Data from one process to another: a part of a message, or only an acknowledgement. */
export interface Frame {
  /** ID of the link. */
  readonly link: string;
  /** Sequence number of the part, starting at 1. 0 if there is no part. */
  readonly seq: number;
  /** Acknowledges this sequence number and all before it. */
  readonly ack: number;
  readonly data?: Uint8Array;
  /** Whether this is the last part of its message. */
  readonly isLast: boolean;
}

/** A frame on the bus, with its sender. */
export interface Envelope {
  readonly from: string;
  readonly frame: Frame;
  /** Whether the sender does not know the link, because it has restarted or closed the link. */
  readonly isUnknown?: boolean;
}

export function encodeEnvelope(envelope: Envelope): Uint8Array {
  return serialize(envelope);
}

/** @throws Error if the data is not an envelope */
export function decodeEnvelope(data: Uint8Array): Envelope {
  const envelope = deserialize(data) as Partial<Envelope> | null;
  const { from, frame } = envelope ?? {};
  if (typeof from !== 'string' || !isFrame(frame)) {
    throw new Error('A message on the bus is not one of this service.');
  }
  return envelope as Envelope;
}

function isFrame(frame: Partial<Frame> | null | undefined): boolean {
  const { link, seq, ack, data, isLast } = frame ?? {};
  return (
    typeof link === 'string' &&
    Number.isSafeInteger(seq) &&
    Number.isSafeInteger(ack) &&
    (data === undefined || data instanceof Uint8Array) &&
    typeof isLast === 'boolean'
  );
}
