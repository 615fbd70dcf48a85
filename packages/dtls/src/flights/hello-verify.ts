import { DecodeError } from '../errors.ts';
import { COOKIE_BYTES } from '../handshake/cookie.ts';
import type { CookieKeys } from '../handshake/cookie.ts';
import { decodeFragments, encodeMessage } from '../handshake/handshake-header.ts';
import type { HandshakeMessage } from '../handshake/handshake-header.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { decodeClientHello } from '../handshake/messages/client-hello.ts';
import type { ClientHello } from '../handshake/messages/client-hello.ts';
import { encodeHelloVerifyRequest } from '../handshake/messages/hello-verify-request.ts';
import { ContentType, encodePlaintextRecord } from '../record/record.ts';
import type { RawRecord } from '../record/record.ts';
import { DTLS_1_0 } from './version.ts';

/** A ClientHello whose sender has proved to receive at its address. */
export interface VerifiedClientHello {
  readonly hello: ClientHello;
  readonly message: HandshakeMessage;
  /** Of the record that it came in: the ServerHello's record takes it over (RFC 6347 section 4.2.1). */
  readonly recordSequence: number;
}

export type FirstAnswer = { readonly reply: Buffer } | { readonly verified: VerifiedClientHello };

/**
 * Flight 2, RFC 6347 section 4.2.1: answers a ClientHello without keeping anything.
 *
 *     ClientHello without a valid cookie  --> HelloVerifyRequest, never longer than what it answers
 *     ClientHello with a valid cookie     --> `verified`: flight 4 may begin
 *     anything else                       --> undefined: silence
 *
 * A ClientHello must be in one record and one fragment: to put pieces together would take state.
 */
export function answerFirstClientHello(
  record: RawRecord,
  address: string,
  port: number,
  cookies: CookieKeys,
): FirstAnswer | undefined {
  if (record.type !== ContentType.handshake || record.epoch !== 0) return undefined;
  try {
    const message = wholeClientHello(record.fragment);
    if (!message) return undefined;
    const hello = decodeClientHello(message.body);
    if (cookies.verify(address, port, hello)) {
      return { verified: { hello, message, recordSequence: record.sequence } };
    }
    return { reply: helloVerifyRequest(record, message, cookies.cookieFor(address, port, hello)) };
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

function wholeClientHello(plaintext: Buffer): HandshakeMessage | undefined {
  const [first, second] = decodeFragments(plaintext);
  if (!first || second) return undefined;
  const { type, length, messageSeq, offset, fragment } = first;
  if (type !== HandshakeType.clientHello || offset !== 0 || fragment.length !== length) return undefined;
  // The datagram's memory is not ours to keep.
  return { type, messageSeq, body: Buffer.from(fragment) };
}

function helloVerifyRequest(record: RawRecord, message: HandshakeMessage, cookie: Buffer): Buffer {
  const body = encodeHelloVerifyRequest({ version: DTLS_1_0, cookie: cookie.subarray(0, COOKIE_BYTES) });
  const reply = { type: HandshakeType.helloVerifyRequest, messageSeq: message.messageSeq, body };
  return encodePlaintextRecord(ContentType.handshake, 0, record.sequence, encodeMessage(reply));
}
