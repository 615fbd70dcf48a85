import { ByteReader } from '../byte-reader.ts';
import { ByteWriter } from '../byte-writer.ts';
import { decodeExtensions, encodeExtensions } from '../extensions/extension.ts';
import type { RawExtension } from '../extensions/extension.ts';

/*
 * struct {                                              (RFC 6347 section 4.3.2)
 *   ProtocolVersion client_version;
 *   Random random;                                      32 bytes
 *   SessionID session_id;                               <0..32>
 *   opaque cookie<0..2^8-1>;
 *   CipherSuite cipher_suites<2..2^16-2>;
 *   CompressionMethod compression_methods<1..2^8-1>;
 *   Extension extensions<0..2^16-1>;                    may be absent
 * } ClientHello;
 */
export interface ClientHello {
  readonly version: number;
  readonly random: Buffer;
  readonly sessionId: Buffer;
  readonly cookie: Buffer;
  readonly cipherSuites: readonly number[];
  readonly compressionMethods: Buffer;
  readonly extensions: readonly RawExtension[];
}

export function encodeClientHello(hello: ClientHello): Buffer {
  const writer = new ByteWriter(512)
    .uint16(hello.version)
    .bytes(hello.random)
    .vector8(hello.sessionId)
    .vector8(hello.cookie)
    .uint16List(hello.cipherSuites)
    .vector8(hello.compressionMethods);
  encodeExtensions(writer, hello.extensions);
  return writer.done();
}

/** Members up to the cookie. They prove the address of a client before its whole ClientHello has arrived. */
export type ClientHelloHead = Pick<ClientHello, 'version' | 'random' | 'sessionId' | 'cookie'>;

/** @param bytes the beginning of a ClientHello, at least to the end of its cookie. @throws DecodeError decode_error */
export function decodeClientHelloHead(bytes: Buffer): ClientHelloHead {
  return readHead(new ByteReader(bytes));
}

function readHead(reader: ByteReader): ClientHelloHead {
  return {
    version: reader.uint16(),
    random: reader.bytes(32),
    sessionId: reader.vector8(0, 32),
    cookie: reader.vector8(),
  };
}

/** @throws DecodeError decode_error */
export function decodeClientHello(body: Buffer): ClientHello {
  const reader = new ByteReader(body);
  const hello = {
    ...readHead(reader),
    cipherSuites: reader.uint16List(),
    compressionMethods: reader.vector8(1),
    extensions: decodeExtensions(reader),
  };
  reader.end();
  return hello;
}
