import { TextDecoder } from 'node:util';
import { DecodeError, decodeXml, lineOutsideUtf8 } from '@muster/lwm2m/core';
import type { Request } from 'express';
import { invalidMember, MusterError } from '../../kernel/errors.ts';
import { FORM_TYPE } from '../contract.ts';
import type { ContractBody } from '../contract.ts';
import type { RequestParts } from '../validation.ts';
import { findExcess } from '../../kernel/json-bounds.ts';
import { illFormedMembers, mayBeIllFormed } from '../body/well-formed-text.ts';
import { wholeBody } from '../body/whole-body.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { nextTurn } from '../../kernel/turns.ts';

const JSON_TYPE = 'application/json';
/** RFC 7303: text/xml is another name for it. */
const XML_TYPE = 'application/xml';
const aliases: ReadonlyMap<string, string> = new Map([
  ['text/xml', XML_TYPE],
  // Clients of the original send it.
  ['text/json', JSON_TYPE],
  // Media type of a PATCH (RFC 6902, 6). It is JSON.
  ['application/json-patch+json', JSON_TYPE],
]);

/** Bytes from which a body has a turn of its own. */
const LARGE_BYTES = 65_536;

/** Reads the bodies of requests, as JSON or as text, up to a size. */
export class BodyReader {
  readonly #limitBytes: number;
  /** Resolves in the turn of the event loop after the latest large body. */
  #afterLarge: Promise<void> = Promise.resolve();

  /** @param limitBytes of a body, after decompression */
  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /**
   * The body of a request as the contract takes it; undefined when there is none and none is needed.
   *
   * @throws MusterError `payload-too-large`, `unsupported-media-type`, `malformed-body`, `invalid-request`
   */
  async read(request: Request, body: ContractBody): Promise<RequestParts['body']> {
    if (!hasBody(request)) {
      if (body.required) {
        throw new MusterError('invalid-request', 'The request needs a body.', {
          modelState: { body: ['Is missing.'] },
        });
      }
      return undefined;
    }
    const mediaType = mediaTypeOf(request);
    if (!body.schemas.has(mediaType)) {
      throw new MusterError(
        'unsupported-media-type',
        `The media type of the body must be ${[...body.schemas.keys()].join(' or ')}, not ${shownValue(mediaType)}.`,
      );
    }
    if (body.streamed.has(mediaType)) {
      demandPlain(request);
      if (mediaType.startsWith('text/')) demandUtf8(request);
      // Its parts are checked once they have been read.
      if (mediaType === FORM_TYPE) return undefined;
      return { value: '', mediaType, bytes: 0 };
    }
    if (body.streamedWhenLarge.has(mediaType) && !this.#isShort(request)) {
      demandPlain(request);
      demandUtf8(request);
      return undefined;
    }
    const value = mediaType === JSON_TYPE ? await this.#readJson(request) : await this.#readText(request);
    const declared = Number(request.headers['content-length']);
    const isPlain = request.headers['content-encoding'] === undefined && Number.isInteger(declared);
    return { value, mediaType, bytes: isPlain ? declared : this.#limitBytes };
  }

  /** To parse and check a large body takes some milliseconds: each has a turn of the event loop, so that other requests get in between. */
  async #wholeBody(request: Request): Promise<Buffer> {
    const octets = await wholeBody(request, this.#limitBytes);
    if (octets.length < LARGE_BYTES) return octets;
    const before = this.#afterLarge;
    this.#afterLarge = before.then(nextTurn);
    await before;
    return octets;
  }

  #isShort(request: Request): boolean {
    return Number(request.headers['content-length'] ?? Infinity) <= this.#limitBytes;
  }

  async #readJson(request: Request): Promise<unknown> {
    demandUtf8(request);
    const octets = await this.#wholeBody(request);
    const value = parsed(octets);
    const modelState = mayBeIllFormed(octets) ? illFormedMembers(value) : undefined;
    if (modelState !== undefined) {
      throw new MusterError('invalid-request', 'The body has text that is not Unicode.', { modelState });
    }
    return value;
  }

  /** All text that is read as a whole is XML. */
  async #readText(request: Request): Promise<string> {
    const charset = charsetOf(request);
    if (charset !== undefined) demandKnown(charset);
    const octets = await this.#wholeBody(request);
    try {
      return decodeXml(octets, charset);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      throw new MusterError('malformed-body', `${sentence(error.message)}.`, { cause: error });
    }
  }
}

/** A chunked body may turn out to be empty: nothing is said then, as by an object without members. */
function parsed(octets: Buffer): unknown {
  if (octets.length === 0) return {};
  // Refuses octets that a decoder would replace silently.
  const line = lineOutsideUtf8(octets);
  if (line !== undefined) {
    throw new MusterError('malformed-body', `The body is not UTF-8 in line ${line}. Encode it as UTF-8.`);
  }
  const excess = findExcess(octets);
  if (excess !== undefined) throw invalidMember('body', excess);
  try {
    return JSON.parse(new TextDecoder().decode(octets));
  } catch (cause) {
    throw new MusterError('malformed-body', 'The body is not valid JSON.', { cause });
  }
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

/** @throws MusterError `unsupported-media-type` */
function demandKnown(charset: string): void {
  try {
    new TextDecoder(charset);
  } catch (cause) {
    throw new MusterError(
      'unsupported-media-type',
      `Unsupported charset ${shownValue(charset)}. Use utf-8.`,
      {
        cause,
      },
    );
  }
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** @throws MusterError `unsupported-media-type` */
function demandPlain(request: Request): void {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new MusterError(
      'unsupported-media-type',
      'This body must not be compressed. Send it without Content-Encoding.',
    );
  }
}

function mediaTypeOf(request: Request): string {
  const header = request.headers['content-type'] ?? '';
  const semicolon = header.indexOf(';');
  const type = (semicolon < 0 ? header : header.slice(0, semicolon)).trim().toLowerCase();
  return aliases.get(type) ?? type;
}

/** RFC 8259 section 8.1 asks for it in JSON. @throws MusterError `unsupported-media-type` */
function demandUtf8(request: Request): void {
  const charset = charsetOf(request);
  if (charset !== undefined && charset !== 'utf-8') {
    throw new MusterError(
      'unsupported-media-type',
      'The body must be UTF-8. Send it with charset=utf-8 or without a charset.',
    );
  }
}

/** In lower case, without quotes. */
function charsetOf(request: Request): string | undefined {
  const header = request.headers['content-type'] ?? '';
  return /;\s*charset\s*=\s*"?([^\s;"]*)/iu.exec(header)?.[1]?.toLowerCase();
}
