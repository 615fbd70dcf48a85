import { deserialize, serialize } from 'node:v8';

/** What one process sends to another: a part of a message, or an acknowledgement alone. */
export interface Frame {
  /** ID of the link. */
  readonly link: string;
  /** Sequence number of the part, from 1; 0: there is none. */
  readonly seq: number;
  /** The last sequence number that was received, and all before it. */
  readonly ack: number;
  readonly data?: Uint8Array;
  /** Whether it is the last part of its message. */
  readonly isLast: boolean;
}

/** A frame with the process that sent it, as it is on the bus. */
export interface Envelope {
  readonly from: string;
  readonly frame: Frame;
  /** The sender does not know the link: it has started again, or has given the link up. */
  readonly isUnknown?: boolean;
}

export function encodeEnvelope(envelope: Envelope): Uint8Array {
  return serialize(envelope);
}

/** @throws Error for anything else */
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
