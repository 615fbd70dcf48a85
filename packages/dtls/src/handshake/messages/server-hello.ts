import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';
import { decodeExtensions, encodeExtensions } from '../extensions/extension.ts';
import type { RawExtension } from '../extensions/extension.ts';

/*
 * struct {                                              (RFC 5246 section 7.4.1.3)
 *   ProtocolVersion server_version;
 *   Random random;                                      32 bytes
 *   SessionID session_id;                               <0..32>
 *   CipherSuite cipher_suite;
 *   CompressionMethod compression_method;
 *   Extension extensions<0..2^16-1>;                    may be absent
 * } ServerHello;
 */
export interface ServerHello {
  readonly version: number;
  readonly random: Buffer;
  readonly sessionId: Buffer;
  readonly cipherSuite: number;
  readonly compressionMethod: number;
  readonly extensions: readonly RawExtension[];
}

export function encodeServerHello(hello: ServerHello): Buffer {
  const writer = new ByteWriter(192)
    .uint16(hello.version)
    .bytes(hello.random)
    .vector8(hello.sessionId)
    .uint16(hello.cipherSuite)
    .uint8(hello.compressionMethod);
  encodeExtensions(writer, hello.extensions);
  return writer.done();
}

/** @throws DecodeError decode_error */
export function decodeServerHello(body: Buffer): ServerHello {
  const reader = new ByteReader(body);
  const hello = {
    version: reader.uint16(),
    random: reader.bytes(32),
    sessionId: reader.vector8(0, 32),
    cipherSuite: reader.uint16(),
    compressionMethod: reader.uint8(),
    extensions: decodeExtensions(reader),
  };
  reader.end();
  return hello;
}
