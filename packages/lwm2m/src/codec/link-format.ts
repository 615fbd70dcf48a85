/**
 * application/link-format, Content-Format 40 (RFC 6690 section 2: https://www.rfc-editor.org/rfc/rfc6690#section-2).
 *
 *     links     = link *( "," link )
 *     link      = "<" target ">" *( ";" attribute )
 *     attribute = name [ "=" ( token / quoted-string ) ]
 *
 * Devices deviate from this. The reader accepts unambiguous deviations and reports them as warnings.
 * It rejects text that may be truncated (an open target or quotation), because half a list looks like a device
 * that lost its objects.
 */
import { DecodeError } from './decode-error.ts';
import { COMMA, EQUALS, LESS, LinkScanner, SEMICOLON } from './link-scanner.ts';
import { asBuffer } from './text.ts';
import { utf8Text } from './utf8.ts';

/** One link of the CoRE Link Format (RFC 6690 section 2). */
export interface LinkValue {
  /** Text between the angle brackets, e.g. `/3/0`. */
  readonly target: string;
  /** Attributes by name, in order; `true` for one without a value. */
  readonly attributes: ReadonlyMap<string, string | true>;
}

/** Limits of a payload in link format. */
export interface LinkFormatLimits {
  /** Maximum number of bytes (of text: characters) of the payload. Default 256 KiB. */
  readonly maxBytes: number;
  /** Maximum number of links. Default 8192. */
  readonly maxLinks: number;
  /** Maximum number of attributes of one link. Default 32. */
  readonly maxAttributes: number;
}

/** Default values of {@link LinkFormatLimits}. */
export const linkFormatLimits: LinkFormatLimits = { maxBytes: 262_144, maxLinks: 8192, maxAttributes: 32 };

/** Result of lenient parsing of link format. */
export interface ParsedLinks {
  readonly links: LinkValue[];
  /** Deviations that were accepted, at most 20 sentences. */
  readonly warnings: string[];
}

const noAttributes: ReadonlyMap<string, string | true> = new Map();

/**
 * Reads link format leniently: accepts white space, stray and trailing separators, unquoted and repeated attributes. Of
 * an attribute that is repeated within a link, the first value counts; those of `ct` are joined by a space.
 * @throws DecodeError `malformed` for invalid or truncated text, `too-large` over a limit
 */
export function parseLinkFormat(
  payload: string | Uint8Array,
  limits: Partial<LinkFormatLimits> = {},
): ParsedLinks {
  const bounds = { ...linkFormatLimits, ...limits };
  if (payload.length > bounds.maxBytes) {
    throw new DecodeError('too-large', `link format of more than ${bounds.maxBytes} bytes`);
  }
  const scanner = new LinkScanner(typeof payload === 'string' ? payload : utf8Text(asBuffer(payload)));
  const links: LinkValue[] = [];
  for (;;) {
    skipSeparators(scanner);
    if (scanner.atEnd()) break;
    if (scanner.peek() !== LESS) scanner.fail('expected "<"');
    if (links.length >= bounds.maxLinks)
      throw new DecodeError('too-large', `more than ${bounds.maxLinks} links`);
    links.push({ target: scanner.readTarget(), attributes: readAttributes(scanner, bounds.maxAttributes) });
    expectSeparator(scanner);
  }
  return { links, warnings: scanner.warnings };
}

/** Skips commas and semicolons before a link, where none are allowed. */
function skipSeparators(scanner: LinkScanner): void {
  for (;;) {
    scanner.skipSpace();
    if (scanner.peek() !== COMMA && scanner.peek() !== SEMICOLON) return;
    scanner.warn('stray or trailing separator');
    scanner.offset += 1;
  }
}

function expectSeparator(scanner: LinkScanner): void {
  scanner.skipSpace();
  if (scanner.atEnd()) return;
  if (scanner.peek() === LESS) {
    scanner.warn('comma missing between links');
    return;
  }
  if (scanner.peek() !== COMMA) scanner.fail('expected "," or ";"');
  scanner.offset += 1;
  scanner.skipSpace();
  if (scanner.atEnd()) scanner.warn('stray or trailing separator');
}

function readAttributes(scanner: LinkScanner, maxAttributes: number): ReadonlyMap<string, string | true> {
  let attributes: Map<string, string | true> | undefined;
  for (;;) {
    scanner.skipSpace();
    if (scanner.peek() !== SEMICOLON) return attributes ?? noAttributes;
    scanner.offset += 1;
    scanner.skipSpace();
    const name = scanner.readName();
    if (name === '') {
      if (scanner.peek() === EQUALS) scanner.fail('an attribute has no name');
      scanner.warn('stray semicolon');
      continue;
    }
    attributes ??= new Map();
    if (attributes.size >= maxAttributes) {
      throw new DecodeError('too-large', `a link with more than ${maxAttributes} attributes`, scanner.offset);
    }
    addAttribute(attributes, name, scanner);
  }
}

function addAttribute(attributes: Map<string, string | true>, name: string, scanner: LinkScanner): void {
  let value: string | true = true;
  if (scanner.peek() === EQUALS) {
    scanner.offset += 1;
    value = scanner.readValue();
  }
  const known = attributes.get(name);
  if (known === undefined) {
    attributes.set(name, value);
    return;
  }
  scanner.warn(`attribute ${printable(name)} given more than once`);
  if (name === 'ct' && typeof known === 'string' && typeof value === 'string') {
    attributes.set(name, `${known} ${value}`);
  }
}

/** Shortens and escapes text of a device for a warning. */
export function printable(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
}

const TOKEN = /^[A-Za-z0-9!#$&+\-.^_`|~:/]+$/;
/** Attributes that RFC 6690 and LwM2M always quote. */
const quoted = new Set(['rt', 'if', 'title', 'uri']);

/** Writes links. Quotes values that require it, and always those of `rt`, `if`, `title` and `uri`. */
export function formatLinkFormat(links: readonly LinkValue[]): string {
  return links.map(formatLink).join(',');
}

function formatLink({ target, attributes }: LinkValue): string {
  let text = `<${target}>`;
  for (const [name, value] of attributes) {
    if (value === true) text += `;${name}`;
    else if (!quoted.has(name) && TOKEN.test(value)) text += `;${name}=${value}`;
    else text += `;${name}="${value.replace(/["\\]/g, '\\$&')}"`;
  }
  return text;
}
