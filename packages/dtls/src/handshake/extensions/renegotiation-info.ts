import { AlertDescription } from '../../alert.ts';
import { DecodeError } from '../../errors.ts';
import { ByteReader } from '../byte-reader.ts';

/** TLS_EMPTY_RENEGOTIATION_INFO_SCSV: a cipher suite with the meaning of the empty extension (RFC 5746 3.3). */
export const RENEGOTIATION_INFO_SCSV = 0x00ff;

/**
 * renegotiation_info, 0xff01: opaque renegotiated_connection<0..255>, empty in an initial handshake (RFC 5746 3.2). This
 * package has only initial handshakes.
 */
export const initialRenegotiationInfo = Buffer.of(0);

/** @throws DecodeError handshake_failure if it is not empty (RFC 5746 3.4, 3.6), decode_error if malformed */
export function decodeInitialRenegotiationInfo(data: Buffer): true {
  const reader = new ByteReader(data);
  const renegotiated = reader.vector8();
  reader.end();
  if (renegotiated.length > 0) {
    throw new DecodeError('renegotiation_info of another handshake', AlertDescription.handshakeFailure);
  }
  return true;
}
