import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';

/*
 * PSK          opaque psk_identity<0..2^16-1>                        (RFC 4279 section 2)
 * ECDHE_PSK    psk_identity, opaque point<1..2^8-1>                  (RFC 5489 section 2)
 * ECDHE_ECDSA  opaque point<1..2^8-1>                                (RFC 8422 section 5.7)
 */

export interface EcdhePskClientKeyExchange {
  readonly identity: Buffer;
  readonly publicPoint: Buffer;
}

export function encodePskClientKeyExchange(identity: Buffer): Buffer {
  return new ByteWriter(2 + identity.length).vector16(identity).done();
}

/** @throws DecodeError decode_error; the same applies to the functions below */
export function decodePskClientKeyExchange(body: Buffer): Buffer {
  const reader = new ByteReader(body);
  const identity = reader.vector16();
  reader.end();
  return identity;
}

export function encodeEcdhePskClientKeyExchange(message: EcdhePskClientKeyExchange): Buffer {
  return new ByteWriter().vector16(message.identity).vector8(message.publicPoint).done();
}

export function decodeEcdhePskClientKeyExchange(body: Buffer): EcdhePskClientKeyExchange {
  const reader = new ByteReader(body);
  const message = { identity: reader.vector16(), publicPoint: reader.vector8(1) };
  reader.end();
  return message;
}

export function encodeEcdheClientKeyExchange(publicPoint: Buffer): Buffer {
  return new ByteWriter(128).vector8(publicPoint).done();
}

export function decodeEcdheClientKeyExchange(body: Buffer): Buffer {
  const reader = new ByteReader(body);
  const publicPoint = reader.vector8(1);
  reader.end();
  return publicPoint;
}
