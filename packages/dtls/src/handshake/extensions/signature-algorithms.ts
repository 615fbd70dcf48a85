import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/**
 * signature_algorithms, 13: SignatureAndHashAlgorithm supported_signature_algorithms<2..2^16-2>, of the client only
 * (RFC 5246 section 7.4.1.4.1).
 */
export function encodeSignatureAlgorithms(schemes: readonly number[]): Buffer {
  return new ByteWriter(16).uint16List(schemes).done();
}

/** @throws DecodeError decode_error */
export function decodeSignatureAlgorithms(data: Buffer): number[] {
  const reader = new ByteReader(data);
  const schemes = reader.uint16List();
  reader.end();
  return schemes;
}
