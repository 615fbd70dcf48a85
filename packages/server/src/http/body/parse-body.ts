import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { DecodeError, decodeXml, lineOutsideUtf8 } from '@muster/lwm2m/core';
import { findExcess } from '../../kernel/data.ts';
import { invalidMember, MusterError } from '../../kernel/errors.ts';
import { memberName } from '../model-state.ts';

export const JSON_TYPE = 'application/json';
/** text/xml is another name for it (RFC 7303). */
export const XML_TYPE = 'application/xml';

/** A body as received. Plain data, so it can be passed between threads. */
export interface RawBody {
  readonly mediaType: string;
  /** Size as received, or the maximum size if that is unknown. */
  readonly bytes: number;
  /** Octets after decompression, in parts. Absent: the handler reads the body itself. */
  readonly parts?: readonly Uint8Array[];
  /** Charset of the media type, in lower case. */
  readonly charset?: string;
}

/**
 * Parses a body that is JSON or text.
 *
 * @throws MusterError `malformed-body`; `invalid-request` above the limits of JSON, and for text that is not Unicode
 */
export function parseBody({ mediaType, parts, charset }: RawBody): unknown {
  if (parts === undefined) return '';
  const octets = Buffer.concat(parts);
  if (mediaType !== JSON_TYPE) return xmlOf(octets, charset);
  // A chunked body can be empty. It counts as an object without members.
  return octets.length === 0 ? {} : parseJson(octets, 'body', 'body');
}

/** The only text that is read as a whole is XML. */
function xmlOf(octets: Uint8Array, charset: string | undefined): string {
  try {
    return decodeXml(octets, charset);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new MusterError('malformed-body', `${sentence(error.message)}.`, { cause: error });
  }
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** A file may have more values than a body. */
const MAX_VALUES_OF_FILE = 400_000;

/**
 * Parses the JSON of an uploaded file.
 *
 * @param member part of the form that contains the file, for errors
 * @throws MusterError as {@link parseJson}
 */
export function jsonFile(octets: Uint8Array, member: string): unknown {
  return parseJson(octets, 'file', member, MAX_VALUES_OF_FILE);
}

/**
 * Parses a JSON text.
 *
 * @param noun for messages: body or file
 * @param member the member reported for errors of the whole text
 * @param maxValues maximum number of arrays, objects and the values in them; defaults to the limit of a body
 * @throws MusterError `malformed-body`; `invalid-request` above the limits of JSON, and for text that is not Unicode
 */
function parseJson(octets: Uint8Array, noun: string, member: string, maxValues?: number): unknown {
  // Refuses octets that a decoder would replace silently.
  const line = lineOutsideUtf8(octets);
  if (line !== undefined) {
    throw new MusterError('malformed-body', `The ${noun} is not UTF-8 in line ${line}. Encode it as UTF-8.`);
  }
  const excess = findExcess(octets, maxValues);
  if (excess !== undefined) throw invalidMember(member, excess);
  const value = parsed(octets, noun);
  const modelState = mayBeIllFormed(octets) ? illFormedMembers(value) : undefined;
  if (modelState !== undefined) {
    throw new MusterError('invalid-request', `The ${noun} has text that is not Unicode.`, { modelState });
  }
  return value;
}

function parsed(octets: Uint8Array, noun: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(octets));
  } catch (cause) {
    throw new MusterError('malformed-body', `The ${noun} is not valid JSON.`, { cause });
  }
}

const MAX_FAULTS = 100;
/** Greater than the depth of any body of the contract. A deeper fault is reported for the member at this depth. */
const MAX_DEPTH = 64;
const FAULT = 'Must be Unicode text, without a lone surrogate (RFC 8259 section 8.2).';

/** A lone surrogate can only be in JSON, which is UTF-8, as an escape sequence. So most bodies need no search. */
function mayBeIllFormed(json: Uint8Array): boolean {
  const octets = Buffer.from(json.buffer, json.byteOffset, json.length);
  return octets.includes('\\ud') || octets.includes('\\uD');
}

/**
 * Returns the members of a JSON value whose text or name contains a lone surrogate. Such text cannot be stored or
 * sent as UTF-8 without change. Not recursive, because the client determines the depth of the value.
 *
 * @returns the faulty members, at most 100, or undefined if there is none
 */
export function illFormedMembers(value: unknown): Record<string, string[]> | undefined {
  const faults = new Map<string, string[]>();
  const open: (readonly [path: Path | undefined, value: unknown])[] = [[undefined, value]];
  for (let next = open.pop(); next !== undefined && faults.size < MAX_FAULTS; next = open.pop()) {
    const [path, item] = next;
    if (typeof item === 'string') {
      if (!item.isWellFormed()) faults.set(nameOf(path), [FAULT]);
    } else if (item !== null && typeof item === 'object') {
      for (const [key, member] of Object.entries(item)) {
        const inner = innerPath(key, path);
        if (key.isWellFormed()) open.push([inner, member]);
        else faults.set(nameOf(inner), [FAULT]);
      }
    }
  }
  return faults.size === 0 ? undefined : Object.fromEntries(faults);
}

/** A linked list of keys, from the inside out. The whole path is only built for faults. */
interface Path {
  readonly key: string;
  readonly within: Path | undefined;
  readonly depth: number;
}

function innerPath(key: string, within: Path | undefined): Path {
  const depth = (within?.depth ?? 0) + 1;
  return within !== undefined && depth > MAX_DEPTH ? within : { key, within, depth };
}

function nameOf(path: Path | undefined): string {
  const keys: string[] = [];
  for (let at = path; at !== undefined; at = at.within) keys.push(at.key.toWellFormed());
  return memberName(keys.reverse());
}

const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Yields the items of a JSON array as it arrives. Splits them at the commas outside strings and nested values, and
 * parses each with `JSON.parse`, with the same result as parsing the whole body. Holds one item in memory.
 *
 * @param source bytes in UTF-8
 * @param maxItemBytes maximum size of an item, including the white space around it
 * @throws MusterError `malformed-body` if the body is not a JSON array, `payload-too-large` for an item
 */
export async function* jsonItems(
  source: AsyncIterable<Uint8Array>,
  maxItemBytes: number,
): AsyncGenerator<unknown, void, undefined> {
  const splitter = new Splitter(maxItemBytes);
  for await (const chunk of source) yield* splitter.take(chunk);
  splitter.end();
}

class Splitter {
  readonly #maxItemBytes: number;
  #state: 'before' | 'inside' | 'after' = 'before';
  /** Parts of the current item. */
  #parts: Uint8Array[] = [];
  #bytes = 0;
  #items = 0;
  /** Number of open arrays and objects within the item. */
  #depth = 0;
  #inString = false;
  #isEscaped = false;

  constructor(maxItemBytes: number) {
    this.#maxItemBytes = maxItemBytes;
  }

  *take(chunk: Uint8Array): Generator<unknown, void, undefined> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#state !== 'inside') {
        this.#takeOutside(byte);
        start = at + 1;
      } else if (this.#inString) {
        this.#takeInString(byte);
      } else if (this.#endsItem(byte)) {
        this.#keep(chunk.subarray(start, at));
        yield* this.#item(byte);
        start = at + 1;
      }
    }
    if (this.#state === 'inside') this.#keep(chunk.subarray(start));
  }

  end(): void {
    if (this.#state !== 'after') throw malformedList();
  }

  #takeOutside(byte: number): void {
    if (isSpace(byte)) return;
    if (this.#state === 'after' || byte !== OPEN_LIST) throw malformedList();
    this.#state = 'inside';
  }

  #takeInString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  #endsItem(byte: number): boolean {
    if (byte === QUOTE) this.#inString = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#depth += 1;
    else if (this.#depth === 0) return byte === COMMA || byte === CLOSE_LIST;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#depth -= 1;
    return false;
  }

  #keep(part: Uint8Array): void {
    this.#bytes += part.length;
    if (this.#bytes > this.#maxItemBytes) {
      throw new MusterError(
        'payload-too-large',
        `A row has more than ${this.#maxItemBytes} bytes. Send less data per row.`,
      );
    }
    this.#parts.push(part);
  }

  *#item(end: number): Generator<unknown, void, undefined> {
    const text = Buffer.concat(this.#parts, this.#bytes);
    this.#parts = [];
    this.#bytes = 0;
    if (end === CLOSE_LIST) this.#state = 'after';
    if (end === CLOSE_LIST && this.#items === 0 && text.every(isSpace)) return;
    this.#items += 1;
    yield parsedItem(text, this.#items);
  }
}

function parsedItem(text: Buffer, number: number): unknown {
  if (!isUtf8(text)) {
    throw new MusterError('malformed-body', `The body is not UTF-8 in item ${number}. Encode it as UTF-8.`);
  }
  try {
    return JSON.parse(text.toString('utf8')) as unknown;
  } catch (cause) {
    throw malformedList(cause);
  }
}

/** White space of RFC 8259, section 2. */
function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}

function malformedList(cause?: unknown): MusterError {
  return new MusterError('malformed-body', 'The body is not a valid JSON array.', { cause });
}
