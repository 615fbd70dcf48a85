import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/*
 * struct {                                                                    (RFC 5246 section 7.4.4)
 *   ClientCertificateType certificate_types<1..2^8-1>;
 *   SignatureAndHashAlgorithm supported_signature_algorithms<2..2^16-2>;
 *   DistinguishedName certificate_authorities<0..2^16-1>;
 * } CertificateRequest;
 */

/** ecdsa_sign (RFC 8422 section 5.5). */
export const ECDSA_SIGN = 64;

export interface CertificateRequest {
  readonly certificateTypes: Buffer;
  readonly signatureSchemes: readonly number[];
  /** Distinguished names in DER; empty: any authority. */
  readonly certificateAuthorities: readonly Buffer[];
}

export function encodeCertificateRequest(message: CertificateRequest): Buffer {
  const names = new ByteWriter();
  for (const name of message.certificateAuthorities) names.vector16(name);
  return new ByteWriter()
    .vector8(message.certificateTypes)
    .uint16List(message.signatureSchemes)
    .vector16(names.done())
    .done();
}

/** @throws DecodeError decode_error */
export function decodeCertificateRequest(body: Buffer): CertificateRequest {
  const reader = new ByteReader(body);
  const certificateTypes = reader.vector8(1);
  const signatureSchemes = reader.uint16List();
  const names = new ByteReader(reader.vector16());
  reader.end();
  const certificateAuthorities: Buffer[] = [];
  while (names.remaining > 0) certificateAuthorities.push(names.vector16(1));
  return { certificateTypes, signatureSchemes, certificateAuthorities };
}
