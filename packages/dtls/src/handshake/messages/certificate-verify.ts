import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/*
 * struct { SignatureAndHashAlgorithm algorithm; opaque signature<0..2^16-1>; }   over all handshake messages so far
 *                                                                                (RFC 5246 sections 4.7 and 7.4.8)
 */
export interface CertificateVerify {
  readonly signatureScheme: number;
  readonly signature: Buffer;
}

export function encodeCertificateVerify({ signatureScheme, signature }: CertificateVerify): Buffer {
  return new ByteWriter(96).uint16(signatureScheme).vector16(signature).done();
}

/** @throws DecodeError decode_error */
export function decodeCertificateVerify(body: Buffer): CertificateVerify {
  const reader = new ByteReader(body);
  const message = { signatureScheme: reader.uint16(), signature: reader.vector16() };
  reader.end();
  return message;
}
