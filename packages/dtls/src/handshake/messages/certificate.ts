import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/*
 * struct { ASN.1Cert certificate_list<0..2^24-1>; } Certificate;    ASN.1Cert = opaque <1..2^24-1>
 *                                                                   (RFC 5246 section 7.4.2)
 */

/** Encodes X.509 certificates in DER, the sender's own first; empty for a client without one. */
export function encodeCertificateList(certificates: readonly Buffer[]): Buffer {
  const length = certificates.reduce((sum, { length: bytes }) => sum + 3 + bytes, 0);
  const writer = new ByteWriter(3 + length).uint24(length);
  for (const certificate of certificates) writer.vector24(certificate);
  return writer.done();
}

/** @throws DecodeError decode_error */
export function decodeCertificateList(body: Buffer): Buffer[] {
  const reader = new ByteReader(body);
  const list = new ByteReader(reader.vector24());
  reader.end();
  const certificates: Buffer[] = [];
  while (list.remaining > 0) certificates.push(list.vector24(1));
  return certificates;
}
