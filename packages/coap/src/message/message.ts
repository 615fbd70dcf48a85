import { DecodeError } from './decode-error.ts';
import { extend, extensionLength, findFramingProblem, PAYLOAD_MARKER } from './framing.ts';
import type { RawOption } from './option.ts';
import { allocate } from './slab.ts';

/** Message types (RFC 7252 section 3). */
export const MessageType = { confirmable: 0, nonConfirmable: 1, acknowledgement: 2, reset: 3 } as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** A CoAP message. The code is a byte. */
export interface Message {
  readonly type: MessageType;
  readonly code: number;
  readonly messageId: number;
  readonly token: Buffer;
  readonly options: readonly RawOption[];
  readonly payload: Buffer;
}

/** Maximum size of an encoded message: the payload of a UDP datagram over IPv4. */
export const MAX_MESSAGE_BYTES = 65_507;

const HEADER_BYTES = 4;
const MAX_TOKEN_BYTES = 8;
const nothing = Buffer.alloc(0);

/**
 * Decodes a datagram. Token, option values and payload are views of it.
 *
 * @throws DecodeError, and no other error, if it is not a well-formed message
 */
export function decodeMessage(datagram: Buffer): Message {
  const problem = findFramingProblem(datagram);
  if (problem) throw new DecodeError(problem);
  return decodeFramed(datagram);
}

/** Decodes a datagram that `findFramingProblem` has accepted. */
export function decodeFramed(datagram: Buffer): Message {
  const first = datagram[0] ?? 0;
  const tokenEnd = HEADER_BYTES + (first & 0x0f);
  const options: RawOption[] = [];
  const payloadAt = readOptions(datagram, tokenEnd, options);
  return {
    type: ((first >> 4) & 3) as MessageType,
    code: datagram[1] ?? 0,
    messageId: ((datagram[2] ?? 0) << 8) | (datagram[3] ?? 0),
    token: tokenEnd === HEADER_BYTES ? nothing : datagram.subarray(HEADER_BYTES, tokenEnd),
    options,
    payload: payloadAt < datagram.length ? datagram.subarray(payloadAt) : nothing,
  };
}

/** @returns the start of the payload; the end of the datagram if there is none */
function readOptions(datagram: Buffer, start: number, options: RawOption[]): number {
  let at = start;
  let number = 0;
  while (at < datagram.length) {
    const head = datagram[at] ?? 0;
    if (head === PAYLOAD_MARKER) return at + 1;
    const delta = head >> 4;
    const length = head & 0x0f;
    const lengthAt = at + 1 + extensionLength(delta);
    number += extend(datagram, at + 1, delta);
    const valueAt = lengthAt + extensionLength(length);
    at = valueAt + extend(datagram, lengthAt, length);
    options.push({ number, value: datagram.subarray(valueAt, at) });
  }
  return at;
}

/**
 * Encodes a message. Sorts options by number; options with the same number keep their order.
 *
 * @throws RangeError if the message is longer than MAX_MESSAGE_BYTES, or the token longer than 8 bytes
 */
export function encodeMessage(message: Message): Buffer {
  const { token, payload } = message;
  if (token.length > MAX_TOKEN_BYTES) throw new RangeError('A token has at most 8 bytes');
  const options = inOrder(message.options);
  const optionsAt = HEADER_BYTES + token.length;
  const optionsEnd = optionsAt + lengthOf(options);
  const length = payload.length === 0 ? optionsEnd : optionsEnd + 1 + payload.length;
  if (length > MAX_MESSAGE_BYTES) throw new RangeError(`A message has at most ${MAX_MESSAGE_BYTES} bytes`);
  const bytes = allocate(length);
  bytes[0] = 0x40 | (message.type << 4) | token.length;
  bytes[1] = message.code;
  bytes[2] = message.messageId >> 8;
  bytes[3] = message.messageId & 0xff;
  copy(token, bytes, HEADER_BYTES);
  writeOptions(bytes, optionsAt, options);
  if (payload.length > 0) {
    bytes[optionsEnd] = PAYLOAD_MARKER;
    copy(payload, bytes, optionsEnd + 1);
  }
  return bytes;
}

/** Encodes an empty message: an acknowledgement, a Reset or, if confirmable, a ping (RFC 7252 section 4.1). */
export function encodeEmpty(type: MessageType, messageId: number): Buffer {
  const bytes = allocate(HEADER_BYTES);
  bytes[0] = 0x40 | (type << 4);
  bytes[1] = 0;
  bytes[2] = messageId >> 8;
  bytes[3] = messageId & 0xff;
  return bytes;
}

/** Returns the options in order. Most messages already have them in order. */
function inOrder(options: readonly RawOption[]): readonly RawOption[] {
  let previous = 0;
  for (const { number } of options) {
    if (number < previous) return [...options].sort((a, b) => a.number - b.number);
    previous = number;
  }
  return options;
}

function lengthOf(options: readonly RawOption[]): number {
  let length = 0;
  let previous = 0;
  for (const { number, value } of options) {
    length += 1 + extensionBytes(number - previous) + extensionBytes(value.length) + value.length;
    previous = number;
  }
  return length;
}

function writeOptions(bytes: Buffer, start: number, options: readonly RawOption[]): void {
  let at = start;
  let previous = 0;
  for (const { number, value } of options) {
    const delta = number - previous;
    previous = number;
    bytes[at] = (nibbleOf(delta) << 4) | nibbleOf(value.length);
    at = writeExtension(bytes, at + 1, delta);
    at = writeExtension(bytes, at, value.length);
    copy(value, bytes, at);
    at += value.length;
  }
}

/** Returns the number of bytes after the nibble of a delta or a length (RFC 7252 section 3.1). */
function extensionBytes(value: number): number {
  if (value < 13) return 0;
  return value < 269 ? 1 : 2;
}

function nibbleOf(value: number): number {
  return value < 13 ? value : 12 + extensionBytes(value);
}

function writeExtension(bytes: Buffer, at: number, value: number): number {
  if (value < 13) return at;
  if (value < 269) {
    bytes[at] = value - 13;
    return at + 1;
  }
  bytes[at] = (value - 269) >> 8;
  bytes[at + 1] = (value - 269) & 0xff;
  return at + 2;
}

/** Up to this length, a loop is faster than a call into the runtime. */
const SHORT_BYTES = 24;

function copy(from: Uint8Array, to: Buffer, at: number): void {
  if (from.length > SHORT_BYTES) {
    to.set(from, at);
    return;
  }
  for (let index = 0; index < from.length; index += 1) to[at + index] = from[index] ?? 0;
}
