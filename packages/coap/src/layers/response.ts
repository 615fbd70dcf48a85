import type { Peer } from '@muster/net';
import { responseCodeText } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import { decodeUint } from '../message/uint.ts';
import type { CoapResponse } from '../types.ts';

const DEFAULT_MAX_AGE_SECONDS = 60;
const nothing: readonly string[] = [];

function uintOf(message: Message, number: number): number | undefined {
  const value = findOption(message.options, number);
  return value && decodeUint(value);
}

/** Returns the seconds for which a response is fresh (RFC 7252 section 5.10.5). */
export function maxAgeOf(message: Message): number {
  return uintOf(message, OptionNumber.maxAge) ?? DEFAULT_MAX_AGE_SECONDS;
}

/** Converts a response message for the application. */
export function toResponse(message: Message, peer: Peer): CoapResponse {
  const { options } = message;
  return {
    code: responseCodeText(message.code),
    payload: message.payload,
    contentFormat: uintOf(message, OptionNumber.contentFormat),
    locationPath: strings(message, OptionNumber.locationPath),
    maxAgeSeconds: maxAgeOf(message),
    etag: findOption(options, OptionNumber.etag),
    observe: uintOf(message, OptionNumber.observe),
    options,
    peer,
  };
}

function strings(message: Message, number: number): readonly string[] {
  let found: string[] | undefined;
  for (const option of message.options) {
    if (option.number === number) (found ??= []).push(option.value.toString('utf8'));
  }
  return found ?? nothing;
}
