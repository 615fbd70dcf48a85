import { CoapRequestError } from '../errors.ts';
import { OptionNumber } from '../message/option.ts';
import type { RawOption } from '../message/option.ts';
import { encodeUint } from '../message/uint.ts';
import type { RequestInit } from '../types.ts';

const MAX_STRING_BYTES = 255;

/**
 * Returns the options of a request, except those of block-wise transfer and observation.
 *
 * @throws CoapRequestError of kind `invalid` for a path or query that is too long, or a missing Content-Format (RFC
 *   8132)
 */
export function requestOptions(init: RequestInit): RawOption[] {
  const options: RawOption[] = [];
  for (const segment of init.path) options.push(text(OptionNumber.uriPath, segment));
  if (init.contentFormat !== undefined) options.push(uint(OptionNumber.contentFormat, init.contentFormat));
  for (const part of init.query ?? []) options.push(text(OptionNumber.uriQuery, part));
  if (init.accept !== undefined) options.push(uint(OptionNumber.accept, init.accept));
  if (init.options) options.push(...init.options);
  if (needsContentFormat(init) && !options.some(({ number }) => number === OptionNumber.contentFormat)) {
    throw new CoapRequestError('invalid', `${init.method} needs a Content-Format`);
  }
  return options;
}

function needsContentFormat({ method }: RequestInit): boolean {
  return method === 'FETCH' || method === 'PATCH' || method === 'iPATCH';
}

function text(number: number, value: string): RawOption {
  const bytes = Buffer.from(value, 'utf8');
  if (bytes.length > MAX_STRING_BYTES) {
    throw new CoapRequestError('invalid', 'A path segment or query part is longer than 255 bytes');
  }
  return { number, value: bytes };
}

function uint(number: number, value: number): RawOption {
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new CoapRequestError('invalid', 'A Content-Format or Accept must be 0 to 65535');
  }
  return { number, value: encodeUint(value) };
}
