import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/** IANA "TLS Certificate Types". */
export const CertificateType = { x509: 0, rawPublicKey: 2 } as const;

/*
 * client_certificate_type, 19, and server_certificate_type, 20 (RFC 7250 section 3): the client lists the types that it
 * can present and verify, <1..2^8-1>; the server answers with its choice, one byte.
 */

export function encodeCertificateTypes(types: readonly number[]): Buffer {
  return new ByteWriter(8).vector8(Uint8Array.from(types)).done();
}

/** @throws DecodeError decode_error */
export function decodeCertificateTypes(data: Buffer): number[] {
  const reader = new ByteReader(data);
  const types = [...reader.vector8(1)];
  reader.end();
  return types;
}

export function encodeCertificateType(type: number): Buffer {
  return Buffer.of(type);
}

/** @throws DecodeError decode_error */
export function decodeCertificateType(data: Buffer): number {
  const reader = new ByteReader(data);
  const type = reader.uint8();
  reader.end();
  return type;
}
