/** CoAP messages (RFC 7252, section 3) encoded by hand, so that the load generator uses none of the measured code. */

const uriPath = 11;
const contentFormat = 12;
const uriQuery = 15;
const locationPath = 8;

export interface Option {
  readonly number: number;
  readonly value: Buffer;
}

export interface Post {
  readonly path: readonly string[];
  readonly query?: readonly string[];
  readonly payload?: string;
}

/** A confirmable POST with a token of 4 bytes. The sender sets the Message ID (bytes 2 and 3). */
export function encodePost({ path, query = [], payload = '' }: Post, token: number): Buffer {
  const options: Option[] = path.map((segment) => ({ number: uriPath, value: Buffer.from(segment) }));
  if (payload !== '') options.push({ number: contentFormat, value: Buffer.of(40) });
  for (const one of query) options.push({ number: uriQuery, value: Buffer.from(one) });
  const head = Buffer.alloc(8);
  head[0] = 0x44;
  head[1] = 0x02;
  head.writeUInt32BE(token >>> 0, 4);
  const body = payload === '' ? [] : [Buffer.of(0xff), Buffer.from(payload)];
  return Buffer.concat([head, ...encodeOptions(options), ...body]);
}

/** A confirmable DELETE, as {@link encodePost}. */
export function encodeDelete(path: readonly string[], token: number): Buffer {
  const message = encodePost({ path }, token);
  message[1] = 0x04;
  return message;
}

/** A confirmable notification in text/plain. The sender sets Message ID, token (8 bytes) and sequence number. */
export function encodeNotification(text: string): Buffer {
  const head = Buffer.alloc(12);
  head[0] = 0x48;
  head[1] = 0x45;
  return Buffer.concat([head, Buffer.of(0x63, 0, 0, 0, 0x60, 0xff), Buffer.from(text)]);
}

/**
 * Classifies a received message: the response to the outstanding request, an empty acknowledgement before a separate
 * response (RFC 7252, section 5.2.2), or neither.
 */
export function arrivalOf(message: Buffer, sent: Buffer): 'answer' | 'acknowledgement' | 'nothing' {
  const isRequest = (sent[1] ?? 0) >> 5 === 0;
  const tokenOf = (one: Buffer): Buffer => one.subarray(4, 4 + ((one[0] ?? 0) & 0x0f));
  if (((message[0] ?? 0) & 0x30) === 0x20) {
    if (message.readUInt16BE(2) !== sent.readUInt16BE(2)) return 'nothing';
    return isRequest && message[1] === 0 ? 'acknowledgement' : 'answer';
  }
  return isRequest && tokenOf(message).equals(tokenOf(sent)) ? 'answer' : 'nothing';
}

/** Returns the acknowledgement of a confirmable message; undefined for other messages. */
export function acknowledgementOf(message: Buffer): Buffer | undefined {
  const isConfirmable = ((message[0] ?? 0) & 0x30) === 0;
  return isConfirmable ? Buffer.of(0x60, 0, message[2] ?? 0, message[3] ?? 0) : undefined;
}

/** Returns the Location-Path of a response. */
export function readLocation(answer: Buffer): string[] {
  return readOptions(answer)
    .filter(({ number }) => number === locationPath)
    .map(({ value }) => value.toString());
}

/** Reads the options of a message, in order. */
export function readOptions(message: Buffer): Option[] {
  const found: Option[] = [];
  let at = 4 + ((message[0] ?? 0) & 0x0f);
  let number = 0;
  while (at < message.length && message[at] !== 0xff) {
    const first = message[at] ?? 0;
    at += 1;
    const delta = extended(message, first >> 4, at);
    at = delta.at;
    const length = extended(message, first & 0x0f, at);
    at = length.at;
    number += delta.value;
    found.push({ number, value: message.subarray(at, at + length.value) });
    at += length.value;
  }
  return found;
}

/** Formats a code, for example "2.04". */
export function readCode(answer: Buffer): string {
  const code = answer[1] ?? 0;
  return `${code >> 5}.${String(code & 0x1f).padStart(2, '0')}`;
}

function encodeOptions(options: readonly Option[]): Buffer[] {
  let previous = 0;
  return options.flatMap(({ number, value }) => {
    const delta = nibble(number - previous);
    const length = nibble(value.length);
    previous = number;
    return [Buffer.of((delta.nibble << 4) | length.nibble, ...delta.bytes, ...length.bytes), value];
  });
}

function nibble(value: number): { readonly nibble: number; readonly bytes: readonly number[] } {
  if (value < 13) return { nibble: value, bytes: [] };
  return { nibble: 13, bytes: [value - 13] };
}

function extended(
  answer: Buffer,
  value: number,
  at: number,
): { readonly value: number; readonly at: number } {
  if (value < 13) return { value, at };
  return { value: 13 + (answer[at] ?? 0), at: at + 1 };
}
