import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/*
 * The Certificate message with raw public keys (RFC 7250 section 3): opaque ASN.1_subjectPublicKeyInfo<1..2^24-1>. A
 * client without one sends an empty message.
 */

/** @param spki the SubjectPublicKeyInfo in DER */
export function encodeRawPublicKey(spki: Buffer): Buffer {
  return new ByteWriter(3 + spki.length).vector24(spki).done();
}

/**
 * @returns the SubjectPublicKeyInfo in DER; empty if the peer has none
 * @throws DecodeError decode_error
 */
export function decodeRawPublicKey(body: Buffer): Buffer {
  const reader = new ByteReader(body);
  const spki = reader.vector24();
  reader.end();
  return spki;
}
