import { CoapError } from '../errors.ts';
import { parseResponseCode } from '../message/code.ts';
import { OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import type { CoapReply } from '../types.ts';
import type { ResponseContent } from './block-serve.ts';

const noPayload = Buffer.alloc(0);
const noOptions: readonly RawOption[] = [];

/**
 * Converts the reply of a handler.
 *
 * @throws TypeError or RangeError for an invalid reply: no response code, or option values out of bounds
 */
export function toContent(reply: CoapReply): ResponseContent {
  return {
    code: parseResponseCode(reply.code),
    options: replyOptions(reply),
    payload: reply.payload ? asBuffer(reply.payload) : noPayload,
  };
}

/** Returns the reply for an error of the handler: the code and message of a CoapError, else 5.00 without detail. */
export function errorReply(error: unknown): CoapReply {
  if (!(error instanceof CoapError)) return { code: '5.00' };
  return {
    code: error.code,
    payload: Buffer.from(error.message, 'utf8'),
    ...(error.maxAgeSeconds === undefined ? {} : { maxAgeSeconds: error.maxAgeSeconds }),
  };
}

/** Creates a response of the protocol itself: a code, usually with a diagnostic payload (RFC 7252 section 5.5.2). */
export function diagnostic(
  code: number,
  text = '',
  options: readonly RawOption[] = noOptions,
): ResponseContent {
  return { code, options, payload: text === '' ? noPayload : Buffer.from(text, 'utf8') };
}

/** Returns a Buffer on the same memory. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function replyOptions(reply: CoapReply): readonly RawOption[] {
  const { etag, contentFormat, maxAgeSeconds, locationPath, locationQuery } = reply;
  const options: RawOption[] = reply.options ? [...reply.options] : [];
  if (contentFormat !== undefined) {
    options.push({ number: OptionNumber.contentFormat, value: encodeUint(contentFormat) });
  }
  if (etag) options.push({ number: OptionNumber.etag, value: checkedEtag(etag) });
  if (maxAgeSeconds !== undefined) {
    options.push({ number: OptionNumber.maxAge, value: encodeUint(maxAgeSeconds) });
  }
  if (locationPath) pushStrings(options, OptionNumber.locationPath, locationPath);
  if (locationQuery) pushStrings(options, OptionNumber.locationQuery, locationQuery);
  return options;
}

function checkedEtag(etag: Uint8Array): Buffer {
  if (etag.length < 1 || etag.length > 8) throw new RangeError('An ETag has 1 to 8 bytes');
  return asBuffer(etag);
}

function pushStrings(options: RawOption[], number: number, values: readonly string[]): void {
  for (const value of values) options.push({ number, value: Buffer.from(value, 'utf8') });
}
