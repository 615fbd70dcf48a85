import { decodeAlert } from '../decode-alert.ts';
import type { Alert } from '../decode-alert.ts';
import { DecodeError } from '../errors.ts';
import { decodeFragments } from '../handshake/handshake-header.ts';
import type { HandshakeFragment } from '../handshake/handshake-header.ts';

/*
 * A malformed outer structure is dropped like a record with a wrong MAC and causes no alert: during the handshake,
 * anyone can have sent it (RFC 6347 section 4.1.2.7).
 */

/** Returns the fragments of a record of type handshake; none if it is malformed. */
export function fragmentsIn(plaintext: Buffer): HandshakeFragment[] {
  return decodedOr(() => decodeFragments(plaintext), []);
}

/** Returns the alert of a record of type alert; undefined if it is malformed. */
export function alertIn(plaintext: Buffer): Alert | undefined {
  return decodedOr(() => decodeAlert(plaintext), undefined);
}

function decodedOr<Content, Otherwise>(decode: () => Content, otherwise: Otherwise): Content | Otherwise {
  try {
    return decode();
  } catch (error) {
    if (error instanceof DecodeError) return otherwise;
    throw error;
  }
}
