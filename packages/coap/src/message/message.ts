import { generate, parse } from 'coap-packet';
import type { ParsedPacket } from 'coap-packet';
import { codeText } from './code.ts';
import { DecodeError } from './decode-error.ts';
import { findFramingProblem } from './framing.ts';
import { OptionNumber } from './option.ts';
import type { RawOption } from './option.ts';

/** Message types (RFC 7252 section 3). */
export const MessageType = { confirmable: 0, nonConfirmable: 1, acknowledgement: 2, reset: 3 } as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** A CoAP message; the code is its byte. */
export interface Message {
  readonly type: MessageType;
  readonly code: number;
  readonly messageId: number;
  readonly token: Buffer;
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
}

/** The largest message that is made: what a UDP datagram over IPv4 holds. */
export const MAX_MESSAGE_BYTES = 65_507;

/** The codec names the options that it knows and gives the rest as numbers. */
const numberOfName: ReadonlyMap<string, number> = new Map<string, number>([
  ['If-Match', OptionNumber.ifMatch],
  ['Uri-Host', OptionNumber.uriHost],
  ['ETag', OptionNumber.etag],
  ['If-None-Match', OptionNumber.ifNoneMatch],
  ['Observe', OptionNumber.observe],
  ['Uri-Port', OptionNumber.uriPort],
  ['Location-Path', OptionNumber.locationPath],
  ['OSCORE', OptionNumber.oscore],
  ['Uri-Path', OptionNumber.uriPath],
  ['Content-Format', OptionNumber.contentFormat],
  ['Max-Age', OptionNumber.maxAge],
  ['Uri-Query', OptionNumber.uriQuery],
  ['Hop-Limit', OptionNumber.hopLimit],
  ['Accept', OptionNumber.accept],
  ['Q-Block1', OptionNumber.qBlock1],
  ['Location-Query', OptionNumber.locationQuery],
  ['Block2', OptionNumber.block2],
  ['Block1', OptionNumber.block1],
  ['Size2', OptionNumber.size2],
  ['Q-Block2', OptionNumber.qBlock2],
  ['Proxy-Uri', OptionNumber.proxyUri],
  ['Proxy-Scheme', OptionNumber.proxyScheme],
  ['Size1', OptionNumber.size1],
  ['No-Response', OptionNumber.noResponse],
  ['OCF-Accept-Content-Format-Version', 2049],
  ['OCF-Content-Format-Version', 2053],
]);

/**
 * Reads one datagram.
 *
 * @throws DecodeError, and nothing else, for what is not a well-formed message
 */
export function decodeMessage(datagram: Buffer): Message {
  const problem = findFramingProblem(datagram);
  if (problem) throw new DecodeError(problem);
  return decodeFramed(datagram);
}

/**
 * Reads a datagram in which `findFramingProblem` found nothing.
 *
 * @throws DecodeError should the codec refuse it all the same
 */
export function decodeFramed(datagram: Buffer): Message {
  let packet: ParsedPacket;
  try {
    packet = parse(datagram);
  } catch (cause) {
    throw new DecodeError('codec', { cause });
  }
  const options: RawOption[] = [];
  for (const { name, value } of packet.options) {
    options.push({ number: numberOfName.get(String(name)) ?? Number(name), value });
  }
  return {
    type: (((datagram[0] ?? 0) >> 4) & 3) as MessageType,
    code: datagram[1] ?? 0,
    messageId: packet.messageId,
    token: packet.token,
    options,
    payload: packet.payload,
  };
}

/**
 * Writes one message.
 *
 * @throws Error when it would be longer than MAX_MESSAGE_BYTES
 */
export function encodeMessage(message: Message): Buffer {
  const options: { name: number; value: Buffer }[] = [];
  for (const { number, value } of message.options) options.push({ name: number, value });
  return generate(
    {
      code: codeText(message.code),
      confirmable: message.type === MessageType.confirmable,
      ack: message.type === MessageType.acknowledgement,
      reset: message.type === MessageType.reset,
      messageId: message.messageId,
      token: message.token,
      options,
      payload: message.payload,
    },
    MAX_MESSAGE_BYTES,
  );
}

/** An empty message: an acknowledgement, a reset, or (confirmable) a ping (RFC 7252 section 4.1). */
export function encodeEmpty(type: MessageType, messageId: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes[0] = 0x40 | (type << 4);
  bytes[1] = 0;
  bytes[2] = messageId >> 8;
  bytes[3] = messageId & 0xff;
  return bytes;
}
