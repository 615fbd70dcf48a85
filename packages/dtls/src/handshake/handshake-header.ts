import { AlertDescription } from '../alert.ts';
import { DecodeError } from '../errors.ts';

/*
 * RFC 6347 section 4.2.2:
 *
 *    0       1               4             6                 9                 12
 *   +-------+---------------+-------------+-----------------+-----------------+----------
 *   | type  | length (24)   | message_seq | fragment_offset | fragment_length | fragment
 *   |  (8)  | of the message|    (16)     |      (24)       |      (24)       |
 *   +-------+---------------+-------------+-----------------+-----------------+----------
 */

export const HANDSHAKE_HEADER_BYTES = 12;

/** A whole handshake message. */
export interface HandshakeMessage {
  readonly type: number;
  readonly messageSeq: number;
  readonly body: Buffer;
}

/** A handshake message in a record, or a part of one. */
export interface HandshakeFragment {
  readonly type: number;
  /** Length of the whole body in bytes. */
  readonly length: number;
  readonly messageSeq: number;
  readonly offset: number;
  readonly fragment: Buffer;
}

/** Encodes `length` bytes of a message from `offset` on. */
export function encodeFragment(message: HandshakeMessage, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(HANDSHAKE_HEADER_BYTES + length);
  bytes.writeUInt8(message.type, 0);
  bytes.writeUIntBE(message.body.length, 1, 3);
  bytes.writeUInt16BE(message.messageSeq, 4);
  bytes.writeUIntBE(offset, 6, 3);
  bytes.writeUIntBE(length, 9, 3);
  message.body.copy(bytes, HANDSHAKE_HEADER_BYTES, offset, offset + length);
  return bytes;
}

/** Encodes a message in one fragment, which is also its form in the handshake hash (RFC 6347 section 4.2.6). */
export function encodeMessage(message: HandshakeMessage): Buffer {
  return encodeFragment(message, 0, message.body.length);
}

/**
 * Reads the fragments in a record of type handshake. The fragments are views.
 *
 * @throws DecodeError decode_error if the bytes are not a sequence of fragments
 */
export function decodeFragments(plaintext: Buffer): HandshakeFragment[] {
  const fragments: HandshakeFragment[] = [];
  for (let at = 0; at < plaintext.length;) {
    const fragment = decodeFragment(plaintext, at);
    fragments.push(fragment);
    at += HANDSHAKE_HEADER_BYTES + fragment.fragment.length;
  }
  if (fragments.length === 0) malformed();
  return fragments;
}

function decodeFragment(bytes: Buffer, at: number): HandshakeFragment {
  const start = at + HANDSHAKE_HEADER_BYTES;
  if (start > bytes.length) malformed();
  const length = bytes.readUIntBE(at + 1, 3);
  const offset = bytes.readUIntBE(at + 6, 3);
  const fragmentLength = bytes.readUIntBE(at + 9, 3);
  if (offset + fragmentLength > length || start + fragmentLength > bytes.length) malformed();
  // Reject empty fragments of a message that is not empty: a record could contain a thousand of them.
  if (fragmentLength === 0 && length > 0) malformed();
  return {
    type: bytes.readUInt8(at),
    length,
    messageSeq: bytes.readUInt16BE(at + 4),
    offset,
    fragment: bytes.subarray(start, start + fragmentLength),
  };
}

function malformed(): never {
  throw new DecodeError('A handshake fragment is malformed', AlertDescription.decodeError);
}
