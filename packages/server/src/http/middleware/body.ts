import { isUtf8 } from 'node:buffer';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { invalidMember, MusterError } from '../../domain/errors.ts';
import { nextTurn } from '../../domain/turns.ts';
import { FORM_TYPE } from '../contract.ts';
import type { ContractBody } from '../contract.ts';
import type { RequestParts } from '../validation.ts';
import { excessOf } from '../body/json-bounds.ts';
import { illFormedMembers, mayBeIllFormed } from '../body/well-formed-text.ts';

const JSON_TYPE = 'application/json';
/** RFC 7303: text/xml is another name for it. */
const XML_TYPE = 'application/xml';
const aliases: ReadonlyMap<string, string> = new Map([
  ['text/xml', XML_TYPE],
  // Clients of the original send it.
  ['text/json', JSON_TYPE],
  // RFC 6902 6: what a PATCH is sent as; it is JSON.
  ['application/json-patch+json', JSON_TYPE],
]);

/** From so many octets on, a body is parsed in one turn of the event loop, and looked into in the next. */
const LONG = 65_536;

/** Requests whose text may be none, by what they are written with. */
const suspects = new WeakSet<object>();

/** Reads the bodies of requests, as JSON or as text, up to a size. */
export class BodyReader {
  readonly #json: RequestHandler;
  readonly #text: RequestHandler;
  readonly #limitBytes: number;

  /** @param limitBytes of a body, after decompression */
  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
    const everything = { limit: limitBytes, type: () => true };
    // The contract says what a body is: a bare value gets its faults told like any other.
    this.#json = express.json({ ...everything, strict: false, verify: checkText });
    this.#text = express.text({ ...everything, defaultCharset: 'utf-8' });
  }

  /**
   * The body of a request as the contract takes it; undefined when there is none and none is needed.
   *
   * @throws MusterError `payload-too-large`, `unsupported-media-type`, `malformed-body`, `invalid-request`
   */
  async read(request: Request, response: Response, body: ContractBody): Promise<RequestParts['body']> {
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
        `The body must be of the type ${[...body.schemas.keys()].join(' or ')}.`,
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
    if (mediaType === JSON_TYPE) await this.#readJson(request, response);
    else await run(this.#text, request, response);
    const value: unknown = request.body;
    const declared = Number(request.headers['content-length']);
    await turnAfter(declared);
    const isPlain = request.headers['content-encoding'] === undefined && Number.isInteger(declared);
    return { value, mediaType, bytes: isPlain ? declared : this.#limitBytes };
  }

  #isShort(request: Request): boolean {
    return Number(request.headers['content-length'] ?? Infinity) <= this.#limitBytes;
  }

  async #readJson(request: Request, response: Response): Promise<void> {
    demandUtf8(request);
    await run(this.#json, request, response);
    const modelState = suspects.has(request) ? illFormedMembers(request.body) : undefined;
    if (modelState !== undefined) {
      throw new MusterError('invalid-request', 'The body holds text that is not Unicode.', { modelState });
    }
  }
}

/** What a decoder would replace silently is refused, and what costs much to look into. */
function checkText(request: object, _response: unknown, octets: Buffer): void {
  if (!isUtf8(octets)) throw new NotUtf8();
  const excess = excessOf(octets);
  if (excess !== undefined) throw new Excessive(excess);
  if (mayBeIllFormed(octets)) suspects.add(request);
}

class Excessive extends Error {
  readonly type = 'excessive';
}

class NotUtf8 extends Error {
  readonly type = 'not.utf8';
}

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** @throws MusterError `unsupported-media-type` */
function demandPlain(request: Request): void {
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new MusterError('unsupported-media-type', 'This body is not taken compressed.');
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
      'The body must be in UTF-8. Send it so, with charset=utf-8 or without a charset.',
    );
  }
}

/** In lower case, without quotes. */
function charsetOf(request: Request): string | undefined {
  const header = request.headers['content-type'] ?? '';
  return /;\s*charset\s*=\s*"?([^\s;"]*)/iu.exec(header)?.[1]?.toLowerCase();
}

/** After work on a long body, or one that does not say how long it is. */
export async function turnAfter(bytes: number | undefined): Promise<void> {
  if (bytes !== undefined && !(bytes <= LONG)) await nextTurn();
}

async function run(reader: RequestHandler, request: Request, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    void reader(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(toMusterError(error)),
    );
  });
}

/** What body-parser says, in our words. */
function toMusterError(error: unknown): Error {
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  switch (type) {
    case 'entity.too.large':
      return new MusterError('payload-too-large');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new MusterError(
        'unsupported-media-type',
        'The encoding of the body is not one that the service takes.',
      );
    case 'request.aborted':
      return new ClientGone();
    case 'not.utf8':
      return new MusterError('malformed-body', 'The body is not UTF-8.');
    case 'excessive':
      return invalidMember('body', (error as Error).message);
    case 'entity.parse.failed':
      return new MusterError('malformed-body', 'The body is not valid JSON.');
    default:
      return new MusterError('malformed-body');
  }
}

/** Nobody is there to get an answer. */
export class ClientGone extends Error {
  constructor() {
    super('The client went away before it had its answer.');
    this.name = 'ClientGone';
  }
}
