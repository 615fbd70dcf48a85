import { DecodeError } from '../errors.ts';
import type { CookieKeys } from '../handshake/cookie.ts';
import { decodeFragments, encodeMessage } from '../handshake/handshake-header.ts';
import type { HandshakeFragment, HandshakeMessage } from '../handshake/handshake-header.ts';
import { HandshakeType } from '../handshake/handshake-type.ts';
import { decodeClientHello, decodeClientHelloHead } from '../handshake/messages/client-hello.ts';
import type { ClientHello } from '../handshake/messages/client-hello.ts';
import { encodeHelloVerifyRequest } from '../handshake/messages/hello-verify-request.ts';
import { ContentType, encodePlaintextRecord } from '../record/record.ts';
import type { RawRecord } from '../record/record.ts';
import { DTLS_1_0 } from './version.ts';

/** A ClientHello whose sender has proved that it receives datagrams at its address. */
export interface VerifiedClientHello {
  readonly hello: ClientHello;
  readonly message: HandshakeMessage;
  /** Sequence number of its record, which the ServerHello's record repeats (RFC 6347 section 4.2.1). */
  readonly recordSequence: number;
}

/** A fragment of a ClientHello. */
export interface ClientHelloPart {
  readonly fragment: HandshakeFragment;
  /** Whether it is the first fragment with a valid cookie, so that the rest may be kept. */
  readonly isVerified: boolean;
  /** Sequence number of its record. */
  readonly recordSequence: number;
}

export type FirstAnswer =
  | { readonly reply: Buffer }
  | { readonly verified: VerifiedClientHello }
  | { readonly part: ClientHelloPart };

/**
 * Answers a ClientHello with flight 2 (RFC 6347 section 4.2.1) without keeping state.
 *
 *     ClientHello without a valid cookie  --> HelloVerifyRequest, never longer than the ClientHello
 *     ClientHello with a valid cookie     --> `verified`: flight 4 may start
 *     its first fragment, to the cookie   --> as above, or `part` with `isVerified` if the cookie is valid
 *     another fragment of it              --> `part`, if the first one was kept
 *     anything else                       --> undefined: no answer
 */
export function answerFirstClientHello(
  record: RawRecord,
  address: string,
  port: number,
  cookies: CookieKeys,
): FirstAnswer | undefined {
  if (record.type !== ContentType.handshake || record.epoch !== 0) return undefined;
  try {
    const fragment = clientHelloFragment(record.fragment);
    if (!fragment) return undefined;
    const { type, messageSeq } = fragment;
    if (fragment.fragment.length < fragment.length)
      return answerPart(record, fragment, address, port, cookies);
    // Copy the body: the memory of the datagram must not be kept.
    const message = { type, messageSeq, body: Buffer.from(fragment.fragment) };
    const hello = decodeClientHello(message.body);
    if (cookies.verify(address, port, hello)) {
      return { verified: { hello, message, recordSequence: record.sequence } };
    }
    return { reply: helloVerifyRequest(record, messageSeq, cookies.cookieFor(address, port, hello)) };
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/**
 * Checks the cookie of a reassembled ClientHello again, now over all parameters.
 *
 * @throws DecodeError
 */
export function verifyWholeClientHello(
  message: HandshakeMessage,
  recordSequence: number,
  address: string,
  port: number,
  cookies: CookieKeys,
): VerifiedClientHello | undefined {
  const hello = decodeClientHello(message.body);
  return cookies.verify(address, port, hello) ? { hello, message, recordSequence } : undefined;
}

function clientHelloFragment(plaintext: Buffer): HandshakeFragment | undefined {
  const [first, second] = decodeFragments(plaintext);
  return second || first?.type !== HandshakeType.clientHello ? undefined : first;
}

/** @throws DecodeError for a first fragment that ends before its cookie does */
function answerPart(
  record: RawRecord,
  fragment: HandshakeFragment,
  address: string,
  port: number,
  cookies: CookieKeys,
): FirstAnswer {
  const recordSequence = record.sequence;
  if (fragment.offset > 0) return { part: { fragment, isVerified: false, recordSequence } };
  const head = decodeClientHelloHead(fragment.fragment);
  if (cookies.verifyHead(address, port, head))
    return { part: { fragment, isVerified: true, recordSequence } };
  const cookie = cookies.cookieForHead(address, port, head);
  return { reply: helloVerifyRequest(record, fragment.messageSeq, cookie) };
}

function helloVerifyRequest(record: RawRecord, messageSeq: number, cookie: Buffer): Buffer {
  const body = encodeHelloVerifyRequest({ version: DTLS_1_0, cookie });
  const reply = { type: HandshakeType.helloVerifyRequest, messageSeq, body };
  return encodePlaintextRecord(ContentType.handshake, 0, record.sequence, encodeMessage(reply));
}
