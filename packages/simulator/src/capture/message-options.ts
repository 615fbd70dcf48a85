import { decodeBlock, decodeUint, findOption, OptionNumber, type Block, type RawOption } from '@muster/coap';
import type { CapturedMessage } from './capture-types.ts';

/** Options that the CoAP endpoint sets, or that have a member of their own in a request or reply. */
const handled: ReadonlySet<number> = new Set([
  OptionNumber.uriHost,
  OptionNumber.uriPort,
  OptionNumber.uriPath,
  OptionNumber.uriQuery,
  OptionNumber.contentFormat,
  OptionNumber.accept,
  OptionNumber.observe,
  OptionNumber.block1,
  OptionNumber.block2,
  OptionNumber.qBlock1,
  OptionNumber.qBlock2,
  OptionNumber.size1,
  OptionNumber.size2,
  OptionNumber.etag,
  OptionNumber.maxAge,
  OptionNumber.locationPath,
  OptionNumber.echo,
  OptionNumber.requestTag,
]);

export function textsOf({ options }: CapturedMessage, wanted: number): string[] {
  return options.filter(({ number }) => number === wanted).map(({ value }) => value.toString('utf8'));
}

export function uintOf({ options }: CapturedMessage, wanted: number): number | undefined {
  const value = findOption(options, wanted);
  return value === undefined ? undefined : decodeUint(value);
}

export function blockOf({ options }: CapturedMessage, wanted: number): Block | undefined {
  const value = findOption(options, wanted);
  return value === undefined ? undefined : decodeBlock(value);
}

/** Returns the options without a member of their own in a request or reply. */
export function otherOptions({ options }: CapturedMessage): RawOption[] {
  return options.filter(({ number }) => !handled.has(number));
}
