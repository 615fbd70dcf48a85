import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';
import { decodeEcdhParameters, encodeEcdhParameters } from './ec-parameters.ts';

/*
 * PSK          opaque psk_identity_hint<0..2^16-1>                              (RFC 4279 section 2)
 * ECDHE_PSK    psk_identity_hint, ServerECDHParams                              (RFC 5489 section 2)
 * ECDHE_ECDSA  ServerECDHParams, SignatureAndHashAlgorithm, opaque signature<0..2^16-1>   (RFC 8422 section 5.4)
 */

export interface EcdhePskServerKeyExchange {
  readonly identityHint: Buffer;
  readonly publicPoint: Buffer;
}

export interface EcdheServerKeyExchange {
  readonly publicPoint: Buffer;
  readonly signatureScheme: number;
  readonly signature: Buffer;
}

export function encodePskServerKeyExchange(identityHint: Buffer): Buffer {
  return new ByteWriter(2 + identityHint.length).vector16(identityHint).done();
}

/** @throws DecodeError decode_error; the functions below also throw illegal_parameter for a group other than secp256r1 */
export function decodePskServerKeyExchange(body: Buffer): Buffer {
  const reader = new ByteReader(body);
  const identityHint = reader.vector16();
  reader.end();
  return identityHint;
}

export function encodeEcdhePskServerKeyExchange(message: EcdhePskServerKeyExchange): Buffer {
  return encodeEcdhParameters(new ByteWriter(128).vector16(message.identityHint), message.publicPoint).done();
}

export function decodeEcdhePskServerKeyExchange(body: Buffer): EcdhePskServerKeyExchange {
  const reader = new ByteReader(body);
  const message = { identityHint: reader.vector16(), publicPoint: decodeEcdhParameters(reader) };
  reader.end();
  return message;
}

export function encodeEcdheServerKeyExchange(message: EcdheServerKeyExchange): Buffer {
  return encodeEcdhParameters(new ByteWriter(), message.publicPoint)
    .uint16(message.signatureScheme)
    .vector16(message.signature)
    .done();
}

export function decodeEcdheServerKeyExchange(body: Buffer): EcdheServerKeyExchange {
  const reader = new ByteReader(body);
  const message = {
    publicPoint: decodeEcdhParameters(reader),
    signatureScheme: reader.uint16(),
    signature: reader.vector16(),
  };
  reader.end();
  return message;
}

/** Returns the data of the server's signature: both randoms and the parameters (RFC 8422 section 5.4). */
export function signedEcdhParameters(
  clientRandom: Buffer,
  serverRandom: Buffer,
  publicPoint: Buffer,
): Buffer {
  const writer = new ByteWriter().bytes(clientRandom).bytes(serverRandom);
  return encodeEcdhParameters(writer, publicPoint).done();
}
