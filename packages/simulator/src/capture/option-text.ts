import { isUtf8 } from 'node:buffer';
import {
  blockSizes,
  decodeBlock,
  decodeUint,
  encodeBlock,
  encodeUint,
  OptionNumber,
  type Block,
  type RawOption,
} from '@muster/coap';

/** Bytes in hexadecimal, for values without a readable form. */
export interface HexValue {
  readonly hex: string;
}

/** An option value in a capture file: text, number, presence (`true`), block or bytes. */
export type OptionValue = string | number | true | Block | HexValue;

/** The options of a message by name, such as `{ "Uri-Path": "/3303/0/5700", "Observe": 0 }`. */
export type OptionTexts = Readonly<Record<string, OptionValue | readonly OptionValue[]>>;

type Kind = 'text' | 'path' | 'uint' | 'block' | 'empty' | 'bytes';

const { ifMatch, uriHost, etag, ifNoneMatch, observe, uriPort, locationPath, oscore, uriPath } = OptionNumber;
const { contentFormat, maxAge, uriQuery, hopLimit, accept, locationQuery, block2, block1, size2 } =
  OptionNumber;
const { proxyUri, proxyScheme, size1, echo, noResponse, requestTag } = OptionNumber;

/** Option names of the IANA registry "CoAP Option Numbers", and the formats of their values. */
const known: readonly (readonly [number: number, name: string, kind: Kind])[] = [
  [ifMatch, 'If-Match', 'bytes'],
  [uriHost, 'Uri-Host', 'text'],
  [etag, 'ETag', 'bytes'],
  [ifNoneMatch, 'If-None-Match', 'empty'],
  [observe, 'Observe', 'uint'],
  [uriPort, 'Uri-Port', 'uint'],
  [locationPath, 'Location-Path', 'path'],
  [oscore, 'OSCORE', 'bytes'],
  [uriPath, 'Uri-Path', 'path'],
  [contentFormat, 'Content-Format', 'uint'],
  [maxAge, 'Max-Age', 'uint'],
  [uriQuery, 'Uri-Query', 'text'],
  [hopLimit, 'Hop-Limit', 'uint'],
  [accept, 'Accept', 'uint'],
  [locationQuery, 'Location-Query', 'text'],
  [block2, 'Block2', 'block'],
  [block1, 'Block1', 'block'],
  [size2, 'Size2', 'uint'],
  [proxyUri, 'Proxy-Uri', 'text'],
  [proxyScheme, 'Proxy-Scheme', 'text'],
  [size1, 'Size1', 'uint'],
  [echo, 'Echo', 'bytes'],
  [noResponse, 'No-Response', 'uint'],
  [requestTag, 'Request-Tag', 'bytes'],
];
const byNumber = new Map(known.map(([number, name, kind]) => [number, { name, kind }]));
const byName = new Map(known.map(([number, name, kind]) => [name, { number, kind }]));
const numbered = /^Option-(\d{1,5})$/u;

/** Describes options by name. Writes a value as bytes if its readable form is not exact. */
export function describeOptions(options: readonly RawOption[]): OptionTexts {
  const groups = new Map<number, Buffer[]>();
  for (const { number, value } of options) groups.set(number, [...(groups.get(number) ?? []), value]);
  const texts: Record<string, OptionValue | OptionValue[]> = {};
  for (const [number, values] of groups) {
    const { name, kind } = byNumber.get(number) ?? { name: `Option-${number}`, kind: 'bytes' };
    texts[name] = kind === 'path' ? describePath(values) : describeValues(kind, values);
  }
  return texts;
}

function describeValues(kind: Kind, values: readonly Buffer[]): OptionValue | OptionValue[] {
  const [first, ...more] = values.map((value) => describeValue(kind, value));
  return first === undefined ? [] : more.length === 0 ? first : [first, ...more];
}

/** Returns one text such as `/rd/a1`, or a list if a segment contains a slash or is not UTF-8. */
function describePath(segments: readonly Buffer[]): OptionValue | OptionValue[] {
  const texts = segments.map((segment) => describeValue('text', segment));
  const plain = texts.filter((text) => typeof text === 'string' && !text.includes('/'));
  return plain.length === texts.length ? `/${(plain as string[]).join('/')}` : texts;
}

function describeValue(kind: Kind, value: Buffer): OptionValue {
  const text = readableValue(kind, value);
  // For example, a number with leading zero bytes has no exact readable form.
  const isExact = text !== undefined && encodeValue(text).equals(value);
  return isExact ? text : { hex: value.toString('hex') };
}

function readableValue(kind: Kind, value: Buffer): OptionValue | undefined {
  switch (kind) {
    case 'text':
    case 'path':
      return isUtf8(value) ? value.toString('utf8') : undefined;
    case 'uint':
      return value.length <= 6 ? decodeUint(value) : undefined;
    case 'block':
      return value.length <= 3 ? decodeBlock(value) : undefined;
    case 'empty':
      return value.length === 0 ? true : undefined;
    case 'bytes':
      return undefined;
  }
}

/**
 * Restores the options in ascending order of their numbers.
 *
 * @throws TypeError for an unknown name or an invalid value
 */
export function parseOptions(texts: unknown): RawOption[] {
  if (!isRecord(texts)) throw new TypeError('"options" must be an object of option names and values');
  const options = Object.entries(texts).flatMap(([name, value]) => parseOption(name, value));
  return options.sort((a, b) => a.number - b.number);
}

function parseOption(name: string, value: unknown): RawOption[] {
  const { number, kind } = byName.get(name) ?? { number: numberOf(name), kind: 'bytes' };
  if (kind === 'path' && typeof value === 'string') {
    if (!value.startsWith('/')) throw new TypeError(`${name} must begin with "/"`);
    return value
      .slice(1)
      .split('/')
      .map((segment) => ({ number, value: Buffer.from(segment, 'utf8') }));
  }
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one) => ({ number, value: checkedValue(name, one) }));
}

function numberOf(name: string): number {
  const number = Number(numbered.exec(name)?.[1] ?? NaN);
  if (number <= 65_535) return number;
  throw new TypeError(
    `unknown option ${JSON.stringify(name.slice(0, 40))}. Write it as Option-NUMBER with {"hex": "…"}`,
  );
}

function checkedValue(name: string, value: unknown): Buffer {
  try {
    return encodeValue(value);
  } catch {
    throw new TypeError(`invalid value of the option ${name}`);
  }
}

/** @throws TypeError or RangeError */
function encodeValue(value: unknown): Buffer {
  if (typeof value === 'string') return Buffer.from(value, 'utf8');
  if (typeof value === 'number') return encodeUint(value);
  if (value === true) return Buffer.alloc(0);
  if (isRecord(value) && 'hex' in value) return parseHex(value['hex']);
  if (isRecord(value) && isBlock(value)) return encodeBlock(value);
  throw new TypeError('not an option value');
}

function isBlock(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Block {
  const { number, more, size } = value;
  return (
    Number.isInteger(number) &&
    Number(number) >= 0 &&
    Number(number) <= 0xf_ffff &&
    typeof more === 'boolean' &&
    (blockSizes as readonly unknown[]).includes(size)
  );
}

/** @throws TypeError */
export function parseHex(text: unknown): Buffer {
  if (typeof text !== 'string' || text.length % 2 !== 0 || !/^[0-9a-f]*$/iu.test(text)) {
    throw new TypeError('bytes must be an even number of hexadecimal digits');
  }
  return Buffer.from(text, 'hex');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
