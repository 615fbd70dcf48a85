import { ByteReader } from '../byte-reader.ts';

/** struct { } ServerHelloDone (RFC 5246 section 7.4.5). */
export function encodeServerHelloDone(): Buffer {
  return Buffer.alloc(0);
}

/** @throws DecodeError decode_error if it is not empty */
export function decodeServerHelloDone(body: Buffer): void {
  new ByteReader(body).end();
}
