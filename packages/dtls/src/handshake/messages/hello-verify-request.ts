import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/*
 * struct { ProtocolVersion server_version; opaque cookie<0..2^8-1>; } HelloVerifyRequest;   (RFC 6347 section 4.3.2)
 */
export interface HelloVerifyRequest {
  /** DTLS 1.0, independent of the negotiation (RFC 6347 section 4.2.1). */
  readonly version: number;
  readonly cookie: Buffer;
}

export function encodeHelloVerifyRequest({ version, cookie }: HelloVerifyRequest): Buffer {
  return new ByteWriter(64).uint16(version).vector8(cookie).done();
}

/** @throws DecodeError decode_error */
export function decodeHelloVerifyRequest(body: Buffer): HelloVerifyRequest {
  const reader = new ByteReader(body);
  const message = { version: reader.uint16(), cookie: reader.vector8() };
  reader.end();
  return message;
}
