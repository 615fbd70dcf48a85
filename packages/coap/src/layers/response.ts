import { responseCodeText } from '../message/code.ts';
import type { Message } from '../message/message.ts';
import { findOption, OptionNumber } from '../message/option.ts';
import { decodeUint } from '../message/uint.ts';
import type { Peer } from '../transport/transport.ts';
import type { CoapResponse } from '../types.ts';

const DEFAULT_MAX_AGE_SECONDS = 60;
const nothing: readonly string[] = [];

/** A response message as the application sees it. */
export function toResponse(message: Message, peer: Peer): CoapResponse {
  const { options } = message;
  const uint = (number: number): number | undefined => {
    const value = findOption(options, number);
    return value && decodeUint(value);
  };
  return {
    code: responseCodeText(message.code),
    payload: message.payload,
    contentFormat: uint(OptionNumber.contentFormat),
    locationPath: strings(message, OptionNumber.locationPath),
    maxAgeSeconds: uint(OptionNumber.maxAge) ?? DEFAULT_MAX_AGE_SECONDS,
    etag: findOption(options, OptionNumber.etag),
    observe: uint(OptionNumber.observe),
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
