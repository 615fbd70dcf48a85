import { TextDecoder } from 'node:util';
import JSONParser from '@streamparser/json/jsonparser.js';
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

/** Bytes that are parsed before their items are yielded, and the tolerance of the maximum size of an item. */
const PIECE_BYTES = 4_096;

/**
 * Yields the items of a JSON array as it arrives, with the same result as parsing the whole body. Holds the items of
 * a few kilobytes in memory.
 *
 * @param source bytes in UTF-8
 * @param maxItemBytes maximum size of an item, including the white space around it
 * @throws MusterError `malformed-body` if the body is not a JSON array, `payload-too-large` for an item
 */
export async function* jsonItems(
  source: AsyncIterable<Uint8Array>,
  maxItemBytes: number,
): AsyncGenerator<unknown, void, undefined> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  // The parser skips some octets outside UTF-8.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const items: unknown[] = [];
  parser.onValue = ({ value }) => items.push(value);
  let start = '';
  let openBytes = 0;
  for await (const piece of piecesOf(source)) {
    let fault: MusterError | undefined;
    try {
      const text = decoder.decode(piece, { stream: true });
      start ||= text.trimStart().charAt(0);
      // The parser would take the members of an object as well.
      if (start === '' || start === '[') parser.write(piece);
      else fault = malformedList();
    } catch (cause) {
      fault = malformedList(cause);
    }
    const isInItem = start !== '' && items.length === 0 && !parser.isEnded;
    openBytes = isInItem ? openBytes + piece.length : 0;
    yield* items.splice(0);
    if (fault !== undefined) throw fault;
    if (openBytes > maxItemBytes) {
      throw new MusterError(
        'payload-too-large',
        `A row has more than ${maxItemBytes} bytes. Send less data per row.`,
      );
    }
  }
  if (!parser.isEnded) throw malformedList();
}

async function* piecesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES);
  }
}

function malformedList(cause?: unknown): MusterError {
  const isEncoding =
    (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  const message = isEncoding
    ? 'The body is not UTF-8. Encode it as UTF-8.'
    : 'The body is not a valid JSON array.';
  return new MusterError('malformed-body', message, { cause });
}
